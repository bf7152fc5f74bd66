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
    gestureParticles: ["on", "the"],
    roleMentions: ["this button", "this link", "this switch", "this slider", "this field", "this tab", "this image"],
    labelInstructions: [
      "double tap to", "double tap for", "double tap on", "double click to", "double click on", "tap to", "tap for",
      "tap on", "tap here to", "tap here for", "tap twice to", "tap and hold to", "click to", "click for", "click on",
      "click here to", "click here for", "press to", "press for", "press and hold to", "press here to",
      "long press to", "long press for", "touch to", "touch and hold to", "touch here to", "swipe to", "swipe for",
      "swipe left to", "swipe right to", "swipe up to", "swipe down to", "swipe left for", "swipe right for",
      "swipe up for", "swipe down for", "drag to", "pinch to",
    ],
    states: [
      "not selected", "not checked", "unselected", "unchecked", "selected", "checked", "expanded", "collapsed",
      "dimmed",
    ],
    separatedStates: ["on", "off", "enabled", "disabled"],
    copulas: ["is", "are", "currently"],
    countWords: ["none", "no", "all", "any", "most", "recently", "items", "item", "photos", "last", "been", "un"],
    meaninglessNames: [
      "button", "btn", "uibutton", "icon button", "image button", "button icon", "imageview", "image view",
      "uiimageview", "uiimage", "uicontrol", "element", "component", "widget", "placeholder",
      "lorem ipsum", "foo", "baz", "foo bar", "foobar", "tbd", "new group", "new button", "asdf",
      "qwerty", "untitled", "accessibility label", "label text", "button text", "text label",
      "checkbox", "text field", "textfield",
    ],
    ambiguousNames: [
      "image", "icon", "label", "view", "item", "cell", "test", "title", "picture", "graphic", "tab", "link",
      "switch", "slider", "control", "todo",
    ],
    genericWords: [
      "click", "tap", "here", "go", "learn", "read", "see", "view", "more", "this", "page", "link", "about", "info",
      "details",
    ],
    loneDestinations: ["about", "info", "go", "page", "tap", "learn"],
    genericPhrases: ["click here", "tap here", "here", "read more", "learn more"],
    articles: ["a", "an", "the"]
  )
}
