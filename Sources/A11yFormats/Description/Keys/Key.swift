import A11yCore

/// One key of a description file: its names, how its value is read and written, and its documentation.
///
/// Both readers, both writers, the suggestions for unknown keys, the JSON Schema and the reference page derive from the
/// declarations in `KeyGroup`. A class, so that a walk over all keys copies references.
package final class Key: Sendable {
  package let name: String
  /// UIKit's own names of the same fact, the usual one first.
  package let aliases: [String]
  package let shape: ValueShape
  /// Sentences in Markdown.
  package let meaning: String
  /// A value that is read without a note.
  package let example: DescribedValue
  /// Also a key of package manifests and many other files, and therefore no sign of a description file.
  let isCommonplace: Bool
  let holder: Facts.Holders

  private let readJSON: @Sendable (JSONValue, inout ControlDecoder) -> Void
  private let readOutline: @Sendable (PlainValue, inout ControlDecoder) -> Void
  private let writeFact: @Sendable (UnsafePointer<Facts>) -> DescribedValue?

  /// Describes the screen, and is allowed on the root control only.
  package var isForRoot: Bool { holder == .screen }

  func read(_ value: JSONValue, into decoder: inout ControlDecoder) { readJSON(value, &decoder) }
  func read(_ value: PlainValue, into decoder: inout ControlDecoder) { readOutline(value, &decoder) }

  /// Nil when there is nothing to say.
  func write(_ facts: UnsafePointer<Facts>) -> DescribedValue? { writeFact(facts) }

  package var alias: String? { aliases.first }

  private init<Type: ValueType>(
    _ name: String, _ aliases: [String], _ type: Type, _ meaning: String, _ example: DescribedValue,
    _ isCommonplace: Bool,
    _ holder: Facts.Holders, set: @escaping @Sendable (Type.Value, inout Facts) -> Void,
    write: @escaping @Sendable (UnsafePointer<Facts>) -> DescribedValue?
  ) {
    self.name = name
    self.aliases = aliases
    self.shape = type.shape
    self.meaning = meaning
    self.example = example
    self.isCommonplace = isCommonplace
    self.holder = holder
    readJSON = { value, decoder in
      if let value = type.read(value, of: name, &decoder) { set(value, &decoder.facts) }
    }
    readOutline = { value, decoder in
      if let value = type.read(value, of: name, &decoder) { set(value, &decoder.facts) }
    }
    writeFact = write
  }
}

extension Key {
  typealias Path<Value> = any WritableKeyPath<Facts, Value> & Sendable

  /// A fact that is nil while no description gives it.
  convenience init<Type: ValueType>(
    _ name: String, _ path: Path<Type.Value?>, _ type: Type, _ meaning: String, example: DescribedValue,
    alias: String? = nil, also others: [String] = [], isCommonplace: Bool = false
  ) {
    let fact = Facts.Property(path)
    self.init(
      name, (alias.map { [$0] } ?? []) + others, type, meaning, example, isCommonplace, fact.holder,
      set: { fact.set($0, &$1) },
      write: { fact.get($0).flatMap(type.write) })
  }

  /// A fact that always has a value. The default is not written.
  convenience init<Type: ValueType>(
    _ name: String, _ path: Path<Type.Value>, default standard: Type.Value, _ type: Type, _ meaning: String,
    example: DescribedValue
  ) where Type.Value: Equatable & Sendable {
    self.init(
      name, path, type, meaning, example: example,
      write: { value, _ in value == standard ? nil : type.write(value) })
  }

  /// A fact that always has a value, with a writer of its own.
  convenience init<Type: ValueType>(
    _ name: String, _ path: Path<Type.Value>, _ type: Type, _ meaning: String, example: DescribedValue,
    isCommonplace: Bool = false,
    write: @escaping @Sendable (Type.Value, UnsafePointer<Facts>) -> DescribedValue?
  ) {
    let fact = Facts.Property(path)
    self.init(
      name, [], type, meaning, example, isCommonplace, fact.holder,
      set: { fact.set($0, &$1) },
      write: { write(fact.get($0), $0) })
  }

  /// A key that sets no fact: its type, or the reader of the whole file, does everything.
  convenience init(
    _ name: String, of holder: Facts.Holders, _ type: some ValueType<Void>, _ meaning: String, example: DescribedValue,
    isCommonplace: Bool = false
  ) {
    self.init(name, [], type, meaning, example, isCommonplace, holder, set: { _, _ in }, write: { _ in nil })
  }
}
