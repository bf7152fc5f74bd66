/// What compilers make of the files that can be read, and other files that are no text, known by their first bytes.
enum BinaryFile {
  /// A sentence without a period; nil when the bytes begin no such file.
  static func reason(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: "NIBArchive".utf8) { return "this is a compiled nib; \(remedy)" }
    if bytes.starts(with: "bplist0".utf8) {
      return "this is a binary property list, possibly a compiled nib; \(remedy)"
    }
    guard let other = others.first(where: { bytes.starts(with: $0.start) }) else { return nil }
    return "this is \(other.words), not a description of a screen\(other.isPicture ? pictureRemedy : "")"
  }

  private static let others: [(start: [UInt8], words: String, isPicture: Bool)] = [
    (Array("\u{89}PNG".unicodeScalars.map { UInt8($0.value) }), "a PNG picture", true),
    ([0xFF, 0xD8, 0xFF], "a JPEG picture", true), (Array("GIF8".utf8), "a GIF picture", true),
    (Array("%PDF-".utf8), "a PDF document", false), (Array("PK\u{3}\u{4}".utf8), "a zip archive", false),
    ([0x1F, 0x8B], "a gzip archive", false),
  ]

  private static let pictureRemedy = "; a screenshot is measured next to its description, login.png next to login.json"

  private static let remedy = "use its storyboard or xib"
}
