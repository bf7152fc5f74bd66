/// The part of HTML that the page is written in: every tag is closed, every attribute quoted, every id there once, every
/// reference within the page.
enum HTMLGrammar {
  private static let void: Set<String> = ["meta", "input", "br"]
  private static let tags: Set<String> = [
    "html", "head", "title", "style", "body", "svg", "symbol", "path", "pattern", "marker", "g", "rect", "circle",
    "text",
    "tspan", "use", "a", "header", "main", "footer", "nav", "section", "div", "p", "h1", "h2", "h3", "ul",
    "ol",
    "li", "dl", "dt", "dd", "table", "thead", "tbody", "tr", "th", "td", "details", "summary", "form", "fieldset",
    "legend",
    "label", "select", "option", "button", "span", "strong", "em", "bdi", "pre", "code", "mark", "kbd", "dialog",
    "script", "del", "ins", "image",
  ]

  static func faults(in page: String) -> [String] {
    var faults: [String] = []
    // A mark of its own after a `>` is a letter of its own to a browser, and one with the `>` to Swift.
    let page = String(String.UnicodeScalarView(page.unicodeScalars.filter(\.isASCII)))
    guard page.hasPrefix("<!DOCTYPE html>\n") else { return ["no document type"] }
    var rest = page.dropFirst(16)
    var open: [String] = []
    var ids: Set<String> = []
    var references: Set<String> = []
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...].dropFirst()
      let tag: Substring
      if let last = open.last, last == "script" || last == "style" {
        guard rest.hasPrefix("/\(last)>") else { continue }
      }
      guard let end = rest.firstIndex(of: ">") else { return faults + ["an open tag: \(rest.prefix(40))"] }
      tag = rest[..<end]
      rest = rest[end...].dropFirst()
      if tag.hasPrefix("/") {
        if open.popLast() != String(tag.dropFirst()) { return faults + ["closes \(tag)"] }
        continue
      }
      let name = String(tag.prefix { $0 != " " && $0 != "/" })
      if !tags.contains(name), !void.contains(name) { faults.append("unknown tag \(name)") }
      let attributes = attributes(of: tag.dropFirst(name.count), &faults)
      for (name, value) in attributes {
        if name.hasPrefix("on") || name == "style" || name == "src" { faults.append("attribute \(name)") }
        if name == "id", !ids.insert(value).inserted { faults.append("id \(value) twice") }
        if name == "href" || name.hasPrefix("aria-labelled") {
          let reference = value.hasPrefix("#") ? String(value.dropFirst()) : name == "href" ? "" : value
          references.insert(reference)
        }
      }
      if !void.contains(name), !tag.hasSuffix("/") { open.append(name) }
    }
    let missing = references.subtracting(ids)
    return faults + open.map { "\($0) is not closed" } + missing.map { "a reference to \($0)" }
  }

  private static func attributes(of tag: Substring, _ faults: inout [String]) -> [(String, String)] {
    var attributes: [(String, String)] = []
    var rest = tag
    while true {
      rest = rest.drop { $0 == " " || $0 == "/" }
      if rest.isEmpty { return attributes }
      let name = String(rest.prefix { $0 != "=" && $0 != " " && $0 != "/" })
      rest = rest.dropFirst(name.count)
      if name.isEmpty || !name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x27 }) {
        faults.append("attribute \(name)")
        return attributes
      }
      guard rest.hasPrefix("=") else {
        attributes.append((name, ""))
        continue
      }
      guard rest.hasPrefix("=\""), let end = rest.dropFirst(2).firstIndex(of: "\"") else {
        faults.append("attribute \(name) is not quoted")
        return attributes
      }
      attributes.append((name, String(rest.dropFirst(2)[..<end])))
      rest = rest[end...].dropFirst()
    }
  }
}
