/// The success criteria of WCAG 2.2 that a check of an app's controls can speak to. Titles and levels are W3C's.
public enum WCAG {
  public struct SuccessCriterion: Sendable {
    public var number: String
    public var title: String
    /// A, AA or AAA.
    public var level: String
  }

  public static let criteria: [SuccessCriterion] = [
    .init(number: "1.1.1", title: "Non-text Content", level: "A"),
    .init(number: "1.3.1", title: "Info and Relationships", level: "A"),
    .init(number: "1.3.2", title: "Meaningful Sequence", level: "A"),
    .init(number: "1.3.3", title: "Sensory Characteristics", level: "A"),
    .init(number: "1.3.4", title: "Orientation", level: "AA"),
    .init(number: "1.3.5", title: "Identify Input Purpose", level: "AA"),
    .init(number: "1.4.1", title: "Use of Color", level: "A"),
    .init(number: "1.4.3", title: "Contrast (Minimum)", level: "AA"),
    .init(number: "1.4.4", title: "Resize Text", level: "AA"),
    .init(number: "1.4.6", title: "Contrast (Enhanced)", level: "AAA"),
    .init(number: "1.4.10", title: "Reflow", level: "AA"),
    .init(number: "1.4.11", title: "Non-text Contrast", level: "AA"),
    .init(number: "2.1.1", title: "Keyboard", level: "A"),
    .init(number: "2.1.2", title: "No Keyboard Trap", level: "A"),
    .init(number: "2.4.2", title: "Page Titled", level: "A"),
    .init(number: "2.4.3", title: "Focus Order", level: "A"),
    .init(number: "2.4.4", title: "Link Purpose (In Context)", level: "A"),
    .init(number: "2.4.6", title: "Headings and Labels", level: "AA"),
    .init(number: "2.4.7", title: "Focus Visible", level: "AA"),
    .init(number: "2.5.1", title: "Pointer Gestures", level: "A"),
    .init(number: "2.5.2", title: "Pointer Cancellation", level: "A"),
    .init(number: "2.5.3", title: "Label in Name", level: "A"),
    .init(number: "2.5.5", title: "Target Size (Enhanced)", level: "AAA"),
    .init(number: "2.5.7", title: "Dragging Movements", level: "AA"),
    .init(number: "2.5.8", title: "Target Size (Minimum)", level: "AA"),
    .init(number: "3.1.1", title: "Language of Page", level: "A"),
    .init(number: "3.1.2", title: "Language of Parts", level: "AA"),
    .init(number: "3.3.2", title: "Labels or Instructions", level: "A"),
    .init(number: "4.1.2", title: "Name, Role, Value", level: "A"),
    .init(number: "4.1.3", title: "Status Messages", level: "AA"),
  ]

  public static func criterion(_ number: String) -> SuccessCriterion? { criteria.first { $0.number == number } }
}
