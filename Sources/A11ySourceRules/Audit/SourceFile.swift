public import A11yCore

/// The input of a rule: one Swift file, and the index of the whole run.
public struct SourceFile: Sendable {
  public let tree: SourceTree
  private let known: SourceIndex?
  /// Set by code that needs information about the whole run.
  private let question = IndexAccessProbe()
  let objects: [ObjectUse]
  /// Those of UIKit's classes. Most files have none, and most rules ask for no others.
  let uikitObjects: [ObjectUse]
  /// Numbers of objects by the symbol of their name.
  private let objectNumbers: NamedNodes
  private let knownClasses: [ClassFacts]
  /// Of the known classes by name: the first one.
  private let classNumbers: [String: Int]
  private let hasBases: Bool
  let comments: SuppressionComments
  /// Calls by the symbol of what is called: `setTitle`, `UIButton`.
  private let callsByName: NamedNodes
  /// Assignments by the symbol of the last name of what is assigned to.
  private let assignmentsByName: NamedNodes
  private let functionsByName: NamedNodes
  let types: [Node]

  /// - Parameter index: nil as long as the run has not been read to its end.
  public init(_ tree: SourceTree, index: SourceIndex?) {
    self.tree = tree
    known = index
    comments = SuppressionComments(tree)
    var calls: [(symbol: Int32, node: Int32)] = []
    var assignments: [(symbol: Int32, node: Int32)] = []
    var functions: [(symbol: Int32, node: Int32)] = []
    var types: [Node] = []
    for (index, record) in zip(Int32(0)..., tree.records) {
      switch record.kind {
      case .call: if let name = Node(tree: tree, index: index).calledSymbol { calls.append((name, index)) }
      case .assign:
        if let target = Node(tree: tree, index: index).target, target.kind == .name || target.kind == .member {
          assignments.append((target.symbol, index))
        }
      case .function: functions.append((record.text, index))
      case .type: types.append(Node(tree: tree, index: index))
      default: break
      }
    }
    callsByName = NamedNodes(calls, symbols: tree.symbols.texts.count)
    assignmentsByName = NamedNodes(assignments, symbols: tree.symbols.texts.count)
    functionsByName = NamedNodes(functions, symbols: tree.symbols.texts.count)
    self.types = types
    objects = tree.isExempt ? [] : ObjectReader.objects(of: tree)
    objectNumbers = NamedNodes(
      zip(objects, Int32(0)...).map { (symbol: $0.declaration.symbol, node: $1) }, symbols: tree.symbols.texts.count)
    uikitObjects = objects.filter { $0.type?.hasPrefix("UI") == true }
    let classes = types.filter { $0.declaration?.typeKind == .class }
    hasBases = classes.contains { node in
      node.declaration?.inherits.first.map { !KnownProtocols.contains($0) } ?? false
    }
    knownClasses = index.map { index in classes.compactMap(index.facts) } ?? []
    classNumbers = Dictionary(knownClasses.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  /// The index of the whole run. It is empty until all files are read; rules that use it have to run again.
  var index: SourceIndex {
    if let known { return known }
    question.ask()
    return .empty
  }

  /// The classes that are declared here and rest on something.
  var classes: [ClassFacts] {
    // What has no base rests on nothing, whatever others say.
    if known == nil, hasBases { question.ask() }
    return knownClasses
  }

  /// Does something with the file, and tells whether that asked for what the run has not said yet.
  func trackingIndexAccess<Result>(_ body: () -> Result) -> (result: Result, hasAsked: Bool) {
    _ = question.take()
    let result = body()
    return (result, question.take())
  }

  public var path: FilePath { tree.path }

  /// Where it stops being what can be checked; nil when all of it was read, and where nothing of it is checked.
  public var omission: AuditResult.Omission? {
    tree.fault.map {
      AuditResult.Omission(file: path, location: tree.location(of: Int32(clamping: $0.offset)), message: $0.message)
    }
  }

  /// It extends types, which may be classes of other files.
  public var mayExtendClasses: Bool { types.contains { $0.declaration?.typeKind == .extension } }

  /// Whether the word is anywhere in it; a text that is put together of nothing else counts.
  func says(_ word: String) -> Bool { tree.symbols[word] != nil }

  /// Variables of this name, in source order.
  func objects(_ name: String) -> [ObjectUse] {
    guard let symbol = tree.symbols[name] else { return [] }
    return objectNumbers[symbol].map { objects[Int($0)] }
  }

  /// Calls of something of this name.
  func calls(_ name: String) -> [Node] { nodes(callsByName, name) }

  /// Names of what it calls that hold one of these parts, for questions to the index about functions of the app: a file
  /// without such a call is checked without the rest of the run.
  func calledNames(holding parts: [String]) -> [String] {
    zip(Int32(0)..., tree.symbols.texts).compactMap { symbol, text in
      !callsByName[symbol].isEmpty && parts.contains(where: text.contains) ? text : nil
    }
  }

  private func nodes(_ lists: NamedNodes, _ name: String) -> [Node] {
    guard let symbol = tree.symbols[name] else { return [] }
    return lists[symbol].map { Node(tree: tree, index: $0) }
  }

  /// Calls of something of one of these names, in source order.
  func calls(_ names: some Sequence<String>) -> [Node] {
    names.flatMap { calls($0) }.sorted { $0.index < $1.index }
  }

  /// `.onTapGesture { … }`: calls of a method of this name.
  func modifiers(_ name: String) -> [Node] {
    calls(name).filter { $0.callee?.kind == .member && $0.callee?.text == name }
  }

  /// `Button { … }`: calls of a type's initialiser.
  func typeCalls(_ name: String) -> [Node] { calls(name).filter(\.isTypeCall) }

  /// Assignments to a property of this name, whosever it is.
  func assignments(to name: String) -> [Node] { nodes(assignmentsByName, name) }

  /// Functions of this name, whosever they are.
  func functions(_ name: String) -> [Node] { nodes(functionsByName, name) }

  /// A class of this file, or of the run.
  func facts(of name: String) -> ClassFacts? {
    // Asks for the run where that has to be read first.
    let classes = classes
    return classNumbers[name].map { classes[$0] } ?? index.facts(of: name)
  }

  /// The class around some code.
  func facts(around node: Node) -> ClassFacts? { node.enclosingType.flatMap { facts(of: $0.text) } }

  /// A file that imports no framework may be a snippet; one that imports others is none of SwiftUI's.
  var mayUseSwiftUI: Bool { tree.imports.isEmpty || tree.imports.contains("SwiftUI") && !isForMac }

  /// One that imports both frameworks is for both.
  private var isForMac: Bool {
    (tree.imports.contains("AppKit") || tree.imports.contains("Cocoa")) && !tree.imports.contains("UIKit")
  }

  var mayUseUIKit: Bool {
    tree.imports.isEmpty
      || !tree.imports.contains("AppKit") && !tree.imports.contains("Cocoa")
        && !tree.imports.contains("WatchKit")
  }

  /// Widgets, complications of a watch and Live Activities have the room they have; their text may keep its size.
  var isWidget: Bool {
    tree.imports.contains("WidgetKit") || path.text.contains("Widget") || path.text.contains("Complication")
      || says("widgetLabel") || says("accessoryCircular")
  }

  /// Screens for who develops the app.
  var isDebugging: Bool { path.name.contains("Debug") }

  /// A Mac and a television have no text sizes, a widget no room for them, and only developers see what is for
  /// debugging. As far as the path tells; `index.isForMac` takes the whole run.
  var isWithoutTextSizes: Bool {
    isWidget || isDebugging || Platforms.isInMacFolder(path) || Platforms.isInTelevisionFolder(path)
  }

  /// Custom controls: classes of the sources that rest on UIKit's views.
  var controls: [ClassFacts] { classes.filter { $0.isCustomControl } }

  var nodes: LazyMapSequence<Range<Int32>, Node> { tree.nodes }
}
