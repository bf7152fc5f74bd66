/// One step of `self.cell.titleLabel`, or what the steps begin with.
struct CodeLink: Equatable, Sendable {
  enum Kind: UInt8, Sendable {
    // Beginnings.
    /// The object whose method it is.
    case own
    /// A parameter, by its number in the file.
    case parameter
    /// Some object of a known type.
    case instance
    /// A property of the object, a type, or a global.
    case name
    case opaque
    // Steps.
    case member, call
    /// One of an array, or of a collection of outlets.
    case element
    /// `viewWithTag(3)`: the name is the number.
    case tag
    /// `as T`.
    case cast
    /// While a file is read: each of a list of locals' values.
    case list
  }

  var kind: Kind
  var name: UInt32

  init(_ kind: Kind, _ name: UInt32 = CodeRecord.none) {
    self.kind = kind
    self.name = name
  }

  var isNamed: Bool {
    switch kind {
    case .instance, .name, .member, .call, .cast: true
    case .own, .parameter, .opaque, .element, .tag, .list: false
    }
  }
}

/// What one file declares and does, with names by their number in `names`.
struct CodeRecord: Sendable {
  static let none = UInt32.max

  struct TypeDeclaration: Sendable {
    let name: UInt32
    let inherited: [UInt32]
    let isExtension: Bool
    /// Its code was read: an `@interface` alone may be a header of a framework.
    let isWhole: Bool
  }

  struct Property: Sendable {
    let owner: UInt32
    let name: UInt32
    let type: UInt32
    let isOutlet: Bool
  }

  struct Function: Sendable {
    let owner: UInt32
    let name: UInt32
    var returns: UInt32
    let parameters: Range<Int>
    /// It takes the keyboard away, and does nothing else.
    var hidesKeyboard = false
  }

  struct Parameter: Sendable {
    let label: UInt32
    let type: UInt32
  }

  /// The cases of a `switch` over a parameter in which something is done; none is `default`.
  struct Choice: Sendable {
    let parameter: UInt32
    let cases: [UInt32]
  }

  struct Effect: Sendable {
    let function: Int
    /// -1 if it is done in any case.
    let choice: Int
    let target: Range<Int>
    let setter: CodeSetter
    let value: CodeValue
    let color: CodeColor?
    /// The parameter that gives the color or the font.
    let parameter: UInt32
    let references: Range<Int>
    let line: UInt32
  }

  struct Call: Sendable {
    let function: Int
    let choice: Int
    let name: UInt32
    /// Empty for a call without a receiver.
    let receiver: Range<Int>
    let arguments: Range<Int>
    /// How many arguments are written.
    let count: Int
    /// The colors and fonts among its arguments.
    let looks: Range<Int>
    let line: UInt32
  }

  /// An argument that is a color or a font: of a name, both are looked up.
  struct LookArgument: Sendable {
    let label: UInt32
    let position: Int
    let color: CodeColor?
    let colorReferences: Range<Int>
    let font: CodeValue
    let fontReferences: Range<Int>
    /// The parameter of the calling function that gives it.
    let parameter: UInt32
  }

  struct OwnCall: Sendable {
    let function: Int
    let name: UInt32
  }

  struct Argument: Sendable {
    let label: UInt32
    let position: Int
    let target: Range<Int>
    /// The case of an enumeration: `.primary`.
    let literal: UInt32
  }

  /// `holder = value`: what is done to the one is done to the other.
  struct Alias: Sendable {
    let function: Int
    let holder: Range<Int>
    let value: Range<Int>
    let line: UInt32
  }

  /// A property or function of the project that gives a font.
  struct Font: Sendable {
    let owner: UInt32
    let name: UInt32
    let value: CodeValue
    let references: Range<Int>
  }

  /// A property or function of the project that gives a color; nil for one that cannot be read.
  struct Color: Sendable {
    let owner: UInt32
    let name: UInt32
    let color: CodeColor?
    let references: Range<Int>
  }

  /// The name of a font or a color, and of the type before it.
  struct Reference: Sendable {
    let qualifier: UInt32
    let name: UInt32
    /// The same in Objective-C.
    let imported: UInt32
  }

  var names: [String] = []
  var types: [TypeDeclaration] = []
  var properties: [Property] = []
  var functions: [Function] = []
  var parameters: [Parameter] = []
  var effects: [Effect] = []
  var calls: [Call] = []
  var arguments: [Argument] = []
  var lookArguments: [LookArgument] = []
  var aliases: [Alias] = []
  var choices: [Choice] = []
  var fonts: [Font] = []
  var colors: [Color] = []
  var references: [Reference] = []
  /// Parameters that the function sets to something else, by their numbers.
  var reassigned: Set<UInt32> = []
  /// Calls of the object's own methods.
  var ownCalls: [OwnCall] = []
  /// The types whose code makes controls of UIKit.
  var controlMakers: Set<UInt32> = []
  var links: [CodeLink] = []
}
