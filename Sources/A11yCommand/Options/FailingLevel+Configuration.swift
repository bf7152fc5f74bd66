package import A11yConfiguration

extension FailingLevel {
  /// What the command line says, or else a file's configuration, or else `error`.
  package init(_ asked: FailingLevel?, or configuration: Configuration) {
    self = asked ?? configuration.failOn.flatMap { FailingLevel(rawValue: $0.value) } ?? .error
  }
}
