/// Puts a screen together while a format is read: open a control, add what it holds, close it.
public struct ScreenBuilder: Sendable {
  public private(set) var screen: Screen
  private var open: [Int32] = []

  /// - Parameter capacity: how many controls are expected; a wrong guess costs time, nothing else.
  public init(_ screen: Screen = Screen(), capacity: Int = 0) {
    self.screen = screen
    self.screen.controls.reserveCapacity(capacity)
    self.screen.parents.reserveCapacity(capacity)
    self.screen.ends.reserveCapacity(capacity)
    self.screen.classes.reserveCapacity(capacity)
  }

  /// How many controls are open.
  public var depth: Int { open.count }

  /// Adds a control below the one that is open, and opens it.
  public mutating func begin(_ control: consuming Control) {
    let resolved = UIKitClasses.resolve(control)
    begin(control, resolved)
  }

  /// - Parameter resolved: what its class amounts to.
  mutating func begin(_ control: consuming Control, _ resolved: ResolvedClass) {
    let index = Int32(screen.controls.count)
    screen.parents.append(open.last ?? -1)
    screen.ends.append(index + 1)
    screen.classes.append(resolved)
    screen.controls.append(control)
    open.append(index)
  }

  /// Closes the control opened last.
  public mutating func end() {
    guard let index = open.last else { return }
    for vended in UIKitClasses.vendedControls(by: Int(index), in: screen) {
      begin(vended)
      finish()
    }
    finish()
    screen.selectSegment(of: Int(index))
  }

  /// Changes the control opened last by what is learnt of it from what it holds.
  public mutating func amend(_ change: (inout Control) -> Void) {
    if let index = open.last { change(&screen.controls[Int(index)]) }
  }

  /// Notes something about the control opened last.
  public mutating func note(_ note: ReadingNote) {
    var note = note
    note.control = note.control ?? open.last.map(Int.init)
    screen.notes.append(note)
  }

  private mutating func finish() {
    guard let index = open.popLast() else { return }
    screen.ends[Int(index)] = Int32(screen.controls.count)
  }
}
