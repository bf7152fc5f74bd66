import Foundation
import Testing

@testable import A11yCore
@testable import A11yReports

/// The page with drawings. What a browser makes of it is checked by Scripts/check-page.
@Suite struct HTMLPageTests {
  private static func picture(_ file: String, _ texts: [String]) -> ScreenPicture {
    var picture = ScreenPicture(file: FilePath(file), name: texts[0], location: SourceLocation(line: 1, column: 1))
    picture.size = Size(width: 100, height: 200)
    for (number, text) in texts.enumerated() {
      let location = SourceLocation(line: number + 2, column: 3)
      var stop = ScreenPicture.Stop(location: location)
      stop.parts = [.init(.label, text + "."), .init(.trait, "Button.")]
      stop.language = "en"
      stop.heard = stop.parts.map(\.text)
      stop.frame = Frame(x: 0, y: Double(number) * 20, width: 50, height: 15)
      stop.facts = [text]
      picture.stops.append(stop)
      var paint = ScreenPicture.Paint(frame: Frame(x: 0, y: Double(number) * 20, width: 50, height: 15))
      paint.text = text
      paint.fill = .init(hex: "#0A0B0C", opacity: 0.5)
      picture.paints.append(paint)
      picture.places[location] = .init(frame: stop.frame, stop: number, key: text)
    }
    return picture
  }

  private static func finding(_ file: String, line: Int, column: Int = 3, name: String = "x") -> Finding {
    var finding = Nasty.finding([name], number: 1)
    finding.file = FilePath(file)
    finding.location = SourceLocation(line: line, column: column)
    finding.screenLocation = SourceLocation(line: 1, column: 1)
    finding.subject = Finding.Subject(role: "button", name: name, path: "UIView/UIButton")
    finding.related = []
    return finding
  }

  private static func run(_ pictures: [ScreenPicture], _ findings: [Finding], sound: PageSound? = nil) -> ReportedRun {
    ReportedRun(Nasty.result(findings), pictures: pictures, sound: sound)
  }

  @Test("texts that would do harm are text in every place of a drawing and a list", arguments: Nasty.texts)
  func hostile(_ text: String) {
    let run = Self.run([Self.picture("a.json", [text, "b"])], [Self.finding("a.json", line: 2, name: text)])
    let page = HTMLReporter.report(run, options: Nasty.options)
    #expect(ReportGrammar.faults(of: HTMLReporter.self, in: page) == [])
  }

  @Test("a finding is in the entry of its control, also if its place is a key of it")
  func places() throws {
    let findings = [
      Self.finding("a.json", line: 3, name: "two"), Self.finding("a.json", line: 3, column: 40, name: "two"),
      Self.finding("a.json", line: 9, name: "elsewhere"),
    ]
    let page = HTMLReporter.report(
      Self.run([Self.picture("a.json", ["one", "two"])], findings), options: Nasty.options)
    let entries = page.components(separatedBy: "id=\"s1e").dropFirst().map {
      $0.components(separatedBy: "</ol>")[0]
    }
    #expect(entries.count == 2)
    #expect(entries[0].components(separatedBy: "class=\"f ").count == 1)
    #expect(entries[1].components(separatedBy: "class=\"f ").count == 3)
    #expect(page.contains("On the whole screen"))
    #expect(page.contains("id=\"b-s1e2\""))
  }

  @Test("a page that would be too large has its sound next to it, then becomes an index with a page per folder")
  func parts() throws {
    let pictures = ["A/1.json", "A/2.json", "B/1.json"].map { Self.picture($0, ["one", "two"]) }
    let findings = pictures.map { Self.finding($0.file.text, line: 2, name: "one") } + [Self.finding("C/x", line: 1)]
    var sound = PageSound(rate: 22_050) { encoded, count in encoded + [UInt8(count)] }
    sound.add(
      PageSound.Text(pictures[0].stops[0], in: pictures[0]), encoded: Array(repeating: 7, count: 90), sampleCount: 180)
    let run = Self.run(pictures, findings, sound: sound)
    let whole = HTMLReporter.files(run, options: Nasty.options, file: "out/r.html")
    #expect(whole.pages.map(\.file) == ["out/r.html"] && whole.sounds.isEmpty && whole.notice == nil)
    #expect(whole.pages[0].text.contains("\"sprites\":[[0,180]]"))
    #expect(whole.pages[0].text.components(separatedBy: "data-s=\"0\"").count == 4)

    let size = HTMLPage(run, Nasty.options).size
    let beside = HTMLReporter.files(run, options: Nasty.options, file: "out/r.html", most: size)
    #expect(beside.pages.count == 1 && beside.pages[0].text.contains("{\"folder\":\"r.html-sound\"}"))
    #expect(beside.pages[0].text.contains("media-src 'self' file:"))
    #expect(beside.sounds.map(\.file.text) == ["out/r.html-sound/1.wav"])
    #expect(try beside.sounds[0].bytes() == Array(repeating: 7, count: 90) + [180])
    let notice = try #require(beside.notice)
    #expect(notice.contains("in the folder r.html-sound") && beside.pages[0].text.contains(notice))

    let cut = HTMLReporter.files(run, options: Nasty.options, file: "out/r.html", most: 9_000)
    #expect(
      cut.pages.map(\.file.text).prefix(4) == [
        "out/r.html", "out/r.html-pages/1.html", "out/r.html-pages/2.html", "out/r.html-pages/3.html",
      ])
    #expect(cut.pages[0].text.contains("href=\"r.html-pages/3.html\""))
    #expect(cut.pages[0].text.contains("Findings by rule") && !cut.pages[0].text.contains("class=\"say\""))
    let parts = cut.pages.dropFirst().map(\.text)
    #expect(parts.reduce(0) { $0 + $1.components(separatedBy: "class=\"say\"").count - 1 } == 6)
    #expect(parts.allSatisfy { $0.contains("href=\"../r.html\"") && $0.contains(notice) })
    #expect(parts.allSatisfy { $0.contains("{\"folder\":\"../r.html-sound\"}") })
  }

  @Test("screens with findings come first")
  func order() throws {
    let pictures = ["a.json", "b.json"].map { Self.picture($0, ["one"]) }
    let page = HTMLReporter.report(Self.run(pictures, [Self.finding("b.json", line: 2)]), options: Nasty.options)
    let first = try #require(page.range(of: "id=\"s2\""))
    #expect(try #require(page.range(of: "id=\"s1\"")).lowerBound > first.lowerBound)
  }

  @Test("an entry states that its element is not in the drawing")
  func absent() {
    var picture = Self.picture("a.json", ["one", "two"])
    picture.stops[1].frame = nil
    let page = HTMLReporter.report(Self.run([picture], []), options: Nasty.options)
    #expect(page.components(separatedBy: "not in the drawing: no frame").count == 2)
  }

  @Test("a control over several lines is shown with all of them")
  func lines() {
    var options = Nasty.options
    let file = ["[", "    {", "      \"label\": \"one\"", "    },", "]"]
    options.sourceLine = { _, number in number <= file.count ? file[Int(number) - 1] : nil }
    let page = HTMLReporter.report(
      Self.run([Self.picture("a.json", ["one"])], [Self.finding("a.json", line: 2)]), options: options)
    #expect(page.contains("<span class=\"line\">3 </span>  &quot;label&quot;: &quot;one&quot;</code>"))
    #expect(page.contains("<span class=\"line\">4 </span>},</code>") && !page.contains("<span class=\"line\">5 "))
  }

  @Test("numbers of more than three digits are grouped")
  func grouping() {
    #expect([0, 999, 1000, 12345, 1_234_567].map(\.grouped) == ["0", "999", "1,000", "12,345", "1,234,567"])
  }

  @Test("equal texts are one sound, and a text of another language is another")
  func sounds() {
    var picture = Self.picture("a.json", ["one", "one", "one"])
    picture.stops[2].language = "de"
    var sound = PageSound(rate: 22_050)
    sound.add(PageSound.Text(picture.stops[0], in: picture), encoded: [1], sampleCount: 2)
    #expect(picture.stops.map { sound.number(of: $0, in: picture) } == [0, 0, nil])
  }

  @Test("Base64 of the examples of RFC 4648")
  func base64() {
    for (text, encoded) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")] {
      #expect(Base64.encode(Array(text.utf8)) == encoded)
    }
  }

  @Test("text in a drawing is shortened to the width of its frame")
  func drawnText() {
    let frame = Frame(x: 0, y: 0, width: 55, height: 20)
    #expect(DrawnText("ok", size: 10, in: frame).lines == ["ok"])
    #expect(DrawnText("a very long text indeed", size: 10, in: frame).lines.allSatisfy { $0.count <= 10 })
    #expect(DrawnText("한국어한국어한국어", size: 10, in: frame).lines.allSatisfy { $0.count <= 5 })
    #expect(DrawnText(" ", size: 10, in: frame).lines == [])
    for size in [Double.nan, .infinity, -1, 0] { #expect(DrawnText("x", size: size, in: frame).size >= 7) }
  }

  @Test("frames that are no places make no drawing that is none", arguments: [Double.nan, .infinity, -5e9, 1e300])
  func frames(_ number: Double) {
    var picture = Self.picture("a.json", ["one"])
    picture.stops[0].frame = Frame(x: number, y: number, width: number, height: number)
    picture.paints[0].frame = Frame(x: number, y: number, width: number, height: number)
    picture.size = Size(width: number, height: number)
    let page = HTMLReporter.report(Self.run([picture], []), options: Nasty.options)
    #expect(ReportGrammar.faults(of: HTMLReporter.self, in: page) == [])
    #expect(!page.contains("\"nan\"") && !page.contains("inf\""))
  }
}
