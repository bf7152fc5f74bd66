import A11yCore

extension Lexicon {
  static let english = Lexicon(
    language: "en",
    roleWords: [
      .button: ["button", "btn"],
      .link: ["hyperlink", "link"],
      .switch: ["toggle switch", "switch", "toggle"],
      .checkbox: ["check box", "checkbox"],
      .radio: ["radio button"],
      .slider: ["slider"],
      .stepper: ["stepper"],
      .textField: ["text field", "textfield", "field"],
      .secureTextField: ["text field", "textfield", "field"],
      .searchField: ["search field", "text field", "field"],
      .textView: ["text field", "text area", "field"],
      .tab: ["tab"],
      .heading: ["heading", "header"],
      .image: ["image", "graphic", "icon"],
    ],
    imagePrefixes: ["image of", "picture of", "icon of", "graphic of", "photo of"],
    roleComesFirst: false,
    gesturePhrases: [
      "double tap", "double click", "tap to", "tap here", "tap twice", "click to", "click here", "press to",
      "press and hold", "tap and hold", "long press", "touch and hold", "swipe up", "swipe down", "swipe left",
      "swipe right", "swipe to",
    ],
    gesturesAtStart: ["tap to", "click to", "press to", "swipe to"],
    unannouncedGestures: [
      "two fingers", "two finger", "three fingers", "three finger", "four fingers", "four finger", "drag", "rotor",
      "pinch", "rotate",
    ],
    roleMentions: ["this button", "this link", "this switch", "this slider", "this field", "this tab", "this image"]
  )
}
