import A11yCore

struct InputWithoutName: Rule {
  static let info = RuleInfo(
    id: "input-without-name",
    summary: "An input has no accessible name",
    family: .naming, severity: .error,
    criteria: [.wcag("4.1.2"), .wcag("3.3.2"), .en("11.5.2.5")],
    why: """
      VoiceOver reads only the value and the control type ("50 percent, adjustable"; "off, switch"), and Voice Control \
      has no name to tap; text next to the input is a separate element.
      """,
    fix: """
      Set `accessibilityLabel` in UIKit; in SwiftUI pass the name as the title, and hide it with `.labelsHidden()`.
      """,
    reviewQuestion: "does the code that uses its view set a label?",
    examples: examples
  )

  func check(_ file: SourceFile) -> RuleResult {
    var violations: [Violation] = []
    if file.mayUseUIKit {
      violations += file.objects.filter { Self.mayBeInput($0.type) }.compactMap { uikit($0, file) }
    }
    if file.mayUseSwiftUI {
      violations += Self.inputs.flatMap { file.typeCalls($0) }.compactMap { swiftUI($0, file) }
    }
    return RuleResult(violations)
  }

  private static let controls = [
    "UISlider": "slider", "UISwitch": "switch", "UIStepper": "stepper", "UITextField": "text field",
    "UITextView": "text view",
  ]

  /// By the name of its class: of others the rest of the run need not be asked.
  private static func mayBeInput(_ type: String?) -> Bool {
    guard let type, type.startsWithCapital else { return false }
    return controls[type] != nil
      || ["Switch", "Toggle", "Slider", "Stepper", "Field", "TextView", "Input", "Area"].contains(where: type.contains)
  }

  /// The class of UIKit that it is of, by itself or by a class of the app's that gives it no name.
  private func base(of type: String, _ file: SourceFile) -> String? {
    if Self.controls[type] != nil { return type }
    guard type.startsWithCapital, !KnownClasses.contains(type), let base = file.index.uikitBase(of: type),
      Self.controls[base] != nil, let facts = file.facts(of: type), !facts.mayName, !facts.isExposed,
      !facts.mentionsAny(["placeholder", "attributedPlaceholder"]),
      !["isUserInteractionEnabled", "isEnabled"].contains(where: { property in
        facts.assigned(property).contains { $0.assignedValue?.isFalse == true }
      }),
      !file.index.callersSet("accessibilityLabel", on: facts)
    else { return nil }
    return base
  }

  private func uikit(_ object: ObjectUse, _ file: SourceFile) -> Violation? {
    if object.isOutlet { return outlet(object, file) }
    guard let own = object.type, let type = base(of: own, file), let kind = Self.controls[type],
      let made = object.anyConstruction,
      !object.hasLabel, !object.sets("isAccessibilityElement"),
      !object.sets("accessibilityElementsHidden", "inputView"), !object.isOff("isUserInteractionEnabled"),
      !object.isOff("isEnabled"), !isAccessory(object, file),
      !object.isPartOfElement(made, file), !object.mayBeNamedInOtherFiles(file), !object.isUnseen,
      !object.isNamedByClass(made, file), !object.isNamedByFactory(made, file),
      type != "UITextView" || isEdited(object, file)
    else { return nil }
    let user = representable(around: object)
    if let user, !isUnnamed(user, file) { return nil }
    let isPassed = user == nil ? object.mayBeNamedElsewhere(file) : false
    if isPassed == true { return nil }
    // Also by other classes, through the view that has it.
    let hasPlaceholder =
      object.sets("placeholder", "attributedPlaceholder")
      || object.isMember && !object.declaration.isPrivate && file.index.fieldsWithPlaceholder.contains(object.name)
    // VoiceOver reads the placeholder until something is typed.
    if hasPlaceholder, type != "UITextField" || IdentifierWords(object.name).contain(anyOf: ["search"]) { return nil }
    return Violation(
      Finding.Subject(object),
      hasPlaceholder ? "is a \(kind) with only a placeholder for a name" : "is a \(kind) without a label",
      grade: hasPlaceholder ? .minor : .full,
      reviewQuestion: isPassed == nil ? ObjectUse.namingQuestion : nil,
      isInferred: isPassed == nil || type == "UITextView",
      at: (object.construction == nil ? made : object.declaration).location)
  }

  /// The type whose `makeUIView` makes it, for SwiftUI.
  private func representable(around object: ObjectUse) -> Node? {
    guard object.declaration.enclosingMember?.text == "makeUIView", let type = object.declaration.enclosingType,
      type.declaration?.inherits.contains("UIViewRepresentable") == true
    else { return nil }
    return type
  }

  /// It sets no label itself, and some code uses it without one.
  private func isUnnamed(_ representable: Node, _ file: SourceFile) -> Bool {
    !representable.mentionsAny(Self.naming) && file.index.unnamedViews.contains(representable.text)
  }

  /// An outlet whose interface file gives it no name, as little as the code does.
  private func outlet(_ object: ObjectUse, _ file: SourceFile) -> Violation? {
    guard let own = object.type, let type = base(of: own, file), let kind = Self.controls[type], object.isMember,
      !object.hasLabel, !object.sets("isAccessibilityElement", "placeholder"),
      !object.sets("attributedPlaceholder", "accessibilityElementsHidden", "inputView"),
      let drawn = object.interfaceObject(file), !drawn.isNamed, !drawn.isExposed,
      drawn.isPlain || own != type || drawn.className.flatMap({ base(of: $0, file) }) == type,
      !object.mayBeNamedInOtherFiles(file), !object.isUnseen, !object.isNamedByClass(object.declaration, file),
      !object.isPartOfElement(object.declaration, file),
      type != "UITextView" || isEdited(object, file) || drawn.isEditable && !object.isOff("isEditable")
    else { return nil }
    let isPassed = object.mayBeNamedElsewhere(file, outlets: true)
    if isPassed == true { return nil }
    return Violation(
      Finding.Subject(object), "is a \(kind) without a label, here and in its interface file",
      reviewQuestion: isPassed == nil ? ObjectUse.namingQuestion : nil, isInferred: isPassed == nil,
      at: object.declaration.location)
  }

  /// Most text views are only read.
  private func isEdited(_ object: ObjectUse, _ file: SourceFile) -> Bool {
    // Its class follows what is typed.
    if object.sets("delegate"), let type = object.declaration.enclosingType, let owner = file.facts(of: type.text),
      ["textViewDidChange", "textViewDidBeginEditing"].contains(where: owner.declares)
        || owner.functions["textView"]?.contains(where: { $0.eachChild.contains { $0.label == "shouldChangeTextIn" } })
          == true
    {
      return true
    }
    if object.sets("delegate"), object.declaration.enclosingMember?.text == "makeUIView",
      object.declaration.enclosingType?.descendants.contains(where: {
        $0.kind == .function && $0.text == "textViewDidChange"
      }) == true
    {
      return !object.isOff("isEditable")
    }
    return object.sets(
      "keyboardType", "returnKeyType", "inputAccessoryView", "autocorrectionType", "autocapitalizationType")
      || object.assigned["isEditable"]?.contains { $0.assignedValue?.isTrue == true } == true
  }

  /// `cell.accessoryView = toggle`: UIKit reads the cell's text for it.
  private func isAccessory(_ object: ObjectUse, _ file: SourceFile) -> Bool {
    file.assignments(to: "accessoryView").contains { $0.assignedValue?.lastName == object.name }
  }
}

extension InputWithoutName {
  static let examples: [Example] = [
    .fails(
      "slider and switch without a label in UIKit",
      """
      ✗ let volume = UISlider()
      let sync = UISwitch()
      sync.accessibilityLabel = String(localized: "Sync")
      """),
    .fails(
      "SwiftUI inputs with an empty title",
      """
      struct Settings: View {
        var body: some View {
          ✗ Slider(value: $volume, in: 0...1)
          HStack {
            Text("Name")
            ✗ TextField("", text: $name)
          }
          ✗ Toggle("", isOn: $isOn).labelsHidden()
        }
      }
      """),
    .passes(
      "inputs with a title or a label",
      """
      struct Settings: View {
        var body: some View {
          Slider(value: $volume, in: 0...1) { Text("Volume") }
          Slider(value: $speed, in: 0...1).accessibilityLabel("Speed")
          TextField("Name", text: $name)
          Toggle("Sync", isOn: $isOn).labelsHidden()
        }
      }
      """),
    .needsReview(
      "hint set by another view, which may set the label too",
      """
      struct Volume: View {
        var body: some View { ? Slider(value: $volume) }
      }
      struct Settings: View {
        var body: some View { Volume().accessibilityHint("Changes the volume.") }
      }
      """),
    .fails(
      "text field with a placeholder only, which is gone when something is typed: a warning",
      """
      ✗ let name = UITextField()
      name.placeholder = String(localized: "Name")
      """),
  ]
}
