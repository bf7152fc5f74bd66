import A11yCore
import A11yFormats
import A11yRules
import Testing

/// Threads that share the rules of a large screen change nothing about the result.
@Suite struct ThreadTests {
  @Test("a screen large enough to be shared gives the same result on any number of threads")
  func sameResult() throws {
    let rows = (0..<1300).map { row in
      """
          UITableViewCell frame=0,\(row * 60),390,60
            text "Row \(row)" frame=16,\(row * 60),200,20
            UIButton frame=300,\(row * 60),20,20
            button "Delete button" frame=330,\(row * 60),44,44 hint="Double tap to delete"
            UISwitch "Follow \(row)" frame=330,\(row * 60),51,31

      """
    }
    let outline = "screen \"Feed\" 390x844 en\n  UIScrollView frame=0,0,390,844\n" + rows.joined()
    let screen = AccessibilityTree(try #require(Formats.read(Array(outline.utf8)).first))
    try #require(screen.elements.count >= 5000)
    var audit = Audit(rules: Catalog.rules)
    let alone = audit.run(screen, file: "feed.outline")
    #expect(alone.findings.count >= 2600)
    for threads in [2, 64] {
      audit.threads = threads
      #expect(audit.run(screen, file: "feed.outline") == alone)
    }
  }

  @Test("many screens of one file are read and audited alike on any number of threads, mistakes among them")
  func manyScreens() throws {
    func text(of count: Int, faultAt faulty: Int? = nil) -> [UInt8] {
      let screens = (0..<count).map { number in
        let rows = (0..<30).map { row in
          #"{"role": "button", "label": "\#(row % 7 == 0 ? "" : "Entry \(row)")", "frame": [0, \#(row * 50), 390, 44]}"#
        }
        let language = number % 3 == 0 ? "de" : "en"
        let size = number == faulty ? #""390x844""# : "[390, 844]"
        return """
          {"name": "Screen \(number / 3)", "language": "\(language)", "screen": \(size),
           "children": [\(rows.joined(separator: ",\n"))]}
          """
      }
      return Array("[\(screens.joined(separator: ",\n"))]".utf8)
    }
    let bytes = text(of: 200)
    try #require(bytes.count > 1 << 18)
    let alone = try Formats.read(bytes)
    let trees = AccessibilityTree.all(alone)
    let audit = Audit(rules: Catalog.rules)
    let results = trees.map { audit.run($0, file: "a.json") }
    #expect(results.reduce(0) { $0 + $1.findings.count } >= 200 * 5)
    for threads in [3, 101] {
      var options = ReadingOptions()
      options.threads = threads
      let shared = try Formats.read(bytes, options: options)
      #expect(shared == alone)
      #expect(AccessibilityTree.all(shared, threads: threads).map { audit.run($0, file: "a.json") } == results)
      for faulty in [0, 199] {
        let bytes = text(of: 200, faultAt: faulty)
        let expected = #expect(throws: ReadingError.self) { try Formats.read(bytes) }
        let found = #expect(throws: ReadingError.self) { try Formats.read(bytes, options: options) }
        #expect(found?.mistakes == expected?.mistakes && expected?.mistakes.isEmpty == false)
      }
    }
  }
}
