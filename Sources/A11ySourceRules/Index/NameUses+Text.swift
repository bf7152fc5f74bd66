/// What only the text of a file has, and no node of its tree.
extension NameUses {
  /// `Screen<Row>` and `typealias Cell = Row` stand where the tree has no nodes.
  mutating func readTypes(outsideOfNodes tree: SourceTree, isWhole: Bool = false) {
    var word: [UInt8] = []
    // Of angle brackets in the line.
    var depth = 0
    // Where the line begins, and the other name that it declares.
    var lineStart = 0
    var alias: Name?
    // `\.isShown`, by which a flag may be set.
    var isPath = false
    var isAlias = false
    var isInner = false
    let bytes = tree.bytes
    for place in 0...bytes.count {
      // The last word may end with the file.
      let byte = place < bytes.count ? bytes[place] : UInt8(ascii: "\n")
      if byte.isPartOfName {
        word.append(byte)
        continue
      }
      if !word.isEmpty {
        if isWhole || isAlias || depth > 0, word[0].isCapital {
          let name = Self.name(String(decoding: word, as: UTF8.self))
          if isWhole || !isAlias || isInner {
            always.insert(name)
          } else if let alias {
            aliases[alias, default: []].insert(name)
          } else {
            alias = name
          }
        }
        if isPath {
          always.insert(Self.change(of: Self.name(String(decoding: word, as: UTF8.self)), in: nil, to: nil))
          isPath = byte == UInt8(ascii: ".")
        }
        if word.count == 9, word.elementsEqual("typealias".utf8) {
          // A protocol may ask for one within a type.
          isAlias = true
          isInner = bytes[lineStart] == UInt8(ascii: " ") || bytes[lineStart] == UInt8(ascii: "\t")
        }
        word.removeAll(keepingCapacity: true)
      }
      switch byte {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth = max(0, depth - 1)
      case UInt8(ascii: "\n"):
        (depth, isAlias, isPath) = (0, false, false)
        (alias, lineStart) = (nil, place + 1)
      case UInt8(ascii: "\\"): isPath = true
      case UInt8(ascii: "."): break
      default: isPath = false
      }
    }
  }
}

extension UInt8 {
  /// Of a name; all that is beyond ASCII is.
  var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: isCapital
    }
  }

  var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
