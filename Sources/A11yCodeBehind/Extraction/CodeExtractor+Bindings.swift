// What is bound to a property, and sets it later: `.assign(to: \.text, on: label)`, `.bind(to: label.rx.text)`.
extension CodeExtractor {
  /// Records what a call binds; false if it binds nothing that is known.
  mutating func addBinding(_ site: CallSite) -> Bool {
    switch lexicon.text(site.callee) {
    case "assign": return addAssignment(of: site)
    case "bind", "drive": return addReactiveBinding(site)
    default: return false
    }
  }

  /// `assign(to: \.text, on: label)`
  private mutating func addAssignment(of site: CallSite) -> Bool {
    let open = site.parenthesis
    guard let end = after(open), lexicon.text(token(open + 1).word) == "to" else { return false }
    let stop = comma(from: open + 1, before: end - 1)
    var path = stop - 1
    while token(path).kind == .exclamation || token(path).kind == .question { path -= 1 }
    guard token(path).kind == .word, lexicon.text(token(stop + 1).word) == "on", token(stop + 2).kind == .colon else {
      return false
    }
    return addEffect(of: token(path).word, at: stop + 3, end: end - 1, line: site.line)
  }

  private mutating func addEffect(of property: UInt32, at start: Int, end: Int, line: UInt32) -> Bool {
    guard let setter = vocabulary(property).property, let read = swiftChain(start) else { return false }
    defer { drop(read) }
    let links = value(of: read)
    guard read.next >= end || token(read.next).kind == .comma, !links.isEmpty else { return false }
    addEffect(on: links[...], setter, ReadValue(setter == .font ? .unknown : .given), line: line)
    return true
  }

  /// `bind(to: label.rx.text)`
  private mutating func addReactiveBinding(_ site: CallSite) -> Bool {
    let start = site.parenthesis + (token(site.parenthesis + 2).kind == .colon ? 3 : 1)
    guard token(site.parenthesis).kind == .openParen, let read = swiftChain(start) else { return false }
    defer { drop(read) }
    let links = value(of: read)
    // The property, and `rx` before it.
    guard links.count > 2, let last = links.last, last.kind == .member, let setter = vocabulary(last.name).property,
      links[links.count - 2].kind == .member, lexicon.text(links[links.count - 2].name) == "rx"
    else { return false }
    addEffect(on: links.dropLast(2), setter, ReadValue(setter == .font ? .unknown : .given), line: site.line)
    return true
  }
}
