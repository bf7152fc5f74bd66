/// The code before and after a declared name.
struct Declaration: Sendable {
  enum TypeKind: Sendable { case `class`, `struct`, `enum`, `protocol`, `extension`, actor }

  /// Nil unless it is a type.
  var typeKind: TypeKind?
  /// Base class and protocols, without generic arguments and modules.
  var inherits: [String] = []
  var modifiers: [String] = []
  /// Without `@` and arguments.
  var attributes: [String] = []
  /// A variable's or a result's type as written.
  var type: String?
  var isConstant = false
  var isComputed = false
}
