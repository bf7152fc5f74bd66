import A11yCore

/// One object of a view dump with what is said of it.
struct ObjectLine {
  var head: ObjectHead
  var items: [String: String]
  /// What is behind the `>`.
  var rest: String

  subscript(key: String) -> String? { items[key] }

  /// A text that is not blank.
  func text(_ key: String) -> String? { items[key].flatMap { SpokenText.isBlank($0) ? nil : $0 } }

  /// How far a line is indented: by its bars where any line has some.
  func indent(usesBars: Bool) -> Int { usesBars ? head.bars : head.offset }

  /// Every object in the lines, in order; line breaks in their texts are put back together.
  static func all(in lines: [TextLine]) -> [ObjectLine] {
    var objects: [ObjectLine] = []
    var pending: (head: ObjectHead, line: LogicalLine)?
    func finish() {
      guard let whole = pending else { return }
      objects.append(ObjectLine(whole.head, whole.line))
      pending = nil
    }
    for line in lines {
      if let head = ObjectHead(line) {
        finish()
        pending = (head, LogicalLine(line))
      } else {
        pending?.line.append(line)
      }
    }
    finish()
    return objects
  }

  private init(_ head: ObjectHead, _ line: LogicalLine) {
    var description = ObjectDescription(line.bytes[head.length..<line.ends[0]])
    if !description.isClosed, line.ends.count > 1 {
      let whole = ObjectDescription(line.bytes[head.length...])
      if whole.isClosed { description = whole }
    }
    self.head = head
    items = description.items
    let end = description.rest.firstIndex(of: 0x0A) ?? description.rest.endIndex
    rest = description.rest[..<end].string
  }
}
