/// The colors that code gives a control of an interface file, as far as they can be read.
public struct CodeColors: Equatable, Sendable {
  public var text: ColorValue?
  public var background: ColorValue?
  /// The colors of its text that can be read, where code sets different ones at different times.
  public var choices: [ColorValue] = []
  /// Code sets no others.
  public var areChoicesComplete = false

  public init(text: ColorValue? = nil, background: ColorValue? = nil) {
    self.text = text
    self.background = background
  }
}

extension Element {
  /// Code gives colors to it or to what it is on, and all of them can be read.
  public var isRepainted: Bool { codeSettlement(of: .paint) != nil }

  /// The colors that code gives it.
  public var codeColors: CodeColors? { control.id.flatMap { tree.screen.codeColors[$0] } }
}
