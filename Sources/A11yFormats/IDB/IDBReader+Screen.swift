import A11yCore

/// What is said of a screen as a whole, and what on it is the system's.
extension IDBReader {
  /// In points. In dumps of iOS 26 the clock and its neighbors end above 51, and the app's own parts begin at 62.
  private static let statusBarHeight = 54.0

  func newScreen(_ node: IDBNode?) -> Screen {
    var screen = Screen()
    let isStage = node?.type.isStage == true
    screen.source = Screen.Source(format: IDB.name, level: .runtime, lacks: lacks)
    screen.size = document.size
    if isStage {
      screen.name = node?.text(.label)
      if screen.size == nil, let frame = node?.frame, frame.isValid, frame.width > 0, frame.height > 0 {
        screen.size = frame.size
      }
    }
    let isSingle = node != nil && !isStage
    screen.kind = document.isPart || isSingle && document.size == nil ? .component : .screen
    return screen
  }

  private var lacks: FactSet {
    // Only elements are listed, so that nothing can be said of what is left out.
    var lacks: FactSet = [.exposure, .actions, .colors, .font]
    if survey.isAutomation || !survey.keys.contains(.help) { lacks.insert(.hint) }
    if !survey.listsTraits { lacks.insert(.traits) }
    if !survey.keys.contains(.placeholder) { lacks.insert(.placeholder) }
    if !survey.keys.contains(.label) { lacks.insert(.label) }
    if !survey.keys.contains(.value) { lacks.insert(.value) }
    if survey.isFlat { lacks.insert(.hierarchy) }
    return lacks
  }

  enum SystemPart { case keyboard, statusBar, other }

  func systemPart(_ node: IDBNode, _ control: Control, depth: Int) -> SystemPart? {
    let type = node.type
    if type.element?.isSystem == true { return .other }
    // A place on a map: in a flat list nothing else tells that it is in one.
    if node[.subrole]?.string == "AXMapItem" { return .other }
    guard depth == 1, let frame = control.frame, frame.isValid else { return nil }
    if let keyboard, keyboard.holdsMiddle(of: frame) {
      // A bar of the app's that the keyboard covers keeps its name.
      return type.meaning?.isContainer != true || control.label == nil ? .keyboard : nil
    }
    guard type.meaning?.isInteractive != true, frame.maxY <= Self.statusBarHeight else { return nil }
    // Probing the screen meets the clock and its neighbors, which the app's own tree does not hold.
    if node.isProbed { return .statusBar }
    guard let clock = survey.clock else { return nil }
    return frame.height <= clock.height + Self.clockSlack && abs(frame.midY - clock.midY) <= Self.clockSlack
      ? .statusBar : nil
  }

  /// In points; the signs next to the clock are a little higher or lower than it.
  private static let clockSlack = 8.0
}
