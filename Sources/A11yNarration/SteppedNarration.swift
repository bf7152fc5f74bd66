package import A11yCore

/// A screen whose elements are put into words one at a time: an editor asks for a few of very many.
package struct SteppedNarration: Sendable {
  package let tree: AccessibilityTree
  private let narrator: Narrator
  private let course: Narrator.Course
  private let numbers: [Int: Int]

  package init(_ tree: AccessibilityTree, _ narrator: Narrator) {
    self.tree = tree
    self.narrator = narrator
    let course = Narrator.Course(tree, narrator.profile)
    self.course = course
    numbers = Dictionary(course.stops.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// How many elements VoiceOver steps through.
  package var count: Int { course.stops.count }

  package func element(_ number: Int) -> Element { tree[course.stops[number]] }

  /// As `Narrator.narrate(_:)` words the element with this number in the order, from 0.
  package func spoken(_ number: Int) -> SpokenElement {
    let (element, narrated) = narrator.element(at: number, of: course, on: tree)
    return SpokenElement(element: element, utterance: narrator.narrate(narrated))
  }

  /// As `Narrator.explain(_:)` explains it.
  package func explanation(_ number: Int) -> Explanation {
    let (element, narrated) = narrator.element(at: number, of: course, on: tree)
    var explainer = Explainer(narrator)
    return explainer.explain(element, narrated)
  }

  /// The number in the order of a control, or of the nearest one around it that is an element; nil if there is none.
  package func number(ofControl index: Int) -> Int? {
    var element: Element? = tree[index]
    while let current = element {
      if let number = numbers[current.index] { return number }
      element = current.parent
    }
    return nil
  }
}
