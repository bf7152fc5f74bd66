package import A11yCore

/// Where tokens of a file end, for findings that were read from it.
package struct TokenEnds {
  private let bytes: [UInt8]
  private let index: LocationIndex

  package init(_ bytes: [UInt8]) {
    let text = (try? TextDecoding.utf8(bytes)) ?? bytes
    self.bytes = text
    index = text.withUnsafeBufferPointer { buffer in
      LocationIndex(
        ByteInput(buffer),
        start: text.starts(with: TextDecoding.byteOrderMark) ? TextDecoding.byteOrderMark.count : 0)
    }
  }

  /// Behind the token that begins at a place; nil for a place that the file does not have.
  package func end(at location: SourceLocation) -> SourceLocation? {
    bytes.withUnsafeBufferPointer { index.offset(of: location, in: ByteInput($0)) }.map { start in
      let end = SourceRange.end(ofTokenAt: start, in: bytes)
      let length = bytes[start..<end].count { !$0.continuesScalar }
      return SourceLocation(line: Int(location.line), column: Int(location.column) + max(1, length))
    }
  }
}
