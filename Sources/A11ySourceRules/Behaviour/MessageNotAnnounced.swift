import A11yCore

struct MessageNotAnnounced: Rule {
  static let info = RuleInfo(
    id: "message-not-announced",
    summary: "An error message appears without being announced",
    family: .behaviour, severity: .warning,
    criteria: [.wcag("4.1.3"), .en("11.4.1.3")],
    why: """
      VoiceOver stays on the button or the field and reads nothing: people do not notice that something went wrong, and \
      wait for an answer that is already on the screen.
      """,
    fix: """
      Post the text when it appears: `UIAccessibility.post(notification: .announcement, argument: text)`, in SwiftUI \
      `AccessibilityNotification.Announcement(text).post()`.
      """,
    reviewQuestion: "does VoiceOver read the message when it appears?",
    examples: examples
  )

  static let settings: [RuleSetting<Self>] = [
    .words("message-words", \.messageWords, "words in the name of a label or a property with a message about an error")
  ]

  var messageWords = ["error", "warning", "invalid", "validation", "failure"]

  func check(_ file: SourceFile) -> RuleResult {
    var violations: [Violation] = []
    if file.mayUseUIKit { violations += file.uikitObjects.compactMap { uikit($0, file) } }
    if file.mayUseSwiftUI, !file.isWidget { violations += swiftUI(file) }
    return RuleResult(violations)
  }

  /// Words of an announcement, and of what moves VoiceOver to the message.
  private static let announcing: Set<String> = [
    "UIAccessibility", "UIAccessibilityPostNotification", "AccessibilityNotification", "accessibilityFocused",
    "AccessibilityFocusState", "accessibilityLiveRegion", "updatesFrequently",
  ]

  /// `announce(text)`, or a function of the run that posts an announcement.
  private func announces(_ call: Node, _ file: SourceFile) -> Bool {
    guard let name = call.calledName else { return false }
    return file.index.announcers.contains(name) || IdentifierWords(name).contain(anyOf: ["announce", "announcement"])
  }

  private func isMessage(_ name: String) -> Bool { IdentifierWords(name).contain(anyOf: messageWords) }

  // MARK: - UIKit

  /// `errorLabel.text = error.localizedDescription`, `errorLabel.isHidden = false`
  private func uikit(_ label: ObjectUse, _ file: SourceFile) -> Violation? {
    guard label.type == "UILabel", label.isMember, isMessage(label.name), let type = label.declaration.enclosingType,
      // A page that is about the error is read like any other.
      !isMessage(type.text), let facts = file.facts(of: type.text), !facts.hasHelper, !facts.hasMacro,
      !["UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView"].contains(facts.uikitBase ?? ""),
      !facts.mentionsAny(Self.announcing), !facts.allCalls.contains(where: { announces($0, file) }),
      let place =
        ((label.assigned["text"] ?? []) + (label.assigned["isHidden"] ?? []) + (label.assigned["alpha"] ?? []))
        .filter(shows).min(by: { $0.index < $1.index })
    else { return nil }
    return Violation(Finding.Subject(label), "appears without being announced to VoiceOver", at: place.location)
  }

  /// After something has happened: with a text, or no longer hidden.
  private func shows(_ assignment: Node) -> Bool {
    guard let value = assignment.assignedValue, let code = assignment.enclosingCode, code.kind != .accessor else {
      return false
    }
    let function = assignment.ancestors.first { $0.kind == .function }
    guard let function, !IdentifierWords(function.text).contain(anyOf: Self.settingUp),
      // VoiceOver reads an alert.
      !function.mentions("present")
    else { return false }
    switch assignment.target?.lastName {
    case "text": return value.kind != .null && !value.isEmptyText
    case "isHidden": return value.isFalse
    default: return value.numberValue == 1
    }
  }

  private static let settingUp = [
    "init", "setup", "set up", "view did load", "view will appear", "view did appear", "layout", "awake", "configure",
    "prepare", "make", "create", "style", "localize", "hide", "clear", "reset", "remove", "load", "add", "initialize",
    "bind", "render", "populate", "apply",
  ]

  // MARK: - SwiftUI

  /// `if let error { Text(error) }` in a form.
  private func swiftUI(_ file: SourceFile) -> [Violation] {
    var seen: Set<Int32> = []
    return file.typeCalls("Text").compactMap { text in
      guard let shown = text.arguments.first, shown.literal == nil, let name = shown.path?.split(separator: ".").last,
        isMessage(String(name))
          || shown.path.map({ $0.split(separator: ".").contains { isMessage(String($0)) } }) == true,
        let type = text.enclosingType, type.declaration?.inherits.contains("View") == true, !isMessage(type.text),
        text.argument("format") == nil, !name.hasSuffix("Count"), isConditional(text),
        !type.mentionsAny(Self.announcing), !file.index.announced.contains(String(name)),
        !text.isArgument(ofAny: ["alert", "confirmationDialog"]),
        !text.enclosingViews.contains(where: { Self.others.contains($0.calledName ?? "") }),
        !type.descendants.contains(where: { $0.kind == .call && announces($0, file) }),
        !(text.ownModifiers + text.enclosingModifiers).contains(where: { file.index.isHelper($0.name) }),
        seen.insert(shown.symbol).inserted
      else { return nil }
      let isInForm = (text.enclosingMember ?? type).descendants.contains {
        $0.isTypeCall && ["TextField", "SecureField", "TextEditor"].contains($0.calledName ?? "")
      }
      return Violation(
        Finding.Subject(source: "Text"), "appears without being announced to VoiceOver", isInferred: !isInForm,
        at: text.location)
    }
  }

  /// Views whose texts are read as a whole, or that people reach on their own.
  private static let others: Set<String> = ["ContentUnavailableView", "Alert", "Label", "List", "ForEach", "Button"]

  private func isConditional(_ text: Node) -> Bool {
    text.ancestors.prefix { $0.kind != .type && $0.kind != .function && $0.kind != .variable }.contains { branch in
      branch.kind == .branch && branch.text == "if"
        && branch.eachChild.contains { child in
          child.label == "condition"
            && child.subtree.contains {
              ($0.kind == .name || $0.kind == .member || $0.kind == .variable) && isMessage($0.text)
            }
        }
    }
  }
}

extension MessageNotAnnounced {
  static let examples: [Example] = [
    .fails(
      "label that shows an error after a tap",
      """
      class Login: UIViewController {
        private let errorLabel = UILabel()
        @objc func logIn() {
          ✗ errorLabel.text = String(localized: "Wrong password")
        }
      }
      """),
    .fails(
      "SwiftUI form that shows an error",
      """
      struct Login: View {
        var body: some View {
          TextField("Name", text: $name)
          if let errorMessage { ✗ Text(errorMessage) }
        }
      }
      """),
    .passes(
      "error that is announced",
      """
      class Login: UIViewController {
        private let errorLabel = UILabel()
        @objc func logIn() {
          errorLabel.text = String(localized: "Wrong password")
          UIAccessibility.post(notification: .announcement, argument: errorLabel.text)
        }
      }
      """),
    .needsReview(
      "error on a page without fields, which may be read as a whole",
      """
      struct News: View {
        var body: some View {
          if let error { ? Text(error.localizedDescription) }
        }
      }
      """),
  ]
}
