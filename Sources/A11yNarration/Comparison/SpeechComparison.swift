public import A11yCore

/// What changed for VoiceOver between two versions of a screen.
public struct SpeechComparison: Sendable {
  /// By kind, then in reading order.
  public let changes: [SpeechChange]
  /// Every element of both versions once: in the reading order of the new one, with those that are gone where they were.
  public let pairs: [Pair]
  /// Elements that are visited, before and now.
  public let oldCount: Int
  public let newCount: Int

  /// Both as `Narrator.narrate` gives them for their screens.
  public init(
    _ old: [SpokenElement], of oldScreen: AccessibilityTree, _ new: [SpokenElement], of newScreen: AccessibilityTree
  ) {
    oldCount = old.count
    newCount = new.count
    let oldHeard = old.enumerated().map { HeardElement($1, number: $0 + 1) }
    let newHeard = new.enumerated().map { HeardElement($1, number: $0 + 1) }
    var places = TreePlaces()
    let oldPlaces = places.places(of: oldScreen)
    let newPlaces = places.places(of: newScreen)
    let matching = ElementMatching(oldHeard, places: oldPlaces, newHeard, places: newPlaces)
    var changes = Self.changes(of: matching) + Self.moves(of: matching)
    let silence = LostElements(
      from: oldScreen, to: newScreen, heard: newHeard, oldPlaces: oldPlaces, newPlaces: newPlaces)
    for (position, heard) in oldHeard.enumerated() where matching.partners[position] == nil {
      changes.append(SpeechChange(kind: silence.befell(heard) ? .silenced : .removed, old: heard, new: nil))
    }
    for (position, heard) in newHeard.enumerated() where !matching.isTaken[position] {
      changes.append(SpeechChange(kind: .added, old: nil, new: heard))
    }
    self.changes = Self.sorted(changes)
    pairs = Self.pairs(of: matching)
  }

  /// An element before and now, by its positions in the reading orders.
  public struct Pair: Hashable, Sendable {
    public var old: Int?
    public var new: Int?

    public init(old: Int?, new: Int?) {
      self.old = old
      self.new = new
    }
  }

  private static func pairs(of matching: ElementMatching) -> [Pair] {
    var gone: [Int: [Int]] = [:]
    var place = -1
    for (position, partner) in matching.partners.enumerated() {
      if let partner { place = partner } else { gone[place, default: []].append(position) }
    }
    let olds = Dictionary(
      matching.partners.enumerated().compactMap { old, new in new.map { ($0, old) } },
      uniquingKeysWith: { first, _ in first })
    return (-1..<matching.new.count).flatMap { position in
      (position < 0 ? [] : [Pair(old: olds[position], new: position)])
        + (gone[position] ?? []).map { Pair(old: $0, new: nil) }
    }
  }

  public func changes(_ kind: SpeechChange.Kind) -> [SpeechChange] { changes.filter { $0.kind == kind } }

  private static func changes(of matching: ElementMatching) -> [SpeechChange] {
    var changes: [SpeechChange] = []
    for (position, partner) in matching.partners.enumerated() {
      guard let partner else { continue }
      let (old, new) = (matching.old[position], matching.new[partner])
      if old.spoken == new.spoken { continue }
      var kind = old.lasting == new.lasting ? SpeechChange.Kind.renumbered : .changed
      if SpokenText.isBlank(new.spoken), !SpokenText.isBlank(old.spoken) { kind = .silenced }
      changes.append(SpeechChange(kind: kind, old: old, new: new))
    }
    return changes
  }

  /// What is in no longest run that kept its order.
  private static func moves(of matching: ElementMatching) -> [SpeechChange] {
    let pairs = matching.partners.enumerated().compactMap { position, partner in partner.map { (position, $0) } }
    let steady = Set(SharedOrder.longestIncreasing(pairs.map(\.1)))
    return pairs.indices.filter { !steady.contains($0) }.map { index in
      let (old, new) = pairs[index]
      return SpeechChange(
        kind: .moved, old: matching.old[old], new: matching.new[new], follows: new > 0 ? matching.new[new - 1] : nil)
    }
  }

  private static func sorted(_ changes: [SpeechChange]) -> [SpeechChange] {
    let byKind = Dictionary(grouping: changes, by: \.kind)
    return SpeechChange.Kind.allCases.flatMap { kind in
      (byKind[kind] ?? []).sorted { number($0) < number($1) }
    }
  }

  private static func number(_ change: SpeechChange) -> Int { (change.new ?? change.old)?.number ?? 0 }
}
