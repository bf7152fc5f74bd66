import A11yCore
import A11yFormats

/// Tries whether a file can be read with another word, and says less that is unknown: a report marks as fixable only what
/// `--fix` fixes.
struct WordTrial {
  private let bytes: [UInt8]
  private let reading: ([UInt8]) throws -> [Screen]
  private let unknown: Int
  /// Reading a file again for each of very many words would take longer than the audit.
  private var rest = 50

  init(_ bytes: [UInt8], _ screens: [Screen], reading: @escaping ([UInt8]) throws -> [Screen]) {
    self.bytes = bytes
    self.reading = reading
    unknown = Self.unknown(in: screens)
  }

  mutating func improves(_ edit: TextEdit) -> Bool {
    guard rest > 0 else { return true }
    rest -= 1
    guard let screens = try? reading(FileEdits(bytes, [edit]).result) else { return false }
    return Self.unknown(in: screens) < unknown
  }

  private static func unknown(in screens: [Screen]) -> Int {
    screens.reduce(0) { $0 + $1.notes.count { [.vocabulary, .extraKey, .limit].contains($0.kind) } }
  }
}
