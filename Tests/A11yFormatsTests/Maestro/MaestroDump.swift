/// Writes hierarchies as Maestro prints them.
enum MaestroDump {
  /// One node; attributes that are not given are what Maestro writes for nothing.
  static func node(
    _ label: String = "", value: String = "", hint: String = "", id: String = "", bounds: String = "[0,0][0,0]",
    enabled: Bool = true, selected: Bool = false, checked: Bool = false, _ children: String...
  ) -> String {
    """
    {
      "attributes" : {
        "accessibilityText" : "\(label)", "title" : "", "value" : "\(value)", "text" : "", "hintText" : "\(hint)",
        "resource-id" : "\(id)", "bounds" : "\(bounds)", "enabled" : "\(enabled)", "focused" : "false",
        "selected" : "\(selected)", "checked" : "\(checked)"
      },
      "children" : [ \(children.joined(separator: ", ")) ],
      "enabled" : \(enabled), "focused" : false, "checked" : \(checked), "selected" : \(selected)
    }
    """
  }

  /// A screen of 390 by 844 points with the nodes given, in the runner's root.
  static func screen(_ nodes: String...) -> String {
    node(
      enabled: false,
      node(
        "Example", bounds: "[0,0][390,844]",
        node(bounds: "[0,0][390,844]", nodes.joined(separator: ", "))))
  }
}
