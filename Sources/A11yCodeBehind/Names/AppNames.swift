/// Which names of classes, nibs and scenes an app mentions anywhere. What shows an interface file has to name it.
public struct AppNames: Sendable {
  private var mentioned: Set<NameKey> = []
  private var declared: Set<NameKey> = []
  /// In how many interface files objects have each class.
  private var documents: [NameKey: Int] = [:]
  private var startsApp = false
  private var undecodable: Set<NameKey> = []

  public init(_ files: [CodeFile], _ documents: [NamesInDocument]) {
    for document in documents {
      mentioned.formUnion(document.references)
      for key in document.classes { self.documents[key, default: 0] += 1 }
    }
    undecodable = Set(files.flatMap(\.undecodable))
    startsApp = files.contains(where: \.startsApp)
    var own: Set<NameKey> = []
    for file in files {
      for type in file.record.types {
        let key = NameKey(file.record.names[Int(type.name)])
        declared.insert(key)
        if !type.isExtension { own.insert(key) }
      }
    }
    addMentions(of: files, own: own)
  }

  /// What a type mentions counts once the type itself is mentioned, or an interface file has an object of it: what calls
  /// only itself shows nothing.
  private mutating func addMentions(of files: [CodeFile], own: Set<NameKey>) {
    let classes = Set(files.flatMap(\.classes))
    var inTypes: [NameKey: [NameKey]] = [:]
    var pending = mentioned.union(documents.keys.filter(own.contains))
    for file in files {
      for mention in file.mentions where !mention.isAnnotation || !classes.contains(mention.key) {
        if let type = mention.type, own.contains(type), !file.startsApp {
          inTypes[type, default: []].append(mention.key)
        } else {
          pending.insert(mention.key)
          mentioned.insert(mention.key)
        }
      }
    }
    while let type = pending.popFirst() {
      for key in inTypes.removeValue(forKey: type) ?? [] where mentioned.insert(key).inserted { pending.insert(key) }
    }
  }

  /// Whether code declares the class, or at least knows its name. Of a part of an app that is not known.
  public func declares(_ className: String) -> Bool {
    let key = NameKey(className)
    return !startsApp || declared.contains(key) || mentioned.contains(key)
  }

  /// Whether an interface file holds an object of the class.
  public func hasObject(of className: String) -> Bool { documents[NameKey(className), default: 0] > 0 }

  /// Whether an object of the class can be loaded from an interface file: an `init(coder:)` that traps forbids it.
  public func canDecode(_ className: String) -> Bool { !undecodable.contains(NameKey(className)) }

  /// Whether code, or an interface file other than that of the names, mentions one of the names. Of a part of an app,
  /// whose start was not read, that is not known.
  public func mentions(anyOf names: [String]) -> Bool {
    !startsApp
      || names.contains { name in
        let key = NameKey(name)
        return mentioned.contains(key) || documents[key, default: 0] > 1
      }
  }
}
