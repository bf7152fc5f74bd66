public import A11yCore

/// What changed for VoiceOver between two versions of a screen.
public struct SpeechComparison: Sendable {
  /// By kind, then in reading order.
  public let changes: [SpeechChange]
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
