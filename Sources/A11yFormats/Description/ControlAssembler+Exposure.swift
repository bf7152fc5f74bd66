import A11yCore

/// Keys about what is exposed, and about the screen.
extension ControlAssembler {
  mutating func setExposure(_ key: ControlKey, _ value: some DescriptionValue) {
    switch key {
    case .isElement: control.isElement = flag(key, value)
    case .elementsHidden: control.hidesElements = flag(key, value)
    case .modal: control.isModal = flag(key, value)
    case .groups: control.groupsChildren = flag(key, value)
    case .order: control.structure.order = strings(key, value)
    case .container: control.structure.container = container(value)
    case .context: control.structure.context = context(value)
    case .ignore: control.structure.suppressions = suppressions(value)
    default: break
    }
  }

  mutating func setScreen(_ key: ControlKey, _ value: some DescriptionValue) {
    switch key {
    case .name: screen.name = string(key, value)
    case .kind: screen.kind = word(key, value, Screen.Kind.self) ?? screen.kind
    case .screen: screen.size = size(key, value)
    case .direction: screen.direction = word(key, value, Screen.Direction.self) ?? screen.direction
    case .idiom: screen.idiom = word(key, value, Screen.Idiom.self) ?? screen.idiom
    case .supportedOrientations: screen.supportedOrientations = words(key, value, Screen.Orientation.self)
    case .format:
      if let name = string(key, value), name != ControlTree.name {
        fail("'format' must be \"\(ControlTree.name)\", found \(name.quoted())", at: value.location)
      }
    case .version:
      if let version = integer(key, value), version != ControlTree.version {
        let message = "'version' must be \(ControlTree.version), found \(version); a newer tool may read it"
        fail(message, at: value.location)
      }
    default: break
    }
  }

  private mutating func container(_ value: some DescriptionValue) -> Structure.Container? {
    guard let name = value["type"]?.string ?? value.string else {
      fail(.container, mustBe: "a container's name or an object with type", value)
      return nil
    }
    switch name {
    case "none": return Structure.Container.none
    case "list": return .list
    case "landmark": return .landmark
    case "semanticGroup": return .semanticGroup
    case "tabBar": return .tabBar
    case "series": return .series
    case "dataTable": return .dataTable(dataTable(value))
    default:
      unknownWord(name, what: "container", among: Structure.Container.names, at: value.location)
      return nil
    }
  }

  private func dataTable(_ value: some DescriptionValue) -> Structure.DataTable {
    var table = Structure.DataTable()
    table.rows = value["rows"]?.number.flatMap(Int.init(exactly:))
    table.columns = value["columns"]?.number.flatMap(Int.init(exactly:))
    table.rowHeaders = headers(value["rowHeaders"])
    table.columnHeaders = headers(value["columnHeaders"])
    return table
  }

  /// `{"0": "id", "1": ["id", "id"]}`
  private func headers(_ value: (some DescriptionValue)?) -> [Int: [String]] {
    var headers: [Int: [String]] = [:]
    _ = value?.forEachMember { key, _, ids in
      if let position = Int(key) {
        headers[position] = ids.items?.compactMap(\.string) ?? ids.string.map { [$0] } ?? []
      }
    }
    return headers
  }

  private mutating func context(_ value: some DescriptionValue) -> Context? {
    guard let kind = value["kind"]?.string else {
      fail(.context, mustBe: "an object with kind", value)
      return nil
    }
    let index = whole(value["index"]) ?? 1
    let count = whole(value["count"]) ?? 1
    switch kind {
    case "series": return .series(index: index, count: count)
    case "tab": return .tab(index: index, count: count)
    case "tabBarItem": return .tabBarItem(index: index, count: count)
    case "listStart": return .listStart
    case "listEnd": return .listEnd
    case "landmarkStart": return .landmarkStart
    case "landmarkEnd": return .landmarkEnd
    case "dataTableCell": return .dataTableCell(dataTableCell(value))
    default:
      let known = [
        "series", "tab", "tabBarItem", "listStart", "listEnd", "landmarkStart", "landmarkEnd", "dataTableCell",
      ]
      unknownWord(kind, what: "context", among: known, at: value.location)
      return nil
    }
  }

  private func dataTableCell(_ value: some DescriptionValue) -> DataTableCell {
    DataTableCell(
      row: whole(value["row"]), column: whole(value["column"]), width: whole(value["width"]) ?? 1,
      height: whole(value["height"]) ?? 1, isFirstInRow: value["isFirstInRow"]?.flag ?? false,
      rowHeaders: cellHeaders(value["rowHeaders"]), columnHeaders: cellHeaders(value["columnHeaders"]))
  }

  private func cellHeaders(_ value: (some DescriptionValue)?) -> [DataTableCell.Header] {
    (value?.items ?? []).map { DataTableCell.Header(label: $0["label"]?.string, value: $0["value"]?.string) }
  }

  private func whole(_ value: (some DescriptionValue)?) -> Int? { value?.number.flatMap(Int.init(exactly:)) }

  private mutating func suppressions(_ value: some DescriptionValue) -> [Structure.Suppression] {
    guard let items = value.items, items.allSatisfy({ $0["rule"]?.string != nil }) else {
      fail(.ignore, mustBe: "an array of objects with rule and reason", value)
      return []
    }
    return items.map { Structure.Suppression(rule: $0["rule"]?.string ?? "", reason: $0["reason"]?.string) }
  }
}
