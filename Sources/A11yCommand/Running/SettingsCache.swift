package import A11yConfiguration

/// Something that is made once for all files with the same settings.
package struct SettingsCache<Value> {
  private var values: [SettingsKey: Value] = [:]

  package init() {}

  package mutating func value(for settings: FileSettings, _ make: (FileSettings) -> Value) -> Value {
    if let known = values[settings.key] { return known }
    let made = make(settings)
    values[settings.key] = made
    return made
  }
}

extension SettingsCache: Sendable where Value: Sendable {}
