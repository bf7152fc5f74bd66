// The fonts that code sets, by the names that give them.
extension CodeIndexBuilder {
  /// Where no code scales fonts, one that the project's own code gives is fixed; a library's may scale.
  func isFixedFont(_ effect: CodeRecord.Effect, _ value: CodeValue, of source: Source) -> Bool {
    let references = source.references(effect.references)
    guard [.font, .attributedText, .attributes].contains(effect.setter), value == .unknown, !references.isEmpty else {
      return false
    }
    return references.allSatisfy { reference in
      // That of another view may have a text style in an interface file.
      if reference.name == names.fontOfView { return false }
      return fonts.declares(reference)
        || [reference.name, reference.imported].contains { project.declares($0) || functionNames.contains($0) }
    }
  }

  /// Of a font of a library the name says whether it takes a size or a text style.
  func fontValue(_ references: [CodeRecord.Reference]) -> CodeValue {
    let value = fonts.value(of: references)
    guard value == .unknown else { return value }
    let values = Set(references.map { fonts.declares($0) ? .unknown : valueByName($0) })
    return values.count == 1 ? values.first ?? .unknown : .unknown
  }

  private func valueByName(_ reference: CodeRecord.Reference) -> CodeValue {
    guard reference.qualifier != CodeProject.none, reference.qualifier == names.font else { return .unknown }
    for number in [reference.imported, reference.name] where number < project.names.count {
      let name = project.names[Int(number)]
      if name.lowercased().contains("scale") { return .unknown }
      if name.hasSuffix("WithSize") || name.hasSuffix("OfSize") { return .fixed }
      if name.hasSuffix("ForTextStyle") { return .scaling }
    }
    return .unknown
  }
}
