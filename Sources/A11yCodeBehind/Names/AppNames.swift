/// Which names of classes, nibs and scenes an app mentions anywhere. What shows an interface file has to name it.
public struct AppNames: Sendable {
  private var mentioned: Set<NameKey> = []
  private var declared: Set<NameKey> = []
  /// In how many interface files that something shows objects have each class.
  private var holders: [NameKey: Int] = [:]
  /// By path: the controllers of each storyboard that can be shown.
  private var storyboards: [String: Set<String>] = [:]
  private var ownClasses: Set<NameKey> = []
  /// The mentioned names that may be texts.
  private var values: Set<NameKey> = []
  /// The classes of controllers and other objects whose code mentions a cell's.
  private var mentioners: [NameKey: [String]] = [:]
  private var owners: Set<NameKey> = []
  private var startsApp = false
  /// The texts in code, with which it may end a name.
  private var texts: Set<NameKey> = []
  private var undecodable: Set<NameKey> = []

  /// - Parameter firstStoryboards: what projects say that an app starts with.
  public init(_ files: [CodeFile], _ documents: [NamesInDocument], firstStoryboards: [String] = []) {
    mentioners = Self.mentioners(of: Set(documents.flatMap(\.classes)), in: files)
    owners = Set(documents.compactMap(\.owner))
    undecodable = Set(files.flatMap(\.undecodable))
    texts = Set(files.lazy.flatMap(\.mentions).filter { $0.kind == .text }.map(\.key))
    // Without the property list of an app that makes no window, nobody knows what it shows first.
    let isFirstKnown =
      !firstStoryboards.isEmpty || documents.contains(where: \.startsApp) || files.contains(where: \.opensWindow)
    startsApp = isFirstKnown && files.contains(where: \.startsApp)
    var own: Set<NameKey> = []
    for file in files {
      for type in file.record.types { declared.insert(NameKey(file.record.names[Int(type.name)])) }
      own.formUnion(file.declaredTypes)
    }
    let initials = InitialScenes(files, documents, firstStoryboards: firstStoryboards.map(NameKey.init))
    var walk = AppWalk(own: own, initials: initials)
    walk.add(firstStoryboards.map(NameKey.init))
    walk.add(files, calledBy: documents)
    walk.add(documents, namedBy: files)
    walk.run()
    mentioned = walk.mentioned
    values = walk.values
    ownClasses = Set(files.flatMap(\.classes))
    holders = walk.holders.mapValues(\.count)
    storyboards = walk.storyboards
  }

  /// - Parameter classes: of objects in interface files.
  private static func mentioners(of classes: Set<NameKey>, in files: [CodeFile]) -> [NameKey: [String]] {
    var names: [NameKey: String] = [:]
    for file in files {
      for type in file.record.types {
        let name = file.record.names[Int(type.name)]
        names[NameKey(name)] = name
      }
    }
    var found: [NameKey: Set<NameKey>] = [:]
    for file in files {
      for mention in file.mentions where classes.contains(mention.key) {
        if let type = mention.type { found[mention.key, default: []].insert(type) }
      }
    }
    return found.mapValues { $0.compactMap { names[$0] }.sorted() }
  }

  /// Whether most classes that interface files name are declared in files that the project does not build: it is older than
  /// the files next to it.
  ///
  /// - Parameters:
  ///   - built: the files that projects build.
  ///   - documents: the interface files that projects build.
  public static func isOutdated(_ built: [CodeFile], of files: [CodeFile], _ documents: [NamesInDocument]) -> Bool {
    let named = documents.reduce(into: Set<NameKey>()) { $0.formUnion($1.classes) }
    let declared = named.intersection(files.flatMap(\.declaredTypes))
    return declared.intersection(built.flatMap(\.declaredTypes)).count * 2 < declared.count
  }

  /// Whether code declares the class, or at least knows its name. Of a part of an app that is not known.
  public func declares(_ className: String) -> Bool {
    let key = NameKey(className)
    return !startsApp || declared.contains(key) || mentioned.contains(key)
  }

  /// Whether an interface file that something shows holds an object of the class.
  public func hasObject(of className: String) -> Bool { holders[NameKey(className), default: 0] > 0 }

  /// The classes whose code mentions one.
  public func classes(mentioning className: String) -> [String] { mentioners[NameKey(className)] ?? [] }

  /// Whether objects of the class own an interface file, which they load.
  public func ownsFile(_ className: String) -> Bool { owners.contains(NameKey(className)) }

  /// Whether an object of the class can be loaded from an interface file: an `init(coder:)` that traps forbids it.
  public func canDecode(_ className: String) -> Bool { !undecodable.contains(NameKey(className)) }

  /// Whether the scene of a controller can be shown: by the storyboard's name, an identifier, or a segue of another scene
  /// that can. Of a part of an app, and of a storyboard that was not read, that is not known.
  ///
  /// - Parameter controller: its id in the storyboard.
  public func shows(_ controller: String, of storyboard: String) -> Bool {
    !startsApp || storyboards[storyboard].map { $0.contains(controller) } ?? true
  }

  /// Whether code, or an interface file other than that of the names, mentions one of the names. Of a part of an app,
  /// whose start was not read, that is not known.
  public func mentions(anyOf names: [String]) -> Bool {
    !startsApp || names.contains { isMentioned($0, in: mentioned) || holders[NameKey($0), default: 0] > 1 }
  }

  /// Whether code, or an interface file, mentions one of the names as a text, or as what may stand for one: a class, but
  /// not another type of the app's own that is called like a xib.
  public func loads(anyOf names: [String]) -> Bool {
    !startsApp
      || names.contains {
        isMentioned($0, in: values) || ownClasses.contains(NameKey($0)) && isMentioned($0, in: mentioned)
      }
  }

  private func isMentioned(_ name: String, in mentioned: Set<NameKey>) -> Bool {
    if mentioned.contains(NameKey(name)) { return true }
    return ComposedName(name).map { texts.contains($0.ending) && mentioned.contains($0.beginning) } ?? false
  }
}

extension CodeFile {
  /// Not those that it only extends.
  fileprivate var declaredTypes: [NameKey] {
    record.types.filter { !$0.isExtension }.map { NameKey(record.names[Int($0.name)]) }
  }
}
