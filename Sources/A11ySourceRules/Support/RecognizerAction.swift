/// What a gesture recognizer calls: the method of `#selector(close)`, wherever in the run its class declares it.
struct RecognizerAction {
  /// `close`; empty when nothing is called by a selector.
  let name: String
  /// What the recognizer itself is called: `backSwipe`; empty when it has no name.
  private let recognizer: String
  private let methods: [Node]

  /// - Parameters:
  ///   - made: the call that makes the recognizer.
  ///   - object: the variable that holds it, which may get its target later.
  init(_ made: Node, heldBy object: ObjectUse? = nil, addedIn call: Node, _ file: SourceFile) {
    let targets = [made] + (object?.calls["addTarget"] ?? [])
    let selector = targets.lazy.compactMap { $0.argument("action") }.first
    // `#selector(Player.close)` is the member and then what it belongs to.
    name = selector?.subtree.first { $0.kind == .name || $0.kind == .member }?.text ?? ""
    recognizer = object?.name ?? ""
    let functions = call.enclosingType.flatMap { file.facts(of: $0.text) }?.functions ?? [:]
    let name = name
    var methods = functions[name] ?? file.functions(name)
    // One that only hands over to another.
    methods += methods.flatMap { method in
      method.descendants.flatMap { node -> [Node] in
        let isOwn = node.kind == .call && (node.callee?.kind == .name || node.base?.text == "self")
        return isOwn ? functions[node.calledName ?? ""] ?? [] : []
      }
    }
    self.methods = methods
  }

  /// The name of the method, or of the recognizer, has one of these words or phrases, in lower case.
  func isCalled(_ words: [String]) -> Bool {
    [name, recognizer].contains { IdentifierWords($0).contain(anyOf: words) }
  }

  func mentionsAny(_ names: Set<String>) -> Bool { methods.contains { $0.mentionsAny(names) } }

  /// A call in the method has a name with one of these words or phrases, in lower case.
  func calls(_ words: [String]) -> Bool {
    methods.contains { method in
      method.descendants.contains { node in
        guard node.kind == .call, let name = node.calledName else { return false }
        return IdentifierWords(name).contain(anyOf: words)
      }
    }
  }

  /// Its method is empty.
  var doesNothing: Bool { !methods.isEmpty && methods.allSatisfy { $0.body?.firstChild == nil } }

  /// It counts taps, as what opens the developers' menu does.
  var countsTaps: Bool { methods.contains(where: \.countsTaps) }
}
