import A11yFormats
import TestSupport
import Testing

@testable import A11yCore

/// A description that is converted, there and back again, means the same: whatever is in it, and however deep it is.
@Suite struct ConversionTests {
  @Test("generated screens survive in both notations", arguments: 0..<40)
  func generated(_ seed: UInt64) throws {
    var generator = ScreenGenerator(seed: seed)
    let levels = [2, 4, 40, ReadingOptions.defaultMaximumDepth][Int(seed % 4)]
    try check([generator.screen(controls: 40, levels: levels)])
  }

  @Test("a chain as deep as the limit survives in both notations", arguments: [1, 2, 257, 511, 512])
  func chain(_ levels: Int) throws {
    var generator = ScreenGenerator(seed: UInt64(levels))
    var builder = ScreenBuilder()
    // The root of an outline is a line of its own in any case.
    for _ in 0..<levels { builder.begin(generator.control()) }
    while builder.depth > 0 { builder.end() }
    let described = builder.screen.controls.count { !$0.isVended }
    #expect(described == levels)
    try check([builder.screen])
  }

  @Test("a control that tells nothing but what it holds is an object with one key")
  func noFacts() throws {
    let text = #"{"class":"UIView","children":[{"children":[{"class":"UIButton","label":"x"}]}]}"#
    let written = ControlTree.write(try Trying.screens(text))
    #expect(written.contains("\n  {\"children\": [\n"))
    #expect(try Trying.screens(written).map(\.placeless) == Trying.screens(text).map(\.placeless))
  }

  @Test("what was noted of words that are not known is noted again")
  func unknownWords() throws {
    let text = #"""
      {"class": "UIView", "lable": "a", "children": [
        {"class": "UIButon", "traits": ["buton", "button"], "role": "wheel"}, {"label": "b"}]}
      """#
    let original = try Trying.screen(text)
    #expect(original.notes.count == 4)
    for text in [ControlTree.write([original]), Outline.write([original])] {
      #expect(try Trying.screen(text).notes.map(Note.init) == original.notes.map(Note.init))
    }
  }

  @Test("a class or content type of a dump that is nearly UIKit's is noted in neither")
  func namesOfOthers() throws {
    let views = #"""
      <view id="a" customClass="UIButon"><subviews><textField id="b"><textInputTraits key="textInputTraits" \#
      textContentType="emial"/></textField></subviews></view>
      """#
    let text = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>\#(views)</objects></document>"#
    let original = try Trying.screen(text)
    #expect(original.controls.map(\.className) == ["UIButon", "UITextField"] && original.notes == [])
    for text in [ControlTree.write([original]), Outline.write([original])] {
      #expect(try Trying.screen(text).notes == [])
    }
  }

  @Test("texts without a translation are noted again")
  func untranslated() throws {
    let original = try Trying.screen(
      #"{"class": "UIView", "source": {"format": "interface-builder", "untranslated": ["has no translation of 3 texts"]}}"#
    )
    for text in [ControlTree.write([original]), Outline.write([original])] {
      #expect(try Trying.screen(text).notes.map(Note.init) == original.notes.map(Note.init))
    }
  }

  private struct Note: Equatable {
    var kind: ReadingNote.Kind
    var control: Int?
    var message: String

    init(_ note: ReadingNote) { (kind, control, message) = (note.kind, note.control, note.message) }
  }

  private func check(_ screens: [Screen], sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    let json = ControlTree.write(screens)
    let outline = Outline.write(screens)
    let read = try Trying.screens(json)
    #expect(read.map(\.comparable) == screens.map(\.comparable), "\(json)", sourceLocation: sourceLocation)
    let readOutline = try Trying.screens(outline)
    #expect(readOutline.map(\.comparable) == screens.map(\.comparable), "\(outline)", sourceLocation: sourceLocation)
    // Equal numbers may differ in their sign, and equal texts in their scalars: files must not.
    #expect(ControlTree.write(read) == json, sourceLocation: sourceLocation)
    #expect(ControlTree.write(readOutline) == json, sourceLocation: sourceLocation)
    #expect(Outline.write(read) == outline, sourceLocation: sourceLocation)
    for (a, b) in zip(read, readOutline) {
      #expect(a.notes.map(Note.init) == b.notes.map(Note.init), sourceLocation: sourceLocation)
    }
  }
}
