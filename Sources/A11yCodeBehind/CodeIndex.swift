/// What the sources of a project do to the outlets of its classes.
public struct CodeIndex: Sendable {
  private let paths: [String]
  private let names: [String]
  private let ids: [String: UInt32]
  private let families: Families
  private let summaries: CodeSummaries

  private let keyboardHiders: Set<String>
  /// Some code may connect controls by a library of streams, which is not followed.
  public let connectsByStreams: Bool

  private struct Families: Sendable {
    let declared: Set<UInt32>
    let outlets: Set<UInt64>
    let members: [UInt32: [UInt32]]
    let superclasses: [UInt32: UInt32]
    /// Those that have controls of UIKit.
    let controlHolders: Set<UInt32>
    /// Those that have the delegate method for chosen items of a collection view.
    let itemSelectors: Set<UInt32>
    /// Those that override what a double tap of VoiceOver does.
    let activated: Set<UInt32>
    /// Those that override what UIKit calls for touches.
    let touchHandlers: Set<UInt32>
    /// Those of the superclasses that are Apple's by their names.
    let system: Set<UInt32>
  }

  /// Merges the files by the names of their types.
  ///
  /// - Parameter documents: the interface files of the project; nil if it may have others.
  public init(_ files: [CodeFile], documents: [NamesInDocument]? = nil) {
    var project = CodeProject()
    var sources: [CodeIndexBuilder.Source] = []
    for (number, file) in files.enumerated() {
      let (functions, parameters) = (project.functions.count, project.parameters.count)
      let map = project.add(file.record)
      sources.append(
        CodeIndexBuilder.Source(
          file: UInt32(number), record: file.record, map: map, functions: functions, parameters: parameters))
    }
    project.finish()
    let scaling: CodeIndexBuilder.Scaling =
      if files.contains(where: \.scalesFonts) {
        .code
      } else if documents?.contains(where: \.hasTextStyle) == false {
        .nothing
      } else {
        .documents
      }
    let builder = CodeIndexBuilder(project, sources, scaling)
    paths = files.map(\.path)
    ids = project.ids
    names = project.names
    summaries = builder.summaries
    keyboardHiders = project.keyboardHiders()
    connectsByStreams = files.contains(where: \.connectsByStreams)
    maySelectItems =
      connectsByStreams
      || !project.owners(ofFunctions: ["collectionView"], labels: Self.selectionLabels + Self.otherSelectionLabels)
        .isEmpty
      || !project.owners(ofFunctions: ["isSelected", "isHighlighted"]).isEmpty
    let declared = Set(project.types.filter(\.value.isDeclared).keys)
    let superclasses = project.types.compactMapValues(\.superclass)
    families = Families(
      declared: declared, outlets: Set(project.properties.keys),
      members: Dictionary(uniqueKeysWithValues: declared.map { ($0, project.family($0)) }),
      superclasses: superclasses,
      controlHolders: project.owners(ofPropertiesOf: CodeVocabulary.controls).union(project.controlMakers),
      itemSelectors: project.owners(ofFunctions: ["collectionView"], labels: Self.selectionLabels),
      activated: project.owners(ofFunctions: ["accessibilityActivate"]),
      touchHandlers: project.owners(ofFunctions: Self.touchMethods, parameters: 2),
      system: Set(superclasses.values.filter { CodeProject.isOfSystem(project.names[Int($0)]) }))
  }

  /// Each class that has a superclass, with that.
  var inheritances: [(name: String, superclass: String)] {
    families.superclasses.map { (names[Int($0.key)], names[Int($0.value)]) }
  }

  /// Whether the source of the class was read.
  public func knows(_ className: String) -> Bool { id(className).map(families.declared.contains) ?? false }

  /// Whether the sources of all classes from which the class inherits were read, up to one of the system's.
  public func knowsAncestors(of className: String) -> Bool {
    guard var type = id(className) else { return false }
    for _ in 0..<40 {
      guard families.declared.contains(type) else { return false }
      guard let parent = families.superclasses[type] else { return true }
      if !families.declared.contains(parent), families.system.contains(parent) { return true }
      type = parent
    }
    return false
  }

  /// The control of UIKit that the class inherits from, as far as the sources that were read tell.
  public func controlClass(of className: String) -> String? {
    guard var type = id(className) else { return nil }
    for _ in 0..<40 {
      guard families.declared.contains(type), let parent = families.superclasses[type] else { return nil }
      if let name = CodeVocabulary.controls.first(where: { ids[$0] == parent }) { return name }
      type = parent
    }
    return nil
  }

  /// Whether the class has or makes controls of UIKit, of which it is made.
  public func holdsControls(_ className: String) -> Bool {
    family(of: className).contains(where: families.controlHolders.contains)
  }

  /// Whether some code may react to the selection of an item of a collection view.
  public let maySelectItems: Bool

  /// Whether the class, a superclass or a subclass has the delegate method for chosen items of a collection view.
  public func selectsItems(_ className: String) -> Bool {
    family(of: className).contains(where: families.itemSelectors.contains)
  }

  private static let selectionLabels = ["didSelectItemAt", "didSelectItemAtIndexPath"]
  private static let otherSelectionLabels = [
    "shouldSelectItemAt", "shouldSelectItemAtIndexPath", "shouldHighlightItemAt", "shouldHighlightItemAtIndexPath",
    "didHighlightItemAt", "didHighlightItemAtIndexPath", "didDeselectItemAt", "performPrimaryActionForItemAt",
  ]

  /// Whether the class follows touches itself: by the methods that UIKit calls for them, or by a recognizer of its own.
  public func handlesTouches(_ className: String) -> Bool {
    let family = family(of: className)
    if family.contains(where: families.touchHandlers.contains) { return true }
    let own = object(of: className)
    return own[.tap] != .untouched || own[.actions] != .untouched
  }

  private static let touchMethods = [
    "touchesBegan", "touchesMoved", "touchesEnded", "beginTracking", "continueTracking", "beginTrackingWithTouch",
    "continueTrackingWithTouch",
  ]

  /// Whether the class says itself what a double tap does.
  public func overridesActivation(_ className: String) -> Bool {
    family(of: className).contains(where: families.activated.contains)
  }

  /// Whether every method of the name takes the keyboard away, and does nothing else.
  public func onlyHidesKeyboard(_ method: String) -> Bool { keyboardHiders.contains(method) }

  /// Whether the class or one that it inherits from declares the property. Of one that it does not, the superclass that
  /// declares it was not read.
  public func declares(_ outlet: String, in className: String) -> Bool {
    guard let name = ids[Self.normalized(outlet)] else { return false }
    return family(of: className).contains { families.outlets.contains(CodeProject.key($0, name)) }
  }

  /// What is done to what an outlet or an outlet collection of a class leads to.
  public func outlet(_ name: String, of className: String) -> CodeEffects {
    guard let name = ids[Self.normalized(name)] else { return CodeEffects() }
    var summary = merged(summaries.slots, name, className)
    if let orphan = summaries.orphans[name] {
      summary.add(Self.uncertain(orphan))
    }
    return effects(summary)
  }

  /// What is done to the views in the stack view or container that an outlet of a class leads to.
  public func contents(of outlet: String, of className: String) -> CodeEffects {
    guard let name = ids[Self.normalized(outlet)] else { return CodeEffects() }
    return effects(Self.uncertain(merged(summaries.contents, name, className)))
  }

  /// What is done to the views with a tag, in the code of a class.
  public func tag(_ tag: Int, of className: String) -> CodeEffects {
    var summary = CodeSummary()
    for number in [UInt32(clamping: tag), CodeRecord.none] { summary.add(merged(summaries.tags, number, className)) }
    return effects(Self.uncertain(summary))
  }

  /// What is done to `textLabel` or `detailTextLabel` of cells: of which, cannot be told.
  public func cellLabel(_ name: String) -> CodeEffects {
    guard let name = ids[name], let summary = summaries.cellLabels[name] else { return CodeEffects() }
    return effects(Self.uncertain(summary))
  }

  /// What is done to every object of a class: by itself, or by code that has it.
  public func object(of className: String) -> CodeEffects {
    var summary = CodeSummary()
    for type in family(of: className) {
      if let own = summaries.objects[type] { summary.add(own) }
    }
    return effects(summary)
  }

  /// What setting a property does to its object, if an extension of one of the classes declares it.
  public func property(_ name: String, of classNames: [String]) -> CodeEffects {
    guard let name = ids[name] else { return CodeEffects() }
    var summary = CodeSummary()
    for type in classNames.compactMap(id) {
      if let found = summaries.properties[CodeProject.key(type, name)] { summary.add(found) }
    }
    return effects(summary)
  }

  private func id(_ className: String) -> UInt32? {
    // `_TtC3App4Cell` and `App.Cell` are names of `Cell`, too.
    ids[String(className.split(separator: ".").last ?? "")]
  }

  private func family(of className: String) -> [UInt32] { id(className).flatMap { families.members[$0] } ?? [] }

  private func merged(_ summaries: [UInt64: CodeSummary], _ name: UInt32, _ className: String) -> CodeSummary {
    var result = CodeSummary()
    for type in family(of: className) {
      if let summary = summaries[CodeProject.key(type, name)] { result.add(summary) }
    }
    return result
  }

  /// Which of several views the code meant cannot be told.
  private static func uncertain(_ summary: CodeSummary) -> CodeSummary {
    var result = CodeSummary()
    // A font that is fixed is no better than that of the document, of whichever view it is.
    for entry in summary.entries {
      let isFixedFont = entry.fact == .font && entry.outcome == .fixed
      result.add(entry.fact, isFixedFont ? .fixed : .unknown, entry.place)
    }
    return result
  }

  private func effects(_ summary: CodeSummary) -> CodeEffects {
    var effects = CodeEffects()
    for entry in summary.entries {
      let place = CodePlace(path: paths[Int(entry.place.file)], line: Int(entry.place.line))
      effects[entry.fact] =
        switch entry.outcome {
        case .satisfied: .satisfied(place)
        case .fixed: .fixed(place)
        case .unknown: .unknown(place)
        }
      if entry.fact == .color || entry.fact == .background {
        effects.choices[entry.fact] = entry.colors
        if entry.hasUnreadColor { effects.unreadColors.insert(entry.fact) }
      }
      if entry.fact == .image { effects.images = entry.images.map { names[Int($0)] } }
      if entry.method < names.count { effects.tapMethod = names[Int(entry.method)] }
    }
    return effects
  }

  /// `_label` is where Objective-C keeps `label`.
  static func normalized(_ name: String) -> String {
    name.utf8.count > 1 && name.hasPrefix("_") ? String(name.dropFirst()) : name
  }
}
