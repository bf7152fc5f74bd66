import A11yCore

/// State, exposure and geometry.
extension KeyGroup {
  static let state = KeyGroup("State") {
    Key("enabled", \.control.isEnabled, .flag, "It can be used.", example: false, alias: "isEnabled")
    Key("selected", \.control.isSelected, .flag, "It is chosen.", example: true, alias: "isSelected")
    Key("highlighted", \.control.isHighlighted, .flag, "A finger is on it.", example: false)
    Key("focused", \.control.isFocused, .flag, "The focus is on it.", example: false)
    Key(
      "state", \.control.state, .state,
      "The same as UIKit's `UIControl.State`. The flags above win where both are given.",
      example: ["disabled", "selected"])
    Key(
      "userInteraction", \.control.isUserInteractionEnabled, .flag, "Touches reach it.", example: false,
      alias: "isUserInteractionEnabled")
    Key("editable", \.control.isEditable, .flag, "Its text can be changed.", example: true, alias: "isEditable")
    Key("secure", \.control.isSecure, .flag, "What is typed is not shown.", example: true, alias: "isSecureTextEntry")
    Key(
      "expanded", \.structure.isExpanded, .flag,
      "It discloses more content: `true` while that is shown, `false` while it is not. VoiceOver adds \"Expanded\" or "
        + "\"Collapsed\".", example: false, alias: "accessibilityExpandedStatus")
    Key("momentary", \.control.isMomentary, .flag, "Its segments do not stay chosen.", example: true)
    Key("min", \.metrics.minimum, .number, "The least value.", example: 0, alias: "minimumValue")
    Key("max", \.metrics.maximum, .number, "The greatest value.", example: 100, alias: "maximumValue")
    Key("headingLevel", \.metrics.headingLevel, .integer, "1 to 6.", example: 2)
    Key("row", \.metrics.row, .integer, "Its row in a data table, counted from 0.", example: 0)
    Key("column", \.metrics.column, .integer, "Its column in a data table, counted from 0.", example: 1)
  }

  static let exposure = KeyGroup("What is exposed") {
    Key(
      "isElement", \.control.isElement, .flag, "Assistive technology meets it as one thing, whatever it holds.",
      example: true,
      alias: "isAccessibilityElement")
    Key(
      "elementsHidden", \.control.hidesElements, .flag, "Nothing in it is exposed.", example: true,
      alias: "accessibilityElementsHidden")
    Key(
      "modal", \.control.isModal, .flag, "What stands beside it is out of reach while it is there.", example: true,
      alias: "accessibilityViewIsModal")
    Key(
      "required", \.structure.isRequired, .flag,
      "A person must go through it, and cannot leave it before: a consent, a forced update.", example: true)
    Key("busy", \.structure.isBusy, .flag, "What it holds is still being loaded.", example: true)
    Key(
      "groups", \.control.groupsChildren, .flag, "All it holds is read before what stands beside it.", example: true,
      alias: "shouldGroupAccessibilityChildren")
    Key(
      "order", \.structure.order, .texts,
      "The `id`s of its elements in the order of reading; an empty array says that it has none.",
      example: ["total", "pay"], alias: "accessibilityElements")
    Key(
      "container", \.structure.container, .container,
      "What kind of container it is. A data table may tell its size and the `id`s of header cells by row and column.",
      example: [
        "type": "dataTable", "rows": 2, "columns": 2, "columnHeaders": ["0": "name", "1": ["price", "tax"]],
      ], alias: "accessibilityContainerType")
    Key(
      "context", \.structure.context, .context,
      "Its place in a container that the file does not show. Kinds: "
        + ContextType.kinds.map { "`\($0)`" }.joined(separator: ", ")
        + ". `index` counts from 1. A `dataTableCell` may have `row`, `column`, `width`, `height`, `isFirstInRow`, "
        + "`rowHeaders` and `columnHeaders`.", example: ["kind": "series", "index": 2, "count": 3])
  }

  static let geometry = KeyGroup("Places beyond the frame", "In points of the screen, in the spellings of `frame`.") {
    Key(
      "accessibilityFrame", \.geometry.accessibilityFrame, .frame,
      "Where assistive technology finds it, if not at `frame`.", example: [320, 50, 64, 64])
    Key("hitFrame", \.geometry.hitFrame, .frame, "The area that reacts to touch.", example: [320, 50, 64, 64])
    Key(
      "visibleFrame", \.geometry.visibleFrame, .frame, "What is left of it after clipping by what is around it.",
      example: [330, 60, 44, 20])
    Key(
      "activationPoint", \.geometry.activationPoint, .point, "Where assistive technology taps.", example: [352, 82],
      alias: "accessibilityActivationPoint")
    Key("clips", \.geometry.clips, .flag, "It cuts off what it holds at its own edges.", example: true)
  }
}
