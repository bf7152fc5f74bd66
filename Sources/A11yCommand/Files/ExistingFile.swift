import A11yCore
import A11yFormats

/// A file in the place of an output: whether an earlier run wrote it, or it is the user's.
struct ExistingFile {
  private let path: FilePath
  private let bytes: [UInt8]

  /// What cannot be read is a matter of writing it.
  init(_ path: FilePath) {
    self.path = path
    bytes = (try? InputFile.read(path)) ?? []
  }

  /// Why the output must not replace it: `exists, is not a baseline of a11y-audit`; nil if it may.
  func reason(against output: RunFiles.Output) -> String? {
    if bytes.isEmpty { return nil }
    switch output {
    case .baseline(let tool):
      return baselineTool == tool ? nil : "exists, is not a baseline of \(tool)"
    case .transcript:
      return isTranscript ? nil : "exists, is not a transcript"
    case .description:
      return isDescription ? nil : "exists, is not a description"
    case .report, .sound:
      if Self.sourceEndings.contains(where: path.hasSuffix) { return "exists, is not a report" }
      if baselineTool != nil { return "exists, is a baseline" }
      return isScreen ? "exists, is a screen" : nil
    }
  }

  /// Endings of files that people write and that no report has.
  private static let sourceEndings = [
    ".swift", ".m", ".mm", ".h", ".c", ".cpp", ".kt", ".java", ".py", ".rb", ".js", ".ts", ".sh", ".storyboard", ".xib",
    ".outline", ".strings", ".xcstrings", ".stringsdict", ".plist", ".pbxproj", ".yml", ".yaml", ".toml",
  ]

  /// A merge conflict may have damaged the rest.
  private var baselineTool: String? {
    let head = String(decoding: bytes.prefix(200), as: UTF8.self)
    return head.firstMatch(of: /"baseline"\s*:\s*"(a11y-(?:audit|lint))"/).map { String($0.1) }
  }

  /// The lines of `Transcript`, edited or not, or its JSON.
  private var isTranscript: Bool {
    let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    if text.first == "{" { return text.contains(#""utterances""#) || text.contains(#""screens": []"#) }
    return text.split(whereSeparator: \.isNewline).contains {
      $0.wholeMatch(of: /\ \ (?:\ *[0-9]+\ \ .*|\(no accessibility elements\))/) != nil
    }
  }

  private var isDescription: Bool {
    if path.hasSuffix(".outline") { return true }
    guard let format = try? Formats.format(of: bytes) else { return false }
    return format == ControlTree.self || format == Outline.self
  }

  /// A dump or a description. Text reports may quote one.
  private var isScreen: Bool {
    switch bytes.first(where: { $0 > 0x20 }) {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "<"): (try? Formats.format(of: bytes)) != nil
    default:
      Formats.looksLikeDump(bytes) && !String(decoding: bytes.prefix(1 << 16), as: UTF8.self).contains("a11y-")
    }
  }
}
