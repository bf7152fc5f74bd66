// Calls of the project's functions: what these do to their parameters is done to what is passed.
extension CodeIndexBuilder {
  /// A call passes the target on to the node of a function.
  struct Edge {
    let node: Int
    /// The cases that are passed, by the parameter.
    let cases: [UInt32: UInt32]
    /// Which of several types has the function cannot be told.
    let isUncertain: Bool
    /// The colors and fonts that are passed, by the parameter.
    let looks: [UInt32: CodeSummary.PassedLook]
    let target: CodeTarget
    let choice: CodeRecord.Choice?
    /// The function that calls; -1 outside of functions.
    let caller: Int
  }

  mutating func follow(_ call: CodeRecord.Call, of source: Source) {
    let owner = owner(call.function, source)
    func target(_ range: Range<Int>) -> CodeTarget {
      resolver.target(of: source.links(range), in: owner, parameters: source.parameters)
    }
    let receiver = call.receiver.isEmpty ? nil : target(call.receiver)
    var passed: [(argument: CodeRecord.Argument, target: CodeTarget)] = []
    var literals: [CodeRecord.Argument] = []
    for argument in source.record.arguments[call.arguments] {
      if argument.literal != CodeRecord.none {
        literals.append(argument)
        continue
      }
      let target = target(argument.target)
      if target.canBePassed { passed.append((argument, target)) }
    }
    let styled = receiver.flatMap { $0.canBePassed || $0.kind == .own ? $0 : nil }
    guard !passed.isEmpty || styled != nil else { return }
    let name = source.id(call.name)
    let labels = passed.map { source.id($0.argument.label) }
    let otherLabels =
      literals.map { source.id($0.label) } + source.record.lookArguments[call.looks].map { source.id($0.label) }
    let candidates = functions(
      name, receiver: receiver, in: owner, labels: labels + otherLabels, count: passed.last?.argument.position)
    let found = overloads(candidates, of: call, labels, passed)
    let caller = call.function < 0 ? -1 : source.functions + call.function
    let (place, choice) = (source.place(call.line), source.choice(call.choice))
    guard !found.isEmpty, found.count <= 16 else {
      // On `self` any method may be called.
      let targets = passed.map(\.target) + (styled.map { $0.kind == .own ? [] : [$0] } ?? [])
      noteUnknown(name, receiver: receiver, targets, caller: caller, at: place)
      return
    }
    let isUncertain = receiver?.type == CodeRecord.none && hasSeveralOwners(found)
    for function in found {
      var cases: [UInt32: UInt32] = [:]
      for literal in literals {
        let parameter = parameter(of: function, label: source.id(literal.label), position: literal.position)
        if let parameter { cases[UInt32(parameter)] = source.id(literal.literal) }
      }
      let looks = passedLooks(call, of: source, to: function)
      func pass(_ target: CodeTarget, to node: Int) {
        edges.append(
          Edge(
            node: node, cases: cases, isUncertain: isUncertain, looks: looks, target: target, choice: choice,
            caller: caller))
      }
      if let styled { pass(styled, to: project.parameters.count + function) }
      for (index, argument) in passed.enumerated() {
        if let parameter = parameter(of: function, label: labels[index], position: argument.argument.position) {
          pass(argument.target, to: parameter)
        }
      }
    }
  }

  /// Of functions of one name those that take the types that are passed, and of those of one type as many arguments as are
  /// written.
  private func overloads(
    _ functions: [Int], of call: CodeRecord.Call, _ labels: [UInt32],
    _ passed: [(argument: CodeRecord.Argument, target: CodeTarget)]
  ) -> [Int] {
    guard functions.count > 1 else { return functions }
    func best(_ functions: [Int], _ isMeant: (Int) -> Bool) -> [Int] {
      let meant = functions.filter(isMeant)
      return meant.isEmpty ? functions : meant
    }
    let typed = best(functions) { function in
      passed.indices.allSatisfy { index in
        guard let parameter = parameter(of: function, label: labels[index], position: passed[index].argument.position)
        else { return false }
        let (type, own) = (project.parameters[parameter].type, passed[index].target.type)
        return type == CodeRecord.none || own == CodeRecord.none || project.lineage(own).contains(type)
      }
    }
    guard !hasSeveralOwners(typed) else { return typed }
    return best(typed) { project.functions[$0].parameters.count == call.count }
  }

  private func hasSeveralOwners(_ functions: [Int]) -> Bool {
    guard let first = functions.first else { return false }
    return functions.contains { project.functions[$0].owner != project.functions[first].owner }
  }

  private func functions(
    _ name: UInt32, receiver: CodeTarget?, in owner: UInt32, labels: [UInt32], count: Int?
  ) -> [Int] {
    var candidates = project.functionsByName[name] ?? []
    var owners: [UInt32]?
    if let receiver {
      if receiver.type != CodeRecord.none { owners = self.owners(of: name, in: receiver.type) }
    } else if resolver.isCapitalized(name), candidates.isEmpty, let initializer = names.initializer {
      guard project.types[name] != nil else { return [] }
      candidates = project.functionsByName[initializer] ?? []
      owners = [name]
    } else {
      owners = (owner == CodeRecord.none ? [] : project.lineage(owner)) + [CodeRecord.none]
    }
    var found: [Int] = []
    for index in candidates {
      let function = project.functions[index]
      if let owners, !owners.contains(function.owner) { continue }
      if let count, function.parameters.count <= count { continue }
      let known = project.parameters[function.parameters]
      if labels.contains(where: { label in label != CodeRecord.none && !known.contains { $0.label == label } }) {
        continue
      }
      found.append(index)
      if found.count > 16 { break }
    }
    return found
  }

  /// The types whose function of that name a call on an object may reach: of a type of the project its subclasses, too, and
  /// of a protocol the types that conform to it.
  private func owners(of name: UInt32, in type: UInt32) -> [UInt32] {
    if project.types[type]?.isDeclared == true { return project.family(type) }
    let lineage = project.lineage(type)
    let isKnown = (project.functionsByName[name] ?? []).contains { lineage.contains(project.functions[$0].owner) }
    return isKnown ? lineage : project.family(type)
  }

  private func parameter(of function: Int, label: UInt32, position: Int) -> Int? {
    let range = project.functions[function].parameters
    if label != CodeRecord.none {
      let labeled = range.filter { project.parameters[$0].label == label }
      if labeled.count == 1 { return labeled[0] }
    }
    return position < range.count ? range.lowerBound + position : nil
  }

  /// Code that is not there may do anything.
  private mutating func noteUnknown(
    _ name: UInt32, receiver: CodeTarget?, _ targets: [CodeTarget], caller: Int, at place: CodeSummary.Place
  ) {
    let text = name < project.names.count ? project.names[Int(name)] : ""
    var summary = CodeSummary()
    if name == names.layoutConstraint || text.hasPrefix("constraint") || receiver?.owner == names.layoutConstraint,
      names.layoutConstraint != nil || text.hasPrefix("constraint")
    {
      summary.add(.size, .unknown, place)
    } else if CodeProject.isOfSystem(text) || receiver.map({ $0.kind == .object && isOfSystem($0.owner) }) == true {
      return
    } else {
      return noteUnknown(targets, UnreadCalls.facts(setBy: text), caller: caller, at: place)
    }
    for target in targets { add(summary, to: target, caller: caller) }
  }

  mutating func noteUnknown(
    _ targets: [CodeTarget], _ facts: [CodeFact] = UnreadCalls.looks, caller: Int, at place: CodeSummary.Place
  ) {
    var summary = CodeSummary()
    for fact in facts { summary.add(fact, .unknown, place) }
    for target in targets { add(summary, to: target, caller: caller) }
  }

  private func isOfSystem(_ name: UInt32) -> Bool {
    name < project.names.count && project.types[name] == nil && CodeProject.isOfSystem(project.names[Int(name)])
  }

  /// Through two more functions, and then to what was passed.
  mutating func passOn() {
    for _ in 0..<2 {
      for edge in edges where edge.target.kind == .parameter || edge.target.kind == .own {
        add(summary(passedOn: edge), to: edge.target, caller: edge.caller, choice: edge.choice)
      }
    }
    for edge in edges where edge.target.kind != .parameter && edge.target.kind != .own {
      add(summary(passedOn: edge), to: edge.target, caller: edge.caller)
    }
  }

  private func summary(passedOn edge: Edge) -> CodeSummary {
    let summary = nodes[edge.node].summary(of: edge.cases).passing(edge.looks)
    return edge.isUncertain ? summary.withoutColors : summary
  }

  private func passedLooks(
    _ call: CodeRecord.Call, of source: Source, to function: Int
  ) -> [UInt32: CodeSummary.PassedLook] {
    var passed: [UInt32: CodeSummary.PassedLook] = [:]
    for argument in source.record.lookArguments[call.looks] {
      guard let parameter = parameter(of: function, label: source.id(argument.label), position: argument.position)
      else { continue }
      passed[UInt32(parameter)] = CodeSummary.PassedLook(
        color: colors.color(of: source.references(argument.colorReferences), or: argument.color),
        font: fontOutcome(argument.font, source.references(argument.fontReferences)),
        parameter: source.parameter(argument.parameter))
    }
    return passed
  }

  private func fontOutcome(_ value: CodeValue, _ references: [CodeRecord.Reference]) -> CodeOutcome {
    var value = value
    if value == .reference { value = fontValue(references) }
    if value == .unknown, isFixedFont(.font, references) { value = .fixed }
    return value == .scaling ? .satisfied : value == .fixed ? .fixed : .unknown
  }
}
