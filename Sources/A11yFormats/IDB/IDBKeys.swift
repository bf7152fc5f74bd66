/// Some of the keys of an element.
struct IDBKeys: OptionSet {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  func contains(_ key: IDBKey) -> Bool { contains(key.set) }
}
