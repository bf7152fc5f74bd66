import A11yCore
import A11yNarration
import A11yReports
import A11yRules

extension ScreenPicture {
  /// A screen as the page shows it.
  ///
  /// - Parameter spoken: what VoiceOver says, if it is not what it says by default.
  init(_ tree: AccessibilityTree, file: FilePath, spoken: [SpokenElement]? = nil) {
    let screen = tree.screen
    let start = screen.controls.first?.location ?? SourceLocation(line: 1, column: 1)
    self.init(file: file, name: screen.name, location: start)
    language = screen.language
    isRightToLeft = screen.direction == .rightToLeft
    size = screen.size
    let colors = ScreenColors(tree)
    var stopOfControl: [Int: Int] = [:]
    for (number, spoken) in (spoken ?? Narrator(language: screen.language).narrate(tree)).enumerated() {
      stopOfControl[spoken.element.index] = number
      stops.append(Stop(spoken, colors))
    }
    paints = Painter(tree).paints
    place(tree, stopOfControl)
  }

  /// Finds where each control is, and what is seen of those that nothing speaks for.
  private mutating func place(_ tree: AccessibilityTree, _ stopOfControl: [Int: Int]) {
    var stops: [Int?] = []
    stops.reserveCapacity(tree.screen.controls.count)
    var hiddenEnd = 0
    for index in tree.screen.controls.indices {
      let element = tree[index]
      if element.isOutOfSight { hiddenEnd = max(hiddenEnd, tree.screen.descendants(of: index).upperBound) }
      let inherited = tree.screen.parent(of: index).flatMap { stops[$0] }
      let stop = stopOfControl[index] ?? (element.reach == .mergedIntoParent ? inherited : nil)
      stops.append(stop)
      if index > 0 || stop != nil, places[element.control.location] == nil {
        let key = element.control.identifier ?? element.control.id ?? element.name
        places[element.control.location] = Place(frame: element.frame, stop: stop, key: key)
      }
      guard stop == nil, index >= hiddenEnd, element.reach != .mergedIntoParent, !element.isSystemOwned,
        element.drawsWords || element.isInteractive && !element.vendsParts,
        let frame = element.control.frame, frame.isValid, frame.area > 0
      else { continue }
      unreachable.append(frame)
    }
  }
}

extension ScreenPicture.Stop {
  fileprivate init(_ spoken: SpokenElement, _ colors: ScreenColors) {
    let element = spoken.element
    self.init(location: element.control.location)
    parts = spoken.utterance.parts.map { ScreenPicture.Part(.init($0.kind), $0.text) }
    language = spoken.utterance.language
    let voice = language ?? element.tree.screen.language
    let readings = element.structure.readings
    heard = spoken.utterance.parts.map { SpeechOutput.Line.punctuated($0.read(by: readings), language: voice) }
    frame = element.frame.flatMap { $0.isValid ? $0 : nil }
    if element.isInteractive, element.isEnabled != false {
      target = element.touchFrame.flatMap { $0.isValid ? $0 : nil }
    }
    activation = element.ownActivationPoint
    contrast = colors.contrast(of: element).map { .init(ratio: $0.ratio, isEnough: $0.isEnough) }
    let control = element.control
    let size = element.touchSize.flatMap { $0.width.isFinite && $0.height.isFinite ? $0 : nil }
    facts = [
      element.role?.words, control.className, (control.identifier ?? control.id).map { "#" + $0 },
      size.map { "\($0.description) pt" },
    ].compactMap(\.self)
  }
}

extension ScreenPicture.Origin {
  init(_ kind: Utterance.Part.Kind) {
    self =
      switch kind {
      case .label: .label
      case .value, .content, .state: .value
      case .trait, .selected: .trait
      case .hint, .standInHint, .gesture, .announcement: .hint
      case .position, .tableHeader: .position
      case .container: .container
      }
  }
}
