import A11yCore
import A11yFormats
import Testing

/// Which documents are taken for Interface Builder's, and which of those are rejected.
@Suite struct IBRecognitionTests {
  private static func document(_ attributes: String) -> String {
    "<document \(attributes)><objects><view id=\"a\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
      + "</view></objects></document>"
  }

  @Test(
    "documents of iOS and tvOS are read",
    arguments: [
      ("type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\"", Screen.Idiom.phone),
      ("type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch.iPad\"", .pad),
      ("type=\"com.apple.InterfaceBuilder.AppleTV.XIB\" targetRuntime=\"AppleTV\"", .tv),
    ])
  func read(_ attributes: String, _ idiom: Screen.Idiom) throws {
    let screen = try Trying.screen(Self.document(attributes))
    #expect(screen.source.format == "interface-builder")
    #expect(screen.source.level == .views)
    #expect(screen.source.isDesignTime)
    #expect(screen.source.lacks.isEmpty)
    #expect(screen.idiom == idiom)
    #expect(screen.controls.count == 1)
  }

  @Test(
    "other platforms and old archives are rejected, each with its reason",
    arguments: [
      (
        "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>",
        "this is a macOS document of Interface Builder; only iOS and tvOS are supported"
      ),
      (
        "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"/>",
        "this is a watchOS document of Interface Builder; only iOS and tvOS are supported"
      ),
      (
        "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"><data/></archive>",
        "this is an Interface Builder archive of Xcode 4 or older; open it in Xcode 5 or newer and save it"
      ),
      (
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes/></document>",
        "the document has no view, only objects or references to other storyboards"
      ),
    ])
  func refused(_ text: String, _ reason: String) {
    #expect(Trying.mistakes(text) == [reason])
    let named = #expect(throws: ReadingError.self) { try Formats.read(Array(text.utf8), as: InterfaceBuilder.self) }
    #expect(named?.mistakes.map(\.message) == [reason])
    #expect(named?.isOfUnknownFormat == true)
  }

  @Test(
    "what only looks like a document is not taken for one",
    arguments: [
      "<document/>", "<document type=\"text/html\"><objects/></document>",
      "<archive type=\"zip\"/>", "<documents type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
    ])
  func nearMisses(_ text: String) throws {
    let mistake = try #require(Trying.mistakes(text).first)
    #expect(mistake.hasPrefix("unrecognized format; "))
  }

  @Test("a file without a byte is empty")
  func empty() { #expect(Trying.mistakes("") == ["the file is empty"]) }

  @Test("another document in this format is an error that names its kind")
  func forced() {
    let page = Array("\n<html/>".utf8)
    let error = #expect(throws: ReadingError.self) { try Formats.read(page, as: InterfaceBuilder.self) }
    #expect(
      error?.mistakes == [
        ReadingError.Mistake(
          "expected <document> as the root of a storyboard or xib, found <html>", at: SourceLocation(line: 2, column: 1)
        )
      ])
  }
}
