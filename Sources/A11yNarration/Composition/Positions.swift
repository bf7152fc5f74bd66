import A11yCore

extension Composition {
  /// A tab by its place: a button of a tab bar, or a child of a view with the trait tabBar.
  var isTab: Bool {
    switch element.context {
    case .tab, .tabBarItem: true
    default: false
    }
  }

  /// The words for the start or the end of a container, if the element is either. A landmark's label precedes its start
  /// and follows its end.
  var boundary: [Utterance.Part] {
    guard verbosity.containers else { return [] }
    func words(_ phrase: Phrase) -> Utterance.Part { Utterance.Part(.position, phrase.text) }
    return switch element.context {
    case .listStart: [words(phrases.listStart)]
    case .listEnd: [words(phrases.listEnd)]
    case .landmarkStart: landmarkName + [words(phrases.landmarkStart)]
    case .landmarkEnd: [words(phrases.landmarkEnd)] + landmarkName
    case .series, .tab, .tabBarItem, .dataTableCell, nil: []
    }
  }

  private var landmarkName: [Utterance.Part] {
    guard switches.contains(.namedLandmarks), let name = element.landmark, !SpokenText.isBlank(name) else { return [] }
    return [Utterance.Part(.container, sentence(name))]
  }

  /// The very end of the description. "2 of 3." does not close what came before it; the words of a boundary do.
  mutating func sayPosition() {
    switch element.context {
    case .series(let index, let count), .tab(let index, let count), .tabBarItem(let index, let count):
      guard verbosity.positions else { return }
      if description.isEmpty, !switches.contains(.silentEmptyText) { description.add(.label, "") }
      let numbers = (Digits.text(of: index, in: language), Digits.text(of: count, in: language))
      if let series = table.series, !description.isEmpty {
        description.add(.position, series.text(index: numbers.0, count: numbers.1))
      } else {
        description.wrap(in: phrases.seriesFormat, as: .position, others: numbers)
      }
    case .listStart, .listEnd, .landmarkStart, .landmarkEnd:
      let boundary = boundary
      guard !boundary.isEmpty, !switches.contains(.boundaryAmongTraitWords) else { return }
      description.close()
      for part in boundary { description.add(part.kind, part.text) }
    case .dataTableCell, nil:
      break
    }
  }

  /// The containers that are entered with this element, the outermost first.
  mutating func nameEntered() {
    guard verbosity.containers else { return }
    description.prepend(element.entered.compactMap(words).map { Utterance.Part(.container, $0) })
  }

  private func words(entering entrance: Entrance) -> String? {
    switch entrance {
    case .group(let label):
      guard switches.contains(.groupLabelOnEntering), !label.isEmpty else { return nil }
      return sentence(label)
    case .tabBar: return switches.contains(.tabBarBeforeFirstTab) ? phrases.tabBar?.text : nil
    case .toolbar: return switches.contains(.containerOnEntering) ? phrases.toolbar?.text : nil
    case .alert(let title):
      guard switches.contains(.containerOnEntering), let alert = phrases.alert?.text else { return nil }
      return title.map { "\(alert) \(sentence($0))" } ?? alert
    }
  }

  private func sentence(_ label: String) -> String {
    guard let last = label.last, !".?!".contains(last) else { return label }
    return label + "."
  }
}
