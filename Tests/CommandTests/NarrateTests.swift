import Foundation
import TestSupport
import Testing

/// `narrate`, as a person turns its knobs.
@Suite struct NarrateTests {
  static let weather = "Fixtures/screens/weather/tree.json"

  /// What is said, without number and place.
  private func spoken(_ arguments: [String], _ tree: String = weather) throws -> [String] {
    let run = try Tool.run(["narrate", tree] + arguments)
    #expect(run.status == 0)
    #expect(run.errors == "")
    return run.output.split(separator: "\n").dropFirst().map { line in
      String(line).replacing(#/^ *([0-9]+  )?/#, with: "").replacing(#/  \[Fixtures.*$/#, with: "")
    }
  }

  @Test("a brief style leaves name, kind and state; settings go above the style")
  func brief() throws {
    let brief = [
      "Weather. Heading Level 1.", "Play forecast, 3 minutes. Button.", "Next forecast. Button.",
      "Berlin, wechselhaft. Taste.", "Sélectionné: Lyon, ensoleillé. Bouton.", "서울, 흐림. 버튼.", "Day", "Rain", "Monday",
      "3 mm", "Unit: Celsius. Button.", "Storm alerts. Switch Button. On.", "Selected: Today. Tab.", "Week. Tab.",
    ]
    #expect(try spoken(["--style", "brief"]) == brief)
    #expect(try spoken(["--style", "brief", "--positions"]).last == "Week. Tab. 2 of 2.")
    #expect(try spoken(["--style", "brief", "--table-headers"])[9] == "Rain. 3 mm.")
    #expect(try spoken(["--style", "brief", "--hints"])[11].hasSuffix("On. Double tap to toggle setting."))
  }

  @Test("a detailed style lists what is offered next to the speech")
  func detailed() throws {
    #expect(
      try spoken(["--style", "detailed"]).prefix(10) == [
        "Weather. Heading Level 1.", "Now playing. Play forecast, 3 minutes. Button. Actions Available",
        "Actions Available", "↓ Share", "↓ Download", "More Content Available", "↓ Length: 3 minutes", "↓ Voice: Ann",
        "Next forecast. Button.", "“Next” “Skip”",
      ])
    #expect(try spoken(["--style", "detailed"])[10] == "activated at 120, 140")
  }

  @Test("VoiceOver's settings each leave out their part")
  func settings() throws {
    #expect(try spoken(["--no-hints"])[11] == "Storm alerts. Switch Button. On. End.")
    #expect(try spoken(["--continuous"]) == spoken(["--no-hints"]))
    #expect(try spoken(["--continuous", "--hints"]) == spoken([]))
    #expect(try spoken(["--no-table-headers"])[9] == "3 mm. Column 2.")
    #expect(try spoken(["--no-positions"])[9] == "Rain. 3 mm.")
    #expect(
      try spoken(["--no-containers"])[10...].prefix(3).joined(separator: " | ") == """
        Unit: Celsius. Button. | Storm alerts. Switch Button. On. Double tap to toggle setting. | \
        Selected: Today. Tab. 1 of 2.
        """)
    #expect(try spoken(["--traits", "before"])[10] == "Button. Unit: Celsius. Landmark.")
    #expect(try spoken(["--traits", "silent"])[10] == "Unit: Celsius. Landmark.")
  }

  @Test("a profile's switches can be turned one by one")
  func switches() throws {
    let alone = ["--without", "group-label-on-entering", "--without", "announced-actions"]
    #expect(try spoken(alone)[1] == "Play forecast, 3 minutes. Button.")
    #expect(try spoken(["--with", "activate-hint"])[2] == "Next forecast. Button. Double tap to activate.")
    let unknown = try Tool.run(["narrate", Self.weather, "--with", "activate-hnt"])
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("unknown switch 'activate-hnt'; did you mean 'activate-hint'?"))
  }

  @Test("an unknown language is an error, and one without phrases is noted once")
  func languages() throws {
    for tag in ["xx", "", "e", "12", "deutsch"] {
      let run = try Tool.run(["narrate", Self.weather, "--language", tag])
      #expect(run.status == 2)
      #expect(run.errors.contains("unknown language '\(tag)': expected a BCP-47 tag"))
    }
    for arguments in [[], ["--format", "json"], ["--explain"]] {
      let finnish = try Tool.run(["narrate", Self.weather, Self.weather, "--language", "fi-FI"] + arguments)
      #expect(finnish.status == 0)
      #expect(
        finnish.errors.split(separator: "\n").count { $0.contains("VoiceOver's phrases in 'fi-FI' are not known") } == 1
      )
    }
    #expect(
      try Tool.run(["explore", Self.weather, "--language", "fi"], input: "").errors.contains("in 'fi' are not known"))
    #expect(try Tool.run(["narrate", Self.weather, "--language", "de-AT"]).errors == "")
  }

  @Test("an explanation gives a reason for every part, in text and in JSON")
  func explanation() throws {
    #expect(
      try spoken(["--explain"]).prefix(8).map {
        $0.replacing(/; (no|\d+) quotations?(, \d+ of them recorded)?$/, with: "")
      } == [
        "Weather. Heading Level 1.", "Weather.  — 'text', the default for UILabel",
        "Heading Level 1.  — trait 'header' in 'traits'; switch heading-level; source: an account of VoiceOver",
        "Now playing. Play forecast, 3 minutes. Button. Actions Available",
        "Now playing.  — the label of the entered group; switch group-label-on-entering",
        "Play forecast,  — 'label'",
        "3 minutes.  — 'customContent' of high importance; switch important-content-in-description",
        "Button.  — trait 'button' in 'traits'; source: AccessibilitySnapshot",
      ])
    // How often the words were quoted depends on the collection of quotations.
    let button = try #require(try spoken(["--explain"]).first { $0.hasPrefix("Button.  —") })
    #expect(button.contains(/; \d+ quotations, \d+ of them recorded$/))
    let run = try Tool.run(["narrate", Self.weather, "--format", "json", "--explain"])
    let document = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let screens = try #require(document["screens"] as? [[String: Any]])
    let utterances = try #require(screens.first?["utterances"] as? [[String: Any]])
    for utterance in utterances {
      let origins = try #require(utterance["explanation"] as? [[String: Any]])
      #expect(origins.compactMap { $0["text"] as? String }.joined(separator: " ") == utterance["spoken"] as? String)
      #expect(origins.allSatisfy { ($0["from"] as? String)?.isEmpty == false })
    }
    #expect(utterances[1]["actions"] as? [String] == ["Share", "Download"])
    #expect(utterances[1]["announcement"] as? String == "Actions Available")
    #expect(utterances[2]["inputLabels"] as? [String] == ["Next", "Skip"])
    #expect(utterances[2]["activationPoint"] as? [Double] == [120, 140])
    #expect(utterances[10]["rotors"] as? [[String: String]] == [["name": "Warnings"]])
    #expect(utterances[4]["language"] as? String == "fr")
  }

  /// U+009B commands some terminals as escape and a bracket do, U+202E turns the direction.
  @Test("JSON says with escapes what a terminal must not meet raw")
  func hostileJSON() throws {
    let label = "a\u{202E}b\u{9B}1m\u{2028}c\u{2066}\u{7F}"
    let tree = #"{"class": "UIButton", "frame": [0, 0, 44, 44], "label": ""#
    try Tool.withFiles(["a.json": "\(tree)\(label)\"}", "b.json": "\(tree)b\"}"]) { folder in
      for arguments in [
        ["narrate", "a.json", "--format", "json"], ["diff", "b.json", "a.json", "--format", "json"],
        ["convert", "a.json", "--to", "control-tree"],
      ] {
        let output = try Tool.run(arguments, in: folder).output
        #expect(!output.unicodeScalars.contains { label.unicodeScalars.dropFirst().contains($0) && !$0.isASCII })
        #expect(output.contains(#"a\u202eb\u009b1m\u2028c\u2066\u007f"#), "\(arguments)")
        #expect((try? JSONSerialization.jsonObject(with: Data(output.utf8))) != nil, "\(arguments)")
      }
    }
  }

  @Test("a rotor's results are listed, in JSON with how many more there are")
  func rotors() throws {
    let tree = #"""
      {"class": "UITextView", "label": "Form", "value": "", "frame": [0, 0, 390, 44], "customRotors": [
        "Links", {"name": "Errors", "results": ["Name\nmissing", "City"], "more": 3},
        {"name": "Dates", "results": ["1 May"], "more": "many"}, {"name": "Notes", "results": []}]}
      """#
    try Tool.withFiles(["t.json": tree]) { folder in
      for profile in ["voiceover", "accessibility-snapshot"] {
        let arguments = ["narrate", "t.json", "--style", "detailed", "--profile", profile]
        #expect(
          try Tool.run(arguments, in: folder).output.split(separator: "\n").suffix(8).map { $0.drop { $0 == " " } } == [
            "↺ Links", "↺ Errors:", #"- Name\nmissing"#, "- City", "+ 3 More Results...", "↺ Dates:", "- 1 May",
            "+ Many More (99+) Results...",
          ])
      }
      let json = try Tool.run(["narrate", "t.json", "--format", "json"], in: folder).output
      let document = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      let screens = try #require(document["screens"] as? [[String: Any]])
      let utterance = try #require((screens.first?["utterances"] as? [[String: Any]])?.first)
      let rotors = try #require(utterance["rotors"] as? [[String: Any]])
      #expect(rotors.map { $0["name"] as? String } == ["Links", "Errors", "Dates", "Notes"])
      #expect(rotors.map { $0["results"] as? [String] } == [nil, ["Name\nmissing", "City"], ["1 May"], []])
      #expect(rotors.map { $0["more"] as? Int } == [nil, 3, nil, nil])
      #expect(rotors.map { $0["moreThan"] as? Int } == [nil, nil, 99, nil])
    }
  }

  @Test("an explanation of hostile labels reaches no terminal raw")
  func hostile() throws {
    let run = try Tool.run(["narrate", "--explain", "--style", "detailed", "Fixtures/screens/faults/tree.json"])
    #expect(run.status == 0)
    #expect(!run.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!run.output.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("::") })
  }
}
