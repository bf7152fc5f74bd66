import Foundation
import TestSupport
import Testing

/// Contrast that is measured in a screenshot next to a screen.
@Suite struct ScreenshotContrastTests {
  private static let tree = """
    screen "Pay" 60x40 en
      text "Total" frame=4,8,50,24 font={"size":14}
    """

  /// A picture at 2x: bars with soft edges as the text.
  private static func picture(
    text: UInt32, scale: Int = 2, ground: @escaping (Int, Int) -> UInt32 = { _, _ in 0xFFFFFF }
  ) -> Data {
    Data(
      PNG.picture(width: 60 * scale, height: 40 * scale) { x, y in
        let isText = (10 * scale..<50 * scale).contains(x) && (13 * scale..<26 * scale).contains(y) && x % 8 < 3
        return isText ? text : ground(x, y)
      })
  }

  private func audit(_ picture: Data?, named name: String = "pay.png", tree: String = tree, _ options: [String] = [])
    throws
    -> (status: Int32, findings: [[String: Any]], notChecked: [[String: Any]], errors: String)
  {
    try Tool.withFiles(["pay.outline": tree]) { folder in
      try picture?.write(to: folder.appending(path: name))
      let run = try Tool.run(
        [
          "audit", "pay.outline", "--no-config", "--only", "text-contrast", "--only", "non-text-contrast", "--report",
          "json",
        ]
          + options, in: folder)
      let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      return (
        run.status, report?["findings"] as? [[String: Any]] ?? [], report?["notChecked"] as? [[String: Any]] ?? [],
        run.errors
      )
    }
  }

  @Test("too little contrast is a question with both colors, and no error")
  func low() throws {
    let found = try audit(Self.picture(text: 0x8E8E93))
    #expect(found.status == 0, "\(found)")
    let finding = try #require(found.findings.first)
    #expect(finding["outcome"] as? String == "review")
    let message = finding["message"] as? String
    #expect(
      message
        == "has text in #8E8E93 on #FFFFFF in the screenshot, a contrast ratio of 3.26:1, needs 4.5:1: are these its colors?",
      "\(message ?? "")")
    #expect(found.notChecked.isEmpty)
  }

  @Test("a picture that is there and not read is told")
  func unread() throws {
    try Tool.withFiles(["pay.outline": Self.tree]) { folder in
      try Self.picture(text: 0x8E8E93).write(to: folder.appending(path: "other.png"))
      let place = folder.appending(path: "pay.png")
      let audit = { try Tool.run(["audit", "pay.outline", "--no-config", "--only", "text-contrast"], in: folder) }
      let beginning = "a11y-audit: note: no colors are measured: pay.png is not used: "
      try FileManager.default.createSymbolicLink(
        at: place, withDestinationURL: folder.appending(path: "other.png"))
      #expect(try audit().errors.contains(beginning + "symbolic links are not followed\n"))
      try FileManager.default.removeItem(at: place)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
      #expect(try audit().errors.contains(beginning + "it is not a file\n"))
    }
  }

  @Test("it is an error if the configuration trusts screenshots")
  func trusted() throws {
    let found = try audit(Self.picture(text: 0x8E8E93), ["--set", "text-contrast.trusts-screenshots=true"])
    #expect(found.status == 1)
    #expect(found.findings.first?["outcome"] as? String == "fail")
  }

  @Test("enough contrast passes and counts as checked")
  func enough() throws {
    let found = try audit(Self.picture(text: 0x555555))
    #expect(found.findings.isEmpty && found.notChecked.isEmpty, "\(found)")
  }

  @Test("described colors take precedence, also if they are less than what the picture shows")
  func known() throws {
    let tree = Self.tree + ##" textColor="#999999" backgroundColor="#FFFFFF""##
    let found = try audit(Self.picture(text: 0x000000), tree: tree)
    #expect(
      (found.findings.first?["message"] as? String)?.hasPrefix("has text in #999999 on #FFFFFF, a contrast") == true)
    let good = try audit(Self.picture(text: 0xCCCCCC), tree: tree.replacingOccurrences(of: "#999999", with: "#333333"))
    #expect(good.findings.isEmpty)
  }

  @Test("text on an image that is described is measured, if the picture tells it")
  func image() throws {
    let tree = Self.tree + ##" textColor="#999999" background=image"##
    let found = try audit(Self.picture(text: 0x999999), tree: tree)
    #expect((found.findings.first?["message"] as? String)?.contains("in the screenshot") == true, "\(found)")
  }

  @Test("a photo behind the text is counted as not checked, with its reason")
  func undecided() throws {
    let found = try audit(Self.picture(text: 0x8E8E93) { x, y in UInt32((x * 7919 + y * 104_729) % 0xFFFFFF) })
    #expect(found.findings.isEmpty)
    let facts = found.notChecked.compactMap { $0["fact"] as? String }
    #expect(facts == ["plainBackground"], "\(found.notChecked)")
  }

  @Test("what lies over the text leaves it undecided")
  func covered() throws {
    let tree = Self.tree + "\n  button \"Chat\" frame=40,20,20,20"
    let found = try audit(Self.picture(text: 0x8E8E93), tree: tree)
    #expect(found.findings.isEmpty && !found.notChecked.isEmpty, "\(found)")
  }

  @Test("an icon is measured for its control")
  func icon() throws {
    let tree = """
      screen "Pay" 60x40 en
        button "Close" icon=true frame=4,8,50,24
      """
    let found = try audit(Self.picture(text: 0xC8C8C8), tree: tree)
    let finding = try #require(found.findings.first, "\(found)")
    #expect(finding["rule"] as? String == "non-text-contrast" && finding["outcome"] as? String == "review")
    #expect((finding["message"] as? String)?.hasPrefix("has its icon in #C8C8C8 on #FFFFFF in the screenshot") == true)
  }

  @Test(
    "other pictures are refused with the reason",
    arguments: [
      (
        "pay.png", Data([0xFF, 0xD8, 0xFF, 0xE0]), "pay.png is a JPEG, which changes colors; save the screenshot as PNG"
      ),
      (
        "pay.jpg", Data([0xFF, 0xD8, 0xFF, 0xE0]), "pay.jpg is a JPEG, which changes colors; save the screenshot as PNG"
      ),
      (
        "pay.png", picture(text: 0x8E8E93, scale: 1),
        "pay.png is 60 × 40 pixels, expected 120 × 80 or 180 × 120 for a screen of 60 × 40 points; use the screenshot as the device "
          + "saved it"
      ),
      ("pay.png", picture(text: 0).prefix(60), "pay.png is damaged: it breaks off after 33 bytes"),
    ])
  func refused(_ name: String, _ picture: Data, _ reason: String) throws {
    let found = try audit(picture, named: name)
    #expect(found.errors == "a11y-audit: note: no colors are measured: \(reason)\n")
    #expect(found.findings.isEmpty && !found.notChecked.isEmpty)
  }

  @Test("without a picture nothing is said of it")
  func none() throws { #expect(try audit(nil).errors == "") }

  // MARK: - Pictures that descriptions name

  /// A text in a color on white, with the screenshot that its screen names.
  private static func named(_ shot: String) -> String {
    """
    {"name": "Pay", "kind": "component", "screen": [60, 40], "language": "en", "screenshot": "\(shot)", "role": "other",
     "frame": [0, 0, 60, 40], "children": [{"role": "text", "label": "Total", "frame": [4, 8, 50, 24], "font": {"size": 14}}]}
    """
  }

  private func audit(json: String, _ pictures: [String: Data], _ options: [String] = []) throws -> (
    files: [String], errors: String
  ) {
    try Tool.withFiles(["pay.json": json]) { folder in
      try FileManager.default.createDirectory(at: folder.appending(path: "shots"), withIntermediateDirectories: true)
      for (name, picture) in pictures { try picture.write(to: folder.appending(path: name)) }
      let run = try Tool.run(
        ["audit", "pay.json", "--no-config", "--only", "text-contrast", "--report", "json"] + options, in: folder)
      let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let findings = report?["findings"] as? [[String: Any]] ?? []
      return (findings.compactMap { $0["message"] as? String }, run.errors)
    }
  }

  @Test("the screenshot that a description names is measured, for each of several screens")
  func namedPicture() throws {
    let (low, good) = (Self.picture(text: 0x8E8E93), Self.picture(text: 0x333333))
    let one = try audit(json: Self.named("shots/a.png"), ["shots/a.png": low, "pay.png": good])
    #expect(one.files.count == 1 && one.files[0].contains("#8E8E93 on #FFFFFF in the screenshot"), "\(one)")
    let two = "[\(Self.named("shots/a.png")), \(Self.named("shots/b.png"))]"
    let both = try audit(json: two, ["shots/a.png": good, "shots/b.png": Self.picture(text: 0xAAAAAA)])
    #expect(both.files.count == 1 && both.files[0].contains("#AAAAAA on #FFFFFF"), "\(both)")
  }

  @Test(
    "a named screenshot that is missing or elsewhere is reported", arguments: ["b.png", "../a.png", "/a.png", ".a.png"])
  func missingPicture(_ name: String) throws {
    let found = try audit(json: Self.named(name), ["pay.png": Self.picture(text: 0x8E8E93)])
    #expect(found.files.isEmpty)
    #expect(
      found.errors.contains("note: no colors are measured: pay.json: The screenshot")
        && found.errors.contains("is missing"),
      "\(found.errors)")
  }

  @Test("a folder of screenshots must be there")
  func noFolder() throws {
    let run = try Tool.run(["audit", "Fixtures/screens/camera/tree.json", "--screenshots", "nowhere"])
    #expect(run.status != 0)
    #expect(run.errors.contains("--screenshots: 'nowhere' is not a folder"), "\(run.errors)")
  }

  @Test("a picture with two pixels for each point of an iPhone that has three was made smaller")
  func madeSmaller() throws {
    let tree = """
      screen "Pay" 390x20 en
        text "Total" frame=4,2,50,16 font={"size":14}
      """
    let picture = Data(
      PNG.picture(width: 780, height: 40) { x, _ in x % 8 < 3 && (20..<80).contains(x) ? 0xAAAAAA : 0xFFFFFF })
    let found = try audit(picture, tree: tree)
    #expect(found.findings.isEmpty)
    #expect(
      found.errors.contains("is 780 × 40 pixels, expected 1170 × 60 for a screen of 390 × 20 points"), "\(found.errors)"
    )
  }
}
