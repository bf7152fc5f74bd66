public import A11yCore
import Synchronization

/// The types of the whole run, so that a class is checked together with its extensions, superclasses and callers.
public final class SourceIndex: Sendable {
  /// What the files of the run give, merged.
  private let survey: IndexSurvey
  private let knownUses = Once<UsedNames>()
  /// Functions of extensions of View that make a view react to taps.
  let tapModifiers: Set<String>
  /// Views that somebody uses with words about accessibility behind or around them, and all that these are made of.
  let spokenFor: Set<String>
  /// Views that hold something to operate, themselves or in one of their parts.
  let viewsWithControls: Set<String>
  /// An app for the Mac, which has no text sizes: some file uses AppKit and none UIKit.
  let isForMac: Bool
  private let tree: @Sendable (FilePath) -> SourceTree?
  private let readResources: @Sendable () -> SourceResources
  private let knownResources = Once<SourceResources>()
  /// Methods that extensions add to types beyond the run, to protocols or to structures, and that deal with accessibility.
  private let accessibilityHelpers: Set<String>
  private let readOutlets: @Sendable () -> InterfaceOutlets
  private let knownOutlets = Once<InterfaceOutlets>()
  /// Classes that files other than their own have asked for. A handful of classes is asked for by many files.
  private let known: Mutex<[String: ClassFacts]> = Mutex([:])
  private static let mostKnown = 200
  /// Five times what the deepest class of UIKit and an app has.
  private static let longestChain = 50
  /// A class with more parts than this is not checked as a whole: of classes with the same extensions each has all of
  /// them.
  private static let mostParts = 200

  public convenience init(_ trees: [SourceTree]) {
    let byPath = Dictionary(trees.map { ($0.path, $0) }) { first, _ in first }
    self.init(trees.map(IndexSurvey.init)) { byPath[$0] }
  }

  /// Of a run of no files.
  static let empty = SourceIndex(IndexSurvey()) { _ in nil }

  public convenience init(_ surveys: [IndexSurvey], tree: @escaping @Sendable (_ path: FilePath) -> SourceTree?) {
    var survey = IndexSurvey()
    for one in surveys { survey.merge(one) }
    self.init(survey, tree: tree)
  }

  /// - Parameters:
  ///   - survey: of all files.
  ///   - resources: the resources next to the source; read once, and only if a rule needs them.
  ///   - outlets: what the interface files connect; asked once, and only when a rule meets an outlet.
  ///   - tree: gives the tree of a file of the run, when a class has a part there.
  public init(
    _ survey: IndexSurvey, resources: @escaping @Sendable () -> SourceResources = { SourceResources() },
    outlets: @escaping @Sendable () -> InterfaceOutlets = { InterfaceOutlets() },
    tree: @escaping @Sendable (_ path: FilePath) -> SourceTree?
  ) {
    self.survey = survey
    tapModifiers = survey.tapModifiers.modifiers
    spokenFor = survey.views.spokenFor()
    viewsWithControls = survey.views.withControls()
    // What a class of the run says of itself is seen in its own code.
    accessibilityHelpers = Set(
      survey.accessibilityHelpers.lazy.filter { $0.value.contains { survey.types.classes[$0] == nil } }.map(\.key))
    isForMac =
      !survey.frameworks.isDisjoint(with: ["AppKit", "Cocoa"])
      && survey.frameworks.isDisjoint(with: ["UIKit", "WatchKit"])
    self.tree = tree
    readResources = resources
    readOutlets = outlets
  }

  /// `closeButton.accessibilityLabel`, wherever in the run that is assigned.
  var assignedPaths: Set<String> { survey.assignedPaths }
  /// Classes that somebody makes an object of.
  var constructed: Set<String> { survey.constructed }
  var selectedCells: Set<String> { survey.selectedCells }
  /// Functions of the run that post a notification of UIAccessibility.
  var announcers: Set<String> { survey.announcers }
  /// The font of all labels is set in one place.
  var stylesLabels: Bool { survey.stylesLabels }
  /// Properties whose change a view announces.
  var announced: Set<String> { survey.announced }
  /// The run contains the app's entry point: types that it does not create are never created.
  var hasEntryPoint: Bool { survey.hasEntryPoint }
  /// Constants that hold a text.
  var texts: TextConstants { survey.texts }
  var fonts: FontUses { survey.fonts }
  /// `font(size:)` of the run, as generators make it, gives fonts that do not scale.
  var hasFixedFontMethod: Bool { survey.makesFixedFonts && !survey.makesScaledFonts }
  /// Functions that make controls or fill them.
  var makers: ControlMakers { survey.makers }
  /// Methods of extensions of UIKit's views that add a tap recognizer.
  var tapMethods: Set<String> { survey.tapModifiers.methods }
  /// Structs of the run that are SwiftUI views, by name.
  var views: [String: ViewUses.View] { survey.views.structs }
  /// Variables that get a placeholder somewhere in the run.
  var fieldsWithPlaceholder: Set<String> { survey.fieldsWithPlaceholder }
  /// Structs of the run that draw something.
  var shapes: Set<String> { survey.views.shapes }
  /// Types of which objects are made where an image is rendered.
  var rendered: Set<String> { survey.views.rendered }
  /// Views that are used as rows of a list, outside of controls and of elements that join their texts.
  var rows: Set<String> { survey.views.rows }
  /// Types of which an object is made without a label behind or around it.
  var unnamedViews: Set<String> { survey.views.unnamed }
  /// Something is connected in Interface Builder, which may set what the source does not.
  var usesInterfaceBuilder: Bool { survey.hasOutlets }

  /// Resources next to the source.
  var resources: SourceResources { knownResources.value(readResources) }

  /// What interface files say of the objects behind outlets.
  var outlets: InterfaceOutlets { knownOutlets.value(readOutlets) }

  /// Code looks texts up, or there are translations.
  var isLocalized: Bool { survey.isLocalized || resources.isTranslated }

  /// What a class says of itself; nil when it is none of the run's, rests on nothing, shares its name, or has too many
  /// parts.
  func facts(of name: String) -> ClassFacts? {
    guard let place = survey.types.classes[name], !survey.types.ambiguous.contains(name) else { return nil }
    if let facts = known.withLock({ $0[name] }) { return facts }
    guard let facts = facts(of: name, at: place, in: nil) else { return nil }
    known.withLock { known in
      if known.count >= Self.mostKnown { known.removeAll() }
      known[name] = facts
    }
    return facts
  }

  /// A class of the run has this name.
  func declares(class name: String) -> Bool { survey.types.classes[name] != nil }

  /// Several classes of the run have this name.
  func isShared(_ name: String) -> Bool { survey.types.ambiguous.contains(name) }

  /// What the class of a declaration says of itself; nil when it rests on nothing or has too many parts.
  ///
  /// Of classes that share a name, in two targets or behind two conditions, each is known by its own declaration and by
  /// all that extends any of them: what is too much of that can only make rules say less.
  func facts(of declaration: Node) -> ClassFacts? {
    let place = DeclaredTypes.Place(
      path: declaration.tree.path, node: declaration.index, inherits: declaration.declaration?.inherits ?? [])
    return facts(of: declaration.text, at: place, in: declaration.tree)
  }

  /// - Parameter own: the tree of the file that asks: its nodes are the ones that it checks.
  private func facts(of name: String, at place: DeclaredTypes.Place, in own: SourceTree?) -> ClassFacts? {
    let (base, lineage) = chain(of: name, at: place)
    guard base != .none, let parts = parts(of: name, at: place, lineage) else { return nil }
    func node(_ place: DeclaredTypes.Place) -> Node? {
      guard let tree = place.path == own?.path ? own : tree(place.path), place.node < tree.records.count else {
        return nil
      }
      return Node(tree: tree, index: place.node)
    }
    guard let declaration = node(place) else { return nil }
    return ClassFacts(
      name: name, declaration: declaration, base: base, parts: parts.compactMap(node),
      hasCustomSuperclass: lineage.count > 1, helpers: accessibilityHelpers)
  }

  /// The class has more parts than are looked at: what it is, and what it does elsewhere, is not known.
  func hasTooManyParts(_ name: String) -> Bool {
    guard let place = survey.types.classes[name] else { return false }
    let (base, lineage) = chain(of: name, at: place)
    // Of several classes of the name another may rest on something.
    return (base != .none || survey.types.ambiguous.contains(name)) && parts(of: name, at: place, lineage) == nil
  }

  /// Files with classes that have too many parts, each at its first.
  public var omissions: [AuditResult.Omission] {
    // Few runs have as many extensions of all.
    guard survey.types.extensions.values.reduce(0, { $0 + $1.count }) > Self.mostParts else { return [] }
    let wide = Dictionary(grouping: survey.types.classes.filter { hasTooManyParts($0.key) }) { $0.value.path }
    return wide.sorted { $0.key < $1.key }.compactMap { path, classes in
      guard let first = classes.min(by: { $0.value.node < $1.value.node }), let tree = tree(path),
        first.value.node < tree.records.count
      else { return nil }
      let count = classes.count - 1
      let others = count == 0 ? "" : " and " + count.counted("more class", "more classes")
      let message =
        "declares '\(first.key)'\(others) with more than \(Self.mostParts) extensions, counting superclasses and protocols; "
        + "rules about classes do not check them"
      return AuditResult.Omission(
        file: path, location: Node(tree: tree, index: first.value.node).location, message: message)
    }
  }

  /// The class, those above it, and all that extends any of them; nil when that is too much for every class to have.
  private func parts(of name: String, at place: DeclaredTypes.Place, _ lineage: [String]) -> [DeclaredTypes.Place]? {
    var parts: [DeclaredTypes.Place] = []
    for ancestor in lineage {
      let added = survey.types.extensions[ancestor] ?? []
      if parts.count + added.count > Self.mostParts { return nil }
      parts += (ancestor == name ? [place] : survey.types.classes[ancestor].map { [$0] } ?? []) + added
    }
    for name in Set(parts.flatMap(\.inherits)).sorted() where survey.types.protocols.contains(name) {
      let added = survey.types.extensions[name] ?? []
      if parts.count + added.count > Self.mostParts { return nil }
      parts += added
    }
    return parts
  }

  /// The classes from one to the last that the run has seen, and what that one rests on.
  private func chain(of name: String, at place: DeclaredTypes.Place) -> (base: BaseClass, lineage: [String]) {
    var lineage = [name]
    var inherits = place.inherits
    while let next = inherits.first, !survey.types.protocols.contains(next), !KnownProtocols.contains(next) {
      guard let place = survey.types.classes[next] else {
        return (KnownClasses.contains(next) ? .known(next) : .unknown(next), lineage)
      }
      // A class that inherits from itself, or one of two of the same name.
      if lineage.contains(next) || survey.types.ambiguous.contains(next) { return (.unknown(next), lineage) }
      // Every class of a chain has the parts of all above it.
      if lineage.count == Self.longestChain { return (.unknown(next), lineage) }
      lineage.append(next)
      inherits = place.inherits
    }
    return (.none, lineage)
  }

  /// The files that hold extensions of classes that rest on something: judging these, their trees are asked for.
  public var filesOfParts: Set<FilePath> {
    var files: Set<FilePath> = []
    for (name, parts) in survey.types.extensions {
      let isPart =
        survey.types.protocols.contains(name)
        || survey.types.classes[name].map { chain(of: name, at: $0).base != .none } == true
      if isPart { files.formUnion(parts.map(\.path)) }
    }
    return files
  }

  /// A custom name for something about accessibility: by the word, or by what its code does.
  func isHelper(_ name: String) -> Bool {
    AccessibilityNames.isHelper(name) || accessibilityHelpers.contains(name)
  }

  /// Whether a function may name what it gets: nil for one that the run does not declare.
  func names(_ function: String) -> Bool? {
    if survey.namingFunctions.contains(function) || isHelper(function) { return true }
    if IdentifierWords(function).contain(anyOf: ["title", "localize"]) { return true }
    return survey.functions.contains(function) ? false : nil
  }

  /// Whether code names what a function of the app's gives, by a variable that holds it.
  func names(resultOf function: String) -> Bool? {
    makers.names(resultOf: function) { assignedPaths.contains("\($0).accessibilityLabel") }
  }

  /// It is never created, but other classes derive from it.
  func isAbstract(_ facts: ClassFacts) -> Bool {
    survey.types.subclasses[facts.name] != nil && !constructed.contains(facts.name)
  }

  /// The names that used code names.
  var used: UsedNames {
    knownUses.value { UsedNames(survey.uses, outlets: outlets, isFollowed: hasEntryPoint, isLibrary: survey.isLibrary) }
  }

  /// What interface files have behind an outlet: in files of the class that declares it, or of classes that derive from
  /// it. Nil if none connects it.
  func interfaceObject(at outlet: String, of name: String) -> InterfaceOutlets.Object? {
    withSubclasses(name).reduce(nil) { known, next in
      guard let object = outlets.object(at: outlet, of: next) else { return known }
      return known?.joined(with: object) ?? object
    }
  }

  /// The buttons that call an action of a class, or of one that derives from it, and that no outlet leads to.
  func interfaceButtons(calling selector: String, of name: String) -> [InterfaceOutlets.Button] {
    withSubclasses(name).flatMap { outlets.buttons(calling: selector, of: $0) }
  }

  /// A class and all that derive from it, directly or not.
  private func withSubclasses(_ name: String) -> [String] {
    var names = [name]
    var seen = Set(names)
    var next = 0
    while next < names.count {
      names += (survey.types.subclasses[names[next]] ?? []).filter { seen.insert($0).inserted }
      next += 1
    }
    return names
  }

  /// A class of the app's or of a module beside it: the run holds the app, which makes objects of it.
  func isOfApp(_ facts: ClassFacts) -> Bool { hasEntryPoint && constructed.contains(facts.name) }

  /// Whether code elsewhere sets a property of a member: in the member's own class, in one that derives from it or that it
  /// derives from, or through an object. The member of another class that has the same name is another one.
  func sets(_ property: String, ofMember name: String, of type: String) -> Bool {
    guard let setters = survey.assigningTypes["\(name).\(property)"] else { return false }
    if setters.contains("") || setters.contains(type) { return true }
    let own = lineage(of: type)
    return setters.contains {
      own.contains($0) || lineage(of: $0).contains(type) || survey.types.classes[$0] == nil && views[$0] == nil
    }
  }

  /// The class and those above it in the run.
  private func lineage(of type: String) -> [String] {
    survey.types.classes[type].map { chain(of: type, at: $0).lineage } ?? [type]
  }

  /// The class of UIKit that a class of the run derives from, by its name.
  func uikitBase(of type: String) -> String? {
    guard let place = survey.types.classes[type] else { return nil }
    switch chain(of: type, at: place).base {
    case .known(let name), .unknown(let name): return name
    case .none: return nil
    }
  }

  /// Whether callers set a property on objects of a class.
  func callersSet(_ property: String, on facts: ClassFacts) -> Bool { callersSet(property, onClass: facts.name) }

  func callersSet(_ property: String, onClass name: String) -> Bool {
    survey.assignedToClass[name]?.contains(property) == true
  }
}
