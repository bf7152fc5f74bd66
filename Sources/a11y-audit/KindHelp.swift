/// What a person needs to describe a control of one kind: the keys that belong to it, and an example.
struct KindHelp {
  /// The role, or UIKit's class if no role stands for it.
  var name: String
  var keys: [String]
  /// A sentence, or nothing.
  var note: String
  var outline: String

  init(_ name: String, keys: [String] = [], _ note: String = "", outline: String) {
    self.name = name
    self.keys = keys
    self.note = note
    self.outline = outline
  }

  static let all = [
    KindHelp(
      "button", keys: ["title", "image", "hint", "states", "buttonType", "menu"],
      outline: #"button "Add" image=plus hint="Adds a guest.""#),
    KindHelp("link", keys: ["url"], outline: #"link "Terms" url="https://example.org/terms""#),
    KindHelp("switch", keys: ["isOn"], outline: #"switch "Wi-Fi" isOn=true"#),
    KindHelp("checkbox", keys: ["selected"], outline: #"checkbox "Gift wrap" selected=true"#),
    KindHelp("radio", keys: ["selected"], outline: #"radio "Express" selected=true"#),
    KindHelp(
      "slider", keys: ["value", "minimumValue", "maximumValue"],
      "VoiceOver reads the value as a percentage of the range.",
      outline: #"slider "Volume" value=3 minimumValue=0 maximumValue=10"#),
    KindHelp(
      "stepper", keys: ["value", "minimumValue", "maximumValue", "stepValue"],
      "VoiceOver reads the label with each of its two buttons, and not the value: write that in a text.",
      outline: "text \"Guests: 2\"\nstepper \"Guests\" value=2 minimumValue=1 maximumValue=8"),
    KindHelp(
      "textField", keys: ["value", "placeholder", "contentType", "secure"],
      outline: #"textField "Email" placeholder="name@example.org" contentType=emailAddress"#),
    KindHelp(
      "UISegmentedControl", keys: ["segments", "selectedSegmentIndex"],
      "Its segments are children with the role segment, or titles in segments.",
      outline: "UISegmentedControl segments=List,Map selectedSegmentIndex=0"),
    KindHelp(
      "segment", keys: ["title", "selected"], "A child of a UISegmentedControl.",
      outline: #"segment "Map" selected=true"#),
    KindHelp(
      "tabBar", "Its tabs are its children.", outline: "tabBar\n  tab \"Home\" image=house selected=true"),
    KindHelp(
      "tab", keys: ["title", "image", "selected"], "A child of a tabBar.",
      outline: #"tab "Home" image=house selected=true"#),
    KindHelp(
      "cell", keys: ["value", "hint", "traits", "selected"],
      "A child of a list or table. One that does something when tapped needs the trait button.",
      outline: #"cell "Oak, 12 meters" traits=button"#),
    KindHelp("list", "Its cells are its children.", outline: "list\n  cell \"Oak, 12 meters\" traits=button"),
    KindHelp(
      "pageControl", keys: ["numberOfPages", "currentPage"], "Pages count from 0.",
      outline: "pageControl numberOfPages=3 currentPage=0"),
    KindHelp(
      "progress", keys: ["progress"], "From 0 to 1, which VoiceOver reads as a percentage.",
      outline: #"progress "Download" progress=0.4"#),
    KindHelp("datePicker", keys: ["value"], outline: #"datePicker "Departure" value="May 4, 2027""#),
    KindHelp(
      "image", keys: ["label", "image"], "Without a label it is decorative, and VoiceOver skips it.",
      outline: #"image "A red kite over a field" image=kite"#),
    KindHelp(
      "text", keys: ["text", "font", "textColor"],
      outline: #"text "Tickets" textColor=#1C1C1E backgroundColor=#FFFFFF"#),
    KindHelp("heading", keys: ["text", "font", "textColor"], outline: #"heading "Your trips""#),
  ]
}
