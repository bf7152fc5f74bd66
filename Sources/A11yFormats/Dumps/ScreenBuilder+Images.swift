import A11yCore

extension ScreenBuilder {
  /// Opens an element of a dump.
  mutating func beginDumped(_ control: consuming Control) {
    if control.mayBeDumpedImage { amend { $0.shareImage(with: &control) } }
    begin(control)
  }
}
