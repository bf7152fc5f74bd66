/// A value as its tokens tell; of a font or color that the project declares, the names to follow.
struct ReadValue {
  /// A name in the project's code that gives a font.
  struct Reference {
    var qualifier = CodeRecord.none
    let name: UInt32
    /// The first label of a call: `font(forTextStyle:)` is `fontForTextStyle:` in Objective-C.
    var label = CodeRecord.none
  }

  var value: CodeValue
  var references: [Reference] = []
  /// Of an image: the names of those that it may be.
  var images: [String] = []
  /// Of a color; with references, the one of UIKit that is meant if the project declares none of the name.
  var color: CodeColor?
  /// Of a color that the function is given: the parameter, by its number in the file.
  var parameter = CodeRecord.none
  /// Of a condition with two colors: what it is otherwise.
  var alternatives: [ReadValue] = []

  init(_ color: CodeColor) {
    value = .given
    self.color = color
  }

  init(_ value: CodeValue, _ references: [Reference] = []) {
    self.value = value
    self.references = references
  }
}

extension CodeExtractor {
  /// The value that begins at a token, read for a property of a target.
  mutating func value(at index: Int, for setter: CodeSetter, on target: ArraySlice<CodeLink>) -> ReadValue {
    if setter == .font || setter == .attributes { return fontValue(at: index) }
    if setter == .color || setter == .background { return colorValue(at: index) }
    if setter == .gesture { return tapValue(at: index) }
    if setter == .image { return imageValue(at: index) }
    if setter == .attributedText { return attributedValue(at: index, on: target) }
    let start = token(index).kind == .at ? index + 1 : index
    let first = token(start)
    let isWhole = isValueEnd(start + 1)
    switch first.keyword {
    case .nil, .null, .nilClass: return ReadValue(isWhole ? .empty : .given)
    case .true, .yes: return ReadValue(isWhole ? .yes : .given)
    case .false, .no: return ReadValue(isWhole ? .no : .given)
    default: break
    }
    if first.kind == .emptyString { return ReadValue(isWhole ? .empty : .given) }
    if first.kind == .openBracket, token(start + 1).kind == .closeBracket, isValueEnd(start + 2) {
      return ReadValue(.empty)
    }
    return ReadValue(.given)
  }

  /// Whether an expression of one value ends before a token.
  func isValueEnd(_ index: Int) -> Bool {
    let token = token(index)
    switch token.kind {
    case .end, .semicolon, .comma, .closeParen, .closeBracket, .closeBrace: return true
    case .dot, .question, .colon, .other, .plus: return false
    default: return isSwift && token.isFirstOnLine && !isContinued(index - 1) || token.keyword == .else
    }
  }

  /// An operator at the end of a line goes on in the next.
  func isContinued(_ index: Int) -> Bool {
    switch token(index).kind {
    case .other, .assign, .question, .colon, .plus, .comma: true
    default: false
    }
  }
}
