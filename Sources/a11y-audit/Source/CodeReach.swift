import A11yCodeBehind
import A11yCore

/// The code that can reach one control.
struct CodeReach {
  private let control: Control
  private var effects: [CodeEffects] = []
  /// The classes whose code can reach it.
  private var owners: [String] = []
  /// The code of all of them was read.
  private var isWhole = true
  private var paint = CodePaint()
  private var hasTextAttribute = false
  private var hasColorAttribute = false
  /// The class whose property a runtime attribute sets.
  private var attributeOwner: String?
  /// A control of the app's own that is made of controls of UIKit, which are met in its place.
  private var isMadeOfControls = false
  /// Code lets it take touches through an outlet. What a class does with its own touches may be no more than to bounce.
  private(set) var takesTouches = false
  /// A field that code lets take none, and no code may let take any: it shows what is entered elsewhere.
  var refusesTouches: Bool { touches.refused && !touches.open }
  private var touches = (refused: false, open: false)

  /// A runtime attribute sets its texts, and no code changes the rest.
  var isNamedByAttribute: Bool { hasTextAttribute && owners.isEmpty && isWhole }

  /// No code gives it an action, unless it goes through all views of a screen.
  var isUnconnected: Bool {
    if owners.isEmpty, effects.isEmpty, isWhole { return true }
    // What is handed to code that was not read, which may scale its font too, may be connected there.
    guard let owner = owners.first, case .untouched? = settlement([.actions, .scaling], owner) else { return false }
    return true
  }

  /// Which controls code has a handle on, or are of an app's own class: most are not, and each is an ancestor of many.
  static func holders(on screen: Screen) -> [Bool] {
    screen.controls.map { control in
      control.id.map { screen.handles[$0] != nil } ?? false
        || control.className.map { UIKitClasses.named($0) == nil } ?? false
    }
  }

  init(_ number: Int, on screen: Screen, _ holders: [Bool], _ index: CodeIndex, _ assets: AssetColors) {
    control = screen.controls[number]
    for handle in control.id.flatMap({ screen.handles[$0] }) ?? [] { add(handle, index) }
    for ancestor in screen.ancestors(of: number) where holders[ancestor] {
      let holder = screen.controls[ancestor]
      for handle in holder.id.flatMap({ screen.handles[$0] }) ?? [] {
        addContents(handle, of: holder, index, isParent: ancestor == screen.parent(of: number))
      }
      if let name = holder.className, let place = index.object(of: name)[.exposure].place { addExposure(name, place) }
    }
    if let name = control.className, UIKitClasses.named(name) == nil {
      addClass(name, index)
      if hasTextAttribute, setsAttributes(name, of: control.id.flatMap { screen.handles[$0] } ?? [], index) {
        hasTextAttribute = false
      }
    }
    keepOwnColor()
    paint = CodePaint(number, on: screen, holders, effects, owners.first, index, assets)
  }

  /// An attributed text that names no color has that of its label or button; in a text view it is black.
  private mutating func keepOwnColor() {
    guard (control.superclassName ?? control.className) != "UITextView" else { return }
    for index in effects.indices { effects[index].keepOwnColor() }
  }

  /// The colors that code gives it.
  var colors: CodeColors? { paint.colors }

  private mutating func add(_ handle: CodeHandle, _ index: CodeIndex) {
    if handle.path == .textAttribute { return hasTextAttribute = true }
    if handle.path == .colorAttribute { return hasColorAttribute = true }
    if case .attribute(let property) = handle.path { return addProperty(property, index) }
    guard let name = handle.className, index.knows(name) else { return isWhole = false }
    owners.append(name)
    switch handle.path {
    case .outlet(let outlet):
      // An outlet that the class does not declare belongs to a superclass whose source was not read.
      if !index.declares(outlet, in: name) { isWhole = false }
      effects.append(index.outlet(outlet, of: name))
      switch index.outlet(outlet, of: name)[.touches] {
      case .satisfied: takesTouches = true
      case .fixed: touches.refused = Self.inputs.contains(control.superclassName ?? control.className ?? "")
      case .unknown: touches.open = true
      case .untouched: break
      }
    case .tag(let tag): effects.append(index.tag(tag, of: name))
    case .tabOfController:
      effects.append(index.outlet("tabBarItem", of: name))
      // A controller's title is that of its tab.
      var title = CodeEffects()
      title[.text] = index.object(of: name)[.text]
      // A tab bar controller may go through its tabs.
      if title[.text] == .untouched { title[.text] = index.outlet("items", of: "")[.text] }
      effects.append(title)
    case .cellLabel(let label): effects.append(index.cellLabel(label))
    case .other, .textAttribute, .colorAttribute, .attribute: isWhole = false
    }
  }

  /// An extension of UIKit's class may declare the property of a runtime attribute.
  private mutating func addProperty(_ property: String, _ index: CodeIndex) {
    let classes = [control.superclassName, control.className].compactMap(\.self) + ["UIControl", "UIView", "NSObject"]
    let found = index.property(property, of: classes)
    guard !found.isEmpty else { return }
    attributeOwner = control.className ?? "UIView"
    effects.append(found)
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

  private mutating func addContents(_ handle: CodeHandle, of holder: Control, _ index: CodeIndex, isParent: Bool) {
    if case .attribute = handle.path { return }
    // What a class that was read does with its attributes is among what its code does.
    if handle.path == .textAttribute || handle.path == .colorAttribute, let name = holder.className, index.knows(name) {
      return
    }
    addExposure(handle, index)
    if case .outlet("view") = handle.path { return isParent ? addNames(handle, index) : () }
    if let name = handle.className, index.knows(name), handle.path != .other {
      owners.append(name)
      // Who finds a view by its tag means the view, and hardly ever what is in it.
      if case .outlet(let outlet) = handle.path { effects.append(index.contents(of: outlet, of: name)) }
    } else if Self.changing.contains(holder.superclassName ?? holder.className ?? "") {
      isWhole = false
    }
  }

  /// Who goes through a controller's view names what is right in it, by its tag or by its place.
  private mutating func addNames(_ handle: CodeHandle, _ index: CodeIndex) {
    guard let name = handle.className, index.knows(name) else { return }
    let found = index.contents(of: "view", of: name)
    var names = CodeEffects()
    for fact in [CodeFact.label, .text, .image] { names[fact] = found[fact] }
    guard !names.isEmpty else { return }
    owners.append(name)
    effects.append(names)
  }

  private mutating func addClass(_ name: String, _ index: CodeIndex) {
    if !index.knowsAncestors(of: name) { isWhole = false }
    guard index.knows(name) else { return }
    owners.append(name)
    effects.append(index.object(of: name))
    isMadeOfControls = control.superclassName == "UIControl" && index.holdsControls(name)
  }

  /// Whether the class itself declares all that runtime attributes set: then its code tells what they do.
  private func setsAttributes(_ name: String, of handles: [CodeHandle], _ index: CodeIndex) -> Bool {
    guard isWhole, index.knows(name), index.outlet("titleLabel", of: name)[.text] == .untouched else { return false }
    return handles.allSatisfy { handle in
      if case .attribute(let property) = handle.path { index.declares(property, in: name) } else { true }
    }
  }

  /// Views whose code often changes what they hold.
  private static let changing: Set<String> = [
    "UIStackView", "UISegmentedControl", "UITableViewCell", "UICollectionViewCell",
  ]

  var settlements: [Fact: CodeSettlement] {
    guard let owner = owners.first ?? attributeOwner ?? paint.site?.className else { return [:] }
    var settlements: [Fact: CodeSettlement] = [:]
    for (fact, sources) in Self.facts { settlements[fact] = settlement(sources, owner) }
    settlements[.label] = labelSettlement(owner)
    if let scaling = scalingSettlement(owner) { settlements[.font] = scaling }
    if isMadeOfControls { settlements[.exposure] = .settled }
    if let site = paint.site, settlements[.colors] != .settled {
      settlements[.colors] = .open(site)
      let areSomeReadable = paint.isGroundReadable && paint.colors?.choices.isEmpty == false
      if paint.isReadable || areSomeReadable { settlements[.paint] = .unimproved(site) }
    }
    return settlements
  }

  /// Where code lets it recognize taps, and the method that a tap calls.
  func tap(_ index: CodeIndex) -> (site: CodeSite, method: String?)? {
    guard let owner = owners.first else { return nil }
    for effect in effects {
      if case .satisfied(let place) = effect[.tap], effect.tapMethod.map(index.onlyHidesKeyboard) != true {
        return (CodeSite(owner, place), effect.tapMethod)
      }
    }
    return nil
  }

  /// The images among which its code chooses.
  var images: CodeImages? {
    guard let owner = owners.first else { return nil }
    var names: [String] = []
    for effect in effects { names += effect.images.filter { !names.contains($0) } }
    guard names.count > 1, let place = place(of: .image) else { return nil }
    return CodeImages(names, at: CodeSite(owner, place))
  }

  private static let facts: [(Fact, [CodeFact])] = [
    (.hint, [.hint]), (.value, [.value]), (.traits, [.traits]), (.listedTraits, [.traits]), (.exposure, [.exposure]),
    (.text, [.text]), (.visibleText, [.text]), (.placeholder, [.placeholder]), (.font, [.font]),
    (.colors, [.color, .tint]),
    (.background, [.background]), (.visibility, [.visibility]), (.actions, [.actions]), (.enabled, [.enabled]),
    (.selected, [.selection]), (.contentType, [.contentType]),
    (.width, [.size]), (.height, [.size]),
  ]

  /// A font with a text style lacks nothing but to follow changes, unless code sets another font.
  private func scalingSettlement(_ owner: String) -> CodeSettlement? {
    guard let font = control.appearance.font, font.textStyle != nil || font.isScaled == true,
      control.appearance.adjustsFont == false, place(of: .font) == nil, place(of: .scaling) != nil
    else { return nil }
    return settlement([.scaling], owner)
  }

  private static let inputs: Set<String> = ["UITextField", "UITextView", "UISearchBar", "UISearchTextField"]

  /// A title names a control that has no label, and so may an image. What code takes out of the accessibility tree needs no
  /// name.
  private func labelSettlement(_ owner: String) -> CodeSettlement? {
    if case .unimproved = settlement([.exposure], owner) { return .settled }
    // What is typed or shown in a field names it no more than the placeholder does.
    if control.label != nil || Self.inputs.contains(control.superclassName ?? control.className ?? "") {
      return settlement([.label], owner)
    }
    let found = settlement([.label, .text], owner)
    guard case .untouched = found else { return found }
    var others: [CodeFact] = []
    // An image of the app's own has no name that people could use.
    if control.image == nil, !isImageOwn(owner) { others.append(.image) }
    if control.placeholder == nil { others.append(.placeholder) }
    for fact in others {
      if let place = place(of: fact) { return .open(CodeSite(owner, place)) }
    }
    return found
  }

  private func isImageOwn(_ owner: String) -> Bool {
    if case .unimproved = settlement([.image], owner) { true } else { false }
  }

  private func place(of fact: CodeFact) -> CodePlace? { effects.lazy.compactMap { $0[fact].place }.first }

  private func settlement(_ facts: [CodeFact], _ owner: String) -> CodeSettlement? {
    if hasTextAttribute, !Set(facts).isDisjoint(with: [.label, .text, .placeholder]) { return .settled }
    if hasColorAttribute, !Set(facts).isDisjoint(with: [.color, .tint, .background]) { return nil }
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
    // The class of an attribute's property is UIKit's: of what its code does not do nothing follows.
    guard isWhole, fixed != nil || !owners.isEmpty else { return nil }
    return fixed.map { .unimproved(CodeSite(owner, $0)) } ?? .untouched(className: owner)
  }
}

extension CodeSite {
  init(_ className: String, _ place: CodePlace) {
    self.init(className: className, file: FilePath(place.path), line: place.line)
  }
}
