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

  /// The files that a test attached on a device, with these names, in order.
  private func files(of test: String, device: String? = nil) -> [(file: String, name: String)] {
    attachments.filter { $0.value.test == test && (device == nil || $0.value.device == device) }
      .map { ($0.key, $0.value.name) }.sorted { $0.0 < $1.0 }
  }

  /// The results of Apple's audit that a test attached as `login.audit` for the screen `login`.
  func audits(of file: String) -> [String] {
    guard let wanted = attachments[file] else { return [] }
    let name = Self.stem(wanted.name) + AppleAuditFiles.ending
    return files(of: wanted.test, device: wanted.device).filter { $0.name.hasPrefix(name) }.map(\.file)
  }

  /// Whether a file is such a result, and the test attached the screen, too.
  func isAuditOfScreen(_ file: String) -> Bool {
    guard let own = attachments[file], Self.isAudit(own.name) else { return false }
    return screens(of: own.test).contains { audits(of: $0).contains(file) }
  }

  /// The files of a test that may be screens.
  func screens(of test: String) -> [String] {
    files(of: test).filter { file, name in
      !Self.isAudit(name) && [".txt", ".json", ".xml", ".outline"].contains(where: file.lowercased().hasSuffix)
    }.map(\.file)
  }

  private static func isAudit(_ name: String) -> Bool { name.contains(AppleAuditFiles.ending) }

  private static func stem(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

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
