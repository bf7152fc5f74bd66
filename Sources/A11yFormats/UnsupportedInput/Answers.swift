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

/// Answers in which a server says that it could not give what was asked for: saved where a dump was meant to be.
enum ErrorResponse {
  /// A sentence without a period; nil when the content is no such answer.
  static func reason(_ content: Content) -> String? {
    guard case .json(let root) = content, let what = failure(root) else { return nil }
    return "this is a WebDriver error response (\(what.quoted(limit: 60))), not a screen; "
      + "check that the session is running and the app is in the foreground, and get the page source again"
  }

  /// What failed, in WebDriver's words: `{"value": {"error": …, "message": …}}`, with a stack trace also without its
  /// envelope; before that a status that is not 0.
  static func failure(_ root: JSONValue) -> String? {
    guard root.kind == .object else { return nil }
    if let value = root["value"], value.kind == .object {
      if let error = value["error"]?.string, value["message"] != nil { return error }
      return root["status"]?.integer.flatMap { $0 == 0 ? nil : value["message"]?.string }
    }
    return root["message"] != nil && root["stacktrace"] != nil ? root["error"]?.string : nil
  }
}
