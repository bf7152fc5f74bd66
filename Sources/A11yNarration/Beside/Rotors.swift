/// What is told of custom rotors.
public enum Rotors {
  /// How many results there are beyond those that are listed.
  public enum Rest: Hashable, Sendable {
    case none
    case more(Int)
    /// More than anybody counts.
    case many
  }

  /// Results beyond the listed ones are counted up to this many.
  public static let mostCounted = 99

  /// The results of a rotor, a line each, and how many more there are.
  public static func text(results: [String], rest: Rest, phrases: Phrases) -> String {
    guard !results.isEmpty else { return phrases.rotorNoResults.text }
    var lines = results.map { "- " + $0 }
    switch rest {
    case .none: break
    case .more(let count): lines.append(phrases.rotorMoreFormat.filled(with: digits(count, phrases)))
    case .many: lines.append(phrases.rotorMaxFormat.filled(with: digits(mostCounted, phrases)))
    }
    return lines.joined(separator: "\n")
  }

  /// The system's name of a kind of rotor such as `heading_level2`; nil for a kind it has no name for. English in
  /// languages whose names are not known.
  public static func systemName(ofKind kind: String, in language: String) -> String? {
    guard let names = RotorNames.byKind[kind] else { return nil }
    switch language {
    case "de": return names.german
    case "ru": return names.russian
    default: return names.english
    }
  }

  private static func digits(_ number: Int, _ phrases: Phrases) -> String {
    Digits.text(of: number, in: phrases.language)
  }
}
