/// How code reaches a control of an interface file: an outlet or a tag in the code of a class.
public struct CodeHandle: Hashable, Sendable {
  public enum Path: Hashable, Sendable {
    case outlet(String)
    case tag(Int)
    /// The tab of the controller whose class it is.
    case tabOfController
    /// `textLabel` or `detailTextLabel` of a cell in one of UIKit's styles.
    case cellLabel(String)
    /// No code: a runtime attribute of the app's own sets its texts.
    case textAttribute
    /// No code of its own: a runtime attribute sets this property, which the app may declare for a class of UIKit.
    case attribute(String)
    /// No code: a runtime attribute of the app's own sets a color.
    case colorAttribute
    /// Something that cannot be looked up in code: another attribute of the app's own.
    case other
  }

  /// Nil if the file does not name it.
  public let className: String?
  public let path: Path

  public init(className: String?, path: Path) {
    self.className = className
    self.path = path
  }
}

/// A line of the sources that were read.
public struct CodeSite: Hashable, Sendable {
  /// The class whose object is changed.
  public let className: String
  public let file: FilePath
  public let line: Int

  public init(className: String, file: FilePath, line: Int) {
    self.className = className
    self.file = file
    self.line = line
  }

  public var description: String { "\(file.text):\(line)" }
}

/// What the code of a custom view's class, which was read, makes of it.
public enum OwnControl: Sendable {
  /// It is made of UIKit's controls, which are accessibility elements themselves.
  case madeOfControls
  /// It has parts that the description does not list, as an interface file of its own says, or represents its controls.
  case hasOtherParts
  /// It follows touches itself.
  case handlesTouches
}

/// What the code behind an interface file does to a fact of a control.
public enum CodeSettlement: Hashable, Sendable {
  /// All code that can reach the control was read, and none of it sets the fact.
  case untouched(className: String)
  /// All code that can reach the control was read, and sets the fact to something that is no better.
  case unimproved(CodeSite)
  /// Code sets it to something that no rule objects to.
  case settled
  /// Code sets it to something that only a person can check.
  case open(CodeSite)

  var site: CodeSite? {
    switch self {
    case .unimproved(let site), .open(let site): site
    case .untouched, .settled: nil
    }
  }
}

extension Element {
  /// The names of the outlets that lead to it in an interface file.
  public var outlets: [String] {
    let handles = control.id.flatMap { tree.screen.handles[$0] } ?? []
    return handles.compactMap { handle in
      // A controller's own view is no outlet that anybody made.
      if case .outlet(let name) = handle.path, handle.className != nil, name != "view" { name } else { nil }
    }
  }

  /// A button of an interface file that does nothing: neither the file nor code connects its touches.
  public var doesNothing: Bool {
    guard role == .button, !isCustom, !reactsToTaps, let id = control.id else { return false }
    return tree.screen.unconnected.contains(id)
  }

  /// Whether code reacts when this cell of a collection view is chosen; nil if that is not known.
  public var isSelectedInCode: Bool? { control.id.flatMap { tree.screen.cellSelection[$0] } }

  /// What the code of its own class makes of it; nil for others, and where that was not read.
  public var ownControl: OwnControl? { control.id.flatMap { tree.screen.ownControls[$0] } }

  /// What the code that was read does to a fact; nil if that cannot be told.
  public func codeSettlement(of fact: Fact) -> CodeSettlement? {
    let code = tree.screen.code
    if code.isEmpty { return nil }
    // Segments have no identifiers: who holds the control holds them.
    let owner = role == .segment ? ancestors.first { _ in true }?.control.id : control.id
    return owner.flatMap { code[$0]?[fact] }
  }

  /// Why a fact that code could set is certain: a clause that follows a violation. Nil if no code can set it, or if the
  /// code was not read.
  func confirmation(of fact: Fact) -> (words: String, site: CodeSite?)? {
    guard let settlement = codeSettlement(of: fact), evidence(for: fact) == .declared else { return nil }
    switch settlement {
    case .untouched(let name): return ("no code in \(name.escapedForDisplay) sets its \(fact.noun)", nil)
    case .unimproved(let site) where fact == .paint: return ("code sets these colors", site)
    case .unimproved(let site): return ("code sets its \(fact.noun) but does not fix this", site)
    case .settled, .open: return nil
    }
  }
}

extension Screen {
  /// Notes what code does to the facts of a control, and what is known because of it.
  public mutating func settle(_ number: Int, _ settlements: [Fact: CodeSettlement]) {
    guard let id = controls[number].id, !settlements.isEmpty else { return }
    code[id] = settlements
    // An empty control with an outlet is named by code, and by no code if none does.
    if settlements[.label] != nil, isNamedByCodeAlone(number) { controls[number].inferred.remove(.label) }
    if case .untouched = settlements[.exposure] { controls[number].inferred.remove(.exposure) }
  }

  /// Notes that the class of a view in an interface file inherits from a control of UIKit.
  public mutating func noteControlClass(_ number: Int, _ name: String) {
    guard let known = controls[number].superclassName, ["UIView", "UIControl"].contains(known),
      let className = controls[number].className
    else { return }
    controls[number].superclassName = name
    classes[number] = UIKitClasses.resolve(className, superclass: name, role: controls[number].role)
  }

  /// Notes whether tapping a cell of a collection view does something.
  public mutating func noteSelection(_ number: Int, _ isSelected: Bool) {
    if let id = controls[number].id { cellSelection[id] = isSelected }
  }

  /// Notes what a custom view is to those who touch it.
  public mutating func noteOwnControl(_ number: Int, _ kind: OwnControl) {
    if let id = controls[number].id { ownControls[id] = kind }
  }

  /// Notes the colors that code gives a control.
  public mutating func paint(_ number: Int, _ colors: CodeColors?) {
    if let id = controls[number].id, let colors { codeColors[id] = colors }
  }

  /// Notes that a runtime attribute sets the texts of a control, and that no code changes anything of it.
  public mutating func noteTextAttribute(_ number: Int) {
    guard let id = controls[number].id else { return }
    for fact in [Fact.label, .text, .visibleText, .placeholder] { code[id, default: [:]][fact] = .settled }
    controls[number].inferred.remove(.connected)
  }

  /// Notes that a tap only takes the keyboard away.
  public mutating func removeTap(_ number: Int) {
    guard controls[number].interaction.gestures?.contains(.tap) == true else { return }
    controls[number].interaction.gestures?.removeAll { $0 == .tap }
    controls[number].interaction.action = nil
  }

  /// Notes that a control takes no touches.
  public mutating func noteNoTouches(_ number: Int) { controls[number].isUserInteractionEnabled = false }

  /// Notes that no code gives a control an action.
  public mutating func noteUnconnected(_ number: Int) {
    // UIKit's class without a look of its own, which only an outlet made a control.
    if controls[number].interaction.isTappable == true {
      (controls[number].interaction.isTappable, controls[number].interaction.action) = (nil, nil)
    }
    if let id = controls[number].id { unconnected.insert(id) }
  }

  /// Notes that code lets a control take touches.
  public mutating func noteTouches(_ number: Int) {
    if controls[number].isUserInteractionEnabled == false { controls[number].isUserInteractionEnabled = true }
  }

  /// Notes that code lets a control recognize taps.
  public mutating func noteTap(_ number: Int, at site: CodeSite, calling method: String?) {
    var interaction = controls[number].interaction
    guard interaction.gestures?.contains(.tap) != true else { return }
    interaction.gestures = (interaction.gestures ?? []) + [.tap]
    if let id = controls[number].id { code[id]?[.actions] = .unimproved(site) }
    interaction.action = interaction.action ?? method ?? "\(site.file.shown):\(site.line)"
    controls[number].interaction = interaction
  }

  /// Symbols name themselves, and cells are named by what is in them.
  private func isNamedByCodeAlone(_ number: Int) -> Bool {
    controls[number].image == nil && ["UIButton", "UIControl", "UITextView"].contains(classes[number].uikit?.name)
  }
}
