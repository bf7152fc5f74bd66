import A11yCommand
import A11yCore
import A11yNarration
import ArgumentParser

/// Which of a screen's utterances are spoken.
struct UtteranceSelection: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Speak only this element, by id, identifier, name or number in reading order. May be repeated.",
      valueName: "element"))
  var only: [String] = []

  @Option(help: ArgumentHelp("Start with this element, by id, identifier, name or number.", valueName: "element"))
  var from: String?

  /// The screens with what was asked for. An unknown element is an error, not silence.
  func select(from screens: [NarratedScreen]) throws -> [NarratedScreen] {
    var unmet = Set(only)
    var hasBegun = from == nil
    var selected = screens
    for position in selected.indices {
      selected[position].utterances = screens[position].utterances.enumerated().filter { number, spoken in
        let names = names(of: spoken, number: number + 1)
        if let from, names.contains(from) { hasBegun = true }
        guard hasBegun else { return false }
        let wanted = only.filter { names.contains($0) }
        unmet.subtract(wanted)
        return only.isEmpty || !wanted.isEmpty
      }.map(\.element)
    }
    if let from, !hasBegun { throw Self.nobody(from) }
    if let name = only.first(where: unmet.contains) { throw Self.nobody(name) }
    return selected
  }

  private func names(of spoken: SpokenElement, number: Int) -> [String] {
    let control = spoken.element.control
    return [control.id, control.identifier, spoken.element.name, "\(number)"].compactMap(\.self)
  }

  private static func nobody(_ name: String) -> Failure {
    Failure("no element \(name.quoted()); 'a11y-audit narrate' lists the elements with their numbers")
  }
}
