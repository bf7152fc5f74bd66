import A11yCore

extension String {
  /// A name from source as a message shows it.
  var escapedName: String { excerpt(limit: 60) }
}

extension Finding.Subject {
  /// What an expression is called in the source: `closeButton`.
  init(_ node: Node) { self.init(source: (node.path ?? node.text).escapedName) }

  init(_ object: ObjectUse) { self.init(source: object.name.escapedName) }
}
