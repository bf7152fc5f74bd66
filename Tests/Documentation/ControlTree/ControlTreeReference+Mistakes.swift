import A11yCore
import A11yFormats

/// Errors for invalid input, as the reader reports them.
extension ControlTreeReference {
  static var mistakes: String {
    """
    ## Invalid input

    Invalid JSON and wrong types are errors with their location: `tree.json:1:11: error: …`. All wrong types of a file are
    reported, not only the first, and the tool exits with 2.

    | input | error |
    | --- | --- |
    \(refused.map(errorRow).joined())
    Unknown words, contradictions and invalid frames are findings of `unknown-vocabulary`, `inconsistent-description` and
    `invalid-geometry`, and the rest of the
    tree is audited. No other rule reports anything about a control with an unknown role, class, trait or misspelled key.
    A key that resembles no known key is a warning, because it may be a custom one.

    | input | finding |
    | --- | --- |
    \(noted.map(noteRow).joined())
    A tree has at most \(ReadingOptions.defaultMaximumDepth) levels of controls; `--max-depth` sets another limit. The
    limit is the same for all formats, so that a converted description can be read again. A file larger than 2 GiB is an
    error. Control characters and unpaired surrogates in texts are data; they are escaped in all output.

    """
  }

  package static let refused = [
    "", #"{"label": "Pay""#, #"{"label": "Pay",}"#, #"{"label": "Pay", "label": "Buy"}"#,
    #"{"label": "Pay", "accessibilityLabel": "Buy"}"#, #"{"frame": "top left"}"#, #"{"frame": [0, 0, 44]}"#,
    #"{"label": 5}"#, #"{"hidden": "no"}"#, #"{"headingLevel": 1.5}"#,
    #"{"traits": ["button", null]}"#, #"{"textColor": "crimson"}"#, #"{"textColor": "systemRed"}"#,
    #"{"order": ["a", 2]}"#,
    #"{"actions": [{"event": "touchUpInside"}]}"#,
    #"{"font": {"size": "17"}}"#, #"{"container": {"rows": 2}}"#, #"{"children": {"class": "UIButton"}}"#,
    #"{"children": ["UIButton"]}"#, #"{"format": "outline"}"#, #"{"format": "control-tree", "version": 2}"#,
    #"{"weather": "fine"}"#,
    "screen \"Pay\"\n\tbutton", "screen \"Pay\"\n  button\n   link", "screen Pay", "button Pay", "Button \"Pay\"",
    "button 'Pay'", "button hint = x", "button hint=Pays the bill", "button \"Pay\" disabled",
  ]

  package static let noted = [
    #"{"id": "pay", "lable": "Pay"}"#, #"{"role": "buton"}"#, #"{"traits": ["buton"]}"#, #"{"class": "UIButon"}"#,
    #"{"gestures": ["tapp"]}"#,
    #"{"id": "a", "subviews": []}"#, #"{"role": "segmentedControl"}"#, #"{"font": {"sise": 17}}"#,
    #"{"children": [{"kind": "screen"}]}"#,
    #"{"frame": [0, 0, -10, 44]}"#, #"{"frame": [0, 0, null, 44]}"#,
  ]

  private static func errorRow(_ input: String) -> String {
    var told: [String] = []
    do {
      _ = try Formats.read(Array(input.utf8))
    } catch {
      told = error.mistakes.map { line($0.message, at: $0.location) }
    }
    return row(input, told)
  }

  private static func noteRow(_ input: String) -> String {
    let screens = try? Formats.read(Array(input.utf8))
    return row(input, (screens ?? []).flatMap(\.notes).map { line($0.message, at: $0.location) })
  }

  private static func line(_ message: String, at location: SourceLocation?) -> String {
    (location.map { "\($0.line):\($0.column): " } ?? "") + message
  }

  private static func row(_ input: String, _ told: [String]) -> String {
    let input = input.isEmpty ? "an empty file" : "`\(input.escapedForDisplay)`"
    return
      "| \(input) | \(told.map { $0.split(separator: "|").joined(separator: "\\|") }.joined(separator: "<br>")) |\n"
  }
}
