/// What a chain of names leads to.
struct CodeTarget {
  enum Kind {
    /// Nothing that can be told.
    case none
    /// The object whose method it is.
    case own
    /// Some object of `owner`.
    case object
    /// The outlet or property `name` of `owner`.
    case slot
    /// The parameter `name` of a function.
    case parameter
    /// The views in the outlet `name` of `owner`.
    case contents
    /// The views of `owner` with the tag `name`.
    case tag
    /// The label `name` that UIKit gives to some cell.
    case cellLabel
    /// A property `name` of an object whose type cannot be told.
    case orphan
  }

  var kind = Kind.none
  var owner = CodeRecord.none
  var name = CodeRecord.none
  /// The type of what is there.
  var type = CodeRecord.none

  /// Code that is given it may set its facts.
  var canBePassed: Bool {
    switch kind {
    case .slot, .parameter, .contents, .tag: true
    case .none, .own, .object, .cellLabel, .orphan: false
    }
  }
}
