import A11yCodeBehind
import A11yCommand
import A11yCore

/// The Swift and Objective-C sources behind interface files: what they set is no finding, what they leave alone is certain.
struct CodeBehind: Sendable {
  static let suffixes = [".swift", ".m", ".mm", ".h", ".pch", ".plist"] + TargetMembers.suffixes
  /// The documents that have code behind them.
  static let documents = [".storyboard", ".xib"]

  private let index: CodeIndex
  private let names: AppNames
  private let members: TargetMembers

  /// What a file is to the audit of others.
  private enum Source: Sendable {
    case code(CodeFile)
    case document(NamesInDocument)
    case project(FilePath, ProjectMembers)
  }

  /// Nil without sources. A file that cannot be read is as good as one that is not there.
  ///
  /// - Parameter documents: the interface files.
  init?(_ sources: [FilePath], documents: [FilePath], jobs: Int) {
    if sources.isEmpty { return nil }
    let read = Parallel.map(sources + documents, jobs: jobs) { path -> Source? in
      guard let bytes = try? InputFile.read(path) else { return nil }
      if path.hasSuffix(".pbxproj") { return .project(path, ProjectMembers(bytes)) }
      guard let language = CodeLanguage(path: path.text) else { return .document(NamesInDocument(bytes)) }
      return .code(CodeFile(path: path.shown, bytes: bytes, language: language))
    }
    let files = read.compactMap { if case .code(let file) = $0 { file } else { nil } }
    names = AppNames(files, read.compactMap { if case .document(let document) = $0 { document } else { nil } })
    index = CodeIndex(files)
    var members = TargetMembers()
    sources.forEach { members.note($0) }
    for case .project(let path, let listed) in read { members.note(path, listed) }
    self.members = members
  }

  /// The source files in folders, and those that are named.
  static func files(in arguments: [String]) -> [FilePath] {
    arguments.flatMap { argument -> [FilePath] in
      var finder = InputFinder(suffixes: suffixes)
      return finder.find(argument).map(\.path)
    }
  }

  /// The same screens of a file, each with what code does to its controls.
  func settled(_ screens: [Screen], of file: FilePath) -> [Screen] {
    let isLeftOver = members.leavesOut(file)
    return screens.map { screen in
      guard screen.source.isDesignTime else { return screen }
      var screen = screen
      if isLeftOver || !names.canShow(screen, of: file) { screen.isUnused = true }
      let holders = CodeReach.holders(on: screen)
      for number in screen.controls.indices {
        let reach = CodeReach(number, on: screen, holders, index)
        screen.settle(number, reach.settlements)
        if reach.isNamedByAttribute { screen.noteTextAttribute(number) }
        if let tap = reach.tap { screen.noteTap(number, at: tap) }
      }
      return screen
    }
  }
}

extension AppNames {
  /// Whether something in the app may show the screen.
  fileprivate func canShow(_ screen: Screen, of file: FilePath) -> Bool {
    if let name = screen.entry.ownClass, !declares(name) { return false }
    guard let names = screen.entry.names else { return true }
    return mentions(anyOf: names + Self.nibNames(file))
  }

  /// The name by which code loads a xib, without the device that it is for.
  private static func nibNames(_ file: FilePath) -> [String] {
    guard file.hasSuffix(".xib") else { return [] }
    let name = file.name.dropLast(4)
    return [String(name), String(name.prefix { $0 != "~" })]
  }
}

/// The code that can reach one control.
private struct CodeReach {
  private let control: Control
  private var effects: [CodeEffects] = []
  /// The classes whose code can reach it.
  private var owners: [String] = []
  /// The code of all of them was read.
  private var isWhole = true
  private var backdrop: CodeSite?
  private var hasTextAttribute = false

  /// A runtime attribute sets its texts, and no code changes the rest.
  var isNamedByAttribute: Bool { hasTextAttribute && owners.isEmpty && isWhole }

  /// Which controls code has a handle on, or are of an app's own class: most are not, and each is an ancestor of many.
  static func holders(on screen: Screen) -> [Bool] {
    screen.controls.map { control in
      control.id.map { screen.handles[$0] != nil } ?? false
        || control.className.map { UIKitClasses.named($0) == nil } ?? false
    }
  }

  init(_ number: Int, on screen: Screen, _ holders: [Bool], _ index: CodeIndex) {
    control = screen.controls[number]
    for handle in control.id.flatMap({ screen.handles[$0] }) ?? [] { add(handle, index) }
    for ancestor in screen.ancestors(of: number) where holders[ancestor] {
      let holder = screen.controls[ancestor]
      for handle in holder.id.flatMap({ screen.handles[$0] }) ?? [] { addContents(handle, of: holder, index) }
      if let name = holder.className, let place = index.object(of: name)[.exposure].place { addExposure(name, place) }
    }
    if let name = control.className, UIKitClasses.named(name) == nil { addClass(name, index) }
    if !owners.isEmpty { backdrop = Self.backdrop(number, on: screen, index) }
  }

  /// The line that sets the background of the control, or of what it stands on.
  private static func backdrop(_ number: Int, on screen: Screen, _ index: CodeIndex) -> CodeSite? {
    for view in [number] + screen.ancestors(of: number) {
      let control = screen.controls[view]
      for handle in control.id.flatMap({ screen.handles[$0] }) ?? [] {
        guard let name = handle.className, case .outlet(let outlet) = handle.path else { continue }
        if let place = index.outlet(outlet, of: name)[.background].place { return CodeSite(name, place) }
      }
      if let name = control.className, let place = index.object(of: name)[.background].place {
        return CodeSite(name, place)
      }
      if let color = control.appearance.backgroundColor, !color.isTranslucent { return nil }
    }
    return nil
  }

  private mutating func add(_ handle: CodeHandle, _ index: CodeIndex) {
    if handle.path == .textAttribute { return hasTextAttribute = true }
    guard let name = handle.className, index.knows(name) else { return isWhole = false }
    owners.append(name)
    switch handle.path {
    case .outlet(let outlet):
      // An outlet that the class does not declare belongs to a superclass whose source was not read.
      if !index.declares(outlet, in: name) { isWhole = false }
      effects.append(index.outlet(outlet, of: name))
    case .tag(let tag): effects.append(index.tag(tag, of: name))
    case .cellLabel(let label): effects.append(index.cellLabel(label))
    case .other, .textAttribute: isWhole = false
    }
  }

  /// An element around it merges it, and a list of elements around it may name it or leave it out.
  private mutating func addExposure(_ handle: CodeHandle, _ index: CodeIndex) {
    guard let name = handle.className, case .outlet(let outlet) = handle.path, index.knows(name),
      let place = index.outlet(outlet, of: name)[.exposure].place
    else { return }
    addExposure(name, place)
  }

  private mutating func addExposure(_ name: String, _ place: CodePlace) {
    owners.append(name)
    var exposure = CodeEffects()
    exposure[.exposure] = .unknown(place)
    effects.append(exposure)
  }

  private mutating func addContents(_ handle: CodeHandle, of holder: Control, _ index: CodeIndex) {
    addExposure(handle, index)
    if case .outlet("view") = handle.path { return }
    if let name = handle.className, index.knows(name), handle.path != .other {
      owners.append(name)
      // Who finds a view by its tag means the view, and hardly ever what is in it.
      if case .outlet(let outlet) = handle.path { effects.append(index.contents(of: outlet, of: name)) }
    } else if Self.changing.contains(holder.superclassName ?? holder.className ?? "") {
      isWhole = false
    }
  }

  private mutating func addClass(_ name: String, _ index: CodeIndex) {
    if !index.knowsAncestors(of: name) { isWhole = false }
    guard index.knows(name) else { return }
    owners.append(name)
    effects.append(index.object(of: name))
  }

  /// Views whose code often changes what they hold.
  private static let changing: Set<String> = [
    "UIStackView", "UISegmentedControl", "UITableViewCell", "UICollectionViewCell",
  ]

  var settlements: [Fact: CodeSettlement] {
    guard let owner = owners.first else { return [:] }
    var settlements: [Fact: CodeSettlement] = [:]
    for (fact, sources) in Self.facts { settlements[fact] = settlement(sources, owner) }
    settlements[.label] = labelSettlement(owner)
    if let backdrop, settlements[.colors] != .settled { settlements[.colors] = .open(backdrop) }
    return settlements
  }

  /// Where code lets it recognize taps.
  var tap: CodeSite? {
    guard let owner = owners.first else { return nil }
    for effect in effects {
      if case .satisfied(let place) = effect[.tap] { return CodeSite(owner, place) }
    }
    return nil
  }

  private static let facts: [(Fact, [CodeFact])] = [
    (.hint, [.hint]), (.value, [.value]), (.traits, [.traits]), (.listedTraits, [.traits]), (.exposure, [.exposure]),
    (.text, [.text]), (.visibleText, [.text]), (.placeholder, [.placeholder]), (.font, [.font]), (.colors, [.color]),
    (.background, [.background]), (.visibility, [.visibility]), (.actions, [.actions]), (.enabled, [.enabled]),
    (.width, [.size]), (.height, [.size]),
  ]

  private static let inputs: Set<String> = ["UITextField", "UITextView", "UISearchBar", "UISearchTextField"]

  /// A title names a control that has no label, and so may an image.
  private func labelSettlement(_ owner: String) -> CodeSettlement? {
    // What is typed or shown in a field names it no more than the placeholder does.
    if control.label != nil || Self.inputs.contains(control.superclassName ?? control.className ?? "") {
      let found = settlement([.label], owner)
      guard case .untouched = found, control.label == nil, control.placeholder == nil else { return found }
      // A placeholder that code sets is better than no name.
      return place(of: .placeholder).map { .open(CodeSite(owner, $0)) } ?? found
    }
    let found = settlement([.label, .text], owner)
    guard case .untouched = found else { return found }
    var others: [CodeFact] = []
    if control.image == nil { others.append(.image) }
    if control.placeholder == nil { others.append(.placeholder) }
    for fact in others {
      if let place = place(of: fact) { return .open(CodeSite(owner, place)) }
    }
    return found
  }

  private func place(of fact: CodeFact) -> CodePlace? { effects.lazy.compactMap { $0[fact].place }.first }

  private func settlement(_ facts: [CodeFact], _ owner: String) -> CodeSettlement? {
    if hasTextAttribute, !Set(facts).isDisjoint(with: [.label, .text, .placeholder]) { return .settled }
    let isSettledByAny = facts.allSatisfy(\.isSettledByAny)
    var (satisfied, fixed, unknown): (CodePlace?, CodePlace?, CodePlace?)
    for effect in effects.flatMap({ effects in facts.map { effects[$0] } }) {
      switch effect {
      case .untouched: break
      case .satisfied(let place): satisfied = satisfied ?? place
      case .fixed(let place): fixed = fixed ?? place
      case .unknown(let place): unknown = unknown ?? place
      }
    }
    if satisfied != nil, isSettledByAny || fixed == nil && unknown == nil { return .settled }
    if let place = unknown ?? satisfied { return .open(CodeSite(owner, place)) }
    guard isWhole else { return nil }
    return fixed.map { .unimproved(CodeSite(owner, $0)) } ?? .untouched(className: owner)
  }
}

extension CodeSite {
  fileprivate init(_ className: String, _ place: CodePlace) {
    self.init(className: className, file: FilePath(place.path), line: place.line)
  }
}
