/// The text at one offset of the input, made safe to print: what a message quotes.
struct Excerpt {
  private let input: ByteInput
  private let offset: Int

  init(_ input: ByteInput, at offset: Int) {
    self.input = input
    self.offset = offset
  }

  /// The character in single quotes, or a name for what cannot be quoted.
  var quoted: String {
    guard offset < input.count else { return "the end of the input" }
    guard let scalar = input.scalar(at: offset) else { return "byte 0x\(Self.hexadecimal(input[offset], digits: 2))" }
    if isComment { return "a comment, which JSON does not support" }
    if scalar == "'" { return "a single quote" }
    return Self.isPrintable(scalar) ? "'\(scalar)'" : Self.spelledOut(scalar)
  }

  /// What to say when no value starts here.
  var refusedAsValue: String {
    let word = self.word
    switch word.lowercased() {
    case "true" where word != "true", "false" where word != "false", "null" where word != "null":
      return "\(Self.quoting(word)) is not a JSON value; did you mean '\(word.lowercased())'?"
    case "none", "nil", "undefined": return "\(Self.quoting(word)) is not a JSON value; did you mean 'null'?"
    case "nan", "inf", "infinity": return "\(Self.quoting(word)) is not a JSON number"
    case "": break
    // `NSLocalizedString("Guests")`
    case _ where input.count > offset + word.utf8.count && input[offset + word.utf8.count] == UInt8(ascii: "("):
      return "\(Self.quoting(word)) is not a JSON value; write the text itself in quotes"
    default: return "\(Self.quoting(word)) is not a JSON value; write a text in quotes"
    }
    switch input[offset] {
    case UInt8(ascii: "+") where input.hasDigit(at: offset + 1): return "number has a leading '+'"
    case UInt8(ascii: ".") where input.hasDigit(at: offset + 1): return "number has no digit before '.'"
    case UInt8(ascii: "'"): return "expected a string in double quotes, found a single quote"
    default: break
    }
    return isCurlyQuote
      ? "expected a string in straight double quotes (\"), found \(quoted)" : "expected a value, found \(quoted)"
  }

  /// A quote that a word processor puts in place of a straight one.
  private var isCurlyQuote: Bool {
    guard offset < input.count, let scalar = input.scalar(at: offset) else { return false }
    return "\u{201C}\u{201D}\u{201E}\u{2018}\u{2019}\u{AB}\u{BB}\u{FF02}".unicodeScalars.contains(scalar)
  }

  /// What to say when no key starts here: of a curly quote, and of the digits behind a decimal comma.
  var refusedAsKey: String {
    if isCurlyQuote { return "expected a key in straight double quotes (\"), found \(quoted)" }
    let isDecimal = offset >= 2 && input[offset - 1] == UInt8(ascii: ",") && input.hasDigit(at: offset - 2)
    return "expected a key in double quotes, found \(quoted)"
      + (isDecimal && input.hasDigit(at: offset) ? "; write a decimal point in place of the comma before it" : "")
  }

  /// What to say of a control character in a string.
  var refusedInString: String {
    switch input[offset] {
    case 0x0A: "line break in a string; close the string or write \\n"
    case 0x0D: "line break in a string; close the string or write \\r"
    case 0x09: "tab in a string; write \\t"
    case let byte: "control character \(Self.spelledOut(Unicode.Scalar(byte))) in a string; write \(Self.escape(byte))"
    }
  }

  /// The backslash here and the character behind it.
  var quotedEscape: String {
    guard let scalar = input.scalar(at: offset + 1), Self.isPrintable(scalar), scalar != "'" else {
      return "'\\' followed by \(Excerpt(input, at: offset + 1).quoted)"
    }
    return "'\\\(scalar)'"
  }

  /// UTF-8 text in single quotes, cut to 40 characters.
  static func quoting(_ text: some StringProtocol) -> String {
    var result = "'"
    for (index, scalar) in text.unicodeScalars.prefix(40).enumerated() {
      if isPrintable(scalar) || (index > 0 && isMark(scalar)) {
        result.unicodeScalars.append(scalar)
      } else {
        result += spelledOut(scalar)
      }
    }
    return result + (text.unicodeScalars.dropFirst(40).isEmpty ? "'" : "…'")
  }

  private var isComment: Bool { input.starts(with: "//", at: offset) || input.starts(with: "/*", at: offset) }

  /// The letters here, at most so many that a message stays readable.
  private var word: String {
    var end = offset
    while end < offset + 41, input[end] | 0x20 >= UInt8(ascii: "a"), input[end] | 0x20 <= UInt8(ascii: "z") { end += 1 }
    return String(decoding: input.slice(offset..<end), as: UTF8.self)
  }

  /// Whether a terminal shows the scalar by itself: no controls, no marks that change their neighbors, no invisible
  /// characters, nothing private or unassigned.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    case .spaceSeparator: scalar == " "
    default: !isMark(scalar)
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }

  private static func spelledOut(_ scalar: Unicode.Scalar) -> String { "U+" + hexadecimal(scalar.value, digits: 4) }

  private static func escape(_ byte: UInt8) -> String { "\\u" + hexadecimal(byte, digits: 4) }

  private static func hexadecimal(_ value: some BinaryInteger, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
