import A11yCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// JSON for programs, on a terminal as safe as any other text.
enum PrintedJSON {
  static func text(_ document: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Numbers are finite and texts are strings: encoding them cannot fail.
    guard let data = try? encoder.encode(document) else { return "{}\n" }
    return escaped(String(decoding: data, as: UTF8.self)).jsonSafeForConsole + "\n"
  }

  /// JSON asks for escapes of the first 32 characters alone. Of the others that command a terminal, turn the direction or
  /// are invisible none stands outside of a string, where `\u009B` says the same.
  private static func escaped(_ json: String) -> String {
    let scalars = json.unicodeScalars
    guard scalars.contains(where: { $0 != "\n" && $0.mayBeUnsafeToDisplay }) else { return json }
    var text = ""
    for index in scalars.indices {
      let scalar = scalars[index]
      if scalar != "\n", scalars.isUnsafeToDisplay(at: index) {
        text += scalar.jsonEscape
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
