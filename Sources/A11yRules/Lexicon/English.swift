import A11yCore

extension Lexicon {
  static let english = Lexicon(
    language: "en",
    isGlued: false,
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
    endings: [],
    imagePrefixes: ["image of", "picture of", "icon of", "graphic of"],
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
    imperatives: [
      "activate", "add", "adjust", "allow", "apply", "ask", "begin", "buy", "cancel", "change", "check", "choose",
      "clear", "close", "collapse", "confirm", "continue", "copy", "create", "deactivate", "delete", "disable",
      "dismiss",
      "download", "edit", "enable", "enter", "expand", "find", "follow", "get", "go", "hide", "insert", "learn",
      "keep", "leave",
      "listen", "load", "make", "move", "open", "pause", "pay", "pick", "play", "press", "read", "refresh", "remove",
      "reply", "save", "scroll", "see", "select", "send", "set", "share", "show", "skip", "start", "stop", "submit",
      "swipe", "switch", "tap", "toggle", "turn", "type", "undo", "update", "upload", "use", "view",
    ],
    states: [
      "not selected", "not checked", "unselected", "unchecked", "selected", "checked", "expanded", "collapsed",
      "dimmed",
    ],
    separatedStates: ["on", "off", "enabled", "disabled"],
    oppositeStates: [("expanded", "collapsed"), ("checked", "unchecked")],
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
    articles: ["a", "an", "the"],
    commonWords: [
      "add", "all", "allow", "apply", "attach", "back", "book", "browse", "buy", "calendar", "cancel", "change",
      "choose", "clear", "close", "collapse", "comment", "confirm", "contacts", "continue", "copy", "create", "cut",
      "day", "decrease", "delete", "deny", "description", "details", "discard", "dismiss", "done", "down", "download",
      "edit", "empty", "enter", "erase", "error", "exit", "expand", "explore", "favorite", "favorites", "favourite",
      "favourites", "feedback", "file", "files", "find", "finish", "first", "folder", "follow", "forgot", "forward",
      "friends", "general", "get", "help", "hide", "history", "home", "hour", "increase", "insert", "invite", "item",
      "items", "join", "keyboard", "language", "later", "leave", "less", "library", "like", "list", "listen", "loading",
      "lock", "log", "mail", "manage", "mark", "message", "messages", "minute", "month", "move", "mute", "name", "new",
      "next", "notifications", "number", "open", "options", "order", "page", "password", "paste", "pause", "pay",
      "phone", "photo", "photos", "pick", "play", "please", "previous", "print", "privacy", "profile", "purchase",
      "questions", "rate", "read", "redo", "refresh", "remind", "remove", "rename", "repeat", "replay", "reply",
      "report", "required", "reset", "restore", "resume", "retry", "save", "scan", "schedule", "search", "security",
      "see", "select", "send", "set", "settings", "share", "shop", "show", "shuffle", "sign", "size", "skip", "sort",
      "start", "stop", "submit", "subscribe", "support", "take", "terms", "text", "today", "tomorrow", "turn", "type",
      "undo", "unlock", "unmute", "up", "update", "upgrade", "upload", "use", "user", "video", "view", "volume",
      "watch", "week", "welcome", "write", "year", "yes", "yesterday", "your",
    ],
    dismissals: [
      "accept", "agree", "back", "cancel", "close", "continue", "deny", "dismiss", "done", "exit", "finish", "got",
      "hide", "later", "leave", "next", "no", "not", "ok", "okay", "quit", "skip", "yes", "x",
    ],
    forms: .english
  )
}

extension Lexicon.Forms {
  static let english = Self(
    contentTypes: [
      "email": "emailAddress", "e mail": "emailAddress", "email address": "emailAddress",
      "e mail address": "emailAddress", "mail address": "emailAddress", "new email": "emailAddress",
      "new e mail": "emailAddress", "new email address": "emailAddress", "new e mail address": "emailAddress",
      "phone": "telephoneNumber", "phone number": "telephoneNumber", "telephone": "telephoneNumber",
      "telephone number": "telephoneNumber", "mobile": "telephoneNumber", "mobile number": "telephoneNumber",
      "mobile phone": "telephoneNumber", "mobile phone number": "telephoneNumber", "cell phone": "telephoneNumber",
      "cell phone number": "telephoneNumber",
      "first name": "givenName", "given name": "givenName", "last name": "familyName", "family name": "familyName",
      "surname": "familyName", "middle name": "middleName", "full name": "name",
      "user name": "username", "username": "username", "username or email": "username",
      "username or e mail": "username", "email or username": "username", "e mail or username": "username",
      // An address alone may be that of a mail, a server or a wallet.
      "postal address": "fullStreetAddress", "street address": "fullStreetAddress", "home address": "fullStreetAddress",
      "address line 1": "streetAddressLine1", "address line 2": "streetAddressLine2",
      "postal code": "postalCode", "post code": "postalCode", "postcode": "postalCode", "zip": "postalCode",
      "zip code": "postalCode", "zipcode": "postalCode",
      "password": "password", "current password": "password", "new password": "newPassword",
      "confirm password": "newPassword", "confirm new password": "newPassword", "repeat password": "newPassword",
      "repeat new password": "newPassword", "password confirmation": "newPassword", "password again": "newPassword",
      "one time code": "oneTimeCode", "one time password": "oneTimeCode", "verification code": "oneTimeCode",
      "sms code": "oneTimeCode", "otp": "oneTimeCode",
      "card number": "creditCardNumber", "credit card number": "creditCardNumber",
      "debit card number": "creditCardNumber",
    ],
    fillers: [
      "enter", "type", "your", "my", "the", "a", "an", "please", "here", "required", "optional",
    ],
    othersWords: [
      "recipient", "recipients", "invite", "invitation", "friend", "friends", "contact", "contacts", "share", "guest",
      "guests", "member", "members", "customer", "customers", "client", "clients", "patient", "employee", "attendee",
      // The password of a network.
      "wi", "wifi",
    ])
}
