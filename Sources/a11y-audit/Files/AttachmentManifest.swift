import A11yCore
import A11yFormats

/// `manifest.json` of a folder that `xcrun xcresulttool export attachments` wrote: which file is whose. The files themselves are
/// named by identifiers that nobody knows.
///
/// Source: eight public scripts that read such folders. Each element has `testIdentifier` and `attachments`, of which each has
/// `exportedFileName` and `suggestedHumanReadableName`, such as `login_0_<UUID>.txt` for the attachment `login`; `timestamp`,
/// `deviceName`, `configurationName`, `repetitionNumber` and `arguments` tell the runs of a test apart.
struct AttachmentManifest: Sendable {
  /// One run of a test. Attachments of different runs do not belong together.
  struct Run: Sendable, Hashable {
    /// `LoginTests/testLogin()`
    var test: String
    /// Where it ran; nil if all tests ran on one device. The same holds for the configuration of the test plan.
    var device: String?
    var configuration: String?
    var repetition: Double?
    /// Of a parameterized test.
    var arguments: [String] = []

    fileprivate var details: [String] {
      [device, configuration, repetition.map { "repetition \($0.points)" }].compactMap(\.self) + arguments
    }
  }

  struct Attachment: Sendable {
    /// In the folder of the manifest.
    var file: String
    var run: Run
    /// As the test calls it.
    var name: String
    var timestamp: Double?
    var isOfFailure: Bool
    /// If the run attached several screens by this name.
    var number: Int?

    var title: String {
      let words = "\(run.test): \(name)" + (number.map { " \($0)" } ?? "")
      return run.details.isEmpty ? words : "\(words) (\(run.details.joined(separator: ", ")))"
    }
  }

  /// Why a manifest cannot be used.
  struct Damage: Error {
    var message: String
    var location: SourceLocation?
  }

  private(set) var attachments: [Attachment] = []
  /// Names that are no plain file names: a manifest must not show what is elsewhere.
  private(set) var refused: [String] = []
  private var byFile: [String: Int] = [:]

  /// Nil if the text is another kind of manifest.
  init?(_ bytes: [UInt8]) throws(Damage) {
    let root: JSONValue
    do throws(ReadingError) {
      guard case .json(let value) = try Content(bytes: bytes) else { throw ReadingError("is not JSON") }
      root = value
    } catch {
      guard Self.hasSignature(bytes) else { return nil }
      let mistake = error.mistakes.first
      throw Damage(message: mistake?.message ?? "is not JSON", location: mistake?.location)
    }
    guard root.kind == .array else { return nil }
    for test in root.elements {
      guard let identifier = test["testIdentifier"]?.string, let files = test["attachments"] else { continue }
      for attachment in files.elements { add(attachment, of: identifier) }
    }
    if attachments.isEmpty, refused.isEmpty { return nil }
    simplify()
  }

  private mutating func add(_ item: JSONValue, of test: String) {
    guard let file = item["exportedFileName"]?.string else { return }
    guard Self.isPlain(file) else { return refused.append(file) }
    guard byFile[file] == nil else { return }
    byFile[file] = attachments.count
    var run = Run(test: test, device: item["deviceName"]?.string, configuration: item["configurationName"]?.string)
    run.repetition = item["repetitionNumber"]?.number
    run.arguments = item["arguments"]?.elements.compactMap(\.string) ?? []
    attachments.append(
      Attachment(
        file: file, run: run, name: item["suggestedHumanReadableName"]?.string.map(Self.name) ?? "attachment",
        timestamp: item["timestamp"]?.number, isOfFailure: item["isAssociatedWithFailure"]?.bool == true))
  }

  /// One device or configuration is not worth a word.
  private mutating func simplify() {
    if Set(attachments.compactMap(\.run.device)).count < 2 {
      for index in attachments.indices { attachments[index].run.device = nil }
    }
    if Set(attachments.compactMap(\.run.configuration)).count < 2 {
      for index in attachments.indices { attachments[index].run.configuration = nil }
    }
    if Set(attachments.map(\.run.repetition)).count < 2 {
      for index in attachments.indices { attachments[index].run.repetition = nil }
    }
    struct Key: Hashable { var (run, name, ending): (Run, String, String) }
    var same: [Key: [Int]] = [:]
    for (index, attachment) in attachments.enumerated() {
      let key = Key(run: attachment.run, name: attachment.name, ending: attachment.ending)
      same[key, default: []].append(index)
    }
    for indices in same.values where indices.count > 1 {
      for (number, attachment) in indices.map({ attachments[$0] }).inOrder.enumerated() {
        if let index = byFile[attachment.file] { attachments[index].number = number + 1 }
      }
    }
  }

  func attachment(_ file: String) -> Attachment? { byFile[file].map { attachments[$0] } }

  /// Without the number, the identifier and the ending that Xcode adds.
  private static func name(_ suggestion: String) -> String {
    let found = suggestion.firstMatch(of: /^(.+?)_\d+_[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}(\.\w+)?$/)
    return found.map { String($0.1) } ?? suggestion
  }

  private static func isPlain(_ file: String) -> Bool {
    let bytes = FilePath(file).bytes
    return !bytes.isEmpty && bytes.first != UInt8(ascii: ".") && !bytes.contains(UInt8(ascii: "/"))
      && !bytes.contains(0)
  }

  /// Words that no other manifest has.
  private static func hasSignature(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    return text.contains("\"exportedFileName\"") || text.contains("\"suggestedHumanReadableName\"")
  }
}

extension AttachmentManifest.Attachment {
  /// In lowercase, with the dot.
  var ending: String { file.lastIndex(of: ".").map { file[$0...].lowercased() } ?? "" }

  /// The name that a screen, its screenshot and its audit share.
  var stem: String {
    if isAudit, let range = name.ranges(of: AppleAuditFiles.ending).first { return String(name[..<range.lowerBound]) }
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  var isAudit: Bool { name.contains(AppleAuditFiles.ending) && !isPicture }
  var isPicture: Bool { [".png", ".jpg", ".jpeg", ".heic"].contains(ending) }
  /// By its ending, a file that may be a screen.
  var mayBeScreen: Bool { !isAudit && [".txt", ".json", ".xml", ".outline"].contains(ending) }
}

extension [AttachmentManifest.Attachment] {
  /// As they were attached: by time if all have one, else as listed.
  var inOrder: Self {
    guard allSatisfy({ $0.timestamp != nil }) else { return self }
    return enumerated().sorted { ($0.element.timestamp ?? 0, $0.offset) < ($1.element.timestamp ?? 0, $1.offset) }
      .map(\.element)
  }
}
