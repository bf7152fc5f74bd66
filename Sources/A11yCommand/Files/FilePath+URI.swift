package import A11yCore

extension FilePath {
  /// The path of `file:///Shop%20App/pay.json`; of other kinds, the last part.
  package init(uri: String) {
    let isFile = uri.hasPrefix("file://")
    let rest = isFile ? uri.dropFirst("file://".count).drop { $0 != "/" } : uri.split(separator: "/").last ?? "untitled"
    var bytes: [UInt8] = []
    var input = Array(rest.utf8)[...]
    while let byte = input.popFirst() {
      if byte == UInt8(ascii: "%"), input.count >= 2,
        let code = UInt8(String(decoding: input.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        input = input.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    self.init(bytes: bytes)
  }
}
