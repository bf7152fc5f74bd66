import A11yCore
import Testing

@testable import A11yFormats

/// Every key of a control reads into the model, and into nothing but its own fact.
@Suite struct KeyTests {
  /// UIKit's names of the same properties. Files have them, so that none may go.
  static let aliases = [
    "accessibilityLabel": "label",
    "accessibilityTraits": "traits",
    "accessibilityHint": "hint",
    "accessibilityValue": "value",
    "accessibilityIdentifier": "identifier",
    "accessibilityLanguage": "language",
    "isAccessibilityElement": "isElement",
    "accessibilityElementsHidden": "elementsHidden",
    "accessibilityViewIsModal": "modal",
    "shouldGroupAccessibilityChildren": "groups",
    "accessibilityElements": "order",
    "accessibilityActivationPoint": "activationPoint",
    "accessibilityCustomActions": "customActions",
    "accessibilityCustomContent": "customContent",
    "accessibilityCustomRotors": "customRotors",
    "accessibilityUserInputLabels": "userInputLabels",
    "accessibilityContainerType": "container",
    "isEnabled": "enabled",
    "isSelected": "selected",
    "isHidden": "hidden",
    "isUserInteractionEnabled": "userInteraction",
    "textContentType": "contentType",
    "minimumValue": "min",
    "maximumValue": "max",
    "isSecureTextEntry": "secure",
    "isEditable": "editable",
    "adjustsFontForContentSizeCategory": "adjustsFont",
    "intrinsicContentSize": "intrinsicSize",
    "adjustsFontSizeToFitWidth": "shrinksToFit",
  ]

  /// Files have these, too. A new key need not be named here.
  static let rootKeys = [
    "name", "kind", "screen", "direction", "idiom", "supportedOrientations", "essentialOrientation", "launchScreen",
    "source", "format", "version",
  ]

  @Test("the names, the aliases and the keys of the screen are these, and no name is used twice")
  func names() {
    let names = Key.all.map(\.name) + Key.all.flatMap(\.aliases)
    #expect(Set(names).count == names.count)
    #expect(Set(Key.all.filter(\.isForRoot).map(\.name)).isSuperset(of: Self.rootKeys))
    for (alias, name) in Self.aliases {
      #expect(Key.named[name: alias]?.key.name == name)
    }
  }

  @Test("a key sets its fact and no other", arguments: KeyCase.all)
  func key(_ example: KeyCase) throws {
    let screen = try Trying.screen(example.text)
    #expect(Array(screen.controls.dropFirst()) == [example.expected])
    // Many keys belong to a control of some kind, which is missing here.
    #expect(screen.notes.filter { $0.kind != .meaning }.map(\.message) == example.notes)
  }

  @Test("null means absent", arguments: Set(KeyCase.all.map(\.key)).sorted())
  func null(_ key: String) throws {
    let screen = try Trying.screen(KeyCase.text(key, "null"))
    #expect(Array(screen.controls.dropFirst()) == [Control(location: SourceLocation(line: 2, column: 1))])
    #expect(screen.notes == [])
  }

  @Test("UIKit's own name of a property means the same", arguments: Key.all.flatMap(\.aliases))
  func alias(_ alias: String) throws {
    let key = try #require(Key.all.first { $0.aliases.contains(alias) })
    for example in KeyCase.all where example.key == key.name {
      #expect(try Trying.control(KeyCase.text(alias, example.value)) == example.expected)
    }
  }

  @Test("a fact given by two names is an error, whichever comes first")
  func twoNames() {
    #expect(
      Trying.mistakes(#"{"label": "a", "accessibilityLabel": "a"}"#) == [
        "1:16: 'accessibilityLabel' is another name for 'label', first given at 1:2"
      ])
    #expect(
      Trying.mistakes(#"{"accessibilityLabel": "a", "label": null}"#) == [
        "1:29: 'label' is another name for 'accessibilityLabel', first given at 1:2"
      ])
  }

  @Test("the root's keys describe the screen")
  func root() throws {
    var expected = Screen()
    expected.name = "Camera"
    expected.kind = .component
    expected.size = Size(width: 390, height: 844)
    expected.language = "he"
    expected.statedDirection = .rightToLeft
    expected.idiom = .vision
    expected.supportedOrientations = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    expected.isOrientationEssential = true
    expected.isLaunchScreen = true
    expected.screenshot = "pictures/camera.png"
    expected.source = Screen.Source(format: "wda-xml", level: .runtime, lacks: [.hint, .colors], roundsFrames: true)
    expected.source.isDesignTime = true
    var root = Control()
    root.language = "he"
    var builder = ScreenBuilder(expected)
    builder.begin(root)
    builder.end()
    let screen = try Trying.screen(
      #"""
      {"format": "control-tree", "version": 1, "name": "Camera", "kind": "component", "screen": [390, 844],
       "language": "he", "direction": "rtl", "idiom": "vision",
       "supportedOrientations": ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"],
       "essentialOrientation": true, "launchScreen": true, "screenshot": "pictures/camera.png",
       "source": {"format": "wda-xml", "level": "runtime", "lacks": ["hint", "colours"], "roundsFrames": true,
        "designTime": true}}
      """#)
    #expect(screen == builder.screen)
  }

  @Test("a root that says nothing is a phone's screen from left to right")
  func defaults() throws {
    var expected = ScreenBuilder(Screen())
    expected.begin(Control())
    expected.end()
    let nulls = Key.all.map { "\"\($0.name)\": null" }.joined(separator: ", ")
    let screen = try Trying.screen("{\(nulls)}")
    #expect(screen == expected.screen)
    #expect(screen.kind == .screen && screen.direction == .leftToRight && screen.idiom == .phone)
  }

  @Test("every idiom is known", arguments: Screen.Idiom.allCases)
  func idiom(_ idiom: Screen.Idiom) throws {
    #expect(try Trying.screen(#"{"idiom": "\#(idiom.rawValue)"}"#).idiom == idiom)
  }

  @Test("several roots are several screens")
  func severalScreens() throws {
    let screens = try Trying.screens(#"[{"name": "a", "children": [{"id": "1"}]}, {"idiom": "pad"}, {"label": "c"}]"#)
    #expect(screens.map(\.name) == ["a", nil, nil])
    #expect(screens.map(\.idiom) == [.phone, .pad, .phone])
    #expect(screens.map(\.controls.count) == [2, 1, 1])
  }
}
