import A11yPlatform
import A11yCore

/// Makes a screen of a dump's elements.
struct WDAScreenMaker {
  private let tree: WDAElementTree
  private let holdings: [WDAHoldings]
  private let format: String
  /// The dump is one of accessible elements and what holds them: who has a label, be it null, is one.
  private let listsOnlyAccessible: Bool
  private let visibility: WDAVisibility
  /// Placeholders and traits came with WebDriverAgent 9.7 and 9.12; null where the exporter knows of them.
  private let knowsPlaceholders: Bool

  init(_ tree: WDAElementTree, format: String, listsOnlyAccessible: Bool = false) {
    self.tree = tree
    self.format = format
    self.listsOnlyAccessible = listsOnlyAccessible
    holdings = WDAHoldings.all(tree)
    visibility = WDAVisibility(tree, holdings)
    knowsPlaceholders = tree.elements.contains { $0.told.contains(.placeholder) || $0.traits != nil }
  }

  /// - Parameter threads: how many may share the work.
  func screen(threads: Int) -> Screen {
    var screen = Screen()
    screen.kind = elements.first?.type.type.name == "Application" ? .screen : .component
    if screen.kind == .screen { screen.name = elements.first.flatMap(Self.title) }
    screen.size = visibility.display
    let threads = elements.count < Self.fewElements ? 1 : threads
    var controls = Threads.map(elements.count, on: threads) { index, _ in control(elements[index], index) }
    for index in elements.indices {
      let element = elements[index]
      if element.type.isImage, tree.parents[index] >= 0, controls[index].mayBeDumpedImage {
        var image = controls[index]
        controls[Int(tree.parents[index])].shareImage(with: &image)
        controls[index] = image
      }
      for name in element.unknownTraits {
        let message = "has the unknown trait '\(name.excerpt())'"
        screen.notes.append(ReadingNote(.vocabulary, control: index, at: element.location, message))
      }
    }
    let tellsExposure = listsOnlyAccessible || controls.indices.contains { !controls[$0].inferred.contains(.exposure) }
    screen.source = source(tellsExposure: tellsExposure)
    screen.setControls(
      controls, parents: tree.parents, ends: tree.ends, threads: threads)
    return screen
  }

  private var elements: [WDAElement] { tree.elements }

  /// So few controls are made before another thread has begun.
  private static let fewElements = 2000

  private func control(_ element: WDAElement, _ index: Int) -> Control {
    var control = Control(element, knowsPlaceholders: knowsPlaceholders)
    let exposure = exposure(of: element, index)
    control.isElement = exposure.isElement
    if !exposure.isKnown { control.inferred.insert(.exposure) }
    // UIKit's trait has no name in WebDriverAgent.
    if element.type.type.name == "Button", isInTabBar(index) { control.becomeTab() }
    if isTitle(element, index) { control.traits = (control.traits ?? []).union(.header) }
    switch visibility.presence(of: index) {
    case .hidden: control.isHidden = true
    case .placed: break
    case .unplaced: control.frame = nil
    }
    if control.isElement == true { addWebMeaning(to: &control, index) }
    return control
  }

  /// The title of a navigation bar, which UIKit makes a header and which names the bar; where traits are reported, they
  /// tell it.
  private func isTitle(_ element: WDAElement, _ index: Int) -> Bool {
    guard element.traits == nil, element.type.type.name == "StaticText" || element.type.type.name == "Other",
      let label = element.label, parent(of: index)?.type.name == "NavigationBar"
    else { return false }
    return elements[Int(tree.parents[index])].name == label
  }

  private func exposure(of element: WDAElement, _ index: Int) -> WDAExposure {
    if listsOnlyAccessible {
      return WDAExposure(isElement: element.told.contains(.label), isKnown: true)
    }
    let exposure = WDAExposure(element, in: parent(of: index), holds: holdings[index])
    if exposure.isElement, !exposure.isKnown, isTextOfSwitch(index) {
      return WDAExposure(isElement: false, isKnown: false)
    }
    if !exposure.isElement, !exposure.isKnown, isMerged(element, index) {
      return WDAExposure(isElement: true, isKnown: false)
    }
    return exposure
  }

  /// In a web page the elements are texts, and what holds each says that it is a link or a heading. The traits say it,
  /// too, where they are listed.
  private func addWebMeaning(to control: inout Control, _ index: Int) {
    guard ["StaticText", "Image"].contains(elements[index].type.type.name) else { return }
    var holder = Int(tree.parents[index])
    for _ in 0..<Self.webLevels where holder >= 0 {
      let element = elements[holder]
      if element.isNativeElement ?? element.isAccessible == true { return }
      if element.type.type.name == "Link" {
        if control.role == .link { return }
        // A link may be in a heading.
        control.role = .link
        control.traits = (control.traits ?? []).union(.link)
      } else if let level = headingLevel(of: element, named: control.label) {
        if control.role != .link { control.role = .heading }
        control.traits = (control.traits ?? []).union(.header)
        control.metrics.headingLevel = level
        // A heading's text has its level for a value, too.
        if control.value == element.value { control.value = nil }
        return
      }
      holder = Int(tree.parents[holder])
    }
  }

  /// So far from its texts a link or a heading may be.
  private static let webLevels = 4

  /// A heading of a web page is a view with the text's words as its label and the level as its value.
  private func headingLevel(of element: WDAElement, named label: String?) -> Int? {
    guard element.type.type.name == "Other", element.label == label, let value = element.value, value.utf8.count == 1,
      let level = Int(value), 1...6 ~= level
    else { return nil }
    return level
  }

  private func isMerged(_ element: WDAElement, _ index: Int) -> Bool {
    guard element.type.type.name == "Other", !holdings[index].contains(.interactive), let label = element.label else {
      return false
    }
    return JoinedLabel.isMerged(label, of: elements[index + 1..<Int(tree.ends[index])].lazy.map { $0.label ?? "" })
  }

  /// The text of a row that has taken over the state of the switch in it: the switch speaks with the row's words.
  private func isTextOfSwitch(_ index: Int) -> Bool {
    guard elements[index].type.type.name == "StaticText", let label = elements[index].label else { return false }
    var holder = Int(tree.parents[index])
    while holder >= 0, elements[holder].type.type.name == "Other" { holder = Int(tree.parents[holder]) }
    guard holder >= 0, elements[holder].type.type.name == "Cell", elements[holder].label == label else { return false }
    guard let value = elements[holder].value, value == "0" || value == "1" else { return false }
    return (holder + 1..<Int(tree.ends[holder])).prefix(Self.mostInRow).contains { index in
      elements[index].type.type.name == "Switch" && elements[index].label == label && elements[index].value == value
    }
  }

  private static let mostInRow = 40

  /// Since iOS 26 a tab bar holds its buttons in other views.
  private func isInTabBar(_ index: Int) -> Bool {
    var holder = Int(tree.parents[index])
    for _ in 0..<Self.levelsInTabBar where holder >= 0 && elements[holder].type.type.name == "Other" {
      holder = Int(tree.parents[holder])
    }
    return holder >= 0 && elements[holder].type.type.name == "TabBar"
  }

  private static let levelsInTabBar = 3

  /// The type of what holds an element.
  private func parent(of index: Int) -> WDAType? {
    let parent = Int(tree.parents[index])
    return parent < 0 ? nil : elements[parent].type
  }

  private func source(tellsExposure: Bool) -> Screen.Source {
    var lacks: FactSet = [.hint, .actions, .colors, .font, .language]
    if !tellsExposure { lacks.insert(.exposure) }
    if !knowsPlaceholders { lacks.insert(.placeholder) }
    // Trimmed by its author: WebDriverAgent writes frames and labels.
    if !elements.contains(where: { $0.told.contains(.label) || $0.label != nil || $0.frame != nil }) {
      lacks.insert(.label)
    }
    if listsOnlyAccessible { lacks.formUnion([.frame, .enabled, .screenSize]) }
    let roundsFrames = !elements.contains { $0.nativeFrame != nil }
    return Screen.Source(format: format, level: .runtime, lacks: lacks, roundsFrames: roundsFrames)
  }

  /// An application's name. SpringBoard's is a space.
  private static func title(_ application: WDAElement) -> String? {
    let title = application.label ?? application.name
    return SpokenText.isBlank(title) ? nil : title
  }
}
