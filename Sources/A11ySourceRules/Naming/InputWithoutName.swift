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

  // MARK: - UIKit

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

  // MARK: - SwiftUI

  private static let inputs = [
    "Slider", "TextField", "SecureField", "Toggle", "Picker", "Stepper", "DatePicker", "ColorPicker", "TextEditor",
  ]

  private static let naming: Set<String> = [
    "accessibilityLabel", "accessibilityHidden", "accessibility", "accessibilityRepresentation", "accessibilityElement",
    "accessibilityLabeledPair", "accessibilityInputLabels", "accessibilityChildren", "hidden",
  ]
  /// Styles whose parts have names of their own.
  private static let styles: Set<String> = [
    "segmented", "SegmentedPickerStyle", "graphical", "GraphicalDatePickerStyle", "inline", "InlinePickerStyle",
    "palette",
  ]

  private func swiftUI(_ input: Node, _ file: SourceFile) -> Violation? {
    guard let name = input.calledName, isWithoutName(input, name) else { return nil }
    let hasPrompt = input.argument("prompt").map { !isEmpty($0) } == true
    // The magnifying glass and the keyboard tell what a search field is.
    let words = [input.argument("text")?.source ?? "", input.enclosingType?.text ?? ""]
    let sign = signPlaceholder(input, name)
    if hasPrompt || sign != nil, words.contains(where: { IdentifierWords($0).contain(anyOf: ["search", "query"]) }) {
      return nil
    }
    let around = input.ownModifiers + input.enclosingModifiers
    if around.contains(where: {
      Self.naming.contains($0.name) ? !$0.isEmptyLabel : file.index.isHelper($0.name)
    }) {
      return nil
    }
    if input.ownModifiers.contains(where: { isUnseen($0) || isStyle($0) }) { return nil }
    if input.enclosingViews.contains(where: { ["LabeledContent", "Menu", "Label"].contains($0.calledName ?? "") }) {
      return nil
    }
    if input.isArgument(ofAny: ["alert", "contextMenu"]) { return nil }
    if input.isTakenIntoElement
      || input.enclosingType?.declaration?.inherits.contains(where: { $0.hasSuffix("Style") }) == true
    {
      return nil
    }
    let type = input.enclosingType?.text ?? ""
    let isSpokenFor = file.index.spokenFor.contains(type)
    if isSpokenFor, !file.index.unnamedViews.contains(type) { return nil }
    return Violation(
      Finding.Subject(source: name),
      sign.map { "has only the placeholder \($0.quoted(limit: 20)) for a name" }
        ?? (hasPrompt
          ? "has a placeholder but no label"
          : isNamedByValue(input, name) ? "has only its value for a name" : "has no label"),
      grade: hasPrompt || sign != nil || name == "DatePicker" ? .minor : .full,
      isInferred: isSpokenFor, at: input.location)
  }

  /// `Stepper("\(size)", value: $size)`, `Stepper(String(size), value: $size)`
  private func isNamedByValue(_ input: Node, _ name: String) -> Bool {
    guard name == "Stepper", let title = input.arguments.first, title.label.isEmpty,
      let value = input.argument("value")?.lastName.map({ $0.drop { $0 == "$" } })
    else { return false }
    switch title.kind {
    case .call:
      return title.calledName == "String" && title.arguments.first?.lastName == String(value)
    case .string:
      return !title.text.contains(where: \.isLetter) && title.children.count == 1 && title.mentions(String(value))
    default: return false
    }
  }

  private func isWithoutName(_ input: Node, _ name: String) -> Bool {
    // VoiceOver reads the prompt until something is typed.
    if let prompt = input.argument("prompt"), !isEmpty(prompt), !["TextField", "SecureField"].contains(name) {
      return false
    }
    if let label = input.argument("label") { return isEmpty(label) }
    let first = input.arguments.first
    switch name {
    case "Slider":
      guard first?.label == "value" else { return false }
      return !input.arguments.contains {
        $0.kind == .closure && $0.isTrailing && $0.descendants.contains(where: \.isTypeCall) && !isEmpty($0)
      }
    case "TextEditor": return true
    default: break
    }
    if let first, first.label.isEmpty, first.kind != .closure {
      if isNamedByValue(input, name) { return true }
      return isEmpty(first) || signPlaceholder(input, name) != nil
    }
    // `TextField(text: $name) {}`
    if first?.label == "text", let last = input.arguments.last, last.isTrailing { return isEmpty(last) }
    // `Toggle(isOn: $isOn) {}`
    if name == "Toggle" || name == "Picker" || name == "DatePicker", let last = input.arguments.last, last.isTrailing,
      ["isOn", "selection"].contains(first?.label ?? "")
    {
      return name == "Toggle" && isEmpty(last)
    }
    return false
  }

  /// `TextField("0.00", text: $amount)`
  private func signPlaceholder(_ input: Node, _ name: String) -> String? {
    guard ["TextField", "SecureField"].contains(name), let title = input.arguments.first, title.label.isEmpty,
      let words = title.literal, !words.isEmpty, !words.contains(where: \.isLetter)
    else { return nil }
    return words
  }

  /// `""`, `{}`, `EmptyView()`, `Text("")`
  private func isEmpty(_ label: Node) -> Bool {
    switch label.kind {
    case .string: return label.isEmptyText
    case .closure: return label.children.allSatisfy { $0.kind != .parameter && isEmpty($0) }
    case .call:
      guard let root = label.chainRoot else { return false }
      return root.calledName == "EmptyView" || root.calledName == "Text" && root.arguments.first.map(isEmpty) == true
    default: return false
    }
  }

  /// A field that takes keys and is shown by other views.
  private func isUnseen(_ modifier: Node.Modifier) -> Bool {
    switch modifier.name {
    case "opacity": (modifier.call.arguments.first?.numberValue ?? 1) < 0.1
    case "frame":
      [modifier.call.argument("width"), modifier.call.argument("height")].contains {
        ($0?.numberValue ?? 44) < 2
      }
    case "disabled": modifier.call.arguments.first?.isTrue == true
    case "allowsHitTesting": modifier.call.arguments.first?.isFalse == true
    default: false
    }
  }

  private func isStyle(_ modifier: Node.Modifier) -> Bool {
    guard modifier.name.hasSuffix("Style"), let style = modifier.call.arguments.first else { return false }
    return Self.styles.contains(style.lastName ?? style.calledName ?? "")
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
