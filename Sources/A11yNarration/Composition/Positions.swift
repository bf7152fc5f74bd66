import A11yCore

extension Composition {
  /// A tab by its place: a button of a tab bar, or a child of a view with the trait tabBar.
  var isTab: Bool {
    switch element.context {
    case .tab, .tabBarItem: true
    default: false
    }
  }

  /// The words for the start or the end of a container, if the element is either.
  var boundary: Phrase? {
    guard verbosity.containers else { return nil }
    return switch element.context {
    case .listStart: phrases.listStart
    case .listEnd: phrases.listEnd
    case .landmarkStart: phrases.landmarkStart
    case .landmarkEnd: phrases.landmarkEnd
    case .series, .tab, .tabBarItem, .dataTableCell, nil: nil
    }
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
      guard let boundary, !switches.contains(.boundaryAmongTraitWords) else { return }
      description.close()
      description.add(.position, boundary.text)
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
