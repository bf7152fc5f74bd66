import A11yCodeBehind
import A11yCommand
import A11yCore

/// The Swift and Objective-C sources behind interface files: what they set is no finding, what they leave alone is certain.
struct CodeBehind: Sendable {
  static let suffixes =
    [".swift", ".m", ".mm", ".h", ".pch", ".plist"] + TargetMembers.suffixes + [AssetColors.suffix]
  /// The documents that have code behind them.
  static let documents = [".storyboard", ".xib"]

  /// Whether a file is source code.
  static func isCode(_ path: FilePath) -> Bool { CodeLanguage(path: path.text) != nil }

  private let index: CodeIndex
  private let names: AppNames
  private let members: TargetMembers
  private let assets: AssetColors
  private let files: [CodeFile]
  private let documents: [NamesInDocument]
  private let hasLightAppearance: Bool

  /// The color sets of the app's asset catalogs.
  var catalogColors: [String: ColorValue] { assets.named }

  /// What a file is to the audit of others.
  private enum Source: Sendable {
    case code(CodeFile)
    case document(NamesInDocument)
    case project(FilePath, ProjectMembers)
    case color(name: String, ColorValue)
  }

  /// Nil without sources. A file that cannot be read is as good as one that is not there.
  ///
  /// - Parameter documents: the interface files.
  init?(_ sources: [FilePath], documents: [FilePath], jobs: Int) {
    if sources.isEmpty { return nil }
    let read = Parallel.map(sources + documents, jobs: jobs) { path -> Source? in
      guard let bytes = try? InputFile.read(path) else { return nil }
      if path.hasSuffix(".pbxproj") { return .project(path, ProjectMembers(bytes)) }
      if path.folder.hasSuffix(AssetColors.suffix) {
        return AssetColors.color(bytes).map { .color(name: AssetColors.name(of: path.folder), $0) }
      }
      guard let language = CodeLanguage(path: path.text) else {
        return .document(NamesInDocument(bytes, path: path.text, shownBy: AppNames.names(of: path)))
      }
      return .code(CodeFile(path: path.shown, bytes: bytes, language: language))
    }
    let files = read.compactMap { if case .code(let file) = $0 { file } else { nil } }
    var members = TargetMembers(documents + sources)
    sources.forEach { members.note($0) }
    var firstStoryboards: [String] = []
    var (isAlwaysLight, isAlwaysDark) = (false, false)
    for case .project(let path, let listed) in read {
      isAlwaysLight = isAlwaysLight || listed.isAlwaysLight
      isAlwaysDark = isAlwaysDark || listed.isAlwaysDark
      members.note(path, listed)
      firstStoryboards += listed.firstStoryboards
    }
    let documents = read.compactMap { if case .document(let document) = $0 { document } else { nil } }
    // What no target builds shows nothing.
    var built = files.filter { !members.leavesOut(FilePath($0.path)) || $0.path.hasSuffix(".h") }
    if AppNames.isOutdated(built, of: files, documents.filter { !members.leavesOut(FilePath($0.path)) }) {
      members.projectsAreOutdated = true
      built = files
    }
    self.members = members
    names = AppNames(built, documents, firstStoryboards: firstStoryboards)
    index = CodeIndex(files, documents: documents)
    self.files = files
    self.documents = documents
    isAlwaysLight =
      isAlwaysLight || documents.contains(where: \.isAlwaysLight) || built.contains(where: \.isAlwaysLight)
    let isLight = isAlwaysLight
    hasLightAppearance =
      !isAlwaysDark && !documents.contains(where: \.isAlwaysDark) && !built.contains(where: \.choosesDark)
      && built.contains(where: { $0.path.hasSuffix(".swift") || $0.path.hasSuffix(".m") })
    assets = AssetColors(
      read.compactMap { source in
        guard case .color(let name, let color) = source else { return nil }
        return (name, isLight ? color.resolved(in: .light) ?? color : color)
      })
  }

  /// The source files in folders, and those that are named.
  static func files(in arguments: [String]) -> [FilePath] {
    arguments.flatMap { argument -> [FilePath] in
      var finder = InputFinder(suffixes: suffixes)
      return finder.find(argument).map(\.path)
    }
  }

  /// The interface files whose screens code of a change is behind.
  ///
  /// - Parameters:
  ///   - changed: source files, as they are now.
  ///   - former: the same as they were, and those that are gone.
  func documents(behindWhich changed: [FilePath], _ former: [(path: FilePath, bytes: [UInt8])]) -> [FilePath] {
    let paths = Set(changed.map(\.shown))
    let old = former.compactMap { file in
      CodeLanguage(path: file.path.text).map { CodeFile(path: file.path.text, bytes: file.bytes, language: $0) }
    }
    let classes = ChangedClasses(files.filter { paths.contains($0.path) } + old, in: index)
    return documents.filter(classes.concern).map { FilePath($0.path) }
  }

  /// The same screens of a file, each with what code does to its controls.
  func settled(_ screens: [Screen], of file: FilePath) -> [Screen] {
    let isLeftOver = members.leavesOut(file)
    return screens.map { screen in
      guard screen.source.isDesignTime else { return screen }
      var screen = screen
      screen.hasLightAppearance = hasLightAppearance
      if isLeftOver || !names.canShow(screen, of: file) { screen.isUnused = true }
      screen.unusedPrototypes = Set(screen.prototypes.filter { !names.mentions(anyOf: $0.value) }.keys)
      for number in screen.controls.indices {
        if let name = screen.controls[number].className, let found = index.controlClass(of: name) {
          screen.noteControlClass(number, found)
        }
        if let name = screen.controls[number].className, UIKitClasses.named(name) == nil, index.knowsAncestors(of: name)
        {
          if index.holdsControls(name) {
            screen.noteOwnControl(number, index.overridesActivation(name) ? .hasOtherParts : .madeOfControls)
          } else if names.ownsFile(name) {
            screen.noteOwnControl(number, .hasOtherParts)
          } else if index.handlesTouches(name) {
            screen.noteOwnControl(number, .handlesTouches)
          }
        }
        if let selected = isSelected(number, on: screen) { screen.noteSelection(number, selected) }
        if let action = screen.controls[number].interaction.action?.prefix(while: { $0 != ":" }),
          index.onlyHidesKeyboard(String(action))
        {
          screen.removeTap(number)
        }
      }
      let holders = CodeReach.holders(on: screen)
      for number in screen.controls.indices {
        let reach = CodeReach(number, on: screen, holders, index, assets)
        screen.paint(number, reach.colors)
        screen.settle(number, reach.settlements)
        if reach.isNamedByAttribute { screen.noteTextAttribute(number) }
        screen.noteImages(number, reach.images)
        if reach.takesTouches { screen.noteTouches(number) }
        if reach.refusesTouches, !reach.takesTouches { screen.noteNoTouches(number) }
        if !index.connectsByStreams, reach.isUnconnected { screen.noteUnconnected(number) }
        if let tap = reach.tap(index) { screen.noteTap(number, at: tap.site, calling: tap.method) }
      }
      return screen
    }
  }
}

extension CodeBehind {
  /// Whether code reacts when a cell of a collection view is chosen: by the scene's controller, or by a class whose code
  /// mentions the cell's. Nil if neither is and another class may be.
  private func isSelected(_ number: Int, on screen: Screen) -> Bool? {
    guard screen.controls[number].kind == .cell, let name = screen.controls[number].className else { return nil }
    let controllers = (screen.controls[0].id.flatMap { screen.handles[$0] } ?? []).compactMap { handle in
      handle.path == .outlet("view") ? handle.className : nil
    }
    if (controllers + names.classes(mentioning: name)).contains(where: index.selectsItems) { return true }
    if screen.controls[number].interaction.action != nil { return true }
    return index.maySelectItems ? nil : false
  }
}

extension AppNames {
  /// Whether something in the app may show the screen.
  fileprivate func canShow(_ screen: Screen, of file: FilePath) -> Bool {
    if let name = screen.entry.ownClass, !declares(name) { return false }
    if let name = screen.controls.first?.className ?? screen.entry.ownClass, !canDecode(name) { return false }
    if file.hasSuffix(".storyboard"), !mentions(anyOf: Self.storyboardNames(file)) { return false }
    if let controller = screen.entry.controller { return shows(controller, of: file.text) }
    guard let names = screen.entry.names else { return true }
    if Self.isPutAside(file), !loads(anyOf: Self.nibNames(file)) { return false }
    if let owner = screen.entry.owner, hasObject(of: owner) { return true }
    return mentions(anyOf: names) || loads(anyOf: Self.nibNames(file))
  }

  /// The names by which a storyboard or a xib is loaded.
  fileprivate static func names(of file: FilePath) -> [String] { storyboardNames(file) + nibNames(file) }

  /// The name by which a storyboard is loaded, and what it is often made of.
  fileprivate static func storyboardNames(_ file: FilePath) -> [String] {
    guard file.hasSuffix(".storyboard") else { return [] }
    let whole = String(file.name.dropLast(".storyboard".count))
    var name = whole
    for device in ["~ipad", "~iphone", "_iPad", "_iPhone", "-iPad", "-iPhone"] where name.hasSuffix(device) {
      name.removeLast(device.count)
    }
    let parts = ["ViewController", "Controller", "VC", "View", "Coordinator", "Router", "Storyboard", "Scene"]
    let shorter = parts.filter { name.hasSuffix($0) && name != $0 }.map { String(name.dropLast($0.count)) }
    return [whole, name] + parts.map { name + $0 } + shorter
  }

  /// A copy that somebody kept beside the file in use.
  private static func isPutAside(_ file: FilePath) -> Bool {
    guard file.hasSuffix(".xib") else { return false }
    let words = file.name.dropLast(4).lowercased().split { !$0.isLetter }
    return words.count > 1
      && words.last.map { ["archive", "archived", "old", "backup", "bak", "copy"].contains($0) } == true
  }

  /// The name by which code loads a xib, without the device that it is for.
  private static func nibNames(_ file: FilePath) -> [String] {
    guard file.hasSuffix(".xib") else { return [] }
    let name = file.name.dropLast(4)
    return [String(name), String(name.prefix { $0 != "~" })]
  }
}
