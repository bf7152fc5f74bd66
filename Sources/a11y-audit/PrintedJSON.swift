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
    return String(decoding: data, as: UTF8.self).jsonSafeForConsole + "\n"
  }
}
