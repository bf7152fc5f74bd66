/// What a gesture recognizer calls: the method of `#selector(close)`, wherever in the run its class declares it.
struct RecognizerAction {
  /// `close`; empty when nothing is called by a selector.
  let name: String
  /// What the recognizer itself is called: `backSwipe`; empty when it has no name.
  private let recognizer: String
  private let methods: [Node]
  /// Of these, the ones that the recognizer calls itself, and by name those of its class, to which they may hand over.
  private let first: [Node]
  private let own: [String: [Node]]

  /// - Parameters:
  ///   - made: the call that makes the recognizer.
  ///   - object: the variable that holds it, which may get its target later.
  init(_ made: Node, heldBy object: ObjectUse? = nil, addedIn call: Node, _ file: SourceFile) {
    let targets = [made] + (object?.calls["addTarget"] ?? [])
    let selector = targets.lazy.compactMap { $0.argument("action") }.first
    // `#selector(Player.close)` is the member and then what it belongs to.
    name = selector?.subtree.first { $0.kind == .name || $0.kind == .member }?.text ?? ""
    recognizer = object?.name ?? ""
    let functions = file.facts(around: call)?.functions ?? [:]
    let name = name
    var methods = functions[name] ?? file.functions(name)
    first = methods
    own = functions
    // One that only hands over to another.
    methods += methods.flatMap { Self.called(in: $0, among: functions) }
    self.methods = methods
  }

  /// What is called by closures: `label.rx.tapGesture().bind { self.open() }`, `card.onTap { … }`, `card.onTap(#selector(open))`.
  ///
  /// - Parameter chain: the whole chain that begins with the call.
  init(chain: Node, addedIn call: Node, _ file: SourceFile) {
    var closures: [Node] = []
    var node = chain
    while node.kind == .call || node.kind == .member, let base = node.firstChild {
      closures += node.arguments.filter { $0.kind == .closure }
      if node == call { break }
      node = base
    }
    let selector = call.argument("action") ?? call.arguments.first { $0.kind == .hash }
    let functions = file.facts(around: call)?.functions ?? [:]
    let only = closures.count == 1 ? closures[0].children.filter { $0.kind != .parameter } : []
    name =
      selector?.subtree.first { $0.kind == .name || $0.kind == .member }?.text
      ?? (only.count == 1 ? only[0].calledName : nil) ?? ""
    recognizer = ""
    first = closures + (selector == nil ? [] : functions[name] ?? [])
    own = functions
    let called = closures.flatMap { Self.called(in: $0, among: functions) }
    methods = closures + called + (selector == nil ? [] : functions[name] ?? [])
  }

  /// The functions of a class that code of its own calls.
  private static func called(in code: Node, among functions: [String: [Node]]) -> [Node] {
    code.descendants.flatMap { node -> [Node] in
      let isOwn = node.kind == .call && (node.callee?.kind == .name || node.base?.text == "self")
      return isOwn ? functions[node.calledName ?? ""] ?? [] : []
    }
  }

  /// The name of the method, or of the recognizer, has one of these words or phrases, in lower case.
  func isCalled(_ words: [String]) -> Bool {
    [name, recognizer].contains { IdentifierWords($0).contain(anyOf: words) }
  }

  func mentionsAny(_ names: Set<String>) -> Bool { methods.contains { $0.mentionsAny(names) } }

  /// All that it does is to call one of these functions or one with such a word in its name, itself or by a method that it
  /// calls; what hides or resets something does not count.
  func only(calls names: Set<String>, or words: [String]) -> Bool {
    !first.isEmpty
      && first.allSatisfy { method in
        let statements = (method.kind == .closure ? method : method.body)?.children ?? []
        return statements.contains { isOne($0, names, words) }
          && statements.allSatisfy { isOne($0, names, words) || isAside($0) }
      }
  }

  private func isOne(_ statement: Node, _ names: Set<String>, _ words: [String]) -> Bool {
    if statement.mentionsAny(names) { return true }
    guard statement.kind == .call, let name = statement.calledName else { return false }
    return IdentifierWords(name).contain(anyOf: words) || own[name]?.contains { $0.mentionsAny(names) } == true
  }

  private func isAside(_ statement: Node) -> Bool {
    switch statement.kind {
    case .parameter, .variable: true
    case .branch: statement.text == "guard"
    case .assign:
      statement.assignedValue?.kind == .boolean || statement.assignedValue?.kind == .null
        || statement.assignedValue?.kind == .number
    case .call: ["print", "debugPrint", "NSLog"].contains(statement.calledName ?? "")
    default: false
    }
  }

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
  var doesNothing: Bool {
    !methods.isEmpty
      && methods.allSatisfy { method in
        method.kind == .closure ? method.children.allSatisfy { $0.kind == .parameter } : method.body?.firstChild == nil
      }
  }

  /// It counts taps, as what opens the developers' menu does.
  var countsTaps: Bool { methods.contains(where: \.countsTaps) }
}
