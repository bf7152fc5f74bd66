import A11yFormats
import A11yReports
import TestSupport
import Testing

@testable import A11yCore
@testable import A11yRules

/// Crowded elements are counted as not checked, and never skipped silently.
@Suite struct CrowdedPlaceTests {
  @Test("a pair of frames that overlap is visited, or one of the two is said to be crowded", arguments: 0..<40)
  func pairs(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let frames = Self.frames(&random)
    var met: Set<[Int]> = []
    let crowded = FramePairs(frames).visit(by: 1) { met.insert([$0, $1]) }
    for (lower, frame) in frames.enumerated() {
      for upper in frames.indices where upper > lower {
        let other = frames[upper]
        let width = min(frame.maxX, other.maxX) - max(frame.x, other.x)
        let height = min(frame.maxY, other.maxY) - max(frame.y, other.y)
        let isMet = met.contains([lower, upper])
        #expect(isMet == (width > 1 && height > 1) || !isMet && (crowded.contains(lower) || crowded.contains(upper)))
      }
    }
    // Few frames are never crowded.
    #expect(frames.count > 128 || crowded == [])
  }

  @Test("all frames around a point are visited, or the visit says that they are not", arguments: 0..<40)
  func points(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let frames = Self.frames(&random)
    var grid = FrameGrid()
    for (index, frame) in frames.enumerated() { grid.insert(index, at: frame) }
    for first in [0, frames.count / 2] {
      var met: Set<Int> = []
      let isWhole = grid.visit(nearX: 100, y: 100, within: 12, from: first) { index in
        met.insert(index)
        return false
      }
      let near = frames.indices.filter { $0 >= first && frames[$0].distance(toX: 100, y: 100) < 12 }
      #expect(!isWhole || met.isSuperset(of: near))
      #expect(met.allSatisfy { $0 >= first })
    }
  }

  /// Up to 400 frames of all sizes, most of them in one place.
  private static func frames(_ random: inout SplitMix) -> [Frame] {
    let reaches: [Double] = [10, 100, 1000]
    let reach = reaches[Int.random(in: 0..<3, using: &random)]
    return (0..<Int.random(in: 2...400, using: &random)).map { _ in
      Frame(
        x: .random(in: 0...reach, using: &random), y: .random(in: 0...reach, using: &random),
        width: .random(in: 1...120, using: &random), height: .random(in: 1...120, using: &random))
    }
  }

  @Test(
    "what a rule finds among a hundred controls it finds or counts when they become many",
    arguments: ["target-size-minimum", "targets-overlap", "targets-too-close", "duplicate-target"])
  func growing(_ rule: String) throws {
    for place in Self.places {
      let few = try result(rule, Self.buttons(100, at: place))
      let many = try result(rule, Self.buttons(5000, at: place))
      #expect(few.notChecked[.surroundings] ?? 0 == 0)
      let controls = many.violations.flatMap { [$0.control] + $0.related }.count
      #expect(controls + (many.notChecked[.surroundings] ?? 0) >= few.violations.count)
    }
  }

  private static let places: [@Sendable (Int) -> Frame] = [
    { Frame(x: 100 + Double($0 % 10) * 3, y: 100 + Double($0 / 10 % 10) * 3, width: 16, height: 16) },
    { Frame(x: 100 + Double($0) * 0.01, y: 100 + Double($0) * 0.01, width: 44, height: 44) },
    { Frame(x: 100, y: 100, width: 16 + Double($0) * 0.002, height: 16 + Double($0) * 0.001) },
    { Frame(x: 100 + Double($0 % 100) * 0.3, y: 100 + Double($0 / 100) * 0.3, width: 12, height: 12) },
  ]

  @Test("the summary and the JSON report state what was too crowded")
  func reported() throws {
    let screen = Self.buttons(2000) { Frame(x: 100 + Double($0) * 0.01, y: 100, width: 44, height: 44) }
    let rule = try #require(Catalog.rule("targets-overlap"))
    var result = Audit(rules: [rule]).run(screen, file: "crowd.json")
    result.files = 1
    let count = try #require(result.notChecked["targets-overlap"]?[.surroundings])
    #expect(count + result.findings.count >= 1990)
    let text = try #require(Reporters.named("text")).report(result, options: ReportOptions(version: "1"))
    #expect(text.contains("not checked: targets-overlap on \(count) elements (too many in one place)"))
    let json = try #require(Reporters.named("json")).report(result, options: ReportOptions(version: "1"))
    #expect(json.contains("\"fact\" : \"surroundings\""))
  }

  @Test(
    "rules that compare with what is near say where too much is near",
    arguments: [
      ("text-obscured", #"text "Terms apply" frame=@,100,60,20"#, 300),
      ("activation-point-outside", #"button "a" frame=@,100,60,60 activationPoint=110,110"#, 300),
      ("unassociated-visible-label", #"text "Volume" frame=@,100,8,20"#, 200),
    ])
  func others(_ rule: String, _ line: String, _ count: Int) throws {
    let places = (0..<count).map { 80 + Double($0) / 100 }
    let lines = ["screen \"A\" 390x844 en", "UISwitch value=1 frame=320,100,51,31"].joined(separator: "\n  ")
    let crowd = places.map { "\n  " + line.replacing("@", with: "\($0)") }.joined()
    let screen = try #require(Formats.read(Array((lines + crowd).utf8)).first)
    #expect(try result(rule, AccessibilityTree(screen)).notChecked[.surroundings] ?? 0 > 0)
  }

  @Test("more dialogs than are looked at are counted")
  func dialogs() throws {
    let dialogs = (0..<20).map {
      "  alert SaleBox frame=0,\($0 * 40),100,20\n    UIButton \"OK\" frame=0,\($0 * 40),80,20\n"
    }
    let screen = try #require(Formats.read(Array(("screen \"A\" 390x844 en\n" + dialogs.joined()).utf8)).first)
    let result = try result("modal-not-isolated", AccessibilityTree(screen))
    #expect(result.violations == [] && result.notChecked[.surroundings] == 12)
  }

  @Test("words that many elements say are not taken for said together")
  func words() throws {
    var lines = ["screen \"A\" 390x844 en"]
    for number in 0..<40 { lines.append("  button \"\(["Red", "Green", "Blue"][number % 3]) \(number)\"") }
    lines += ["  view isElement=true \"x\"", "    text \"Red Green Blue\" isElement=false"]
    for word in ["Red", "Green", "Blue"] { lines += Array(repeating: "  button \"\(word)\"", count: 40) }
    let screen = try #require(Formats.read(Array(lines.joined(separator: "\n").utf8)).first)
    var exposed = ExposedWords(AccessibilityTree(screen))
    #expect(exposed.sayTogether(["red", "green", "blue"], share: 0.8) == nil)
    #expect(exposed.sayTogether(["red"], share: 0.8) == true)
    #expect(exposed.sayTogether(["red", "apple", "pear"], share: 0.8) == false)
    exposed = ExposedWords(AccessibilityTree(Screen()))
    #expect(exposed.sayTogether(["red"], share: 0.8) == false)
  }

  private static func buttons(_ count: Int, at place: (Int) -> Frame) -> AccessibilityTree {
    var builder = ScreenBuilder(Screen())
    builder.begin(Control())
    for number in 0..<count {
      var control = Control()
      control.className = "UIButton"
      control.label = "b\(number)"
      control.frame = place(number)
      builder.begin(control)
      builder.end()
    }
    builder.end()
    return AccessibilityTree(builder.screen)
  }

  private func result(_ rule: String, _ tree: AccessibilityTree) throws -> RuleResult {
    try #require(Catalog.rule(rule)).check(tree)
  }
}
