// The fonts that code sets, by the names that give them.
extension CodeIndexBuilder {
  /// Where no code scales fonts, one that the project's own code gives is fixed; a library's may scale, but hardly one that
  /// is given its size. Where no interface file has a text style either, no font of another view scales, and no text's.
  func isFixedFont(_ setter: CodeSetter, _ references: [CodeRecord.Reference]) -> Bool {
    guard scaling != .code, [.font, .attributedText, .attributes].contains(setter) else { return false }
    if references.contains(where: isOfLibrary) { return references.allSatisfy(isGivenSize) }
    if scaling == .nothing, setter == .attributedText { return true }
    return !references.isEmpty
      && references.allSatisfy { reference in
        if isGivenSize(reference) { return true }
        if reference.name == names.fontOfView { return scaling == .nothing }
        return fonts.declares(reference) || project.types[reference.qualifier]?.isDeclared == true
          || [reference.name, reference.imported].contains { project.declares($0) || functionNames.contains($0) }
      }
  }

  /// `Typography.body(text)`, whose type no source declares.
  private func isOfLibrary(_ reference: CodeRecord.Reference) -> Bool {
    guard reference.qualifier < project.names.count, !fonts.declares(reference) else { return false }
    return project.types[reference.qualifier]?.isDeclared != true
      && !CodeProject.isOfSystem(project.names[Int(reference.qualifier)])
  }

  /// `Brand.medium.font(size: 16)`
  private func isGivenSize(_ reference: CodeRecord.Reference) -> Bool {
    guard reference.imported < project.names.count, reference.imported != reference.name else { return false }
    let name = project.names[Int(reference.imported)]
    return name.hasSuffix("Size") && !name.lowercased().contains("scale")
  }

  /// Of a font of a library the name says whether it takes a size or a text style.
  func fontValue(_ references: [CodeRecord.Reference]) -> CodeValue {
    let value = fonts.value(of: references)
    guard value == .unknown else { return value }
    let values = Set(references.map { fonts.declares($0) ? .unknown : valueByName($0) })
    return values.count == 1 ? values.first ?? .unknown : .unknown
  }

  private func valueByName(_ reference: CodeRecord.Reference) -> CodeValue {
    guard reference.qualifier != CodeRecord.none, reference.qualifier == names.font else { return .unknown }
    for number in [reference.imported, reference.name] where number < project.names.count {
      let name = project.names[Int(number)]
      if name.lowercased().contains("scale") { return .unknown }
      if name.hasSuffix("WithSize") || name.hasSuffix("OfSize") { return .fixed }
      if name.hasSuffix("ForTextStyle") { return .scaling }
    }
    return .unknown
  }
}
