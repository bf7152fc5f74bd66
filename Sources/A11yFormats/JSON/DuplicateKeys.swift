/// Finds a key that an object has twice. Keys are compared as the text they stand for, code unit by code unit
/// (RFC 8259, section 8.3): "a" equals "\u0061", but é in one scalar does not equal é in two.
struct DuplicateKeys {
  /// Up to here every key is compared with every other by fingerprint; iOS dumps have up to twenty keys an object. With
  /// a dictionary for these, too, an audit takes 18 % longer.
  private static let fewKeys = 32

  private var fingerprints = [UInt64](repeating: 0, count: fewKeys)
  private var indices = [Int](repeating: 0, count: fewKeys)

  /// Checks the object that ends at the end of the tape.
  ///
  /// - Throws: the first key in the order of the file that was there before.
  mutating func check(object: Int, in tape: Tape, of input: ByteInput) throws(JSONFault) {
    var count = 0
    var key = tape.firstChild(of: object)
    while key < tape.count {
      let word = tape.word(at: key)
      guard !word.flag, count < Self.fewKeys else { return try checkMany(object: object, in: tape, of: input) }
      let fingerprint = KeyFingerprint.of(input.slice(TextSpan(word, in: input).range))
      for earlier in 0..<count where fingerprints[earlier] == fingerprint {
        try compare(key, with: indices[earlier], in: tape, of: input)
      }
      fingerprints[count] = fingerprint
      indices[count] = key
      count += 1
      key = tape.next(after: key + 1)
    }
  }

  /// Checks through a dictionary, which is seeded by chance in every process so that no file can aim at it.
  private func checkMany(object: Int, in tape: Tape, of input: ByteInput) throws(JSONFault) {
    var known: [[UInt8]: Int] = [:]
    var key = tape.firstChild(of: object)
    while key < tape.count {
      let bytes = Self.withBytes(of: key, in: tape, of: input) { Array($0) }
      if let earlier = known.updateValue(key, forKey: bytes) {
        throw Self.fault(key, sameAs: earlier, in: tape, of: input)
      }
      key = tape.next(after: key + 1)
    }
  }

  private func compare(_ key: Int, with earlier: Int, in tape: Tape, of input: ByteInput) throws(JSONFault) {
    let isEqual = Self.withBytes(of: key, in: tape, of: input) { bytes in
      Self.withBytes(of: earlier, in: tape, of: input) { $0.elementsEqual(bytes) }
    }
    if isEqual { throw Self.fault(key, sameAs: earlier, in: tape, of: input) }
  }

  private static func fault(_ key: Int, sameAs earlier: Int, in tape: Tape, of input: ByteInput) -> JSONFault {
    let name = TextSpan(tape.word(at: key), in: input).string(in: input)
    return JSONFault(
      .duplicateKey(firstOffset: tape.word(at: earlier).offset, name: name), at: tape.word(at: key).offset)
  }

  private static func withBytes<Result>(
    of key: Int, in tape: Tape, of input: ByteInput, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    let span = TextSpan(tape.word(at: key), in: input)
    guard span.hasEscapes else { return body(input.slice(span.range)) }
    return DecodedText(span, in: input, keepsLoneSurrogates: true).bytes.withUnsafeBytes { body($0) }
  }
}
