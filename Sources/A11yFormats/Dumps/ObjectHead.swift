import A11yCore

/// What the line of an object in a view dump begins with: bars or spaces for its depth, its class and its address.
struct ObjectHead {
  var className: String
  /// `<UIView: 0x…`, as UIKit writes it; EarlGrey leaves the space out.
  var isSpaced: Bool
  /// How many bars are in front; 0 where only spaces do.
  var bars = 0
  /// How many bytes are in front.
  var offset: Int
  /// How many bytes of the line it takes.
  var length: Int
  var location: SourceLocation

  /// Nil when the line does not begin with an object.
  init?(_ line: TextLine) {
    var scanner = ByteScanner(line.bytes)
    _ = scanner.take { TextCleaning.isSpace($0) }
    // Detox's logs name it so.
    if scanner.take("Hierarchy: ") { _ = scanner.take { $0 == 0x20 } }
    bars = scanner.take { $0 == 0x7C || $0 == 0x2D || TextCleaning.isSpace($0) }.count { $0 == 0x7C }
    if bars > 0 { Self.skipNames(&scanner) }
    let start = scanner.index
    guard scanner.take("<"), let name = Self.takeName(&scanner) else { return nil }
    className = name
    if scanner.follows("; frame = (") {
      // swift-snapshot-testing takes the addresses out.
      isSpaced = true
    } else {
      guard scanner.take(":") else { return nil }
      isSpaced = scanner.take(" ")
      guard scanner.takePointer() != nil, scanner.isAtEnd || scanner.follows(";") || scanner.follows(">") else {
        return nil
      }
    }
    offset = start - line.bytes.startIndex
    length = scanner.index - line.bytes.startIndex
    location = line.location(at: start)
  }

  /// The names by which the views around hold it: `_okButton, _button <UIButton: …`, `'Home:0x60' <UIView: …`.
  private static func skipNames(_ scanner: inout ByteScanner) {
    guard scanner.follows("_") || scanner.follows("'") else { return }
    var rest = scanner
    let names = rest.take { $0 != 0x3C }
    if names.count <= longestNames, names.last == 0x20, rest.follows("<") { scanner = rest }
  }

  /// In bytes.
  private static let longestNames = 300

  /// `UIButton`, `Shop.CartView`, `_UIHostingView<ModifiedContent<Root, Theme>>`
  private static func takeName(_ scanner: inout ByteScanner) -> String? {
    guard let first = scanner.next, first.isLetter || first == 0x5F || first >= 0x80 else { return nil }
    var depth = 0
    let name = scanner.take { byte in
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ">"), UInt8(ascii: ")"):
        depth -= 1
        return depth >= 0
      case UInt8(ascii: ":"), UInt8(ascii: " "), UInt8(ascii: ","): return depth > 0
      case UInt8(ascii: ";"), UInt8(ascii: "\""), UInt8(ascii: "="), UInt8(ascii: "'"): return false
      default: break
      }
      return true
    }
    return name.string
  }
}
