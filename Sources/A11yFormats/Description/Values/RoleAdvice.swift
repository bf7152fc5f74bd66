/// Roles of the web and of design tools that are no role here: what to write instead.
enum RoleAdvice {
  /// A clause behind a semicolon.
  static func remedy(for word: String) -> String? {
    let word = word.lowercased()
    if let level = word.wholeMatch(of: /h([1-6])/)?.1 {
      return "write the role 'heading' and the key 'headingLevel' with \(level)"
    }
    return remedies[word]
  }

  private static let meant: [String: [String]] = [
    "text": [
      "p", "span", "columnheader", "rowheader", "status", "tooltip", "definition", "term", "time", "legend", "body",
    ],
    "cell": ["li", "td", "th", "gridcell", "treeitem", "itemview"],
    "row": ["tr"], "table": ["grid", "treegrid"], "list": ["ul", "ol", "feed", "tree", "lazyvstack"],
    "picker": ["listbox", "wheel"], "textField": ["textbox", "edittext", "emailfield", "numberfield", "inputfield"],
    "switch": ["toggleswitch"],
    "button": ["iconbutton", "imagebutton", "submit", "fab", "floatingactionbutton", "textbutton"],
    "tabBar": ["tablist"], "link": ["a"],
    "progress": ["meter", "progressring"], "slider": ["scrollbar", "range", "seekbar"],
    "image": ["figure", "svg", "artwork", "photo", "thumbnail", "imgview"],
    "group": [
      "div", "section", "article", "main", "nav", "navigation", "aside", "region", "complementary", "contentinfo",
      "banner", "tabpanel", "radiogroup", "fieldset", "landmark", "footer", "vstack", "hstack", "zstack", "sheet",
    ],
  ]

  private static let remedies: [String: String] = {
    var remedies: [String: String] = [:]
    for (role, words) in meant { for word in words { remedies[word] = "write the role '\(role)'" } }
    for word in ["modal", "popup", "popover", "overlay", "bottomsheet"] {
      remedies[word] = "write the role 'group' and the key 'modal' with true"
    }
    remedies["option"] = "write the role 'cell', or 'segment' in a segmented control"
    for word in ["separator", "divider", "spacer"] { remedies[word] = "delete it: VoiceOver does not read it" }
    for word in ["none", "presentation", "decorative"] { remedies[word] = "write the key 'isElement' with false" }
    for word in ["toast", "snackbar", "live", "log", "marquee", "timer"] {
      remedies[word] = "write the role 'text' and the trait 'updatesFrequently'"
    }
    return remedies
  }()
}
