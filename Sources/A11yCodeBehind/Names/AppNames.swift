/// Which names of classes, nibs and scenes an app mentions anywhere. What shows an interface file has to name it.
public struct AppNames: Sendable {
  private var mentioned: Set<NameKey> = []
  private var declared: Set<NameKey> = []
  /// In how many interface files objects have each class.
  private var documents: [NameKey: Int] = [:]
  private var startsApp = false

  public init(_ files: [CodeFile], _ documents: [NamesInDocument]) {
    for file in files {
      mentioned.formUnion(file.mentioned)
      for type in file.record.types { declared.insert(NameKey(file.record.names[Int(type.name)])) }
      if file.startsApp { startsApp = true }
    }
    for document in documents {
      mentioned.formUnion(document.references)
      for key in document.classes { self.documents[key, default: 0] += 1 }
    }
  }

  /// Whether code declares the class, or at least knows its name. Of a part of an app that is not known.
  public func declares(_ className: String) -> Bool {
    let key = NameKey(className)
    return !startsApp || declared.contains(key) || mentioned.contains(key)
  }

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
