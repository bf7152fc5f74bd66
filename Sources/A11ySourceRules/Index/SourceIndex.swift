/// What the whole run says of its types, so that a class is judged with its extensions, bases and callers in view.
public final class SourceIndex: Sendable {
  /// Classes whose chain ends in a class of Apple's frameworks or in the unknown, by name.
  let classes: [String: ClassFacts]
  /// `closeButton.accessibilityLabel`, wherever in the run that is assigned.
  let assignedPaths: Set<String>
  /// Properties that callers assign to objects of a class.
  let assignedToClass: [String: Set<String>]
  /// Classes that somebody makes an object of.
  let constructed: Set<String>
  /// Classes with subclasses in the run.
  let superclasses: Set<String>
  /// Methods that the run adds to any type by an extension, and that deal with accessibility.
  let accessibilityHelpers: Set<String>
  /// Structs and classes of the run that are SwiftUI views, by name.
  let views: [String: Node]
  /// Views that somebody uses with words about accessibility behind or around them, and all that these are made of.
  let spokenFor: Set<String>
  /// The run holds `.strings`-like accessors, or a file says `String(localized:)` or `NSLocalizedString`.
  let isLocalised: Bool

  public convenience init(_ trees: [SourceTree]) { self.init(trees.map(IndexSurvey.init)) }

  public init(_ surveys: [IndexSurvey]) {
    var survey = IndexSurvey()
    for one in surveys { survey.merge(one) }
    classes = survey.classFacts()
    assignedPaths = survey.assignedPaths
    assignedToClass = survey.assignedToClass
    constructed = survey.constructed
    superclasses = Set(survey.classDeclarations.values.compactMap { $0.declaration?.inherits.first })
    accessibilityHelpers = survey.accessibilityHelpers
    views = survey.views
    spokenFor = survey.spokenFor()
    isLocalised = survey.isLocalised
  }

  /// A name of the app's own for something about accessibility: by the word, or by what its code does.
  func isHelper(_ name: String) -> Bool { AccessibilityNames.isHelper(name) || accessibilityHelpers.contains(name) }

  /// Nobody makes one, but others derive from it.
  func isAbstract(_ facts: ClassFacts) -> Bool {
    superclasses.contains(facts.name) && !constructed.contains(facts.name)
  }

  /// Whether callers set a property on objects of a class.
  func callersSet(_ property: String, on facts: ClassFacts) -> Bool {
    assignedToClass[facts.name]?.contains(property) == true
  }
}
