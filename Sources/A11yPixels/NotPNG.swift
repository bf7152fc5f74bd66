/// Files by the name of a picture that are none in PNG: what each is, and why it is not measured.
enum NotPNG {
  static func reason(_ bytes: [UInt8]) -> String {
    if bytes.isEmpty { return "is empty" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "is a JPEG, which changes colors; save the screenshot as PNG" }
    if bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) {
      return "is a HEIC, which changes colors; save the screenshot as PNG"
    }
    if bytes.starts(with: "RIFF".utf8), bytes.count >= 12, bytes[8..<12].elementsEqual("WEBP".utf8) {
      return "is a WebP, which may change colors; save the screenshot as PNG"
    }
    if bytes.starts(with: "version https://git-lfs".utf8) { return "is a pointer of Git LFS; fetch the file" }
    return "is not a PNG"
  }
}
