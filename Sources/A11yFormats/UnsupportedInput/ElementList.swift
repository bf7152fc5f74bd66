/// The list of elements that mobile-mcp and mobilecli make of WebDriverAgent's tree: what holds the elements is gone, and
/// so is everything an agent does not tap.
enum ElementList {
  static func reason(_ content: Content) -> String? {
    guard case .json(let root) = content else { return nil }
    let list = root["elements"] ?? root
    guard list.kind == .array, let first = list.elements.first(where: { _ in true }), first["rect"]?.kind == .object,
      first["type"]?.kind == .string, first["children"] == nil, first["rawIdentifier"] == nil
    else { return nil }
    return
      "this is a list of elements selected from WebDriverAgent's tree (mobile-mcp, mobilecli); save the page source"
  }
}
