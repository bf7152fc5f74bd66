import Foundation
import TestSupport
import Testing

/// Storyboards and xibs, their texts in other languages, and a project's own ways to set a label.
@Suite struct StoryboardTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes><scene><objects><viewController storyboardIdentifier="Shop" id="C"><view key="view" id="V">
    <rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
    <label text="Total" id="l"><rect key="frame" x="20" y="80" width="90" height="20"/></label>
    <button id="b"><rect key="frame" x="20" y="120" width="90" height="44"/><state key="normal" image="ic_pay"/>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="accColor" value="Pay"/>
    </userDefinedRuntimeAttributes></button>
    </subviews></view></viewController></objects></scene></scenes></document>
    """

  private func withProject(_ body: (URL) throws -> Void) throws {
    let files = [
      "Base.lproj/Shop.storyboard": Self.storyboard,
      "Mac.xib": "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><objects/></document>",
      "de.lproj/Shop.strings": "\"l.text\" = \"Summe\";\n", "fr.lproj/Shop.strings": "\"l.text\" = \"Total\"\n",
    ]
    try Tool.withFiles(files, body)
  }

  @Test("a project's folder is audited, and documents for other platforms are skipped")
  func folder() throws {
    try withProject { folder in
      let run = try Tool.run([".", "--quiet"], in: folder)
      let finding =
        "Base.lproj/Shop.storyboard:5:1: error: button (image \"ic_pay\", below \"Total\"): has no label [control-missing-name]\n"
      #expect(run.output.hasPrefix(finding + "1 error · 2 elements in 1 screen"), "\(run.output)")
      #expect(
        run.errors == """
          a11y-audit: note: skipped 1 interface file that is not read (this is a macOS document of Interface Builder; \
          only iOS and tvOS are supported): Mac.xib

          """)
      #expect(run.status == 1)
    }
  }

  @Test("a document that is named is rejected with its reason")
  func refused() throws {
    try withProject { folder in
      let run = try Tool.run(["Mac.xib"], in: folder)
      let reason = "this is a macOS document of Interface Builder; only iOS and tvOS are supported"
      #expect(run.errors == "Mac.xib: error: \(reason)\n")
      #expect(run.status == 2)
    }
  }

  @Test("a key path of the project sets the label")
  func labelKeypath() throws {
    try withProject { folder in
      let run = try Tool.run(["Base.lproj", "--label-keypath", "accColor"], in: folder)
      #expect(run.output.hasPrefix("no findings\n2 elements in 1 screen"))
      #expect(run.status == 0)
    }
  }

  @Test("texts come from the language's folder or file", arguments: ["de.lproj", "de.lproj/Shop.strings"])
  func strings(_ path: String) throws {
    try withProject { folder in
      let run = try Tool.run(
        ["convert", "Base.lproj/Shop.storyboard", "--to", "outline", "--strings", path], in: folder)
      let lines = run.output.split(separator: "\n").prefix(2)
      #expect(
        lines == [
          #"screen "Shop" 390x844 source={"format": "interface-builder", "level": "views", "designTime": true} id=V "#
            + "language=de inferred=width,height",
          "  UILabel id=l frame=20,80,90,20 text=Summe adjustsFont=false inferred=width,height",
        ])
    }
  }

  @Test("texts without a translation are counted, and are not taken for the other language")
  func untranslated() throws {
    try withProject { folder in
      try "\"b.normalTitle\" = \"Bezahlen\";\n".write(
        to: folder.appending(path: "de.lproj/Shop.strings"), atomically: true, encoding: .utf8)
      let run = try Tool.run(
        ["convert", "Base.lproj/Shop.storyboard", "--to", "outline", "--strings", "de.lproj"], in: folder)
      #expect(run.output.contains("UILabel id=l language=und frame=20,80,90,20 text=Total"), "\(run.output)")
      #expect(
        run.errors == "a11y-audit: note: Base.lproj/Shop.storyboard has no translation into de of 1 of 1 texts\n")
      #expect(run.status == 0)
    }
  }

  @Test("a document without a file of texts is reported")
  func noStrings() throws {
    try withProject { folder in
      try FileManager.default.removeItem(at: folder.appending(path: "de.lproj/Shop.strings"))
      let run = try Tool.run(["Base.lproj/Shop.storyboard", "--strings", "de.lproj"], in: folder)
      #expect(
        run.errors
          == "a11y-audit: note: Base.lproj/Shop.storyboard has no strings file in 'de.lproj'; its own texts are used\n")
    }
  }

  @Test("an error in the texts is reported at its location")
  func brokenStrings() throws {
    try withProject { folder in
      let run = try Tool.run(["Base.lproj/Shop.storyboard", "--strings", "fr.lproj"], in: folder)
      #expect(run.errors == "fr.lproj/Shop.strings:2:1: error: expected ';'\n")
      #expect(run.status == 2)
    }
  }
}
