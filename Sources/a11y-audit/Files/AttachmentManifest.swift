import A11yCommand
import A11yCore
import A11yFormats
import A11yPlatform
import Synchronization

/// `manifest.json` of a folder that `xcrun xcresulttool export attachments` wrote: which file is whose. The files themselves are
/// named by identifiers that nobody knows.
///
/// Source: eight public scripts that read such folders. Each element has `testIdentifier` and `attachments`, of which each has
/// `exportedFileName` and `suggestedHumanReadableName`, such as `login_0_<UUID>.txt` for the attachment `login`.
struct AttachmentManifest: Sendable {
  struct Attachment: Sendable, Equatable {
    /// `LoginTests/testLogin()`
    var test: String
    /// As the test calls it.
    var name: String
    /// Where the test ran; nil if all tests ran on one device.
    var device: String?

    var title: String { device.map { "\(test): \(name) (\($0))" } ?? "\(test): \(name)" }
  }

  private var attachments: [String: Attachment] = [:]

  /// Nil if the text is another kind of manifest.
  init?(_ bytes: [UInt8]) {
    guard let root = try? JSONDocument(bytes: bytes).root, root.kind == .array else { return nil }
    var devices: Set<String> = []
    for test in root.elements {
      guard let identifier = test["testIdentifier"]?.string else { continue }
      guard let files = test["attachments"] else { continue }
      for attachment in files.elements {
        guard let file = attachment["exportedFileName"]?.string else { continue }
        let name = attachment["suggestedHumanReadableName"]?.string.map(Self.name) ?? "attachment"
        let device = attachment["deviceName"]?.string
        if let device { devices.insert(device) }
        attachments[file] = Attachment(test: identifier, name: name, device: device)
      }
    }
    if attachments.isEmpty { return nil }
    // One device is not worth a word.
    if devices.count < 2 { for file in attachments.keys { attachments[file]?.device = nil } }
  }

  func attachment(_ file: String) -> Attachment? { attachments[file] }

  /// The name of the picture that a test attached under the same name.
  func picture(of file: String) -> String? {
    guard let wanted = attachments[file] else { return nil }
    return attachments.filter { $0.value == wanted && $0.key.lowercased().hasSuffix(".png") }.keys.min()
  }

  /// Without the number, the identifier and the ending that Xcode adds.
  private static func name(_ suggestion: String) -> String {
    let found = suggestion.firstMatch(of: /^(.+?)_\d+_[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}(\.\w+)?$/)
    return found.map { String($0.1) } ?? suggestion
  }
}

/// The manifests of the folders that are read, each read once.
final class AttachmentManifests: Sendable {
  private let known = Mutex<[FilePath: AttachmentManifest?]>([:])

  /// That of a file's folder; nil if there is none.
  func manifest(beside file: FilePath) -> AttachmentManifest? {
    let folder = file.folder
    return known.withLock { known in
      if let found = known[folder] { return found }
      let manifest = Self.read(folder.appending("manifest.json"))
      known[folder] = .some(manifest)
      return manifest
    }
  }

  private static func read(_ path: FilePath) -> AttachmentManifest? {
    guard let status = try? path.status(followsLinks: false), status.kind == .file, status.size <= mostBytes else {
      return nil
    }
    return (try? InputFile.read(path)).flatMap { AttachmentManifest($0) }
  }

  private static let mostBytes = 64 << 20
}
