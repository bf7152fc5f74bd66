/// Follows what an app mentions from where it starts: a type says what it says once something mentions the type or a shown
/// scene has an object of it, and a scene is shown once something names it or a segue of a shown scene leads to it.
struct AppWalk {
  private(set) var mentioned: Set<NameKey> = []
  /// The names that may be identifiers of scenes: texts, and members and cases without a text of their own.
  private(set) var values: Set<NameKey> = []
  /// By path: the controllers of each storyboard that are shown.
  private(set) var storyboards: [String: Set<String>] = [:]
  /// The numbers of the shown documents that hold an object of a class.
  private(set) var holders: [NameKey: Set<Int>] = [:]

  /// The app's own types.
  private let own: Set<NameKey>
  private var ownClasses: Set<NameKey> = []
  /// What types mention that are not reached yet.
  private var inTypes: [NameKey: [Mention]] = [:]
  private var documents: [NamesInDocument] = []
  /// What is shown once a name is mentioned.
  private var waiting: [NameKey: [Place]] = [:]
  /// What is shown once a name is mentioned as a text.
  private var waitingForValue: [NameKey: [Place]] = [:]
  /// The xibs that are loaded once something shown has an object of the class.
  private var xibs: [NameKey: [Place]] = [:]
  /// The names by which cells are registered: once one of them is mentioned elsewhere, all are.
  private var registrations: [NameKey: [[NameKey]]] = [:]
  /// Of what classes code runs then.
  private var classesWaiting: [NameKey: [NameKey]] = [:]
  private var entered: Set<Place> = []
  private var pending: [NameKey] = []
  private var pendingValues: [NameKey] = []

  private struct Mention {
    var key: NameKey
    var isValue: Bool
  }

  /// A scene of a document.
  private struct Place: Hashable {
    var document: Int
    var scene: Int
  }

  private let initials: InitialScenes

  init(own: Set<NameKey>, initials: InitialScenes) { (self.own, self.initials) = (own, initials) }

  /// Names that something outside of code mentions.
  mutating func add(_ names: [NameKey]) { names.forEach { mention(Mention(key: $0, isValue: true)) } }

  /// - Parameter documents: which name the methods that their controls call.
  mutating func add(_ files: [CodeFile], calledBy documents: [NamesInDocument]) {
    let classes = Set(files.flatMap(\.classes))
    let cases = Set(files.flatMap(\.cases))
    let used = files.reduce(into: Set<NameKey>()) { $0.formUnion($1.usedWords) }
    // A method may be called by a text, and an interface file calls it by its name.
    let called = documents.reduce(into: used) { $0.formUnion($1.selectors) }
      .union(files.lazy.flatMap(\.mentions).filter { $0.kind == .text }.map(\.key))
    let conforming = Set(files.flatMap(\.conforming))
    // The name of a constant with a text of its own is no identifier; the text may be.
    let constants = Set(files.flatMap { $0.mentions.compactMap(\.constant) }).subtracting(cases)
    let groups = files.flatMap(\.registrations)
    let named = groups.isEmpty ? [] : Set(files.flatMap(\.namedTypes))
    for names in groups {
      // Generic code dequeues the cell, and only a cast or a parameter names it.
      if names.contains(where: named.contains) { add(names) }
      for name in names { registrations[name, default: []].append(names) }
    }
    for file in files {
      for found in file.mentions {
        // The text of a constant that no code uses, and what a function does that nothing calls.
        if let constant = found.constant, !used.contains(constant) { continue }
        if let function = found.function, !file.startsApp, !called.contains(function.name),
          function.type.map(conforming.contains) != true
        {
          continue
        }
        let mention: Mention
        switch found.kind {
        case .annotation where classes.contains(found.key): continue
        case .annotation: mention = Mention(key: found.key, isValue: false)
        case .text: mention = Mention(key: found.key, isValue: true)
        case .member: mention = Mention(key: found.key, isValue: !constants.contains(found.key))
        case .type: mention = Mention(key: found.key, isValue: cases.contains(found.key) || !own.contains(found.key))
        }
        if let type = found.type, own.contains(type), !file.startsApp {
          inTypes[type, default: []].append(mention)
        } else {
          self.mention(mention)
        }
      }
    }
  }

  /// - Parameter files: which tell from which storyboard they take a scene, where several have its identifier.
  mutating func add(_ documents: [NamesInDocument], namedBy files: [CodeFile]) {
    self.documents = documents
    ownClasses = Set(files.flatMap(\.classes))
    let shared = SharedIdentifiers(documents, files)
    let texts = Set(files.lazy.flatMap(\.mentions).filter { $0.kind == .text }.map(\.key))
    func composed(_ names: [ComposedName]) -> [NameKey] {
      names.filter { texts.contains($0.ending) }.map(\.beginning)
    }
    for (number, document) in documents.enumerated() {
      if document.isXib {
        add(xib: document, composed(document.composed), at: Place(document: number, scene: 0))
      } else {
        enter(Place(document: number, scene: 0))
      }
      if document.scenes.count > 1 { storyboards[document.path] = [] }
      for (scene, content) in document.scenes.enumerated().dropFirst() {
        let place = Place(document: number, scene: scene)
        // A storyboard without a first scene shows none by its name alone.
        if document.first.map(content.controllers.contains) == true {
          wait(
            place,
            for: initials.canBegin(document) ? document.names + composed(document.composed) : content.controllerClasses)
        }
        let identifiers =
          content.identifiers.filter { shared.mayMean(document: number, by: $0) } + composed(content.composed)
        guard !identifiers.isEmpty else { continue }
        waitForValues(place, identifiers)
        wait(place, for: content.namingClasses)
      }
    }
  }

  /// Code loads it by its name or that of its class, and an object of the class loads its own.
  private mutating func add(xib: NamesInDocument, _ composed: [NameKey], at place: Place) {
    let classes = xib.topClasses + [xib.owner].compactMap(\.self)
    // An enumeration of the app's own that is called like the file does not load it; a class may.
    waitForValues(place, xib.names + composed)
    wait(place, for: classes + xib.names.filter(ownClasses.contains))
    for type in classes {
      if holders[type]?.isEmpty == false { enter(place) }
      xibs[type, default: []].append(place)
    }
  }

  mutating func run() {
    while true {
      if let value = pendingValues.popLast() {
        waitingForValue.removeValue(forKey: value)?.forEach { enter($0) }
        continue
      }
      guard let key = pending.popLast() else { return }
      for mention in inTypes.removeValue(forKey: key) ?? [] { self.mention(mention) }
      guard mentioned.contains(key) else { continue }
      for names in registrations.removeValue(forKey: key) ?? [] { add(names) }
      waiting.removeValue(forKey: key)?.forEach { enter($0) }
      pending += classesWaiting.removeValue(forKey: key) ?? []
    }
  }

  private mutating func mention(_ mention: Mention) {
    if mentioned.insert(mention.key).inserted { pending.append(mention.key) }
    if mention.isValue, values.insert(mention.key).inserted { pendingValues.append(mention.key) }
  }

  private mutating func waitForValues(_ place: Place, _ keys: [NameKey]) {
    if keys.contains(where: values.contains) { return enter(place) }
    for key in keys { waitingForValue[key, default: []].append(place) }
  }

  private mutating func wait(_ place: Place, for keys: [NameKey]) {
    if keys.contains(where: mentioned.contains) { return enter(place) }
    for key in keys { waiting[key, default: []].append(place) }
  }

  /// The code of a class runs once something mentions one of the names.
  private mutating func run(_ type: NameKey, onceAnyOf names: [NameKey]) {
    guard own.contains(type) else { return }
    if names.contains(where: mentioned.contains) { return pending.append(type) }
    for name in names { classesWaiting[name, default: []].append(type) }
  }

  private mutating func enter(_ start: Place) {
    var places = [start]
    while let place = places.popLast() {
      guard entered.insert(place).inserted else { continue }
      let document = documents[place.document]
      let scene = document.scenes[place.scene]
      if place.scene > 0 { storyboards[document.path]?.formUnion(scene.controllers) }
      // An object of a class is no mention of it, but its code runs.
      let prototypes = Set(scene.prototypes.map(\.type))
      pending += scene.classes.filter { own.contains($0) && !prototypes.contains($0) }
      for prototype in scene.prototypes { run(prototype.type, onceAnyOf: [prototype.identifier, prototype.type]) }
      for type in scene.classes {
        holders[type, default: []].insert(place.document)
        places += xibs.removeValue(forKey: type) ?? []
      }
      scene.references.forEach { mention(Mention(key: $0, isValue: true)) }
      for segue in scene.segues {
        guard let number = document.sceneOfController[segue.destination] else { continue }
        let next = Place(document: place.document, scene: number)
        if let identifier = segue.identifier, !values.contains(identifier) {
          waitingForValue[identifier, default: []].append(next)
        } else {
          places.append(next)
        }
      }
    }
  }
}
