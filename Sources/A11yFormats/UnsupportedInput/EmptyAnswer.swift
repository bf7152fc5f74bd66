import A11yCore

/// JSON that says there is nothing: what servers answer when no app is in front.
enum EmptyAnswer {
  static func reason(_ content: Content) -> String? {
    guard case .json(let root) = content else { return nil }
    if root.kind == .object, root.count == 0 {
      return "an empty object is no screen; dump one with the app in the foreground, or write one: 'a11y-audit new'"
    }
    let isEmpty =
      root["sessionId"] != nil && root["value"].map { $0.isNull || $0.string?.isEmpty == true } == true
    return isEmpty ? "this is an empty response, not a screen; bring the app to the foreground and dump it again" : nil
  }
}
