/// What compilers make of the files that can be read, known by its first bytes.
enum BinaryFile {
  /// A sentence without a period; nil when the bytes begin no such file.
  static func reason(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: "NIBArchive".utf8) { return "this is a compiled nib; \(remedy)" }
    guard bytes.starts(with: "bplist0".utf8) else { return nil }
    return "this is a binary property list, possibly a compiled nib; \(remedy)"
  }

  private static let remedy = "use its storyboard or xib"
}
