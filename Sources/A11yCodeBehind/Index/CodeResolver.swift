/// Resolves chains by the types of the project.
struct CodeResolver {
  let project: CodeProject
  private let parts: Set<UInt32>
  private let elements: Set<UInt32>
  private let containers: Set<UInt32>
  private let cellLabels: Set<UInt32>
  private let cell: UInt32?
  private let view: UInt32?

  init(_ project: CodeProject) {
    self.project = project
    parts = Set(CodeVocabulary.parts.compactMap { project.ids[$0] })
    elements = Set(["first", "last"].compactMap { project.ids[$0] })
    containers = Set(["arrangedSubviews", "subviews"].compactMap { project.ids[$0] })
    cell = project.ids["UITableViewCell"]
    view = project.ids["view"]
    cellLabels = Set(["textLabel", "detailTextLabel"].compactMap { project.ids[$0] })
  }

  /// - Parameters:
  ///   - owner: The type whose code it is.
  ///   - parameters: The number of the first parameter of the file.
  func target(of links: some Sequence<CodeLink>, in owner: UInt32, parameters: Int) -> CodeTarget {
    var target = CodeTarget()
    for link in links {
      switch link.kind {
      case .own: target = CodeTarget(kind: .own, owner: owner, type: owner)
      case .parameter:
        let number = parameters + Int(link.name)
        guard number < project.parameters.count else { return CodeTarget() }
        target = CodeTarget(kind: .parameter, name: UInt32(number), type: project.parameters[number].type)
      case .instance: target = CodeTarget(kind: .object, owner: link.name, type: link.name)
      case .name: target = root(link.name, in: owner)
      case .member: target = member(link.name, of: target)
      case .call: target = result(of: link.name, on: target)
      case .element: break
      case .tag:
        let isRead = project.types[target.type]?.isDeclared == true
        target = CodeTarget(kind: .tag, owner: isRead ? target.type : owner, name: link.name)
      case .cast:
        target.type = link.name
        if target.kind == .none { target = CodeTarget(kind: .object, owner: link.name, type: link.name) }
      case .opaque, .list: target = CodeTarget()
      }
    }
    return target
  }

  private func root(_ name: UInt32, in owner: UInt32) -> CodeTarget {
    if owner != CodeRecord.none, let type = project.typeOfProperty(name, of: owner) {
      return CodeTarget(kind: .slot, owner: owner, name: name, type: type)
    }
    if project.types[name] != nil || isCapitalized(name) {
      return CodeTarget(kind: .object, owner: name, type: name)
    }
    if let type = project.properties[CodeProject.key(CodeRecord.none, name)] { return CodeTarget(type: type) }
    guard owner != CodeRecord.none else { return CodeTarget() }
    return CodeTarget(kind: .slot, owner: owner, name: name)
  }

  private func member(_ name: UInt32, of target: CodeTarget) -> CodeTarget {
    if containers.contains(name) {
      guard target.kind == .slot else { return CodeTarget() }
      return CodeTarget(kind: .contents, owner: target.owner, name: target.name)
    }
    if elements.contains(name) { return target }
    if cellLabels.contains(name), mayBeCell(target), !isOutlet(name, of: target) {
      return CodeTarget(kind: .cellLabel, name: name)
    }
    if name == view, target.kind == .object || target.kind == .slot, project.types[target.type]?.isDeclared != true {
      // The view of some other controller.
      return CodeTarget(kind: .orphan, name: name)
    }
    if target.type != CodeRecord.none {
      if let type = project.typeOfProperty(name, of: target.type) {
        return CodeTarget(kind: .slot, owner: target.type, name: name, type: type)
      }
      if parts.contains(name), target.kind != .own { return part(of: target) }
      return CodeTarget(kind: .slot, owner: target.type, name: name)
    }
    if parts.contains(name), target.kind != .none, !project.outletNames.contains(name) { return part(of: target) }
    return CodeTarget(kind: .orphan, name: name)
  }

  private func mayBeCell(_ target: CodeTarget) -> Bool {
    target.type == CodeRecord.none || cell.map(project.lineage(target.type).contains) ?? false
  }

  private func isOutlet(_ name: UInt32, of target: CodeTarget) -> Bool {
    target.type == CodeRecord.none
      ? project.outletNames.contains(name) : project.typeOfProperty(name, of: target.type) != nil
  }

  private func part(of target: CodeTarget) -> CodeTarget {
    var part = target
    part.type = CodeRecord.none
    return part
  }

  /// What a call returns: the declared type, if all functions of that name agree.
  private func result(of name: UInt32, on target: CodeTarget) -> CodeTarget {
    let owners = target.type == CodeRecord.none ? nil : project.lineage(target.type)
    var type: UInt32?
    for index in (project.functionsByName[name] ?? []).prefix(64) {
      let function = project.functions[index]
      if let owners, !owners.contains(function.owner) { continue }
      if let type, type != function.returns { return CodeTarget() }
      type = function.returns
    }
    // `Cell.instantiate()`, `Cell.fromNib()`
    if type == nil || type == CodeRecord.none, target.kind == .object, makesObject(name) { type = target.type }
    guard let type, type != CodeRecord.none else { return CodeTarget() }
    return CodeTarget(kind: .object, owner: type, type: type)
  }

  private func makesObject(_ name: UInt32) -> Bool {
    guard name < project.names.count else { return false }
    let text = project.names[Int(name)].lowercased()
    return ["nib", "instan", "create", "make", "load", "dequeue", "init", "storyboard", "shared"].contains {
      text.hasPrefix($0) || text.hasSuffix($0)
    }
  }

  func isCapitalized(_ name: UInt32) -> Bool {
    guard name < project.names.count, let first = project.names[Int(name)].utf8.first else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
  }
}
