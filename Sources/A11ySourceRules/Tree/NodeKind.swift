/// What a piece of source is, as far as rules care. Parentheses, `try`, `await`, `?.` and `!` are not kept.
enum NodeKind: UInt8, Sendable {
  case file
  // Declarations: text is the name.
  case type, function, variable, accessor, parameter
  // Statements.
  case block, assign, branch, loop, `return`
  // Expressions: text is the name, the operator or the literal.
  case call, subscripted, member, name, closure, binary, prefix, ternary, cast
  case string, words, interpolation, number, boolean, null, array, dictionary, tuple
  /// `#available`, `#selector`, `#if`.
  case available, hash
  case other
}
