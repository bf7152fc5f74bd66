import A11yCore

/// A custom rotor: `{"name": …, "resultMarkers": […], "limit": {"underMaxCount": {"_0": 5}}}`.
///
/// (Source: `AccessibilityElement.CustomRotor` and `AccessibilityRotorResultLimit` of AccessibilitySnapshotModel.)
enum SnapshotRotor {
  /// Nil without a name: the model cannot write that.
  static func read(_ value: JSONValue) -> Interaction.CustomRotor? {
    guard let name = value["name"]?.string else { return nil }
    return Interaction.CustomRotor(name: name, results: results(value["resultMarkers"]), rest: rest(value["limit"]))
  }

  /// Nil where one is not understood: the others would pass for all there are.
  private static func results(_ value: JSONValue?) -> [Interaction.CustomRotor.Result]? {
    guard let value, value.kind == .array else { return nil }
    var results: [Interaction.CustomRotor.Result] = []
    for marker in value.elements {
      guard let text = marker["elementDescription"]?.string else { return nil }
      results.append(.init(text: text, frame: marker["shape"].flatMap(SnapshotShape.frame)))
    }
    return results
  }

  private static func rest(_ value: JSONValue?) -> Interaction.CustomRotor.Rest {
    guard let value else { return .none }
    if value["greaterThanMaxCount"] != nil { return .many }
    guard let count = value["underMaxCount"]?["_0"]?.integer, count > 0 else { return .none }
    return .more(count)
  }
}
