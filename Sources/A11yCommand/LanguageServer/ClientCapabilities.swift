import A11yCore
import A11yFormats

/// What a client can do.
struct ClientCapabilities {
  var encoding = PositionEncoding.utf16
  /// It asks for diagnostics, so that none are sent unasked: two lists would be shown.
  var pulls = false
  /// It asks again for diagnostics on request.
  var refreshes = false
  /// It tells about files that change on disk if it is asked to.
  var watchesFiles = false
  /// It can open an address.
  var showsDocuments = false
  var folders: [FilePath] = []

  init() {}

  init(_ parameters: JSONValue?) {
    let capabilities = parameters?["capabilities"]
    let offered = capabilities?["general"]?["positionEncodings"]?.elements.compactMap(\.string) ?? []
    encoding = PositionEncoding.allCases.first { offered.contains($0.rawValue) } ?? .utf16
    pulls = capabilities?["textDocument"]?["diagnostic"]?.kind == .object
    let workspace = capabilities?["workspace"]
    refreshes = workspace?["diagnostics"]?["refreshSupport"]?.bool ?? false
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
    showsDocuments = capabilities?["window"]?["showDocument"]?["support"]?.bool ?? false
    var uris = parameters?["workspaceFolders"]?.elements.compactMap { $0["uri"]?.string } ?? []
    if uris.isEmpty, let root = parameters?["rootUri"]?.string { uris = [root] }
    folders = uris.filter { $0.hasPrefix("file://") }.map { FilePath(uri: $0).tidy }
  }
}
