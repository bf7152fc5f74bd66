/// Applies what the files do to what their chains lead to.
struct CodeIndexBuilder {
  let resolver: CodeResolver
  private(set) var fonts = FontDeclarations()
  private(set) var colors = ColorDeclarations()
  /// What makes fonts that may follow the preferred text size.
  enum Scaling { case code, documents, nothing }

  let scaling: Scaling
  let functionNames: Set<UInt32>
  private(set) var summaries = CodeSummaries()
  /// What functions do to their parameters, and after those to their own objects.
  var nodes: [CodeNode]
  var edges: [Edge] = []
  let names: SpecialNames
  /// The functions that each object of their class runs.
  private let lifeCycleFunctions: Set<Int>

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

    /// The number of a parameter among all; none if it may have another value than a call gives it.
    func parameter(_ number: UInt32) -> UInt32 {
      number == CodeRecord.none || record.reassigned.contains(number) ? CodeRecord.none : number + UInt32(parameters)
    }

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
    lifeCycleFunctions = LifeCycle.functions(of: project, sources)
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

  func owner(_ function: Int, _ source: Source) -> UInt32 {
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
    if value == .unknown, isFixedFont(effect.setter, source.references(effect.references)) { value = .fixed }
    // `buttons[0]`, `buttons[1]`: each may have its own image.
    let isOneOfMany = source.record.links[effect.target].contains { $0.kind == .element || $0.kind == .tag }
    var summary = CodeSummary()
    for (fact, outcome) in effect.setter.outcomes(of: value) {
      let images = fact == .image && !isOneOfMany ? source.references(effect.references).map(\.name) : []
      let method = fact == .tap ? source.references(effect.references).first?.name : nil
      summary.add(
        fact, outcome, source.place(effect.line), colors: color.map { [$0] } ?? [],
        parameter: source.parameter(effect.parameter), method: method ?? CodeRecord.none, images: images)
    }
    add(
      summary, to: target, caller: effect.function < 0 ? -1 : source.functions + effect.function,
      choice: source.choice(effect.choice))
  }

  private static let ofOneObject: Set<CodeFact> = [
    .font, .scaling, .color, .tint, .text, .image, .size, .tap, .touches,
  ]

  mutating func add(
    _ summary: CodeSummary, to target: CodeTarget, caller: Int, choice: CodeRecord.Choice? = nil
  ) {
    switch target.kind {
    case .none: break
    case .own:
      if caller >= 0 { nodes[project.parameters.count + caller].add(summary, choice) }
      if project.types[target.owner]?.isDeclared == true {
        // A label that recognizes taps once a link is put into it does not do so everywhere.
        let summary = caller < 0 || lifeCycleFunctions.contains(caller) ? summary : summary.without([.tap])
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
}
