import A11yCore

/// What can be done with a control, and what is known about its description.
extension KeyGroup {
  static let interaction = KeyGroup("Interaction", "An empty array means: explicitly none.") {
    Key(
      "actions", \.interaction.actions, .actions,
      "Targets and actions, as set with `addTarget(_:action:for:)`. `event` is the name of a `UIControl.Event`, an array of "
        + "names or the bit mask; without `target` the action is sent up the responder chain.",
      example: [["event": "touchUpInside", "target": "CameraViewController", "selector": "showOptions:"]])
    Key(
      "action", \.interaction.action, .methodName, "Name of its action, if there are no targets.",
      example: "showOptions")
    Key("url", \.interaction.url, .text, "Target of a link.", example: "https://example.org/terms")
    Key(
      "gestures", \.interaction.gestures, .words(Interaction.Gesture.self, of: "gesture"),
      "Gestures that it recognizes.",
      example: ["tap", "longPress"])
    Key(
      "tappable", \.interaction.isTappable, .flag,
      "Whether tapping it has an effect, even if no action or gesture is listed.", example: true)
    Key(
      "contextMenu", \.interaction.hasContextMenu, .flag,
      "Whether it has a context menu, which assistive technology can also open.",
      example: true)
    Key("menu", \.structure.menu, .texts, "Titles of the items of its menu.", example: ["Copy", "Delete"])
    Key(
      "showsMenuAsPrimaryAction", \.structure.opensMenu, .flag, "Whether a tap opens the menu.", example: true)
    Key(
      "changesSelectionAsPrimaryAction", \.structure.changesSelection, .flag,
      "Whether a tap selects or deselects the button, or the menu changes its title.", example: true)
    Key(
      "implements", \.interaction.implements, .words(Interaction.Method.self, of: "method"),
      "Accessibility methods that its class overrides.", example: ["increment", "decrement"])
    Key(
      "customActions", \.interaction.customActions, .customActions, "Custom actions, as in VoiceOver's Actions rotor.",
      example: ["Delete", ["name": "Share", "image": "square.and.arrow.up"]], alias: "accessibilityCustomActions")
    Key(
      "customContent", \.interaction.customContent, .customContent,
      "Custom content; items of `high` importance are spoken with the element.",
      example: [["label": "Age", "value": "5 minutes", "importance": "high"]], alias: "accessibilityCustomContent")
    Key(
      "customRotors", \.interaction.customRotors, .customRotors,
      "Custom rotors, by name. `results` are their matches in order: the spoken text of an element, or the "
        + "words at a position in a text, with the `frame` if known. `more` is the number of further matches, or "
        + "`many`.", example: ["Headlines", ["name": "Errors", "results": ["Name", "Address"], "more": 3]],
      alias: "accessibilityCustomRotors")
    Key(
      "userInputLabels", \.interaction.userInputLabels, .texts, "Names for Voice Control, instead of the label.",
      example: ["Options", "More"], alias: "accessibilityUserInputLabels")
    Key(
      "contentType", \.interaction.contentType, .contentType, "Content type of a text field, by UIKit's names.",
      example: "emailAddress", alias: "textContentType")
  }

  static let provenance = KeyGroup("Origin") {
    Key(
      "inferred", \.control.inferred, default: [], .inferred,
      "Properties that were inferred and are not in the description that this was converted from: rules that need them are not "
        + "checked. `width` and `height` are sides of a frame that layout may change; `connected` means that code has an "
        + "outlet to it and may change its label and colors.", example: ["traits", "exposure"])
    Key(
      UnknownWordsType.key, of: .control, .unknownWords,
      "Unknown keys, traits and other words of the converted description. Each is "
        + "a finding of `unknown-vocabulary`, as in the original.",
      example: ["has the unknown trait 'buton'; did you mean 'button'?"])
  }

  package static let commentary = KeyGroup("Audit") {
    Key(
      "a11y-audit:ignore", \.structure.suppressions, default: [], .suppressions,
      "Findings to suppress here, with the reason and optionally the last day, such as `2030-12-31`.",
      example: [["rule": "target-size", "reason": "The whole row responds to touches."]])
    Key(
      "appleAudit", \.structure.auditIssues, default: [], .auditIssues,
      "Issues that Apple's accessibility audit reported about the running app, each a finding of the rule `apple/` with the "
        + "name of the check. Usually read from the audit's own file.",
      example: [["check": "contrast", "message": "Contrast failed"]])
  }
}
