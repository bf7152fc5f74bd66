/// Applies what the files do to what their chains lead to.
struct CodeIndexBuilder {
  private let resolver: CodeResolver
  private(set) var fonts = FontDeclarations()
  private var colors = ColorDeclarations()
  /// What makes fonts that may follow the preferred text size.
  enum Scaling { case code, documents, nothing }

  let scaling: Scaling
  let functionNames: Set<UInt32>
  private(set) var summaries = CodeSummaries()
  /// What functions do to their parameters, and after those to their own objects.
  private var nodes: [CodeNode]
  private var edges: [Edge] = []
  let names: SpecialNames

  /// A call passes the target on to the node of a function.
  private struct Edge {
    let node: Int
    /// The cases that are passed, by the parameter.
    let cases: [UInt32: UInt32]
    let target: CodeTarget
    let choice: CodeRecord.Choice?
    /// The function that calls; -1 outside of functions.
    let caller: Int
  }

  struct SpecialNames {
    let initializer: UInt32?
    let layoutConstraint: UInt32?
    let font: UInt32?
    let fontOfView: UInt32?
    let view: UInt32?
  }

  /// A file with the ids of its names, and the numbers of its first function and parameter among all.
  struct Source {
    let file: UInt32
    let record: CodeRecord
    let map: [UInt32]
    let functions: Int
    let parameters: Int

    func id(_ name: UInt32) -> UInt32 { name < map.count ? map[Int(name)] : CodeRecord.none }

    func links(_ range: Range<Int>) -> some Sequence<CodeLink> {
      record.links[range].lazy.map { $0.isNamed ? CodeLink($0.kind, id($0.name)) : $0 }
    }

    func references(_ range: Range<Int>) -> [CodeRecord.Reference] {
      record.references[range].map {
        CodeRecord.Reference(qualifier: id($0.qualifier), name: id($0.name), imported: id($0.imported))
      }
    }

    /// The choice with the ids of its names, and the number of its parameter among all.
    func choice(_ number: Int) -> CodeRecord.Choice? {
      guard number >= 0 else { return nil }
      let choice = record.choices[number]
      return CodeRecord.Choice(parameter: choice.parameter + UInt32(parameters), cases: choice.cases.map(id))
    }

    func place(_ line: UInt32) -> CodeSummary.Place { CodeSummary.Place(file: file, line: line) }
  }

  init(_ project: CodeProject, _ sources: [Source], _ scaling: Scaling) {
    self.scaling = scaling
    functionNames = Set(project.functionsByName.keys)
    resolver = CodeResolver(project)
    nodes = Array(repeating: CodeNode(), count: project.parameters.count + project.functions.count)
    names = SpecialNames(
      initializer: project.ids["init"], layoutConstraint: project.ids["NSLayoutConstraint"],
      font: project.ids["UIFont"], fontOfView: project.ids["font"], view: project.ids["view"])
    for source in sources {
      addFonts(of: source)
      addColors(of: source)
    }
    fonts.finish()
    colors.finish()
    for source in sources {
      for effect in source.record.effects { apply(effect, of: source) }
      for call in source.record.calls { follow(call, of: source) }
    }
    passOn()
    noteProperties()
    for source in sources {
      for alias in source.record.aliases { follow(alias, of: source) }
    }
  }

  var project: CodeProject { resolver.project }

  private mutating func addFonts(of source: Source) {
    for font in source.record.fonts {
      fonts.add(
        FontDeclarations.Declaration(
          owner: source.id(font.owner), value: font.value, references: source.references(font.references)),
        named: source.id(font.name))
    }
  }

  private mutating func addColors(of source: Source) {
    for color in source.record.colors {
      colors.add(
        ColorDeclarations.Declaration(
          owner: source.id(color.owner), color: color.color, references: source.references(color.references)),
        named: source.id(color.name))
    }
  }

  private func owner(_ function: Int, _ source: Source) -> UInt32 {
    function < 0 ? CodeRecord.none : project.functions[source.functions + function].owner
  }

  // MARK: Effects

  private mutating func apply(_ effect: CodeRecord.Effect, of source: Source) {
    let target = resolver.target(
      of: source.links(effect.target), in: owner(effect.function, source), parameters: source.parameters)
    guard target.kind != .none else { return }
    var value = effect.value
    var color = effect.color
    if effect.setter == .color || effect.setter == .background {
      color = colors.color(of: source.references(effect.references), or: color)
    } else if value == .reference {
      value = fontValue(source.references(effect.references))
    }
    if value == .unknown, isFixedFont(effect, of: source) { value = .fixed }
    // `buttons[0]`, `buttons[1]`: each may have its own image.
    let isOneOfMany = source.record.links[effect.target].contains { $0.kind == .element || $0.kind == .tag }
    var summary = CodeSummary()
    for (fact, outcome) in effect.setter.outcomes(of: value) {
      let images = fact == .image && !isOneOfMany ? source.references(effect.references).map(\.name) : []
      let method = fact == .tap ? source.references(effect.references).first?.name : nil
      summary.add(
        fact, outcome, source.place(effect.line), colors: color.map { [$0] } ?? [], method: method ?? CodeRecord.none,
        images: images)
    }
    add(
      summary, to: target, caller: effect.function < 0 ? -1 : source.functions + effect.function,
      choice: source.choice(effect.choice))
  }

  private static let ofOneObject: Set<CodeFact> = [
    .font, .scaling, .color, .tint, .text, .size, .tap, .touches,
  ]

  private mutating func add(
    _ summary: CodeSummary, to target: CodeTarget, caller: Int, choice: CodeRecord.Choice? = nil
  ) {
    switch target.kind {
    case .none: break
    case .own:
      if caller >= 0 { nodes[project.parameters.count + caller].add(summary, choice) }
      if project.types[target.owner]?.isDeclared == true {
        summaries.objects[target.owner, default: CodeSummary()].add(summary)
      }
    case .object:
      // The text of one object, and how it looks, tell nothing of another of its class.
      if project.types[target.owner]?.isDeclared == true {
        summaries.objects[target.owner, default: CodeSummary()].add(summary.without(Self.ofOneObject).withoutImages)
      }
    case .parameter: nodes[Int(target.name)].add(summary, choice)
    case .slot: summaries.slots[CodeProject.key(target.owner, target.name), default: CodeSummary()].add(summary)
    case .contents: summaries.contents[CodeProject.key(target.owner, target.name), default: CodeSummary()].add(summary)
    case .tag: summaries.tags[CodeProject.key(target.owner, target.name), default: CodeSummary()].add(summary)
    case .cellLabel: summaries.cellLabels[target.name, default: CodeSummary()].add(summary)
    // `navigationController?.view`: every controller has one.
    case .orphan where target.name == names.view: break
    case .orphan: summaries.orphans[target.name, default: CodeSummary()].add(summary)
    }
  }

  // MARK: Aliases

  /// What is done to a property of the project is done to the view that it is set to.
  private mutating func follow(_ alias: CodeRecord.Alias, of source: Source) {
    let owner = owner(alias.function, source)
    let value = resolver.target(of: source.links(alias.value), in: owner, parameters: source.parameters)
    guard value.kind == .slot || value.kind == .contents || value.kind == .tag else { return }
    let holder = resolver.target(of: source.links(alias.holder), in: owner, parameters: source.parameters)
    if holder.kind == .slot, project.typeOfProperty(holder.name, of: holder.owner) != nil {
      guard holder.owner != value.owner || holder.name != value.name else { return }
      for type in project.family(holder.owner) {
        if let summary = summaries.slots[CodeProject.key(type, holder.name)] { add(summary, to: value, caller: -1) }
      }
    } else if holder.kind == .orphan, project.declares(holder.name) {
      noteUnknown([value], caller: -1, at: source.place(alias.line))
    }
  }

  // MARK: Calls

  private mutating func follow(_ call: CodeRecord.Call, of source: Source) {
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
    let found = functions(
      name, receiver: receiver, in: owner, labels: labels + literals.map { source.id($0.label) },
      count: passed.last?.argument.position)
    let caller = call.function < 0 ? -1 : source.functions + call.function
    let (place, choice) = (source.place(call.line), source.choice(call.choice))
    guard !found.isEmpty, found.count <= 16 else {
      // On `self` any method may be called.
      let targets = passed.map(\.target) + (styled.map { $0.kind == .own ? [] : [$0] } ?? [])
      noteUnknown(name, receiver: receiver, targets, caller: caller, at: place)
      return
    }
    for function in found {
      var cases: [UInt32: UInt32] = [:]
      for literal in literals {
        let parameter = parameter(of: function, label: source.id(literal.label), position: literal.position)
        if let parameter { cases[UInt32(parameter)] = source.id(literal.literal) }
      }
      func pass(_ target: CodeTarget, to node: Int) {
        edges.append(Edge(node: node, cases: cases, target: target, choice: choice, caller: caller))
      }
      if let styled { pass(styled, to: project.parameters.count + function) }
      for (index, argument) in passed.enumerated() {
        if let parameter = parameter(of: function, label: labels[index], position: argument.argument.position) {
          pass(argument.target, to: parameter)
        }
      }
    }
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
      return noteUnknown(targets, Self.facts(setBy: text), caller: caller, at: place)
    }
    for target in targets { add(summary, to: target, caller: caller) }
  }

  /// `setOutlineColor` of a library sets a color, and no font; `setMaxHeight` and `addShadow` set neither.
  private static func facts(setBy method: String) -> [CodeFact] {
    if reading.contains(String(method.prefix { $0.isLowercase })) { return [] }
    let words = words(of: method)
    if method.hasPrefix("set") {
      if ["Color", "Colour"].contains(where: method.hasSuffix) { return [.color, .tint] }
      if method.hasSuffix("Font") { return [.font, .scaling] }
    }
    guard words.isDisjoint(with: ofWords) else { return looks }
    if !words.isDisjoint(with: ofSizes) { return [.size] }
    return words.isDisjoint(with: ofOthers) ? looks : []
  }

  /// `set`, `max` and `height` of `setMaxHeight`.
  private static func words(of name: String) -> Set<String> {
    var words: Set<String> = []
    var word = ""
    for character in name {
      if !character.isLetter || character.isUppercase, !word.isEmpty {
        words.insert(word)
        word = ""
      }
      if character.isLetter { word += character.lowercased() }
    }
    words.insert(word)
    return words
  }

  /// First words of methods that only return something about a view.
  private static let reading: Set = ["is", "has", "can", "should", "get", "validate", "contains"]

  /// Words in the names of methods that may set more than what another word says.
  private static let ofWords: Set = [
    "text", "title", "label", "font", "style", "styled", "theme", "color", "colour", "placeholder", "attributed",
    "configure", "config", "setup", "update", "appearance", "data", "model", "localize", "localized",
  ]
  private static let ofSizes: Set = [
    "height", "width", "size", "constraint", "constraints", "layout", "anchor", "anchors",
  ]
  private static let ofOthers: Set = [
    "image", "icon", "radius", "border", "shadow", "insets", "inset", "corner", "corners", "rounded", "gradient",
    "blur",
    "animation", "animate", "shake", "bounce", "pulse", "rotate", "responder", "keyboard", "recognizer", "gesture",
  ]

  /// What unknown code may set.
  private static let looks: [CodeFact] = [.text, .font, .scaling, .color, .tint]

  private mutating func noteUnknown(
    _ targets: [CodeTarget], _ facts: [CodeFact] = Self.looks, caller: Int, at place: CodeSummary.Place
  ) {
    var summary = CodeSummary()
    for fact in facts { summary.add(fact, .unknown, place) }
    for target in targets { add(summary, to: target, caller: caller) }
  }

  private func isOfSystem(_ name: UInt32) -> Bool {
    name < project.names.count && project.types[name] == nil && CodeProject.isOfSystem(project.names[Int(name)])
  }

  private mutating func noteProperties() {
    for (name, functions) in project.functionsByName {
      for function in functions {
        let key = CodeProject.key(project.functions[function].owner, name)
        guard project.properties[key] != nil else { continue }
        let summary = nodes[project.parameters.count + function].summary(of: [:])
        if !summary.entries.isEmpty { summaries.properties[key, default: CodeSummary()].add(summary) }
      }
    }
  }

  /// Through two more functions, and then to what was passed.
  private mutating func passOn() {
    for _ in 0..<2 {
      for edge in edges where edge.target.kind == .parameter || edge.target.kind == .own {
        add(nodes[edge.node].summary(of: edge.cases), to: edge.target, caller: edge.caller, choice: edge.choice)
      }
    }
    for edge in edges where edge.target.kind != .parameter && edge.target.kind != .own {
      add(nodes[edge.node].summary(of: edge.cases), to: edge.target, caller: edge.caller)
    }
  }
}
