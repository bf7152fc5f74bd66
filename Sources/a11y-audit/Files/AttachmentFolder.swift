import A11yCommand
import A11yCore
import A11yFormats
import A11yPlatform
import Synchronization

/// A folder of exported attachments: its manifest, and what belongs together.
final class AttachmentFolder: Sendable {
  let path: FilePath
  private let content: AttachmentManifest
  private let byRun: [AttachmentManifest.Run: [AttachmentManifest.Attachment]]
  private let known = Mutex(Known())

  private struct Known {
    var pairs: [AttachmentManifest.Run: AttachmentPairs] = [:]
    var screens: [String: Bool] = [:]
  }

  private static let mostBytes = 64 << 20

  fileprivate init(_ path: FilePath, _ content: AttachmentManifest) {
    self.path = path
    self.content = content
    byRun = Dictionary(grouping: content.attachments, by: \.run)
  }

  var manifest: FilePath { path.appending(FilePath(AttachmentManifests.name)) }

  /// The names of files elsewhere, which are not read.
  var refused: [String] { content.refused }

  func attachment(_ file: String) -> AttachmentManifest.Attachment? { content.attachment(file) }

  /// The screenshot of a screen's file, or why there is none although its test attached some.
  func picture(of file: String) -> (file: String?, doubt: String?) {
    guard let own = content.attachment(file), let pairs = pairs(of: own.run) else { return (nil, nil) }
    let doubt = pairs.doubts[file].map { words in
      "\(own.run.test) attached \(words); which belong together is open, so no screenshot is used"
    }
    return (pairs.pictures[file], doubt)
  }

  /// The results of Apple's audit that a test attached as `login.audit` for the screen `login`.
  func audits(of file: String) -> [String] {
    content.attachment(file).flatMap { pairs(of: $0.run)?.audits[file] } ?? []
  }

  /// Whether a file is such a result, and the test attached the screen, too.
  func isAuditOfScreen(_ file: String) -> Bool {
    guard let own = content.attachment(file), own.isAudit, let pairs = pairs(of: own.run) else { return false }
    return pairs.audits.values.contains { $0.contains(file) }
  }

  /// Why a result of Apple's audit is at no screen, although its test attached some by its name.
  func auditDoubt(of file: String) -> String? {
    guard let own = content.attachment(file), own.isAudit, let words = pairs(of: own.run)?.auditDoubts[file] else {
      return nil
    }
    return "\(own.run.test) attached \(words); which belong together is open, so the result is a screen of its own"
  }

  /// The screens that a test attached, in all of its runs.
  func screens(of test: String) -> [AttachmentManifest.Attachment] {
    content.attachments.filter { $0.run.test == test && $0.mayBeScreen && isScreen($0.file) }
  }

  /// The content of a file in the folder; nil for what is no regular file of a usual size.
  func content(of file: String) -> [UInt8]? {
    let place = path.appending(FilePath(file))
    guard let status = try? place.status(followsLinks: false), status.kind == .file, status.size <= Self.mostBytes
    else {
      return nil
    }
    return try? InputFile.read(place)
  }

  private func pairs(of run: AttachmentManifest.Run) -> AttachmentPairs? {
    if let pairs = known.withLock({ $0.pairs[run] }) { return pairs }
    guard let attachments = byRun[run] else { return nil }
    let pairs = AttachmentPairs(attachments, isScreen: isScreen)
    known.withLock { $0.pairs[run] = pairs }
    return pairs
  }

  /// By its content: tests attach logs and answers of servers, too.
  private func isScreen(_ file: String) -> Bool {
    if let answer = known.withLock({ $0.screens[file] }) { return answer }
    var answer = false
    if let bytes = content(of: file) {
      var options = ReadingOptions()
      options.isFromFolder = true
      answer =
        file.lowercased().hasSuffix(FileSource.textSuffix) && !Formats.looksLikeDump(bytes)
        ? false : (try? Formats.format(of: bytes, options: options)).map { $0 != AppleAudit.self } ?? false
    }
    known.withLock { [answer] in $0.screens[file] = answer }
    return answer
  }
}

/// The manifests of the folders that are read, each read once.
final class AttachmentManifests: Sendable {
  static let name = "manifest.json"

  enum Reading: Sendable {
    case none
    case folder(AttachmentFolder)
    /// A message with its place.
    case damaged(String)
  }

  private let known = Mutex<[FilePath: Reading]>([:])
  private let told = Mutex<Set<FilePath>>([])

  private static let mostBytes = 64 << 20

  /// That of a file's folder; nil if there is none.
  func manifest(beside file: FilePath) -> AttachmentFolder? {
    if case .folder(let found) = reading(beside: file) { found } else { nil }
  }

  func reading(beside file: FilePath) -> Reading {
    let folder = file.folder
    return known.withLock { known in
      if let found = known[folder] { return found }
      let reading = Self.read(folder)
      known[folder] = reading
      return reading
    }
  }

  /// The error in the manifest of a file's folder, returned once.
  func damage(beside file: FilePath) -> String? {
    guard case .damaged(let message) = reading(beside: file),
      told.withLock({ $0.insert(file.folder).inserted })
    else { return nil }
    return message
  }

  private static func read(_ folder: FilePath) -> Reading {
    let path = folder.appending(FilePath(name))
    guard let status = try? path.status(followsLinks: false), status.kind == .file, status.size <= mostBytes,
      let bytes = try? InputFile.read(path)
    else { return .none }
    do throws(AttachmentManifest.Damage) {
      return try AttachmentManifest(bytes).map { .folder(AttachmentFolder(folder, $0)) } ?? .none
    } catch {
      return .damaged(
        "\(path.shownPlace(error.location)): error: the manifest of exported attachments is damaged (\(error.message)),"
          + " so that screens have no names, screenshots or results of Apple's audit; export the attachments again")
    }
  }
}
