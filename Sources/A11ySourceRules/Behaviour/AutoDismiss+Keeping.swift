/// Controls that let people keep a message that would go away.
extension AutoDismiss {
  private static let stops: Set<String> = ["invalidate", "cancel", "cancelPreviousPerformRequests"]
  private static let controls: Set<String> = ["Button", "UIAction", "onTapGesture", "Toggle"]

  /// Something that a person does stops the waiting, and does not take the message away.
  func isKept(_ wait: Node, _ known: inout Known) -> Bool {
    guard let type = wait.enclosingType else { return false }
    let stops = known.stops(in: type) {
      type.calls(Self.stops).filter { stop in
        Self.action(around: stop).map { dismissed(in: $0, by: type.text) == nil } ?? false
      }
    }
    return stops.contains { !wait.holds($0) }
  }

  /// What a person starts: the closure of a button, the method that a control or a recognizer calls.
  private static func action(around stop: Node) -> Node? {
    stop.ancestors.prefix { $0.kind != .type }.first { node in
      switch node.kind {
      case .closure: node.parent.map { $0.kind == .call && controls.contains($0.calledName ?? "") } == true
      case .function: node.declaration?.attributes.contains { $0 == "objc" || $0 == "IBAction" } == true
      default: false
      }
    }
  }
}
