public import A11yCore

/// What is reported of custom rotors.
public enum Rotors {
  /// cashapp/AccessibilitySnapshot counts results beyond the listed ones up to this many.
  public static let mostCounted = 99

  /// A heading, and what the rotor finds, a line each. Nothing where it finds nothing: then it is shown only to those
  /// who ask for every rotor. The name alone where the description does not tell what it finds.
  static func legend(_ rotor: Interaction.CustomRotor, phrases: Phrases) -> [String] {
    guard let results = rotor.results else { return ["↺ \(rotor.name)"] }
    if results.isEmpty { return [] }
    return ["↺ \(rotor.name):"] + lines(of: results.map(\.text), rest: rotor.rest, phrases: phrases)
  }

  /// The results of a rotor, a line each, and how many more there are.
  public static func lines(
    of results: [String], rest: Interaction.CustomRotor.Rest, phrases: Phrases
  ) -> [String] {
    if results.isEmpty { return [phrases.rotorNoResults.text] }
    let lines = results.map { "- " + $0 }
    switch rest {
    case .none: return lines
    case .more(let count): return lines + [phrases.rotorMoreFormat.filled(with: digits(count, phrases))]
    case .many: return lines + [phrases.rotorMaxFormat.filled(with: digits(mostCounted, phrases))]
    }
  }

  private static func digits(_ number: Int, _ phrases: Phrases) -> String {
    Digits.text(of: number, in: phrases.language)
  }
}
