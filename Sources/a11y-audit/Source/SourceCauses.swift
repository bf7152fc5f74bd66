/// Which rules for source name the cause of what a rule finds on a screen: the same fault, seen where it is fixed.
enum SourceCauses {
  static let byRule: [String: [String]] = [
    "adjustable-without-actions": ["adjustable-without-increment", "drag-control-not-adjustable"],
    "adjustable-without-value": ["value-change-silent"],
    "conflicting-traits": ["traits-overwritten"],
    "control-missing-name": [
      "custom-control-without-name", "image-only-button", "override-swallows-setter", "custom-control-not-exposed",
    ],
    "fixed-font": ["fixed-font"],
    "fixed-height-text": ["fixed-label-height"],
    "focus-frame-mismatch": ["accessibility-frame-space"],
    "gesture-without-alternative": ["gesture-without-action"],
    "hint-describes-gesture": ["hint-describes-gesture"],
    "interactive-without-trait": ["tap-without-trait"],
    "label-in-name": ["label-in-name-literal"],
    "lost-default-trait": ["traits-overwritten"],
    "machine-name": ["debug-string-label"],
    "modal-not-isolated": ["overlay-not-modal"],
    "nested-interactive": ["container-hides-controls"],
    "raw-value": ["unformatted-value"],
    "role-in-label": ["role-in-label-literal"],
    "silent-element": ["custom-control-without-name"],
    "state-contradiction": ["state-not-exposed"],
    "state-in-label": ["state-not-exposed"],
    "target-size": ["small-hit-area"],
    "target-size-minimum": ["small-hit-area"],
    "text-contrast": ["literal-contrast"],
    "text-contrast-enhanced": ["literal-contrast"],
    "text-not-exposed": ["container-hides-controls", "controls-hidden"],
    "toggle-without-state": ["state-not-exposed"],
    "undescribed-control": [
      "custom-control-not-exposed", "custom-control-without-name", "drag-control-not-adjustable", "value-change-silent",
    ],
    "unreachable-control": ["custom-control-not-exposed", "controls-hidden", "container-hides-controls"],
    "untranslated-name": ["unlocalised-accessibility-string"],
    "value-change-unreported": ["increment-without-action"],
  ]
}
