import A11yCore

/// What can be done with a control, and what is known about its description.
extension KeyGroup {
  static let interaction = KeyGroup("What can be done with it", "An empty array says: explicitly none.") {
    Key(
      "actions", \.interaction.actions, .actions,
      "What it calls, as `addTarget(_:action:for:)` ties it. `event` is the name of a `UIControl.Event`, an array of "
        + "names or the bit mask; without `target` the responder chain is asked.",
      example: [["event": "touchUpInside", "target": "CameraViewController", "selector": "showOptions:"]])
    Key(
      "action", \.interaction.action, .text, "The name of what it does, where there are no such ties.",
      example: "showOptions")
    Key("url", \.interaction.url, .text, "Where a link leads.", example: "https://example.org/terms")
    Key(
      "gestures", \.interaction.gestures, .words(Interaction.Gesture.self), "The gestures it recognises.",
      example: ["tap", "longPress"])
    Key(
      "tappable", \.interaction.isTappable, .flag, "A tap does something, whatever else the file tells.", example: true)
    Key(
      "contextMenu", \.interaction.hasContextMenu, .flag, "A menu opens on it, which assistive technology offers too.",
      example: true)
    Key(
      "implements", \.interaction.implements, .words(Interaction.Method.self),
      "The accessibility methods its class overrides.", example: ["increment", "decrement"])
    Key(
      "customActions", \.interaction.customActions, .customActions, "What the Actions rotor offers.",
      example: ["Delete", ["name": "Share", "image": "square.and.arrow.up"]], alias: "accessibilityCustomActions")
    Key(
      "customContent", \.interaction.customContent, .customContent,
      "More that can be heard of it; `high` importance is spoken at once.",
      example: [["label": "Age", "value": "5 minutes", "importance": "high"]], alias: "accessibilityCustomContent")
    Key(
      "customRotors", \.interaction.customRotors, .customRotors,
      "The rotors it adds, by name. `results` is what one finds, in its order: what is said of an element, or the "
        + "words at a place in a text, with the `frame` where it is known. `more` is how many others there are, or "
        + "`many`.", example: ["Headlines", ["name": "Errors", "results": ["Name", "Address"], "more": 3]],
      alias: "accessibilityCustomRotors")
    Key(
      "userInputLabels", \.interaction.userInputLabels, .texts, "What Voice Control hears in place of the label.",
      example: ["Options", "More"], alias: "accessibilityUserInputLabels")
    Key(
      "contentType", \.interaction.contentType, .contentType, "What is to be typed, by UIKit's names.",
      example: "emailAddress", alias: "textContentType")
  }

  static let provenance = KeyGroup("How it is known") {
    Key(
      "inferred", \.control.inferred, default: [], .inferred,
      "What was concluded, and is not told by the description this was converted from: rules that need it are not "
        + "checked. `width` and `height` are sides of a frame that layout may change; `connected` is what code holds "
        + "on to, and may rename and repaint.", example: ["traits", "exposure"])
    Key(
      UnknownWordsType.key, of: .control, .unknownWords,
      "Keys, traits and other words of the converted description that are not known and could not be written. Each is "
        + "a finding, `unknown-vocabulary`, as in the original.",
      example: ["has the unknown trait 'buton'; did you mean 'button'?"])
  }

  package static let commentary = KeyGroup("About the audit") {
    Key(
      "a11y-audit:ignore", \.structure.suppressions, default: [], .suppressions,
      "Findings that are accepted here, why, and the last day on which that holds, such as `2030-12-31`.",
      example: [["rule": "target-size", "reason": "The whole row reacts to touch."]])
  }
}
