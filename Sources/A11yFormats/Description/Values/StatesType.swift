package import A11yCore

extension ValueType where Self == StatesType { static var states: Self { Self() } }

/// Attributes by state: `{"selected": {"title": "Pause"}}`.
package struct StatesType: ValueType {
  var shape: ValueShape { .named("states") }

  package typealias Path<Value> = any WritableKeyPath<StateAttributes, Value?> & Sendable

  /// The members of a state that are texts, by all of their names.
  package static let texts: KeyValuePairs<String, Path<String>> = [
    "title": \.title, "attributedTitle": \.title, "subtitle": \.subtitle, "image": \.image,
    "label": \.label, "accessibilityLabel": \.label, "value": \.value, "accessibilityValue": \.value,
    "hint": \.hint, "accessibilityHint": \.hint,
  ]
  package static let colors: KeyValuePairs<String, Path<ColorValue>> = [
    "textColor": \.textColor, "titleColor": \.textColor, "backgroundColor": \.backgroundColor,
  ]

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> [StateAttributes]? {
    var states: [StateAttributes] = []
    var isClean = value.isObject
    var members: [(name: String, location: SourceLocation)] = []
    _ = value.forEachMember { name, location, member in
      members.append((name, location))
      isClean = isClean && member.isObject
    }
    guard isClean else {
      let expected = "an object of attributes by state, such as {\"selected\": {\"title\": …}}"
      if let word = value.string, ControlState.named.contains(where: { $0.name == word }) {
        decoder.fail("'\(key)' must be \(expected); write \(word) as 'state'", at: value.location)
      } else if let name = members.first?.name, value.isObject {
        let remedy = "write the state around '\(name.excerpt())' and the others"
        decoder.fail("'\(key)' must be \(expected); \(remedy)", at: value.location)
      } else {
        decoder.fail(key, mustBe: expected, value)
      }
      return nil
    }
    for (name, location) in members {
      guard let member = value[name], let state = state(name, at: location, &decoder) else { continue }
      states.append(attributes(of: state, member, of: "\(key).\(name)", &decoder))
    }
    return states
  }

  /// One or several names, with blanks, commas or plus signs between.
  private func state(
    _ name: String, at location: SourceLocation, _ decoder: inout ControlDecoder
  ) -> ControlState? {
    var state: ControlState = []
    for word in name.split(whereSeparator: { " ,+".contains($0) }) {
      guard let known = ControlState(name: String(word)), known != .normal else {
        if word == "normal" || word == "default" {
          decoder.note(
            .vocabulary, at: location, "has the state '\(word)' in 'states'; write its attributes on the control itself"
          )
        } else {
          decoder.noteUnknownState(String(word), at: location)
        }
        return nil
      }
      state.insert(known)
    }
    return state.isEmpty ? nil : state
  }

  private func attributes<Value: DescriptionValue>(
    of state: ControlState, _ value: Value, of key: String, _ decoder: inout ControlDecoder
  ) -> StateAttributes {
    decoder.noteUnknownMembers(key, of: value, among: Self.texts.map(\.key) + Self.colors.map(\.key))
    var attributes = StateAttributes(state: state)
    for (name, path) in Self.texts {
      if let text = decoder.string(key, name, of: value) { attributes[keyPath: path] = text }
    }
    for (name, path) in Self.colors {
      if let color = value[name] { attributes[keyPath: path] = ColorType().read(color, of: "\(key).\(name)", &decoder) }
    }
    return attributes
  }

  func write(_ states: [StateAttributes]) -> DescribedValue? {
    .object(
      states.map { attributes in
        var members: [DescribedValue.Member] = []
        var written: Set<PartialKeyPath<StateAttributes>> = []
        for (name, path) in Self.texts where written.insert(path).inserted {
          if let text = attributes[keyPath: path] { members.append(.init(key: name, value: .string(text))) }
        }
        for (name, path) in Self.colors where written.insert(path).inserted {
          guard let color = attributes[keyPath: path], let value = ColorType().write(color) else { continue }
          members.append(.init(key: name, value: value))
        }
        return .init(key: attributes.state.names.joined(separator: " "), value: .object(members))
      })
  }
}

extension ControlDecoder {
  /// States as people call them.
  private static let states = [
    "pressed": "highlighted", "tapped": "highlighted", "active": "selected", "checked": "selected", "on": "selected",
    "inactive": "disabled", "dimmed": "disabled", "default": "normal",
  ]

  mutating func noteUnknownState(_ name: String, at location: SourceLocation) {
    if let meant = Self.states[name.lowercased()] {
      noteUnknown("state '\(name.excerpt())'", replacing: name, by: meant, at: location)
    } else {
      unknownWord(name, what: "state", among: ["normal"] + ControlState.named.map(\.name), at: location)
    }
  }
}
