import A11yCore

/// Labels that keep the font that UIKit gives them: 17 points in every text size.
extension FixedFontInSource {
  /// Reported once for a file.
  func defaultFonts(in file: SourceFile) -> [Violation] {
    guard file.mayUseUIKit, file.says("UILabel") else { return [] }
    let titles = Set(file.assignments(to: "titleView").compactMap { $0.assignedValue?.lastName })
    let labels = file.uikitObjects.filter { !titles.contains($0.name) && keepsFont($0, file) }
    guard let first = labels.first, !file.index.stylesLabels else { return [] }
    let others = labels.count - 1
    let rest = others == 0 ? "" : ", like \(others) \(others == 1 ? "other" : "others") in this file"
    return [
      Violation(
        Finding.Subject(first), "keeps the font of a new UILabel, which does not scale" + rest,
        at: first.declaration.location)
    ]
  }

  /// No code here sets its font, and no other code can.
  private func keepsFont(_ label: ObjectUse, _ file: SourceFile) -> Bool {
    guard label.type == "UILabel", !label.isOutlet, !label.isMember || label.declaration.isPrivate,
      let value = label.declaration.initialValue, value.kind == .call,
      value.calledName == "UILabel" || value.callee?.kind == .closure,
      label.construction?.arguments.allSatisfy({ $0.label == "frame" }) == true,
      let texts = label.assigned["text"], !texts.allSatisfy({ $0.assignedValue.map(Self.isSign) == true }),
      !label.assigned.keys.contains(where: {
        $0.hasPrefix("font") || $0.hasPrefix("adjustsFont") || $0 == "attributedText"
      }),
      !label.isUnseen, label.values.isEmpty,
      !isExempt(label.declaration.enclosingType),
      !IdentifierWords(label.name).contain(anyOf: exemptNames + ["icon", "emoji", "symbol", "badge"]),
      // A label that only measures is in no view.
      label.isAddedToView
    else { return false }
    // Code that gets the label may set its font, as it may set a name.
    return label.mayBeNamedElsewhere(file) == false
  }
}
