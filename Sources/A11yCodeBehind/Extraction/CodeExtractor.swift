/// Goes through the tokens of a file once and notes types, properties, functions, and what is done to members.
///
/// No function calls itself on nested source, and every look ahead is bounded or jumps over brackets, so that the time
/// is linear for any input.
struct CodeExtractor {
  let tokens: [CodeToken]
  let lexicon: CodeLexicon
  let bytes: [UInt8]
  var record = CodeRecord()
  var locals: CodeLocals
  /// The word of the type whose body is read.
  var type = CodeRecord.none
  var isExtension = false
  /// The function whose body is read; -1 outside of functions.
  var function = -1
  var scopes: [Scope] = []
  /// Open parentheses and brackets since the last brace.
  var parens = 0
  /// How many looks ahead are in each other.
  var lookAhead = 0
  var isSwift = true
  /// The case of a `switch` over a parameter that is read, by its number in the record; -1 outside.
  var choice = -1
  /// The parameter over which a `switch` begins.
  var pendingSwitch: UInt32?
  /// What was read before a declaration: `@IBOutlet`, `override`.
  var modifiers = Modifiers()
  /// The property whose accessors or value a brace on the level of types belongs to.
  var property: (word: UInt32, type: UInt32)?
  /// What `$0` is in the closures that begin at these braces.
  var closures: [Int: [CodeLink]] = [:]
  /// The links of the chains that are being read, one chain after another.
  var chain: [CodeLink] = []
  var sites: [CallSite] = []
  /// The values of `for v in [a, b]`, by the number in a link of kind `list`.
  var lists: [[[CodeLink]]] = []
  private var nameOfWord: [UInt32]
  private var wordIsCapitalized: [Bool]

  /// A call in a chain.
  struct CallSite {
    /// Where the links of the receiver end in `chain`.
    let receiverEnd: Int
    let hasReceiver: Bool
    let callee: UInt32
    /// The token of the parenthesis; -1 if only a closure follows.
    let parenthesis: Int
    let line: UInt32
  }

  struct Modifiers {
    var isOutlet = false
    var isOverride = false
  }

  struct Scope {
    enum Kind { case brace, condition }
    let kind: Kind
    let locals: Int
    let type: UInt32
    let isExtension: Bool
    let function: Int
    let parens: Int
    let choice: Int
    /// The parameter of the `switch` whose block it is.
    var switched: UInt32?
    /// The block of the condition was opened.
    var isOpen = false
  }

  /// A chain as it was read: its links and calls are the last in `chain` and `sites`.
  struct ReadChain {
    let start: Int
    let sites: Int
    let next: Int
  }

  static let longestChain = 8
  static let longestList = 32
  static let longestValue = 64
  static let longestBody = 400

  init(_ source: CodeLexer.Result, bytes: [UInt8]) {
    tokens = source.tokens
    lexicon = source.lexicon
    self.bytes = bytes
    locals = CodeLocals(words: lexicon.count)
    nameOfWord = Array(repeating: CodeRecord.none, count: lexicon.count)
    wordIsCapitalized = (0..<source.lexicon.count).map { source.lexicon.isCapitalized(UInt32($0)) }
  }

  @inline(__always) func token(_ index: Int) -> CodeToken {
    index >= 0 && index < tokens.count ? tokens[index] : .end
  }

  func isCapitalized(_ word: UInt32) -> Bool { word < wordIsCapitalized.count && wordIsCapitalized[Int(word)] }

  func vocabulary(_ word: UInt32) -> CodeWord {
    word < CodeVocabulary.words.count ? CodeVocabulary.words[Int(word)] : CodeVocabulary.unknown
  }

  /// The index after a bracket and its contents; nil if it is not closed.
  func after(_ open: Int) -> Int? {
    let match = token(open).match
    return match == CodeToken.unmatched || Int(match) <= open ? nil : Int(match) + 1
  }

  /// The number of a word in the record; none for none. `_label` is the storage of `label`.
  mutating func name(_ word: UInt32) -> UInt32 {
    guard word < nameOfWord.count else { return CodeRecord.none }
    if nameOfWord[Int(word)] == CodeRecord.none {
      nameOfWord[Int(word)] = UInt32(record.names.count)
      record.names.append(CodeIndex.normalized(lexicon.text(word)))
    }
    return nameOfWord[Int(word)]
  }

  // MARK: Scopes

  mutating func push(_ kind: Scope.Kind) {
    scopes.append(
      Scope(
        kind: kind, locals: locals.count, type: type, isExtension: isExtension, function: function, parens: parens,
        choice: choice))
    if kind == .brace { parens = 0 }
  }

  /// Closes the innermost brace, and the condition whose block it was.
  mutating func popBrace() {
    while let scope = scopes.popLast() {
      restore(scope)
      guard scope.kind == .brace else { continue }
      if let last = scopes.last, last.kind == .condition, last.isOpen {
        scopes.removeLast()
        restore(last)
      }
      return
    }
  }

  private mutating func restore(_ scope: Scope) {
    locals.removeAll(from: scope.locals)
    (type, isExtension, function, parens) = (scope.type, scope.isExtension, scope.function, scope.parens)
    choice = scope.choice
  }

  /// Whether a brace here is the block of an `if`, `for` or `switch`.
  var isInCondition: Bool {
    guard let last = scopes.last else { return false }
    return last.kind == .condition && !last.isOpen && last.parens == parens
  }

  /// Opens a brace that begins no type and no function.
  mutating func openBlock(_ index: Int) {
    let isCondition = isInCondition
    if isCondition { scopes[scopes.count - 1].isOpen = true }
    push(.brace)
    if isCondition, let parameter = pendingSwitch { scopes[scopes.count - 1].switched = parameter }
    pendingSwitch = nil
    if let value = closures.removeValue(forKey: index) {
      locals.declare(Self.word(.firstArgument), value)
    } else if !isCondition, isClosure(index) {
      locals.declare(Self.word(.firstArgument))
    }
  }

  private func isClosure(_ index: Int) -> Bool {
    let previous = token(index - 1)
    return switch previous.kind {
    case .openParen, .comma, .colon, .assign, .caret, .closeParen: true
    default: previous.kind == .word && (previous.keyword == .return || !previous.isReserved)
    }
  }

  static func word(_ keyword: CodeKeyword) -> UInt32 {
    // The first of the words in every lexicon.
    keywordNumbers[keyword] ?? 0
  }

  private static let keywordNumbers = Dictionary(
    uniqueKeysWithValues: CodeKeyword.allCases.enumerated().map { ($1, UInt32($0)) })

  // MARK: Declarations

  mutating func addFunction(
    _ word: UInt32, owner: UInt32, returns: UInt32, parameters: Range<Int>
  ) -> Int {
    record.functions.append(
      CodeRecord.Function(
        owner: name(owner), name: name(word), returns: name(returns), parameters: parameters))
    return record.functions.count - 1
  }

  mutating func addProperty(_ word: UInt32, type: UInt32, isOutlet: Bool) {
    record.properties.append(
      CodeRecord.Property(
        owner: name(self.type), name: name(word), type: name(type), isOutlet: isOutlet))
  }

  mutating func addType(_ word: UInt32, inherited: [UInt32], isExtension: Bool, isWhole: Bool) {
    record.types.append(
      CodeRecord.TypeDeclaration(
        name: name(word), inherited: inherited.map { name($0) }, isExtension: isExtension, isWhole: isWhole))
  }

  mutating func addParameter(label: UInt32, type: UInt32) -> UInt32 {
    record.parameters.append(CodeRecord.Parameter(label: name(label), type: name(type)))
    return UInt32(record.parameters.count - 1)
  }

  /// Also of a color that cannot be read: then the name has no known color.
  mutating func addColor(_ word: UInt32, _ color: ReadValue) {
    // `isOn ? .red : .blue` is none of the two.
    let color = color.alternatives.isEmpty ? color : ReadValue(.unknown)
    let references = addReferences(color.references)
    record.colors.append(
      CodeRecord.Color(
        owner: name(type), name: name(word), color: color.color, references: references))
  }

  mutating func addFont(_ word: UInt32, _ font: ReadValue, owner: UInt32? = nil) {
    let owner = owner ?? type
    guard font.value != .unknown || !font.references.isEmpty else { return }
    let references = addReferences(font.references)
    record.fonts.append(
      CodeRecord.Font(
        owner: name(owner), name: name(word), value: font.value, references: references))
  }
}
