import A11yCore

/// State, exposure and geometry.
extension KeyGroup {
  static let state = KeyGroup("State") {
    Key("enabled", \.control.isEnabled, .flag, "Whether the control is enabled.", example: false, alias: "isEnabled")
    Key("selected", \.control.isSelected, .flag, "Whether the control is selected.", example: true, alias: "isSelected")
    Key(
      "highlighted", \.control.isHighlighted, .flag, "Whether the control is highlighted, as while it is touched.",
      example: false)
    Key("focused", \.control.isFocused, .flag, "Whether the control has the focus.", example: false)
    Key(
      "state", \.control.state, .state,
      "UIKit's `UIControl.State`. The flags above override it.",
      example: ["disabled", "selected"])
    Key(
      "states", \.structure.states, default: [], .states,
      "Attributes that differ in other states, by state (`selected`, `disabled`, `highlighted`, `focused`, or several: "
        + "`selected disabled`). Other attributes keep the values above. The control is audited and narrated "
        + "in each state.", example: ["selected": ["title": "Pause", "image": "pause.fill"]])
    Key(
      "userInteraction", \.control.isUserInteractionEnabled, .flag, "Whether the view receives touches.",
      example: false,
      alias: "isUserInteractionEnabled", also: ["userInteractionEnabled"])
    Key("editable", \.control.isEditable, .flag, "Whether the text can be edited.", example: true, alias: "isEditable")
    Key(
      "secure", \.control.isSecure, .flag, "Whether typed text is obscured.", example: true, alias: "isSecureTextEntry")
    Key(
      "expanded", \.structure.isExpanded, .flag,
      "Whether the content that it discloses is shown. VoiceOver adds \"Expanded\" or \"Collapsed\".", example: false,
      alias: "accessibilityExpandedStatus")
    Key("momentary", \.control.isMomentary, .flag, "Whether the segments do not keep their selection.", example: true)
    Key("min", \.metrics.minimum, .number, "Minimum value.", example: 0, alias: "minimumValue")
    Key("max", \.metrics.maximum, .number, "Maximum value.", example: 100, alias: "maximumValue")
    Key(
      "progress", \.control.value, .progress,
      "Progress of a progress view, 0 to 1; equivalent to a `value` in percent, as UIKit speaks it.", example: 0.35)
    Key("stepValue", \.metrics.step, .number, "Step of a stepper.", example: 1)
    Key("numberOfPages", \.metrics.numberOfPages, .integer, "Number of pages of a page control.", example: 5)
    Key(
      "currentPage", \.metrics.currentPage, .integer,
      "Current page of a page control, from 0: spoken as `page 3 of 5` unless there is a `value`.", example: 2)
    Key(
      "selectedSegmentIndex", \.metrics.selectedSegmentIndex, .integer, "Selected segment, from 0; -1 for none.",
      example: 1)
    Key("headingLevel", \.metrics.headingLevel, .headingLevel, "Heading level, 1 to 6.", example: 2)
    Key("row", \.metrics.row, .integer, "Row in a data table, from 0.", example: 0)
    Key("column", \.metrics.column, .integer, "Column in a data table, from 0.", example: 1)
  }

  static let exposure = KeyGroup("Accessibility tree") {
    Key(
      "isElement", \.control.isElement, .flag,
      "Whether it is an accessibility element; the views in it are then not visited.",
      example: true,
      alias: "isAccessibilityElement")
    Key(
      "elementsHidden", \.control.hidesElements, .flag, "Whether the accessibility elements in it are hidden.",
      example: true,
      alias: "accessibilityElementsHidden")
    Key(
      "modal", \.control.isModal, .flag, "Whether VoiceOver ignores its siblings while it is shown.", example: true,
      alias: "accessibilityViewIsModal")
    Key(
      "required", \.structure.isRequired, .flag,
      "Whether a modal view cannot be dismissed before it is completed: a consent dialog, a forced update.",
      example: true)
    Key("busy", \.structure.isBusy, .flag, "Whether its content is still loading.", example: true)
    Key(
      "groups", \.control.groupsChildren, .flag, "Whether its descendants are read before its siblings.", example: true,
      alias: "shouldGroupAccessibilityChildren")
    Key(
      "order", \.structure.order, .texts,
      "The `id`s of its elements in reading order; an empty array means that it has none.",
      example: ["total", "pay"], alias: "accessibilityElements")
    Key(
      "container", \.structure.container, .container,
      "Container type. A data table may have its size and the `id`s of header cells by row and column.",
      example: [
        "type": "dataTable", "rows": 2, "columns": 2, "columnHeaders": ["0": "name", "1": ["price", "tax"]],
      ], alias: "accessibilityContainerType")
    Key(
      "context", \.structure.context, .context,
      "Position in a container that is not in the file. Kinds: "
        + ContextType.kinds.map { "`\($0)`" }.joined(separator: ", ")
        + ". `index` counts from 1. A `dataTableCell` may have `row`, `column`, `width`, `height`, `isFirstInRow`, "
        + "`rowHeaders` and `columnHeaders`.", example: ["kind": "series", "index": 2, "count": 3])
  }

  static let geometry = KeyGroup("Geometry", "In screen points, in the notations of `frame`.") {
    Key(
      "accessibilityFrame", \.geometry.accessibilityFrame, .frame,
      "Accessibility frame, if different from `frame`.", example: [320, 50, 64, 64])
    Key("hitFrame", \.geometry.hitFrame, .frame, "Area that responds to touches.", example: [320, 50, 64, 64])
    Key(
      "visibleFrame", \.geometry.visibleFrame, .frame, "Part of the frame that is visible after clipping.",
      example: [330, 60, 44, 20])
    Key(
      "activationPoint", \.geometry.activationPoint, .point, "Point at which assistive technology taps.",
      example: [352, 82],
      alias: "accessibilityActivationPoint")
    Key("clips", \.geometry.clips, .flag, "Whether it clips its subviews to its bounds.", example: true)
  }
}
