/// The success criteria of WCAG 2.2 that matter for an app's controls. Numbers, titles and levels are W3C's; the clauses
/// are those of EN 301 549 v3.2.1, chapter 11 (software), which follows WCAG 2.1 and so knows nothing of 2.5.7 and 2.5.8.
public enum WCAG {
  public struct SuccessCriterion: Sendable {
    public var number: String
    public var title: String
    public var level: Level
    /// The clause of EN 301 549 that asks for the same; nil where software need not meet it.
    public var clause: String?
    /// What a person has to look at, because no description of a screen tells.
    public var beyond: String

    init(_ number: String, _ title: String, _ level: Level, _ clause: String?, beyond: String) {
      self.number = number
      self.title = title
      self.level = level
      self.clause = clause
      self.beyond = beyond
    }
  }

  public enum Level: String, Sendable {
    case a = "A"
    case aa = "AA"
    case aaa = "AAA"
  }

  public static let criteria: [SuccessCriterion] = [
    .init(
      "1.1.1", "Non-text Content", .a, "11.1.1.1.1",
      beyond: "whether a label describes the image, and whether an image is decorative"),
    .init(
      "1.3.1", "Info and Relationships", .a, "11.1.3.1.1",
      beyond: "whether text that looks like a heading, a list or a table is exposed as one"),
    .init("1.3.2", "Meaningful Sequence", .a, "11.1.3.2.1", beyond: "whether the order makes sense to a reader"),
    .init(
      "1.3.3", "Sensory Characteristics", .a, "11.1.3.3",
      beyond: "entire criterion: whether an instruction relies only on shape, color, position or sound"),
    .init("1.3.4", "Orientation", .aa, "11.1.3.4", beyond: "whether the purpose of the app requires one orientation"),
    .init(
      "1.3.5", "Identify Input Purpose", .aa, "11.1.3.5", beyond: "the purpose of a field without a descriptive label"),
    .init("1.4.1", "Use of Color", .a, "11.1.4.1", beyond: "whether a color conveys meaning"),
    .init("1.4.2", "Audio Control", .a, "11.1.4.2", beyond: "entire criterion: a description contains no sound"),
    .init(
      "1.4.3", "Contrast (Minimum)", .aa, "11.1.4.3",
      beyond: "text on images, gradients and blurs; text in images"),
    .init("1.4.4", "Resize Text", .aa, "11.1.4.4.1", beyond: "the layout at the largest text size"),
    .init("1.4.6", "Contrast (Enhanced)", .aaa, nil, beyond: "text on images, gradients and blurs; text in images"),
    .init(
      "1.4.10", "Reflow", .aa, "11.1.4.10.1",
      beyond: "the layout at the largest text size and on the narrowest screen"),
    .init(
      "1.4.11", "Non-text Contrast", .aa, "11.1.4.11",
      beyond: "which part of an image is needed to understand it"),
    .init("2.1.1", "Keyboard", .a, "11.2.1.1.1", beyond: "whether an action has the described effect"),
    .init("2.1.2", "No Keyboard Trap", .a, "11.2.1.2", beyond: "how the focus moves while the app runs"),
    .init("2.2.1", "Timing Adjustable", .a, "11.2.2.1", beyond: "entire criterion: a description contains no timing"),
    .init("2.2.2", "Pause, Stop, Hide", .a, "11.2.2.2", beyond: "entire criterion: a description contains no motion"),
    .init("2.4.2", "Page Titled", .a, nil, beyond: "whether the title describes the screen"),
    .init("2.4.3", "Focus Order", .a, "11.2.4.3", beyond: "how the focus moves while the app runs"),
    .init(
      "2.4.4", "Link Purpose (In Context)", .a, "11.2.4.4",
      beyond: "whether the text around a link describes its target"),
    .init("2.4.6", "Headings and Labels", .aa, "11.2.4.6", beyond: "whether a label describes its control"),
    .init("2.4.7", "Focus Visible", .aa, "11.2.4.7", beyond: "the appearance of the focus"),
    .init("2.5.1", "Pointer Gestures", .a, "11.2.5.1", beyond: "gestures that the description does not list"),
    .init("2.5.2", "Pointer Cancellation", .a, "11.2.5.2", beyond: "the effect of moving the finger away"),
    .init("2.5.3", "Label in Name", .a, "11.2.5.3", beyond: "text in images"),
    .init(
      "2.5.4", "Motion Actuation", .a, "11.2.5.4",
      beyond: "entire criterion: a description contains no device motion"),
    .init(
      "2.5.5", "Target Size (Enhanced)", .aaa, nil,
      beyond: "hit areas that code enlarges; other controls with the same action"),
    .init("2.5.7", "Dragging Movements", .aa, nil, beyond: "gestures that the description does not list"),
    .init(
      "2.5.8", "Target Size (Minimum)", .aa, nil,
      beyond: "hit areas that code enlarges; other controls with the same action"),
    .init("3.1.1", "Language of Page", .a, "11.3.1.1.1", beyond: "whether the words are right in their language"),
    .init(
      "3.1.2", "Language of Parts", .aa, nil,
      beyond: "words of another language in the same script"),
    .init("3.3.1", "Error Identification", .a, "11.3.3.1.1", beyond: "entire criterion: error messages"),
    .init("3.3.2", "Labels or Instructions", .a, "11.3.3.2", beyond: "whether an instruction is sufficient"),
    .init(
      "4.1.2", "Name, Role, Value", .a, "11.4.1.2.1",
      beyond: "whether name, role and value match the screen, and whether changes are announced"),
    .init("4.1.3", "Status Messages", .aa, "11.4.1.3", beyond: "entire criterion: announcements while the app runs"),
  ]

  public static func criterion(_ number: String) -> SuccessCriterion? { criteria.first { $0.number == number } }
}
