import A11yCore

extension ControlDecoder {
  /// Names, or objects that tell what is found, too.
  mutating func customRotors(_ value: some DescriptionValue) -> [Interaction.CustomRotor]? {
    let expected = "names or of objects with name, results and more"
    let items = list(.customRotors, value, of: expected) { $0.string == nil && $0["name"]?.string == nil ? nil : $0 }
    return items?.map { item in
      if let name = item.string { return Interaction.CustomRotor(name: name) }
      noteUnknownMembers(.customRotors, of: item, among: ["name", "results", "more"])
      return Interaction.CustomRotor(
        name: item["name"]?.string ?? "", results: item["results"].flatMap { results($0) }, rest: rest(of: item))
    }
  }

  private mutating func results<Value: DescriptionValue>(_ value: Value) -> [Interaction.CustomRotor.Result]? {
    let expected = "texts or of objects with text and frame"
    let name = "customRotors.results"
    let items = list(named: name, value, of: expected) { $0.string == nil && $0["text"]?.string == nil ? nil : $0 }
    return items?.map { item in
      if let text = item.string { return Interaction.CustomRotor.Result(text: text) }
      noteUnknownMembers(.customRotors, of: item, among: ["text", "frame"])
      return Interaction.CustomRotor.Result(
        text: item["text"]?.string ?? "", frame: item["frame"].flatMap { frame(named: "\(name).frame", $0) })
    }
  }

  private mutating func rest(of object: some DescriptionValue) -> Interaction.CustomRotor.Rest {
    let expected = "a whole number from 0 or 'many'"
    let rest = member(.customRotors, "more", of: object, mustBe: expected) { more -> Interaction.CustomRotor.Rest? in
      if more.string == "many" { return .many }
      return more.integer.flatMap { $0 < 0 ? nil : $0 == 0 ? Interaction.CustomRotor.Rest.none : .more($0) }
    }
    return rest ?? .none
  }
}
