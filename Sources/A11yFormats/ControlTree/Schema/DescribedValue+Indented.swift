extension DescribedValue {
  /// JSON for people: what fits into a line stands on one, the rest a member or an item a line.
  ///
  /// - Parameters:
  ///   - depth: the levels around it, two spaces each.
  ///   - width: how many columns a line may have.
  ///   - lead: the columns that stand before it in its line.
  func indented(depth: Int = 0, width: Int = 120, lead: Int = 0) -> String {
    let line = json
    // One column for the comma behind it.
    if depth * 2 + lead + line.count < width { return line }
    let margin = String(repeating: "  ", count: depth + 1)
    let parts: [String]
    switch self {
    case .list(let items):
      parts = items.map { margin + $0.indented(depth: depth + 1, width: width) }
    case .object(let members):
      parts = members.map { member in
        let key = member.key.jsonQuoted + ": "
        return margin + key + member.value.indented(depth: depth + 1, width: width, lead: key.count)
      }
    case .string, .number, .integer, .mask, .flag: return line
    }
    let (open, close) = line.hasPrefix("[") ? ("[", "]") : ("{", "}")
    return open + "\n" + parts.joined(separator: ",\n") + "\n" + String(repeating: "  ", count: depth) + close
  }
}
