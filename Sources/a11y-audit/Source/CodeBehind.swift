import A11yCodeBehind
import A11yCommand
import A11yCore

/// The Swift and Objective-C sources behind interface files: what they set is no finding, what they leave alone is certain.
struct CodeBehind: Sendable {
  static let suffixes = [".swift", ".m", ".mm", ".h"]
  /// The documents that have code behind them.
  static let documents = [".storyboard", ".xib"]

  private let index: CodeIndex

  /// Nil without sources. A file that cannot be read is as good as one that is not there.
  init?(_ sources: [FilePath], jobs: Int) {
    if sources.isEmpty { return nil }
    let files = Parallel.map(sources, jobs: jobs) { path -> CodeFile? in
      guard let language = CodeLanguage(path: path.text), let bytes = try? InputFile.read(path) else { return nil }
      return CodeFile(path: path.shown, bytes: bytes, language: language)
    }
    index = CodeIndex(files.compactMap(\.self))
  }

  /// The source files in folders, and those that are named.
  static func files(in arguments: [String]) -> [FilePath] {
    arguments.flatMap { argument -> [FilePath] in
      var finder = InputFinder(suffixes: suffixes)
      return finder.find(argument).map(\.path)
    }
  }

  /// The same screens, each with what code does to its controls.
  func settled(_ screens: [Screen]) -> [Screen] {
    screens.map { screen in
      guard screen.source.isDesignTime else { return screen }
      var screen = screen
      for number in screen.controls.indices {
        guard let id = screen.controls[number].id else { continue }
        let settlements = CodeReach(number, on: screen, index).settlements
        if !settlements.isEmpty { screen.code[id] = settlements }
      }
      return screen
    }
  }
}

/// The code that can reach one control.
private struct CodeReach {
  private let control: Control
  private var effects: [CodeEffects] = []
  /// The code of everything that has a handle on the control was read.
  private var isWhole = true

  init(_ number: Int, on screen: Screen, _ index: CodeIndex) {
    control = screen.controls[number]
    let handles = control.id.flatMap { screen.handles[$0] } ?? []
    for handle in handles { addOutlet(handle, of: index) }
    for ancestor in screen.ancestors(of: number) {
      let holder = screen.controls[ancestor]
      for handle in holder.id.flatMap({ screen.handles[$0] }) ?? [] { addContents(handle, of: holder, index) }
    }
    if effects.isEmpty { isWhole = false }
    if let name = control.className, index.knows(name) { effects.append(index.object(of: name)) }
  }

  private mutating func addOutlet(_ handle: CodeHandle, of index: CodeIndex) {
    guard let name = handle.className, index.knows(name) else { return isWhole = false }
    // An outlet that the class does not declare belongs to a superclass whose source was not read.
    if !index.declares(handle.outlet, in: name) { isWhole = false }
    effects.append(index.outlet(handle.outlet, of: name))
  }

  private mutating func addContents(_ handle: CodeHandle, of holder: Control, _ index: CodeIndex) {
    if let name = handle.className, index.knows(name) {
      effects.append(index.contents(of: handle.outlet, of: name))
    } else if Self.holders.contains(holder.superclassName ?? holder.className ?? "") {
      isWhole = false
    }
  }

  /// Views whose code often changes what they hold.
  private static let holders: Set<String> = [
    "UIStackView", "UISegmentedControl", "UITableViewCell", "UICollectionViewCell",
  ]

  var settlements: [Fact: CodeSettlement] {
    var settlements: [Fact: CodeSettlement] = [:]
    if effects.isEmpty { return settlements }
    for (fact, sources) in Self.facts { settlements[fact] = settlement(sources) }
    // A title names a control that has no label.
    settlements[.label] = settlement(control.label == nil ? [.label, .text] : [.label])
    return settlements
  }

  private static let facts: [(Fact, [CodeFact])] = [
    (.hint, [.hint]), (.value, [.value]), (.traits, [.traits]), (.listedTraits, [.traits]), (.exposure, [.exposure]),
    (.text, [.text]), (.visibleText, [.text]), (.placeholder, [.placeholder]), (.font, [.font]), (.colors, [.color]),
    (.background, [.background]), (.visibility, [.visibility]), (.actions, [.actions]), (.enabled, [.enabled]),
  ]

  private func settlement(_ facts: [CodeFact]) -> CodeSettlement? {
    var place: CodePlace?
    var (isSatisfied, isFixed) = (false, false)
    for effect in effects.flatMap({ effects in facts.map { effects[$0] } }) {
      switch effect {
      case .untouched: break
      case .satisfied(let found):
        isSatisfied = true
        place = place ?? found
      case .fixed: isFixed = true
      case .unknown(let found): place = found
      }
      if case .unknown = effect { isFixed = isFixed || !facts.allSatisfy(\.isSettledByAny) }
    }
    if isSatisfied, !isFixed || facts.allSatisfy(\.isSettledByAny) { return .settled }
    if let place { return .open(place: place.description) }
    return isWhole ? .untouched : nil
  }
}
