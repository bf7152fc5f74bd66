import Foundation
import TestSupport
import Testing

/// `a11y-lint lsp`: Swift source in an editor.
@Suite struct LintLanguageServerTests {
  private static let fixed =
    "import UIKit\nclass Banner: UIView {\n  let title = UILabel()\n  func prepare() { title.font = .systemFont(ofSize: 12) }\n}\n"

  private func session(
    _ messages: [[String: Any]], in folder: URL? = nil, capabilities: [String: Any] = [:], _ arguments: [String] = []
  ) throws -> EditorSession {
    try EditorSession(messages, capabilities: capabilities, folder: folder, arguments: arguments, of: Tool.linter)
  }

  @Test("findings are diagnostics with the range of their token, and are gone when they are fixed or closed")
  func diagnostics() throws {
    let uri = "file:///app/Banner.swift"
    let opened = try session([EditorSession.open(Self.fixed, uri)], ["--no-config"])
    let mark = try #require(opened.published(uri)?.first { $0["code"] as? String == "fixed-font" })
    #expect(mark["source"] as? String == "a11y-lint")
    #expect(mark.places[0] == 3 && mark.places[2] == 3 && mark.places[3] > mark.places[1] + 1)
    let changed = try session(
      [
        EditorSession.open(Self.fixed, uri),
        EditorSession.notice("textDocument/didChange", uri, ["contentChanges": [["text": "import UIKit\n"]]]),
      ], ["--no-config"])
    #expect(changed.published(uri)?.isEmpty == true)
    let closed = try session(
      [EditorSession.open(Self.fixed, uri), EditorSession.notice("textDocument/didClose", uri)], ["--no-config"])
    #expect(closed.published(uri)?.isEmpty == true)
  }

  @Test("a finding can be suppressed with room for the reason and explained; fixes are offered")
  func actions() throws {
    let uri = "file:///app/Banner.swift"
    let whole: [String: Any] = [
      "range": ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]],
      "context": ["diagnostics": []],
    ]
    let session = try session(
      [EditorSession.open(Self.fixed, uri), EditorSession.request(5, "textDocument/codeAction", uri, whole)],
      ["--no-config", "--only", "fixed-font"])
    let actions = try #require(session.result(5) as? [[String: Any]])
    let titles = actions.compactMap { $0["title"] as? String }
    #expect(titles.contains("Suppress fixed-font here; write the reason"))
    #expect(titles.contains("Explain fixed-font"))
    let suppress = try #require(actions.first { ($0["title"] as? String)?.hasPrefix("Suppress") == true })
    let changes = (suppress["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]]
    let edit = try #require(changes?[uri]?.first)
    #expect(edit["newText"] as? String == "  // a11y:disable:next fixed-font - \n")
    #expect(edit.places == [3, 0, 3, 0])
  }

  @Test("classes of other files count, as they are on disk or in the editor")
  func otherFiles() throws {
    try Tool.withTemporaryFolder { folder in
      let folder = folder.resolvingSymlinksInPath()
      let base = folder.appending(path: "Base.swift")
      let dial = folder.appending(path: "Dial.swift")
      let named =
        "import UIKit\nclass Base: UIControl {\n  override init(frame: CGRect) {\n    super.init(frame: frame)\n    isAccessibilityElement = true\n    accessibilityLabel = \"Volume\"\n    accessibilityTraits = .button\n  }\n}\n"
      let plain = "import UIKit\nclass Base: UIControl {}\n"
      let derived = """
        import UIKit
        class Dial: Base {
          override func draw(_ rect: CGRect) {}
          override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sendActions(for: .valueChanged) }
        }

        """
      try named.write(to: base, atomically: true, encoding: .utf8)
      try derived.write(to: dial, atomically: true, encoding: .utf8)
      let uri = dial.absoluteString
      let only = ["--only", "custom-control-not-exposed"]
      let exposed = try session([EditorSession.open(derived, uri)], in: folder, only)
      #expect(exposed.published(uri)?.isEmpty == true)
      // The same files with the base class as it is being edited.
      let edited = try session(
        [EditorSession.open(plain, base.absoluteString), EditorSession.open(derived, uri)], in: folder, only)
      #expect(edited.published(uri)?.isEmpty == false)
    }
  }

  @Test("a change or the end of a change in one file is seen in another one that depends on it")
  func dependentFiles() throws {
    try Tool.withTemporaryFolder { folder in
      let folder = folder.resolvingSymlinksInPath()
      let named =
        "import UIKit\nclass Base: UIControl {\n  override init(frame: CGRect) {\n    super.init(frame: frame)\n    isAccessibilityElement = true\n    accessibilityLabel = \"Volume\"\n    accessibilityTraits = .button\n  }\n}\n"
      let derived =
        "import UIKit\nclass Dial: Base {\n  override func draw(_ rect: CGRect) {}\n  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sendActions(for: .valueChanged) }\n}\n"
      for (name, text) in [("Base.swift", named), ("Dial.swift", derived)] {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      let base = folder.appending(path: "Base.swift").absoluteString
      let dial = folder.appending(path: "Dial.swift").absoluteString
      let plain = ["contentChanges": [["text": "import UIKit\nclass Base: UIControl {}\n"]]]
      let pull = { (id: Int, previous: String) in
        EditorSession.request(id, "textDocument/diagnostic", dial, ["previousResultId": previous])
      }
      let session = try session(
        [
          EditorSession.open(named, base), EditorSession.open(derived, dial), pull(2, ""),
          EditorSession.notice("textDocument/didChange", base, plain), pull(3, "2"),
          EditorSession.notice("textDocument/didClose", base), pull(4, "4"),
        ], in: folder,
        capabilities: [
          "textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]],
        ], ["--only", "custom-control-not-exposed"])
      let counts = [2, 3, 4].map { id in
        ((session.result(id) as? [String: Any])?["items"] as? [Any])?.count ?? -1
      }
      #expect(counts == [0, 1, 0])
      #expect(session.sent("workspace/diagnostic/refresh").count == 1)
    }
  }

  @Test("rule ids are completed in comments and explained where they are written")
  func comments() throws {
    let uri = "file:///app/Banner.swift"
    let text = "import UIKit\n// a11y:disable:next fixed-font - logo\n// a11y:dis\n// a11y:disable:this fix"
    let session = try session(
      [
        EditorSession.open(text, uri), EditorSession.request(2, "textDocument/hover", uri, at: (1, 24)),
        EditorSession.request(3, "textDocument/completion", uri, at: (2, 11)),
        EditorSession.request(4, "textDocument/completion", uri, at: (3, 25)),
      ], ["--no-config"])
    let hover = (session.result(2) as? [String: Any])?["contents"] as? [String: String]
    #expect(hover?["value"]?.hasPrefix("fixed-font (") == true)
    func labels(_ id: Int) -> [String] {
      let items = (session.result(id) as? [String: Any])?["items"] as? [[String: Any]]
      return items?.compactMap { $0["label"] as? String } ?? []
    }
    #expect(labels(3).contains("disable:next"))
    #expect(labels(4).contains("fixed-font"))
  }
}
