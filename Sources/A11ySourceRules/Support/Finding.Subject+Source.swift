import A11yCore

extension Finding.Subject {
  /// What an expression is called in the source: `closeButton`.
  init(_ node: Node) { self.init(source: (node.path ?? node.text).escapedName) }

  init(_ object: ObjectUse) { self.init(source: object.name.escapedName) }
}
