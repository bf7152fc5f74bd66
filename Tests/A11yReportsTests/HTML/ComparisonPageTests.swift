import Foundation
import Testing

@testable import A11yCore
@testable import A11yReports

/// The page of two versions. What a browser makes of it is checked by Scripts/check-page.
@Suite struct ComparisonPageTests {
  private static func picture(_ texts: [String]) -> ScreenPicture {
    var picture = ScreenPicture(file: "a.json", name: "A", location: SourceLocation(line: 1, column: 1))
    picture.size = Size(width: 100, height: 200)
    for (number, text) in texts.enumerated() {
      let location = SourceLocation(line: number + 2, column: 3)
      var stop = ScreenPicture.Stop(location: location)
      stop.parts = [.init(.label, text), .init(.trait, "Button.")]
      stop.frame = Frame(x: 0, y: Double(number) * 20, width: 50, height: 15)
      picture.stops.append(stop)
      picture.places[location] = .init(frame: stop.frame, stop: number, key: text)
    }
    return picture
  }

  private static func finding(line: Int, _ text: String) -> Finding {
    var finding = Nasty.finding([text], number: 1)
    finding.file = "a.json"
    finding.location = SourceLocation(line: line, column: 3)
    finding.subject = Finding.Subject(role: "button", name: text, path: "UIView/UIButton")
    finding.related = []
    return finding
  }

  private static func comparison(_ text: String = "Pay now.") -> Comparison {
    var screen = ScreenComparison(
      title: text, old: picture(["Back.", "Pay.", "Help."]), new: picture(["Back.", text, "More."]))
    screen.rows = [
      .init(old: 0, new: 0, changes: []), .init(old: 1, new: 1, changes: [.changed, .moved]),
      .init(old: 2, new: nil, changes: [.silenced]), .init(old: nil, new: 2, changes: [.added]),
    ]
    screen.findings = [
      (finding(line: 3, text), .new), (finding(line: 4, text), .fixed), (finding(line: 99, "elsewhere"), .worse),
    ]
    screen.keptFindings = 2
    var comparison = Comparison(summary: "1 changed · \(text)", isWorse: true)
    comparison.screens = [screen]
    comparison.unchanged = [text]
    comparison.removed = [text]
    return comparison
  }

  private static func page(_ comparison: Comparison) -> String {
    ComparisonPage(comparison, options: Nasty.options).files(nil).pages[0].text
  }

  @Test("texts that would do harm are text in every place", arguments: Nasty.texts)
  func hostile(_ text: String) {
    #expect(ReportGrammar.faults(of: HTMLReporter.self, in: Self.page(Self.comparison(text))) == [])
  }

  @Test("an element is there before and after, with the words that differ and what became of it")
  func rows() throws {
    let page = Self.page(Self.comparison())
    let entries = page.components(separatedBy: "<li class=\"e").dropFirst().map(\.self)
    #expect(entries.count == 4)
    #expect(!entries[0].contains("Before, 1") && !entries[0].contains("<del>") && entries[0].contains("Back."))
    #expect(entries[1].contains("<del>Pay.</del>") && entries[1].contains("<ins>Pay now.</ins>"))
    #expect(entries[1].contains("Before, 2") && entries[1].contains("After, 2"))
    #expect(entries[1].contains(" Changed</span>") && entries[1].contains(" Moved</span>"))
    #expect(entries[2].contains("Still on the screen, but not read."))
    #expect(entries[3].contains("Not on the screen."))
    #expect(page.contains("data-b=\"s1ae2 s1be2\"") && page.contains("id=\"b-s1ae2\" class=\"box\" data-e=\"s1e2\""))
  }

  @Test("findings are below the element that has or had them, with their status")
  func findings() throws {
    let page = Self.page(Self.comparison())
    let entries = page.components(separatedBy: "<li class=\"e").dropFirst().map(\.self)
    #expect(entries[1].contains(">New</strong>"))
    #expect(entries[2].contains(">Fixed</strong>"))
    #expect(!entries[2].contains("Copy suppression"))
    let others = page.components(separatedBy: "What VoiceOver says")[0]
    #expect(others.contains(">Worse</strong>"))
    #expect(page.contains("2 findings as before"))
  }

  @Test("its policy permits its own script and style and nothing else")
  func policy() {
    let page = Self.page(Self.comparison())
    #expect(page.contains("content=\"\(PageAssets.policy(playsFiles: false))\""))
  }

  @Test("a page that is too large on standard output leaves its sound out, then the last screens, and says so")
  func size() {
    var comparison = Self.comparison()
    let first = comparison.screens[0]
    for number in 1...9 {
      var screen = first
      screen.title = "Screen \(number)"
      comparison.screens.append(screen)
    }
    var sound = PageSound(rate: 22_050)
    sound.add(
      PageSound.Text(first.new.stops[0], in: first.new), encoded: Array(repeating: 7, count: 30_000),
      sampleCount: 60_000
    )
    comparison.sound = sound
    let page = ComparisonPage(comparison, options: Nasty.options)
    let whole = page.files(nil).pages[0].text
    #expect(whole.contains("id=\"sounds\"") && !whole.contains("Not on this page"))
    let silent = page.files(nil, most: whole.utf8.count - 1).pages[0].text
    #expect(!silent.contains("id=\"sounds\"") && silent.contains(HTMLReporter.soundIsTooLarge))
    let small = page.files(nil, most: silent.utf8.count - 1).pages[0].text
    #expect(small.utf8.count < silent.utf8.count)
    #expect(small.contains("compare one folder at a time") && small.contains("Screen 9"))
    #expect(!small.contains("id=\"s10\"") && small.contains("id=\"s1\""))
  }

  @Test("words that both versions have are not marked")
  func words() {
    func parts(_ text: String) -> [ScreenPicture.Part] { [.init(.label, text)] }
    func changed(_ words: [[WordDifference.Word]]) -> [String] { words.joined().filter(\.isChanged).map(\.text) }
    for (old, new, gone, come) in [
      ("a b c", "a b c", [], []), ("a b c", "a x c", ["b"], ["x"]), ("a b", "b a", ["a"], ["a"]), ("", "a", [], ["a"]),
      ("one two three four", "zero two four five", ["one", "three"], ["zero", "five"]),
    ] as [(String, String, [String], [String])] {
      let difference = WordDifference(parts(old), parts(new))
      #expect(changed(difference.old) == gone)
      #expect(changed(difference.new) == come)
    }
    let long = (0..<2000).map { "w\($0)" }.joined(separator: " ")
    #expect(changed(WordDifference(parts("x \(long) x"), parts("y \(long) z")).new).count == 2002)
  }
}
