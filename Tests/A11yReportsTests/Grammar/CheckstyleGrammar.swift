/// The shape Checkstyle writes and its readers expect.
enum CheckstyleGrammar {
  static func faults(in root: XMLGrammar.XMLNode) -> [String] {
    var faults = root.name == "checkstyle" && root.attributes["version"] != nil ? [] : ["root \(root.name)"]
    for file in root.children {
      if file.name != "file" || file.attributes["name"] == nil || file.children.isEmpty { faults.append("a file") }
      for error in file.children {
        let numbers = ["line", "column"].compactMap { error.attributes[$0].flatMap(Int.init) }
        let severity = error.attributes["severity"] ?? ""
        let texts = ["message", "source"].compactMap { error.attributes[$0] }
        if error.name != "error" || numbers.count != 2 || numbers.contains(where: { $0 < 1 })
          || !["error", "warning", "info"].contains(severity) || texts.count != 2 || !error.children.isEmpty
        {
          faults.append("error \(error.attributes)")
        }
      }
    }
    return faults
  }
}
