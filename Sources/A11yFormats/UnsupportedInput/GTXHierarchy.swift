/// GTXiLib's out-of-process hierarchy: a list of elements that name their parents.
enum GTXHierarchy {
  static func reason(_ content: Content) -> String? {
    guard case .json(let root) = content,
      let first = root["elements"]?.elements.first(where: { _ in true }),
      first["axTraits"] != nil || first["isAxElement"] != nil || first["ax_traits"] != nil
    else { return nil }
    return "this is a GTXiLib hierarchy, which is not supported; dump the same screen with idb, Appium or Maestro"
  }
}
