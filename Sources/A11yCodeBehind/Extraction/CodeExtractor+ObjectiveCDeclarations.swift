// Classes, properties and methods of Objective-C.
extension CodeExtractor {
  mutating func objectiveCDirective(_ index: Int) -> Int {
    switch token(index + 1).keyword {
    case .interface, .implementation, .protocol: return classHeader(index + 1)
    case .end:
      reset()
      type = CodeRecord.none
      return index + 2
    case .property: return field(index + 2)
    default: return index + 1
    }
  }

  /// Outside of all functions, whatever braces were left open.
  private mutating func reset() {
    scopes.removeAll()
    locals.removeAll(from: 0)
    function = -1
    parens = 0
  }

  private mutating func classHeader(_ index: Int) -> Int {
    let name = token(index + 1)
    guard name.kind == .word else { return index + 1 }
    var next = index + 2
    // `@protocol Styled;`
    if token(index).keyword == .protocol, token(next).kind == .semicolon || token(next).kind == .comma { return next }
    reset()
    type = name.word
    isExtension = token(index).keyword == .protocol
    var inherited: [UInt32] = []
    if token(next).kind == .less { next = afterAngles(next) }
    if token(next).kind == .colon, token(next + 1).kind == .word {
      inherited = [token(next + 1).word]
      next += 2
    } else if token(next).kind == .openParen, let end = after(next) {
      isExtension = true
      next = end
    }
    addType(
      name.word, inherited: inherited, isExtension: isExtension,
      isWhole: !isExtension && token(index).keyword == .implementation)
    if token(next).kind == .less { next = afterAngles(next) }
    if token(next).kind == .openBrace { return instanceVariables(next) }
    return next
  }

  private mutating func instanceVariables(_ open: Int) -> Int {
    guard let end = after(open) else { return open + 1 }
    var index = open + 1
    while index < end - 1 { index = max(field(index), index + 1) }
    return end
  }

  /// `(nonatomic, weak) IBOutlet UILabel *titleLabel;`: the index after it.
  private mutating func field(_ start: Int) -> Int {
    var index = start
    if token(index).kind == .openParen { index = after(index) ?? index + 1 }
    var isOutlet = false
    var (field, fieldType, element) = (CodeRecord.none, CodeRecord.none, CodeRecord.none)
    let limit = index + 24
    while index < limit, token(index).kind != .semicolon, token(index).kind != .closeBrace, token(index).kind != .end {
      let token = token(index)
      switch token.keyword {
      case .outlet: isOutlet = true
      case .outletCollection:
        isOutlet = true
        if self.token(index + 1).kind == .openParen {
          element = self.token(index + 2).word
          index = after(index + 1) ?? index + 1
          continue
        }
      case nil, .font:
        guard token.kind == .word else { break }
        field = token.word
        if fieldType == CodeRecord.none, isCapitalized(token.word) { fieldType = token.word }
        if self.token(index - 1).kind == .less, isCapitalized(token.word), element == CodeRecord.none {
          element = token.word
        }
      default: break
      }
      index += 1
    }
    guard field != CodeRecord.none, field != fieldType || element != CodeRecord.none else { return index + 1 }
    // `id<Delegate>` has a protocol in its angles, a list its elements.
    addProperty(field, type: element == CodeRecord.none ? fieldType : element, isOutlet: isOutlet)
    return index + 1
  }

  /// `- (void)style:(UILabel *)label with:(UIFont *)font {`
  mutating func methodHeader(_ index: Int) -> Int {
    guard type != CodeRecord.none, token(index + 1).kind == .openParen, let afterType = after(index + 1) else {
      return index + 1
    }
    // In a method it may be a subtraction over two lines.
    if function >= 0, token(index - 1).kind != .closeBrace, token(index - 1).kind != .semicolon { return index + 1 }
    reset()
    let returns = cType(index + 2, before: afterType - 1)
    let word = token(afterType)
    guard word.kind == .word else { return index + 1 }
    let start = record.parameters.count
    var parameters: [(word: UInt32, number: UInt32)] = []
    var (next, label) = (afterType + 1, CodeRecord.none)
    while token(next).kind == .colon, parameters.count < Self.longestList {
      next += 1
      var parameterType = CodeRecord.none
      if token(next).kind == .openParen, let end = after(next) {
        parameterType = cType(next + 1, before: end - 1)
        next = end
      }
      parameters.append((token(next).word, addParameter(label: label, type: parameterType)))
      next += 1
      guard token(next).kind == .word else { break }
      label = token(next).word
      next += 1
    }
    let number = addFunction(word.word, owner: type, returns: returns, parameters: start..<record.parameters.count)
    // `- (void)show:(User *)user; {` compiles.
    if token(next).kind == .semicolon, token(next + 1).kind == .openBrace { next += 1 }
    guard token(next).kind == .openBrace else { return next }
    record.functions[number].hidesKeyboard = onlyHidesKeyboard(next)
    // `+ (instancetype)appFont` in a category of `UIFont`
    if Self.isFont(returns == CodeRecord.none ? type : returns) { addFont(word.word, fontBody(next)) }
    if (returns == CodeRecord.none ? type : returns) == Self.word(.colorClass) { addColor(word.word, colorBody(next)) }
    openFunction(number, next, parameters)
    if let setter = vocabulary(word.word).property, parameters.isEmpty { addGetter(setter, next) }
    return next + 1
  }

  private mutating func openFunction(_ number: Int, _ brace: Int, _ parameters: [(word: UInt32, number: UInt32)]) {
    push(.brace)
    function = number
    for parameter in parameters { locals.declare(parameter.word, [CodeLink(.parameter, parameter.number)]) }
  }

  /// `- (NSString *)accessibilityLabel { … }` sets it on the object.
  private mutating func addGetter(_ setter: CodeSetter, _ body: Int) {
    switch setter {
    case .label, .hint, .value, .traits, .isElement, .elements:
      addEffect(on: [CodeLink(.own)], setter, overrideValue(body), line: token(body).line)
    default: break
    }
  }

  /// `static void style(UILabel *label) {`: the index of the body; nil if there is none.
  mutating func cFunction(_ index: Int) -> Int? {
    guard token(index + 1).kind == .openParen, let end = after(index + 1), token(end).kind == .openBrace,
      scopes.isEmpty
    else { return nil }
    let isPointer = token(index - 1).kind == .star
    let returns = isPointer ? token(index - 2).word : CodeRecord.none
    let start = record.parameters.count
    var parameters: [(word: UInt32, number: UInt32)] = []
    for parameter in cParameters(index + 1, end) {
      parameters.append((parameter.word, addParameter(label: CodeRecord.none, type: parameter.type)))
    }
    let number = addFunction(
      token(index).word, owner: CodeRecord.none, returns: returns, parameters: start..<record.parameters.count)
    if Self.isFont(returns) { addFont(token(index).word, fontBody(end)) }
    if returns == Self.word(.colorClass) { addColor(token(index).word, colorBody(end)) }
    let ownType = type
    openFunction(number, end, parameters)
    type = ownType
    return end + 1
  }
}
