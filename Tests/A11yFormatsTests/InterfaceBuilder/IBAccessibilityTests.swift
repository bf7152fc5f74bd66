import A11yCore
import A11yFormats
import Testing

/// What the Identity inspector and runtime attributes say to assistive technology.
@Suite struct IBAccessibilityTests {
  private func line(_ configuration: String, options: ReadingOptions = ReadingOptions()) throws -> String {
    let view = "<view id=\"v\">\(configuration)</view>"
    let lines = try IBText.outline(IBText.view(view), options: options).split(separator: "\n")
    return String(try #require(lines.last).dropFirst(2))
  }

  @Test(
    "the inspector's label, hint, identifier, traits and switch are read",
    arguments: [
      (
        "<accessibility key=\"accessibilityConfiguration\" label=\"Map\" hint=\"Shows a map.\" identifier=\"map\"/>",
        "UIView \"Map\" identifier=map id=v hint=\"Shows a map.\""
      ),
      (
        "<accessibility key=\"accessibilityConfiguration\" label=\"\"><bool key=\"isElement\" value=\"NO\"/></accessibility>",
        "UIView \"\" id=v isElement=false"
      ),
      (
        "<accessibility key=\"accessibilityConfiguration\"><accessibilityTraits key=\"traits\" header=\"YES\" "
          + "staticText=\"YES\" button=\"NO\"/><bool key=\"isElement\" value=\"YES\"/></accessibility>",
        "UIView id=v traits=staticText,header isElement=true"
      ),
      (
        "<accessibility key=\"accessibilityConfiguration\"><accessibilityTraits key=\"traits\" none=\"YES\"/></accessibility>",
        "UIView id=v traits=[]"
      ),
    ])
  func inspector(_ configuration: String, _ expected: String) throws { #expect(try line(configuration) == expected) }

  @Test(
    "runtime attributes set what the inspector cannot",
    arguments: [
      ("type=\"string\" keyPath=\"accessibilityLabel\" value=\"Map\" localized=\"YES\"/>", "UIView \"Map\" id=v"),
      (
        "type=\"string\" keyPath=\"accessibilityLabel\"><string key=\"value\">A\nB</string></userDefinedRuntimeAttribute>",
        "UIView \"A\\nB\" id=v"
      ),
      ("type=\"string\" keyPath=\"accessibilityValue\" value=\"3 of 5\"/>", "UIView id=v value=\"3 of 5\""),
      ("type=\"string\" keyPath=\"accessibilityHint\" value=\"Opens.\"/>", "UIView id=v hint=Opens."),
      ("type=\"string\" keyPath=\"accessibilityIdentifier\" value=\"map\"/>", "UIView identifier=map id=v"),
      ("type=\"string\" keyPath=\"accessibilityLanguage\" value=\"de\"/>", "UIView id=v language=de"),
      ("type=\"boolean\" keyPath=\"isAccessibilityElement\" value=\"YES\"/>", "UIView id=v isElement=true"),
      ("type=\"boolean\" keyPath=\"accessibilityElementsHidden\" value=\"YES\"/>", "UIView id=v elementsHidden=true"),
      ("type=\"boolean\" keyPath=\"accessibilityViewIsModal\" value=\"YES\"/>", "UIView id=v modal=true"),
      ("type=\"boolean\" keyPath=\"shouldGroupAccessibilityChildren\" value=\"YES\"/>", "UIView id=v groups=true"),
      (
        "type=\"number\" keyPath=\"accessibilityTraits\"><integer key=\"value\" value=\"9007199254740993\"/>"
          + "</userDefinedRuntimeAttribute>", "UIView id=v traits=button,toggleButton"
      ),
      (
        "type=\"point\" keyPath=\"accessibilityActivationPoint\"><point key=\"value\" x=\"5\" y=\"6\"/>"
          + "</userDefinedRuntimeAttribute>", "UIView id=v activationPoint=5,6"
      ),
      (
        "type=\"number\" keyPath=\"layer.cornerRadius\"><integer key=\"value\" value=\"5\"/></userDefinedRuntimeAttribute>",
        "UIView id=v"
      ),
      ("type=\"string\" keyPath=\"accLabelText\" value=\"Map\"/>", "UIView id=v"),
      ("type=\"nil\" keyPath=\"accessibilityLabel\"/>", "UIView id=v"),
      (
        "type=\"color\" keyPath=\"borderColor\"><color key=\"value\" white=\"1\"/></userDefinedRuntimeAttribute>",
        "UIView id=v"
      ),
      ("type=\"image\" keyPath=\"icon\" value=\"cat\"/>", "UIView id=v"),
      (
        "type=\"size\" keyPath=\"inset\"><size key=\"value\" width=\"1\" height=\"2\"/></userDefinedRuntimeAttribute>",
        "UIView id=v"
      ),
    ])
  func runtimeAttributes(_ attribute: String, _ expected: String) throws {
    let text = "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \(attribute)</userDefinedRuntimeAttributes>"
    #expect(try line(text) == expected)
  }

  @Test("a key path that the user names sets the label")
  func labelKeyPaths() throws {
    var options = ReadingOptions()
    options.labelKeyPaths = ["accLabelText"]
    let text =
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"accLabelText\" "
      + "value=\"Map\"/></userDefinedRuntimeAttributes>"
    #expect(try line(text, options: options) == "UIView \"Map\" id=v")
  }

  @Test("the inspector's notes accept findings, with a reason and a last day or without")
  func notes() throws {
    let text = """
      <attributedString key="userComments"><fragment><string key="content">Ask Kim.
      a11y-audit:ignore target-size decided with the designers
      a11y-audit:ignore text-contrast: until:2030-12-31 version 9 is blue
      a11y-audit:ignore
      a11y-audit:ignore tiny-text</string></fragment></attributedString>
      """
    let control = try IBText.control("<view id=\"v\">\(text)</view>")
    #expect(
      control.structure.suppressions == [
        Structure.Suppression(rule: "target-size", reason: "decided with the designers"),
        Structure.Suppression(rule: "text-contrast", reason: "version 9 is blue", until: "2030-12-31"),
        Structure.Suppression(rule: ""),
        Structure.Suppression(rule: "tiny-text"),
      ])
  }
}
