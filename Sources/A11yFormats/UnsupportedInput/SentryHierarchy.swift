/// The view hierarchy that Sentry attaches to an event: classes and frames, but nothing that is spoken.
enum SentryHierarchy {
  static func reason(_ content: Content) -> String? {
    guard case .json(let root) = content, root["rendering_system"] != nil, root["windows"]?.kind == .array else {
      return nil
    }
    return
      "this is a view hierarchy attached by Sentry: it has neither labels nor traits, so that nothing can be checked; "
      + "dump the same screen with idb, Appium, Maestro or XCUITest"
  }
}
