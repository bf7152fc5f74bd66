/// Found by speaking random texts, and shortened: libespeak-ng 1.51 ends its process on each, on one character even.
struct CrashingText: Sendable, CustomStringConvertible {
  let language: String
  let text: String
  var description: String { "\(language) \(text)" }

  static let all = [
    CrashingText(language: "ar", text: "⣯"), CrashingText(language: "fi", text: "⣿|"),
    CrashingText(language: "el", text: "🅰ᚿ"), CrashingText(language: "ky", text: "k?d\u{1C292}"),
  ]
}
