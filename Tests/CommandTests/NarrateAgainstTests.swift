import Foundation
import TestSupport
import Testing

/// `narrate --against`: the narration next to what a device spoke.
@Suite struct NarrateAgainstTests {
  private static let screen = """
    screen "Login" 390x844 en
      text "Welcome" frame=20,60,350,30
      textField "E-mail" placeholder="name@host.org" frame=20,120,350,44
      button "Log In" hint="Opens your account." frame=20,180,350,44
      button "Help" frame=20,240,350,44

    """

  /// As `to_dict` of pymobiledevice3 11.45 writes an element.
  private func list(_ spoken: [String?]) -> String {
    let items = spoken.enumerated().map { number, text in
      let text = text.map { "\"\($0)\"" } ?? "null"
      return
        #"{"platform_identifier": "00A\#(number)", "estimated_uid": "u\#(number)", "caption": \#(text), "spoken_description": \#(text)}"#
    }
    return "[" + items.joined(separator: ", ") + "]"
  }

  private func run(_ device: String, _ options: [String] = []) throws -> Tool.Run {
    try Tool.withFiles(["login.outline": Self.screen, "device.json": device]) { folder in
      return try Tool.run(["narrate", "login.outline", "--against", "device.json"] + options, in: folder)
    }
  }

  private static let usual = [
    "Welcome", "E-mail, Text Field, name@host.org, Double tap to edit.", "Log In, Button", "Help, Button",
  ]

  @Test("punctuation and hints do not differ")
  func equal() throws {
    let plain = try Tool.run(["narrate", "-"], input: Self.screen).output
    var spoken = Self.usual
    // The field as this tool says it: what is compared is the way of comparing.
    let field = try #require(plain.split(separator: "\n").first { $0.contains("E-mail") })
    spoken[1] = field.drop { !$0.isLetter }.components(separatedBy: "  [")[0]
    let found = try run(list(spoken))
    #expect(found.status == 0 && found.output == "4 of 4 elements are spoken as on the device\n", "\(found)")
  }

  @Test("elements that differ are shown side by side, and those of one side alone by themselves")
  func different() throws {
    let found = try run(list(["Welcome", "Log In, Link", "Wi-Fi, 3 bars", "Help, Button"]))
    #expect(found.status == 1)
    #expect(
      found.output.contains(
        "  device: Log In, Link\n  here:   Log In. Button. Opens your account.  [login.outline:4]\n"), "\(found.output)"
    )
    #expect(found.output.contains("  only on the device: Wi-Fi, 3 bars\n"))
    #expect(found.output.contains("  not on the device:  E-mail"))
    #expect(found.output.hasSuffix("2 of 5 elements are spoken as on the device\n"))
  }

  static let wrongLists = ["", "[", "{}", "[]", "[1]", #"[{"role": "button"}]"#]

  @Test("other files are refused, with what is expected", arguments: wrongLists)
  func wrong(_ list: String) throws {
    let found = try run(list)
    #expect(found.status == 2 && found.errors.contains("device.json: error: "), "\(found)")
  }

  @Test("a null description is an element without a name, and no trap")
  func null() throws { #expect(try run(list([nil, "Welcome"])).status == 1) }

  @Test("a long list takes no long time and no trap")
  func long() throws {
    let found = try run(list((0..<4000).map { "Row \($0), \(String(repeating: "x", count: 50))" }))
    #expect(found.status == 1 && found.output.contains("0 of 4004 elements"))
  }

  @Test("it compares texts, and one screen")
  func options() throws {
    #expect(try run("[]", ["--format", "json"]).errors.contains("--against cannot be combined"))
  }
}
