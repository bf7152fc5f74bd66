import A11yCore

extension Element {
  /// Another label in place of the one that the description states; nil if the name comes from elsewhere.
  func repairedLabel(_ change: (String) -> String?) -> Repair? {
    guard let label = control.label, SpokenText.trimmed(label) == SpokenText.trimmed(name), let new = change(label),
      new != label, !SpokenText.isBlank(new)
    else { return nil }
    return .safe(.text(.label, from: label, to: new))
  }

  func repairedHint(_ change: (String) -> String?) -> Repair? {
    guard let hint = control.hint, let new = change(hint), new != hint, !SpokenText.isBlank(new) else { return nil }
    return .safe(.text(.hint, from: hint, to: new))
  }

  /// The frame around the same center with sides of at least this length, moved into the parent if it would leave it. Nil if
  /// the parent has no room, if a sibling would be overlapped, or if another frame decides what can be touched.
  func enlarged(to side: Double) -> Repair? {
    guard let frame = control.frame, frame.isValid, !frame.isZeroSize, geometry.hitFrame == nil,
      geometry.accessibilityFrame == nil, let parent
    else { return nil }
    var large = frame
    large.width = max(frame.width, side)
    large.height = max(frame.height, side)
    large.x = (frame.midX - large.width / 2).rounded(.down)
    large.y = (frame.midY - large.height / 2).rounded(.down)
    if let room = parent.control.frame, room.isValid {
      large.x = max(room.x, min(large.x, room.maxX - large.width))
      large.y = max(room.y, min(large.y, room.maxY - large.height))
      guard room.contains(large) else { return nil }
    } else {
      // Not beyond the edge of a parent whose frame is unknown.
      if frame.x >= 0 { large.x = max(0, large.x) }
      if frame.y >= 0 { large.y = max(0, large.y) }
    }
    guard large != frame, large.contains(frame) else { return nil }
    var siblings = 0
    for other in parent.children where other.index != index {
      siblings += 1
      // A control with so many siblings is moved by hand.
      guard siblings <= Self.mostSiblings else { return nil }
      if let its = other.control.frame, its.isValid, large.overlaps(its) { return nil }
    }
    return .unsafe(.frame(from: frame, to: large))
  }

  private static let mostSiblings = 200

  func withTrait(_ trait: Traits) -> Repair.Change { .traits(traits.union(trait)) }
}

extension String {
  /// The text before a word at its end, or behind one at its beginning; nil if only signs are left.
  ///
  /// - Parameter word: normalized.
  func without(_ word: String) -> String? {
    let text = SpokenText.trimmed(self)
    let size = word.unicodeScalars.count
    for count in stride(from: size, through: min(size + 3, text.count - 1), by: 1) {
      let (head, tail) = (text.dropLast(count), text.suffix(count))
      if SpokenText.normalized(String(tail)) == word, let kept = Self.kept(head, at: \.last) { return kept }
    }
    for count in stride(from: size, through: min(size + 3, text.count - 1), by: 1) {
      let (head, tail) = (text.prefix(count), text.dropFirst(count))
      if SpokenText.normalized(String(head)) == word, tail.first?.isLetter == false,
        let kept = Self.kept(tail, at: \.first)
      {
        return kept.capitalizedFirst
      }
    }
    return nil
  }

  private static func kept(_ part: Substring, at end: KeyPath<Substring, Character?>) -> String? {
    var part = part
    let isSeparator = { (character: Character) in character.isWhitespace || ",:–—-".contains(character) }
    while let character = part[keyPath: end], isSeparator(character) {
      if end == \Substring.first { part.removeFirst() } else { part.removeLast() }
    }
    return part.contains { $0.isLetter || $0.isNumber } ? String(part) : nil
  }

  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// What stands behind an instruction at the beginning, if that ends in "to": `pay` of "Double-tap to pay".
  func purpose(behind instruction: String) -> String? {
    guard let to = firstRange(of: " to ") else { return nil }
    let before = SpokenText.normalized(String(self[..<to.lowerBound]))
    guard before == instruction || before + " to" == instruction else { return nil }
    let rest = SpokenText.trimmed(String(self[to.upperBound...]))
    return rest.first?.isLetter == true ? rest : nil
  }

  /// "opens" of "open".
  var thirdPerson: String {
    if ["s", "x", "z", "ch", "sh", "o"].contains(where: hasSuffix) { return self + "es" }
    if hasSuffix("y"), let before = dropLast().last, !"aeiou".contains(before) { return dropLast() + "ies" }
    return self + "s"
  }
}
