package import A11yCore

/// Changes a line of an outline.
package struct OutlineEditor: ScreenEditor {
  private let text: EditedText

  package init(_ text: EditedText) { self.text = text }

  package func edit(_ change: Repair.Change, at location: SourceLocation) -> TextEdit? {
    if case .word(let word, let replacement) = change {
      return text.range(of: word, at: location).map { TextEdit($0, replacement) }
    }
    guard let line = Line(at: location, of: text) else { return nil }
    switch change {
    case .text(.label, let old, let new): return label(line, old, new)
    case .text(.hint, let old, let new):
      guard line.string("hint") == old else { return nil }
      return set("hint", to: new.map(\.outlineQuoted), on: line)
    case .traits(let traits):
      return set("traits", to: traits.isEmpty ? "[]" : traits.names.joined(separator: ","), on: line)
    case .frame(let old, let new):
      guard let member = line.member("frame"),
        FrameText.numbers(in: text.text(member.value)[...]) == FrameText.numbers(of: old)
      else { return nil }
      return TextEdit(member.value, FrameText.text(of: new, isCompact: true))
    case .color(let part, let old, let new):
      guard let member = line.member(part.rawValue), ColorValue(text.text(member.value)) == old else { return nil }
      return TextEdit(member.value, new.description)
    case .scalesFont: return set("adjustsFont", to: "true", on: line)
    case .suppression(let rule):
      // One list for each control: more of them are added to it by hand.
      guard line.member(Self.suppressions) == nil else { return nil }
      return set(Self.suppressions, to: "[{\"rule\": \"\(rule)\", \"reason\": \"\"}]", on: line)
    case .word: return nil
    }
  }

  private static let suppressions = "a11y-audit:ignore"

  private func label(_ line: Line, _ old: String?, _ new: String?) -> TextEdit? {
    guard line.label?.text ?? line.string("label") == old else { return nil }
    if let label = line.label {
      return TextEdit(new == nil ? line.withSpaces(label.range) : label.range, new.map(\.outlineQuoted) ?? "")
    }
    if line.member("label") != nil { return set("label", to: new.map(\.outlineQuoted), on: line) }
    return new.map { TextEdit(line.wordsEnd..<line.wordsEnd, " " + $0.outlineQuoted) }
  }

  private func set(_ key: String, to value: String?, on line: Line) -> TextEdit? {
    guard let member = line.member(key) else {
      return value.map { TextEdit(line.end..<line.end, " \(key)=\($0)") }
    }
    guard let value else { return TextEdit(line.withSpaces(member.key.lowerBound..<member.value.upperBound), "") }
    return TextEdit(member.value, value)
  }

  /// The line of a control, with the places of its parts.
  private struct Line {
    struct Member {
      var name: String
      /// With the `=`.
      var key: Range<Int>
      var value: Range<Int>
      var content: PlainValue
    }

    let start: Int
    /// Behind the last character that is not a space.
    let end: Int
    let wordsEnd: Int
    private(set) var label: (text: String, range: Range<Int>)?
    private let members: [Member]
    private let bytes: [UInt8]

    init?(at location: SourceLocation, of text: EditedText) {
      guard let range = text.line(Int(location.line)), let start = text.offset(of: location), range.contains(start)
      else { return nil }
      let content = text.text(start..<range.upperBound)
      var scanner = OutlineScanner(content[...], line: Int(location.line), column: Int(location.column))
      guard let parts = try? scanner.scan(), parts.stray == nil, let wordsEnd = text.offset(of: parts.wordsEnd) else {
        return nil
      }
      self.start = start
      self.wordsEnd = wordsEnd
      bytes = text.bytes
      end = (text.bytes[range].lastIndex { $0 != UInt8(ascii: " ") } ?? start) + 1
      if let label = parts.label, let from = text.offset(of: parts.labelLocation),
        let to = text.offset(of: parts.labelEnd)
      {
        self.label = (label, from..<to)
      }
      members = parts.members.compactMap { member in
        guard let from = text.offset(of: member.location), let to = text.offset(of: member.end),
          let equals = text.bytes[from..<to].firstIndex(of: UInt8(ascii: "="))
        else { return nil }
        return Member(
          name: Key.named[name: member.key]?.key.name ?? member.key, key: from..<equals + 1, value: equals + 1..<to,
          content: member.value)
      }
      guard members.count == parts.members.count else { return nil }
    }

    func member(_ key: String) -> Member? { members.first { $0.name == key } }

    func string(_ key: String) -> String? { member(key)?.content.string }

    /// The range with the spaces before it.
    func withSpaces(_ range: Range<Int>) -> Range<Int> {
      var from = range.lowerBound
      while from > start, bytes[from - 1] == UInt8(ascii: " ") { from -= 1 }
      return from..<range.upperBound
    }
  }
}
