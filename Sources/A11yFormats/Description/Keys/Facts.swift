import A11yCore

/// Everything that keys read and write, side by side: a control stores groups of facts elsewhere, so that a tree stays
/// small.
struct Facts {
  var screen = Screen()
  var control: Control
  var appearance = Appearance()
  var metrics = Metrics()
  var structure = Structure()
  var geometry = Geometry()
  var interaction = Interaction()
  /// The holders of facts that were given.
  private(set) var given: Holders = [.screen, .control]

  struct Holders: OptionSet {
    let rawValue: UInt8

    static let screen = Holders(rawValue: 1 << 0)
    static let control = Holders(rawValue: 1 << 1)
    static let appearance = Holders(rawValue: 1 << 2)
    static let metrics = Holders(rawValue: 1 << 3)
    static let structure = Holders(rawValue: 1 << 4)
    static let geometry = Holders(rawValue: 1 << 5)
    static let interaction = Holders(rawValue: 1 << 6)
  }

  /// No facts of any group.
  init() { control = Control() }

  /// The facts of a control.
  init(_ control: Control) {
    self.control = control
    if control.hasAppearance { (appearance, _) = (control.appearance, given.insert(.appearance)) }
    if control.hasMetrics { (metrics, _) = (control.metrics, given.insert(.metrics)) }
    if control.hasStructure { (structure, _) = (control.structure, given.insert(.structure)) }
    if control.hasGeometry { (geometry, _) = (control.geometry, given.insert(.geometry)) }
    if control.hasInteraction { (interaction, _) = (control.interaction, given.insert(.interaction)) }
  }

  /// Stores the groups in the control, and begins them anew.
  mutating func storeGroups() {
    if given == [.screen, .control] { return }
    if given.contains(.appearance) { (control.appearance, appearance) = (appearance, Appearance()) }
    if given.contains(.metrics) { (control.metrics, metrics) = (metrics, Metrics()) }
    if given.contains(.structure) { (control.structure, structure) = (structure, Structure()) }
    if given.contains(.geometry) { (control.geometry, geometry) = (geometry, Geometry()) }
    if given.contains(.interaction) { (control.interaction, interaction) = (interaction, Interaction()) }
    given = [.screen, .control]
  }
}

extension Facts {
  /// A stored property of the facts, by its offset. Key paths are slower, because they look for the property at every
  /// access: a text takes 48 ns to get in place of 17, and 20 ns to set in place of 7.
  struct Property<Value>: Sendable {
    let holder: Holders
    private let offset: Int

    init(_ path: any WritableKeyPath<Facts, Value> & Sendable) {
      guard let offset = MemoryLayout<Facts>.offset(of: path), let holder = Facts.holder(at: offset) else {
        // Keys are declared in code and made together, so that a wrong one ends every run, whatever the input.
        fatalError("\(path) is not a stored property")
      }
      self.offset = offset
      self.holder = holder
    }

    func get(_ facts: UnsafePointer<Facts>) -> Value {
      UnsafeRawPointer(facts).advanced(by: offset).assumingMemoryBound(to: Value.self).pointee
    }

    func set(_ value: Value, _ facts: inout Facts) {
      facts.given.insert(holder)
      withUnsafeMutablePointer(to: &facts) {
        UnsafeMutableRawPointer($0).advanced(by: offset).assumingMemoryBound(to: Value.self).pointee = value
      }
    }
  }

  private static func holder(at offset: Int) -> Holders? {
    let holders: [(PartialKeyPath<Facts>, Holders)] = [
      (\.screen, .screen), (\.control, .control), (\.appearance, .appearance), (\.metrics, .metrics),
      (\.structure, .structure), (\.geometry, .geometry), (\.interaction, .interaction),
    ]
    let begins = holders.compactMap { path, holder in MemoryLayout<Facts>.offset(of: path).map { ($0, holder) } }
    return begins.last { $0.0 <= offset }?.1
  }
}
