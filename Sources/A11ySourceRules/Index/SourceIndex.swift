public import A11yCore
import Synchronization

/// The types of the whole run, so that a class is checked together with its extensions, superclasses and callers.
public final class SourceIndex: Sendable {
  private let places: [String: IndexSurvey.Place]
  private let ambiguous: Set<String>
  private let extensions: [String: [IndexSurvey.Place]]
  private let protocols: Set<String>
  /// `closeButton.accessibilityLabel`, wherever in the run that is assigned.
  let assignedPaths: Set<String>
  private let assigningTypes: [String: Set<String>]
  /// The first words of these: `closeButton`.
  let spokenReceivers: Set<String>
  /// Properties that callers assign to objects of a class.
  let assignedToClass: [String: Set<String>]
  /// Classes that somebody makes an object of.
  let constructed: Set<String>
  private let uses: NameUses
  private let knownUses: Mutex<UsedNames?> = Mutex(nil)
  /// Properties whose change a view announces.
  let announced: Set<String>
  /// The run contains the app's entry point: types that it does not create are never created.
  let hasEntryPoint: Bool
  /// Constants that hold a text.
  let texts: TextConstants
  let fonts: FontUses
  /// `font(size:)` of the run, as generators make it, gives fonts that do not scale.
  let hasFixedFontMethod: Bool
  /// By class: those of the run that derive from it.
  private let subclasses: [String: [String]]
  /// Methods that the run adds to any type by an extension, and that deal with accessibility.
  let accessibilityHelpers: Set<String>
  private let namingFunctions: Set<String>
  /// Functions that make controls or fill them.
  let makers: ControlMakers
  /// Functions of extensions of View that make a view react to taps.
  let tapModifiers: Set<String>
  /// Methods of extensions of UIKit's views that add a tap recognizer.
  let tapMethods: Set<String>
  private let functions: Set<String>
  /// Structs of the run that are SwiftUI views, by name.
  let views: [String: IndexSurvey.View]
  /// Variables that get a placeholder somewhere in the run.
  let fieldsWithPlaceholder: Set<String>
  /// Structs of the run that draw something.
  let shapes: Set<String>
  /// Views that somebody uses with words about accessibility behind or around them, and all that these are made of.
  let spokenFor: Set<String>
  /// Types of which somebody makes an object where an image is rendered.
  let rendered: Set<String>
  /// Types of which somebody makes an object without a label behind or around it.
  let unnamedViews: Set<String>
  /// The run holds `.strings`-like accessors, or a file says `String(localized:)` or `NSLocalizedString`.
  private let saysItIsLocalized: Bool
  /// Something is connected in Interface Builder, which may set what the source does not.
  let usesInterfaceBuilder: Bool
  /// An app for the Mac, which has no text sizes: some file uses AppKit and none UIKit.
  let isForMac: Bool
  private let tree: @Sendable (FilePath) -> SourceTree?
  private let readResources: @Sendable () -> SourceResources
  private let knownResources: Mutex<SourceResources?> = Mutex(nil)
  private let readOutlets: @Sendable () -> InterfaceOutlets
  private let knownOutlets: Mutex<InterfaceOutlets?> = Mutex(nil)
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
    places = survey.classes
    ambiguous = survey.ambiguous
    extensions = survey.extensions
    protocols = survey.protocols
    assignedPaths = survey.assignedPaths
    assigningTypes = survey.assigningTypes
    spokenReceivers = Set(survey.assignedPaths.map { String($0.prefix { $0 != "." }) })
    assignedToClass = survey.assignedToClass
    constructed = survey.constructed
    uses = survey.uses
    announced = survey.announced
    hasEntryPoint = survey.hasEntryPoint
    texts = survey.texts
    fonts = survey.fonts
    hasFixedFontMethod = survey.makesFixedFonts && !survey.makesScaledFonts
    subclasses = survey.subclasses
    accessibilityHelpers = survey.accessibilityHelpers
    namingFunctions = survey.namingFunctions
    makers = survey.makers
    tapModifiers = survey.tapModifiers.modifiers
    tapMethods = survey.tapModifiers.methods
    functions = survey.functions
    views = survey.views
    shapes = survey.shapes
    fieldsWithPlaceholder = survey.fieldsWithPlaceholder
    spokenFor = survey.spokenFor()
    unnamedViews = survey.unnamed
    rendered = survey.rendered
    saysItIsLocalized = survey.isLocalized
    usesInterfaceBuilder = survey.hasOutlets
    isForMac =
      !survey.frameworks.isDisjoint(with: ["AppKit", "Cocoa"])
      && survey.frameworks.isDisjoint(with: ["UIKit", "WatchKit"])
    self.tree = tree
    readResources = resources
    readOutlets = outlets
  }

  /// Resources next to the source.
  var resources: SourceResources {
    knownResources.withLock { known in
      let resources = known ?? readResources()
      known = resources
      return resources
    }
  }

  /// What interface files say of the objects behind outlets.
  var outlets: InterfaceOutlets {
    knownOutlets.withLock { known in
      let outlets = known ?? readOutlets()
      known = outlets
      return outlets
    }
  }

  /// Code looks texts up, or there are translations.
  var isLocalized: Bool { saysItIsLocalized || resources.isTranslated }

  /// What a class says of itself; nil when it is none of the run's, rests on nothing, shares its name, or has too many
  /// parts.
  func facts(of name: String) -> ClassFacts? {
    guard let place = places[name], !ambiguous.contains(name) else { return nil }
    if let facts = known.withLock({ $0[name] }) { return facts }
    guard let facts = facts(of: name, at: place, in: nil) else { return nil }
    known.withLock { known in
      if known.count >= Self.mostKnown { known.removeAll() }
      known[name] = facts
    }
    return facts
  }

  /// A class of the run has this name.
  func declares(class name: String) -> Bool { places[name] != nil }

  /// Several classes of the run have this name.
  func isShared(_ name: String) -> Bool { ambiguous.contains(name) }

  /// What the class of a declaration says of itself; nil when it rests on nothing or has too many parts.
  ///
  /// Of classes that share a name, in two targets or behind two conditions, each is known by its own declaration and by
  /// all that extends any of them: what is too much of that can only make rules say less.
  func facts(of declaration: Node) -> ClassFacts? {
    let place = IndexSurvey.Place(
      path: declaration.tree.path, node: declaration.index, inherits: declaration.declaration?.inherits ?? [])
    return facts(of: declaration.text, at: place, in: declaration.tree)
  }

  /// - Parameter own: the tree of the file that asks: its nodes are the ones that it checks.
  private func facts(of name: String, at place: IndexSurvey.Place, in own: SourceTree?) -> ClassFacts? {
    let (base, lineage) = chain(of: name, at: place)
    guard base != .none, let parts = parts(of: name, at: place, lineage) else { return nil }
    func node(_ place: IndexSurvey.Place) -> Node? {
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
    guard let place = places[name] else { return false }
    let (base, lineage) = chain(of: name, at: place)
    // Of several classes of the name another may rest on something.
    return (base != .none || ambiguous.contains(name)) && parts(of: name, at: place, lineage) == nil
  }

  /// Files with classes that have too many parts, each at its first.
  public var omissions: [AuditResult.Omission] {
    // Few runs have as many extensions of all.
    guard extensions.values.reduce(0, { $0 + $1.count }) > Self.mostParts else { return [] }
    let wide = Dictionary(grouping: places.filter { hasTooManyParts($0.key) }) { $0.value.path }
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
  private func parts(of name: String, at place: IndexSurvey.Place, _ lineage: [String]) -> [IndexSurvey.Place]? {
    var parts: [IndexSurvey.Place] = []
    for ancestor in lineage {
      let added = extensions[ancestor] ?? []
      if parts.count + added.count > Self.mostParts { return nil }
      parts += (ancestor == name ? [place] : places[ancestor].map { [$0] } ?? []) + added
    }
    for name in Set(parts.flatMap(\.inherits)).sorted() where protocols.contains(name) {
      let added = extensions[name] ?? []
      if parts.count + added.count > Self.mostParts { return nil }
      parts += added
    }
    return parts
  }

  /// The classes from one to the last that the run has seen, and what that one rests on.
  private func chain(of name: String, at place: IndexSurvey.Place) -> (base: BaseClass, lineage: [String]) {
    var lineage = [name]
    var inherits = place.inherits
    while let next = inherits.first, !protocols.contains(next), !KnownProtocols.contains(next) {
      guard let place = places[next] else {
        return (KnownClasses.contains(next) ? .known(next) : .unknown(next), lineage)
      }
      // A class that inherits from itself, or one of two of the same name.
      if lineage.contains(next) || ambiguous.contains(next) { return (.unknown(next), lineage) }
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
    for (name, parts) in extensions {
      let isPart = protocols.contains(name) || places[name].map { chain(of: name, at: $0).base != .none } == true
      if isPart { files.formUnion(parts.map(\.path)) }
    }
    return files
  }

  /// A custom name for something about accessibility: by the word, or by what its code does.
  func isHelper(_ name: String) -> Bool { AccessibilityNames.isHelper(name) || accessibilityHelpers.contains(name) }

  /// Whether a function may name what it gets: nil for one that the run does not declare.
  func names(_ function: String) -> Bool? {
    if namingFunctions.contains(function) || isHelper(function) { return true }
    if IdentifierWords(function).contain(anyOf: ["title", "localize"]) { return true }
    return functions.contains(function) ? false : nil
  }

  /// Whether code names what a function of the app's gives, by a variable that holds it.
  func names(resultOf function: String) -> Bool? {
    makers.names(resultOf: function) { assignedPaths.contains("\($0).accessibilityLabel") }
  }

  /// It is never created, but other classes derive from it.
  func isAbstract(_ facts: ClassFacts) -> Bool {
    subclasses[facts.name] != nil && !constructed.contains(facts.name)
  }

  /// The names that used code names.
  var used: UsedNames {
    knownUses.withLock { known in
      let used = known ?? UsedNames(uses, outlets: outlets, isFollowed: hasEntryPoint)
      known = used
      return used
    }
  }

  /// What interface files have behind an outlet: in files of the class that declares it, or of classes that derive from
  /// it. Nil if none connects it.
  func interfaceObject(at outlet: String, of name: String) -> InterfaceOutlets.Object? {
    withSubclasses(name).reduce(nil) { known, next in
      guard let object = outlets.object(at: outlet, of: next) else { return known }
      return known?.joined(with: object) ?? object
    }
  }

  /// A class and all that derive from it, directly or not.
  private func withSubclasses(_ name: String) -> [String] {
    var names = [name]
    var seen = Set(names)
    var next = 0
    while next < names.count {
      names += (subclasses[names[next]] ?? []).filter { seen.insert($0).inserted }
      next += 1
    }
    return names
  }

  /// A class of the app's or of a module beside it: the run holds the app, which makes objects of it.
  func isOfApp(_ facts: ClassFacts) -> Bool { hasEntryPoint && constructed.contains(facts.name) }

  /// Whether code elsewhere sets a property of a member: in the member's own class, in one that derives from it or that it
  /// derives from, or through an object. The member of another class that has the same name is another one.
  func sets(_ property: String, ofMember name: String, of type: String) -> Bool {
    guard let setters = assigningTypes["\(name).\(property)"] else { return false }
    if setters.contains("") || setters.contains(type) { return true }
    let own = lineage(of: type)
    return setters.contains {
      own.contains($0) || lineage(of: $0).contains(type) || places[$0] == nil && views[$0] == nil
    }
  }

  /// The class and those above it in the run.
  private func lineage(of type: String) -> [String] { places[type].map { chain(of: type, at: $0).lineage } ?? [type] }

  /// The class of UIKit that a class of the run derives from, by its name.
  func uikitBase(of type: String) -> String? {
    guard let place = places[type] else { return nil }
    switch chain(of: type, at: place).base {
    case .known(let name), .unknown(let name): return name
    case .none: return nil
    }
  }

  /// Whether callers set a property on objects of a class.
  func callersSet(_ property: String, on facts: ClassFacts) -> Bool {
    assignedToClass[facts.name]?.contains(property) == true
  }
}
