extension Role {
  /// Words that people and other tools write for a role.
  package static let synonyms: [String: Role] = [
    "label": .text, "staticText": .text, "header": .heading,
    "toggle": .switch, "radioButton": .radio, "hyperlink": .link, "pushButton": .button, "destructive": .button,
    "imageView": .image, "picture": .image, "img": .image, "btn": .button, "anchor": .link,
    "input": .textField, "textInput": .textField, "dropdown": .picker,
    "passwordField": .secureTextField, "secureField": .secureTextField, "textArea": .textView,
    "textEditor": .textView, "pickerView": .picker, "pageIndicator": .pageControl, "tabItem": .tab,
    "progressBar": .progress, "progressView": .progress, "progressIndicator": .progress,
    "activityIndicator": .activity, "spinner": .activity,
    "scrollView": .scroll, "tableView": .table, "collectionView": .list, "navBar": .navigationBar,
    "dialog": .alert, "actionSheet": .alert, "container": .group, "card": .group, "form": .group,
    "icon": .image, "avatar": .image, "search": .searchField, "password": .secureTextField,
    "paragraph": .text, "caption": .text, "select": .picker, "comboBox": .picker, "listItem": .cell,
    "tabBarItem": .tab, "tabs": .tabBar,
  ]

  /// The class to write in place of a word that people write for a role.
  package static func className(meantBy word: String) -> String? { classes[word.lowercased()] }

  private static let classes = [
    "segmentedcontrol": "UISegmentedControl", "segmented": "UISegmentedControl",
    "segmentcontrol": "UISegmentedControl", "segments": "UISegmentedControl", "view": "UIView",
    "control": "UIControl", "stackview": "UIStackView", "stack": "UIStackView",
    "refreshcontrol": "UIRefreshControl", "collectionviewcell": "UICollectionViewCell",
    "barbutton": "UIBarButtonItem", "barbuttonitem": "UIBarButtonItem",
  ]

  private static let byLowercasedName: [String: Role] = {
    var table: [String: Role] = [:]
    for (name, role) in synonyms { table[name.lowercased()] = role }
    for role in allCases { table[role.rawValue.lowercased()] = role }
    return table
  }()

  /// The role of a name or a synonym, whatever its case.
  public init?(name: String) {
    guard let role = Role(rawValue: name) ?? Self.byLowercasedName[name.lowercased()] else { return nil }
    self = role
  }
}
