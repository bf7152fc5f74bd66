/// The keys of an element that tell something; idb promises that others will be added.
enum IDBKey: Int, CaseIterable {
  case label, value, identifier, frame, frameText, type, role, subrole, help, enabled, hidden, focused
  case traits, customActions, placeholder, interactable, children, synthesized, isRemote, expanded

  /// As idb and AXe spell them, and as the complete document and baguette do.
  static let table: KeyTable<IDBKey> = KeyTable(allCases.flatMap { key in key.spellings.map { ($0, key) } })

  /// The key as a set of one.
  var set: IDBKeys { IDBKeys(rawValue: 1 << UInt32(rawValue)) }

  /// How a message names it.
  var name: String { spellings[0] }

  private var spellings: [String] {
    switch self {
    case .label: ["AXLabel", "label"]
    case .value: ["AXValue", "value"]
    case .identifier: ["AXUniqueId", "identifier"]
    case .frame: ["frame"]
    case .frameText: ["AXFrame"]
    case .type: ["type"]
    case .role: ["role"]
    case .subrole: ["subrole"]
    case .help: ["help"]
    case .enabled: ["enabled"]
    case .hidden: ["hidden"]
    case .focused: ["focused"]
    case .traits: ["traits"]
    case .customActions: ["custom_actions"]
    case .placeholder: ["placeholder"]
    case .interactable: ["interactable"]
    case .children: ["children"]
    case .synthesized: ["synthesized"]
    case .isRemote: ["is_remote"]
    case .expanded: ["expanded"]
    }
  }
}
