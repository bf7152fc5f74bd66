/// Follows what an app mentions from where it starts: a type says what it says once something mentions the type or a shown
/// scene has an object of it, and a scene is shown once something names it or a segue of a shown scene leads to it.
struct AppWalk {
  private(set) var mentioned: Set<NameKey> = []
  /// By path: the controllers of each storyboard that are shown.
  private(set) var storyboards: [String: Set<String>] = [:]

  /// The app's own types.
  private let own: Set<NameKey>
  /// What types mention that are not reached yet.
  private var inTypes: [NameKey: [NameKey]] = [:]
  private var documents: [NamesInDocument] = []
  /// What is shown once a name is mentioned.
  private var waiting: [NameKey: [Place]] = [:]
  /// Of what classes code runs then.
  private var classesWaiting: [NameKey: [NameKey]] = [:]
  private var entered: Set<Place> = []
  private var pending: [NameKey] = []

  /// A scene of a document.
  private struct Place: Hashable {
    var document: Int
    var scene: Int
  }

  private let initials: InitialScenes

  init(own: Set<NameKey>, initials: InitialScenes) { (self.own, self.initials) = (own, initials) }

  /// Names that something outside of code mentions.
  mutating func add(_ names: [NameKey]) { names.forEach { mention($0) } }

  mutating func add(_ files: [CodeFile]) {
    let classes = Set(files.flatMap(\.classes))
    for file in files {
      for mention in file.mentions where !mention.isAnnotation || !classes.contains(mention.key) {
        if let type = mention.type, own.contains(type), !file.startsApp {
          inTypes[type, default: []].append(mention.key)
        } else {
          self.mention(mention.key)
        }
      }
    }
  }

  mutating func add(_ documents: [NamesInDocument]) {
    self.documents = documents
    for (number, document) in documents.enumerated() {
      // What is outside of scenes is a xib or a property list, about which the names of its own file decide.
      enter(Place(document: number, scene: 0))
      if document.scenes.count > 1 { storyboards[document.path] = [] }
      for (scene, content) in document.scenes.enumerated().dropFirst() {
        let place = Place(document: number, scene: scene)
        // A storyboard without a first scene shows none by its name alone.
        if document.first.map(content.controllers.contains) == true {
          wait(place, for: initials.canBegin(document) ? document.names : content.controllerClasses)
        }
        guard !content.identifiers.isEmpty else { continue }
        wait(place, for: content.identifiers + content.namingClasses)
      }
    }
  }

  mutating func run() {
    while let key = pending.popLast() {
      for mention in inTypes.removeValue(forKey: key) ?? [] { self.mention(mention) }
      guard mentioned.contains(key) else { continue }
      waiting.removeValue(forKey: key)?.forEach { enter($0) }
      pending += classesWaiting.removeValue(forKey: key) ?? []
    }
  }

  private mutating func mention(_ key: NameKey) {
    if mentioned.insert(key).inserted { pending.append(key) }
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
      scene.references.forEach { mention($0) }
      for segue in scene.segues {
        guard let number = document.sceneOfController[segue.destination] else { continue }
        let next = Place(document: place.document, scene: number)
        if let identifier = segue.identifier, !mentioned.contains(identifier) {
          waiting[identifier, default: []].append(next)
        } else {
          places.append(next)
        }
      }
    }
  }
}
