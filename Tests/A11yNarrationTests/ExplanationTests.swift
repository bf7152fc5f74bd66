import A11yCore
import A11yFormats
import A11yNarration
import Testing

@Suite struct `Explanations` {
  private func explained(_ outline: String, _ profile: Profile = .voiceover, verbosity: Verbosity = .voiceover) throws
    -> [String]
  {
    let screen = try #require(Formats.read(Array(outline.utf8), as: nil).first)
    let narrator = Narrator(profile: profile, language: screen.language, verbosity: verbosity)
    let explanations = narrator.explain(AccessibilityTree(screen))
    let narrated = narrator.narrate(AccessibilityTree(screen))
    #expect(explanations.map(\.utterance) == narrated.map(\.utterance))
    return explanations.flatMap { explanation in
      #expect(explanation.origins.map(\.part) == explanation.utterance.parts)
      return explanation.origins.map { origin in
        let sources = origin.sources.map { $0.isEmpty ? ["no source"] : $0 } ?? ["own words"]
        return ([origin.part.text, origin.cause] + origin.switches + sources).joined(separator: " | ")
      }
    }
  }

  @Test func `say that a phrase has no source`() throws {
    let parts = try explained(
      """
      component en
        UITextField "PIN" secure=true text="1"
      """)
    #expect(
      parts.contains("1 character. | the characters of 'text', counted | counted-secure-text | no source"), "\(parts)")
  }

  @Test func `tell attribute, default and place of every part`() throws {
    let screen = """
      screen "Camera" 390x844 en
        UIButton title="Options" hint="Shows more." enabled=false frame=20,20,44,44
        UISwitch "Sound" value=1 frame=20,80,51,31
        UITextField placeholder="Name" frame=20,120,200,44
        UIStepper frame=20,180,94,32
      """
    let words = "AccessibilitySnapshot"
    #expect(
      try explained(screen) == [
        "Options. | 'title', the default for UIButton | own words",
        "Dimmed. | trait 'notEnabled', by 'enabled' or 'state' | \(words)",
        "Button. | trait 'button', the default for UIButton | \(words)",
        "Shows more. | 'hint' | own words",
        "Sound. | 'label' | own words",
        "Switch Button. | trait 'toggleButton', the default for UISwitch | \(words)",
        "On. | 'value' of a switch, '1' | \(words)",
        "Double tap to toggle setting. | VoiceOver's own hint for a switch | \(words)",
        "Name. | 'placeholder', the default for UITextField | own words",
        "Text Field. | trait 'textEntry', the default for UITextField | \(words)",
        "Double tap to edit. | VoiceOver's own hint for a text field | \(words)",
        "Decrement. | UIKit's label for a part of UIStepper | own words",
        "Button. | trait 'button', the default for UIButton | \(words)",
        "Increment. | UIKit's label for a part of UIStepper | own words",
        "Button. | trait 'button', the default for UIButton | \(words)",
      ])
  }

  @Test func `name the switches a part is due to, and the source of its words`() throws {
    let screen = """
      screen "Player" 390x844 ko
        UITabBar frame=0,800,390,44
          UITabBarButton title="홈" selected=true frame=0,800,195,44
      """
    let korean = try explained(screen)
    #expect(
      korean == [
        "탭 막대. | the entered container | languages-by-subtag | tab-bar-before-first-tab | Apple's strings",
        "선택됨: | trait 'selected', by 'selected' or 'state' | languages-by-subtag | Apple's strings | Chromium",
        "홈. | 'title', the default for UITabBarButton | own words",
        "탭. | trait 'tabBarItem', the default for UITabBarButton | languages-by-subtag | Apple's strings | Orca | Firefox",
        "총 1 중 1. | its position in UITabBar at 2:3 | languages-by-subtag | Apple's strings",
      ])
    let english = screen.replacing("ko", with: "en")
    #expect(
      try explained(english).first
        == "Tab Bar. | the entered container | tab-bar-before-first-tab | an account of VoiceOver")
    #expect(
      try explained(english, .accessibilitySnapshot).first
        == "Selected: | trait 'selected', by 'selected' or 'state' | AccessibilitySnapshot")
  }

  @Test func `say when a title went before the label`() throws {
    let screen = """
      screen "A" 390x844 en
        UIButton "Close dialog" title="Close" frame=20,20,44,44
      """
    #expect(try explained(screen).first == "Close dialog. | 'label' | own words")
    #expect(
      try explained(screen, .uikitDocumentation).first
        == "Close. | 'title', which overrides the label | title-overrides-label | own words")
  }

  @Test func `name groups, content and actions`() throws {
    let tree = """
      {"language": "en", "class": "UIView", "children": [{"class": "UIView", "label": "Mini player",
        "container": "semanticGroup", "children": [{"class": "UIButton", "label": "Play", "frame": [0, 0, 44, 44],
        "customActions": ["Stop"], "customContent": [{"label": "Length", "value": "3 minutes", "importance": "high"}]}]}]}
      """
    #expect(
      try explained(tree) == [
        "Mini player. | the label of the entered group | group-label-on-entering | own words",
        "Play, | 'label' | own words",
        "3 minutes. | 'customContent' of high importance | important-content-in-description | own words",
        "Button. | trait 'button', the default for UIButton | AccessibilitySnapshot",
        "Actions Available | 'customActions' | announced-actions | AccessibilitySnapshot",
      ])
  }

  @Test func `name what was inferred, joined, hidden and counted`() throws {
    let tree = """
      {"language": "en", "class": "UIView", "children": [
        {"class": "UITextField", "label": "PIN", "text": "12", "secure": true, "frame": [0, 0, 90, 30]},
        {"class": "UITableViewCell", "frame": [0, 50, 90, 30], "children": [
          {"class": "UILabel", "text": "Wi-Fi", "frame": [0, 50, 90, 30]}]},
        {"class": "UISlider", "label": "Zoom", "value": "1x", "frame": [0, 100, 90, 30]},
        {"class": "UIPickerView", "label": "Size", "value": "M", "frame": [0, 150, 90, 30]},
        {"class": "UIDatePicker", "value": "1 May", "frame": [0, 200, 90, 30]},
        {"class": "UIView", "frame": [0, 300, 90, 30], "container": {"type": "dataTable", "rows": 1, "columns": 1},
         "children": [{"class": "UILabel", "text": "Day", "row": 0, "column": 0, "frame": [0, 300, 90, 30]}]},
        {"class": "UIButton", "label": "Week", "context": {"kind": "series", "index": 1, "count": 2},
         "frame": [0, 400, 90, 30]}]}
      """
    let swipe = "Swipe up or down with one finger to adjust the value. | VoiceOver's own hint for an adjustable element"
    let words = "AccessibilitySnapshot"
    #expect(
      try explained(tree) == [
        "PIN: | 'label' | own words",
        "2 characters. | the characters of 'text', counted | counted-secure-text | an account of VoiceOver",
        "Secure Text Field. | trait 'secureTextField', by 'secure' | \(words)",
        "Double tap to edit. | VoiceOver's own hint for a text field | \(words)",
        "Wi-Fi | the texts in it, joined by UITableViewCell | own words",
        "Zoom: | 'label' | own words", "1x. | 'value' | own words",
        "Adjustable. | trait 'adjustable', the default for UISlider | \(words)", "\(swipe) | \(words)",
        "Size: | 'label' of UIPickerView | own words", "M. | 'value' | own words",
        "Picker Item. | trait 'pickerElement' in 'traits' | picker-item | an account of VoiceOver",
        "Adjustable. | trait 'adjustable' in 'traits' | \(words)", "\(swipe) | \(words)",
        "Date Picker: | UIKit's label for a part of UIDatePicker | own words", "1 May. | 'value' | own words",
        "Button. | trait 'button', the default for UIButton | \(words)",
        "Day. | 'text', the default for UILabel | own words",
        "Row 1. | 'row' and 'column' in its data table | \(words)",
        "Column 1. | 'row' and 'column' in its data table | \(words)",
        "Week. | 'label' | own words", "Button. | trait 'button', the default for UIButton | \(words)",
        "1 of 2. | 'context' | \(words)",
      ])
  }

  @Test func `name replacements, explicit positions and picker rows`() throws {
    let tree = """
      {"language": "en", "class": "UIView", "children": [
        {"class": "UIButton", "label": "", "hint": "Opens", "frame": [0, 0, 44, 44]},
        {"class": "UIProgressView", "value": "30%", "frame": [0, 50, 44, 4]},
        {"class": "UIPickerView", "frame": [0, 100, 90, 90], "children": [{"class": "UIPickerColumnView", "label": "Hour",
         "value": "9", "isElement": true, "traits": ["adjustable"], "frame": [0, 100, 90, 90]}]},
        {"class": "UILabel", "text": "3", "frame": [0, 200, 44, 44], "context": {"kind": "dataTableCell", "row": 1,
         "column": 0, "height": 2, "isFirstInRow": true, "rowHeaders": [{"label": "Day"}]}}]}
      """
    let words = "AccessibilitySnapshot"
    #expect(
      try explained(tree) == [
        "Opens. | 'hint', because there is no label and no value | own words",
        "Button. | trait 'button', the default for UIButton | \(words)",
        "Progress: | UIKit's label for UIProgressView | own words", "30% | 'value' | own words",
        "Hour: | 'label' | own words", "9. | 'value' | own words",
        "Picker Item. | its position in a picker | picker-item | an account of VoiceOver",
        "Adjustable. | trait 'adjustable' in 'traits' | \(words)",
        "Swipe up or down with one finger to adjust the value. | VoiceOver's own hint for an adjustable element | \(words)",
        "Day. | 'context' | own words", "3. | 'text', the default for UILabel | own words",
        "Spans 2 rows. | 'context' | \(words)", "Row 2. | 'context' | \(words)", "Column 1. | 'context' | \(words)",
      ])
    // Each number has the source of its own words: nobody tells what a Korean span is called.
    let korean = try explained(tree.replacing(#""language": "en""#, with: #""language": "ko""#))
    #expect(
      korean.suffix(3) == [
        "2개 행에 걸침. | 'context' | languages-by-subtag | no source",
        "2행. | 'context' | languages-by-subtag | Apple's strings",
        "1열. | 'context' | languages-by-subtag | Apple's strings",
      ])
  }
}
