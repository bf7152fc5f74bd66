// From chains to what is recorded.
extension CodeExtractor {
  /// What a chain begins with: a local's value, or a name that the index will look up.
  mutating func pushRoot(_ token: CodeToken) {
    switch token.keyword {
    case .selfWord, .super: chain.append(CodeLink(.own))
    case .selfType: chain.append(type == CodeRecord.none ? CodeLink(.opaque) : CodeLink(.instance, type))
    default:
      if let local = locals[token.word] {
        if local.value.isEmpty { chain.append(CodeLink(.opaque)) } else { chain.append(contentsOf: local.value) }
      } else {
        chain.append(CodeLink(.name, token.word))
      }
    }
  }

  /// The links of a chain as a value to keep; none of a chain that is longer than those of outlets are.
  func value(of read: ReadChain) -> [CodeLink] {
    chain.count - read.start <= Self.longestChain ? Array(chain[read.start...]) : []
  }

  mutating func drop(_ read: ReadChain) {
    chain.removeLast(max(0, chain.count - read.start))
    sites.removeLast(max(0, sites.count - read.sites))
  }

  /// Whether links may lead to something that has outlets' facts.
  func isPlausible(_ links: ArraySlice<CodeLink>) -> Bool {
    guard let last = links.last else { return false }
    switch last.kind {
    case .opaque: return false
    case .call: return false
    case .name: return !isCapitalized(last.name)
    default: return true
    }
  }

  /// Records the targets of links: several if they begin with a list.
  mutating func targets(_ links: ArraySlice<CodeLink>) -> [Range<Int>] {
    guard let first = links.first else { return [0..<0] }
    guard first.kind == .list else { return [store(links)] }
    let rest = links.dropFirst()
    return lists[Int(first.name)].map { store(($0 + rest)[...]) }
  }

  private mutating func store(_ links: ArraySlice<CodeLink>) -> Range<Int> {
    let start = record.links.count
    // Of a long chain the end is enough: no object at its beginning is known by then.
    let isLong = links.count > Self.longestChain
    if isLong { record.links.append(CodeLink(.opaque)) }
    for link in isLong ? links.suffix(2) : links {
      record.links.append(CodeLink(link.kind, link.isNamed ? name(link.name) : link.name))
    }
    return start..<record.links.count
  }

  mutating func addReferences(_ references: [ReadValue.Reference]) -> Range<Int> {
    let start = record.references.count
    for reference in references {
      record.references.append(
        CodeRecord.Reference(
          qualifier: name(reference.qualifier), name: name(reference.name), imported: importedName(reference)))
    }
    return start..<record.references.count
  }

  /// The names of images, as references to nothing in code.
  private mutating func addNames(_ names: [String]) -> Range<Int> {
    let start = record.references.count
    for text in names {
      record.names.append(text)
      record.references.append(
        CodeRecord.Reference(
          qualifier: CodeRecord.none, name: UInt32(record.names.count - 1), imported: CodeRecord.none))
    }
    return start..<record.references.count
  }

  private mutating func importedName(_ reference: ReadValue.Reference) -> UInt32 {
    guard reference.label != CodeRecord.none else { return CodeRecord.none }
    let label = lexicon.text(reference.label)
    record.names.append(lexicon.text(reference.name) + label.prefix(1).uppercased() + label.dropFirst())
    return UInt32(record.names.count - 1)
  }

  mutating func addEffect(
    on links: ArraySlice<CodeLink>, _ setter: CodeSetter, _ value: ReadValue, line: UInt32
  ) {
    if links.count == 1, links.first?.kind == .opaque { return }
    let setter = setter == .touches && value.value == .no && isLoading ? .refusing : setter
    let references = value.images.isEmpty ? addReferences(value.references) : addNames(value.images)
    for target in targets(links) {
      record.effects.append(
        CodeRecord.Effect(
          function: function, choice: choice, target: target, setter: setter, value: value.value,
          color: value.color, parameter: value.parameter, references: references, line: line))
    }
    for alternative in value.alternatives { addEffect(on: links, setter, alternative, line: line) }
  }

  /// Whether the statement stands right in the body of a method that runs when a screen or a view is loaded. Objective-C's
  /// conditions may have no braces.
  private var isLoading: Bool {
    guard isSwift, function >= 0, let scope = scopes.last, scope.kind == .brace, scope.function != function else {
      return false
    }
    let name = record.functions[function].name
    return name != CodeRecord.none && ["viewDidLoad", "awakeFromNib"].contains(record.names[Int(name)])
  }

  /// `a.b.c = …`: the chain is the last one read, without calls at its end.
  mutating func addAssignment(_ read: ReadChain, isCompound: Bool) {
    if chain.count == read.start + 1, let last = chain.last, last.kind == .parameter {
      record.reassigned.insert(last.name)
    }
    guard let last = chain.last, last.kind == .member || last.kind == .name else { return }
    guard let setter = vocabulary(last.name).property else {
      if let links = sized(read) {
        addEffect(on: links, .size, ReadValue(.given), line: token(read.next - 1).line)
      } else if !isCompound {
        noteColor(of: last.name, at: read.next + 1)
        addAlias(value(of: read), at: read.next + 1)
      }
      return
    }
    let isOwn = chain.count - read.start == 1
    let links = isOwn ? [CodeLink(.own)] : chain[read.start..<chain.count - 1]
    let value = isCompound ? ReadValue(.given) : self.value(at: read.next + 1, for: setter, on: links)
    addEffect(on: links, setter, value, line: token(read.next - 1).line)
  }

  /// The view of `view.frame.size.height = …` and `button.configuration?.contentInsets = …`.
  private func sized(_ read: ReadChain) -> ArraySlice<CodeLink>? {
    let links = chain[read.start...].dropLast()
    guard let holder = links.lastIndex(where: { lexicon.text($0.name) != "size" }),
      links[holder].kind == .member || links[holder].kind == .name
    else { return nil }
    switch lexicon.text(links[holder].name) {
    case "frame", "bounds":
      guard let last = chain.last, ["height", "width", "size"].contains(lexicon.text(last.name)) else { return nil }
    case "configuration", "contentEdgeInsets", "textContainerInset": break
    default: return nil
    }
    return holder == links.startIndex ? [CodeLink(.own)] : links[..<holder]
  }

  /// `self.accent = UIColorFromRGB(0x336699)`: what a theme sets one of its colors to.
  private mutating func noteColor(of property: UInt32, at index: Int) {
    guard type != CodeRecord.none else { return }
    let value = colorValue(at: index)
    if value.color != nil, value.references.isEmpty, value.alternatives.isEmpty { addColor(property, value) }
  }

  /// Records that a property is an alias of the views in the value that begins at a token.
  mutating func addAlias(_ holder: [CodeLink], at index: Int) {
    guard !holder.isEmpty, mayBeginView(index) else { return }
    let value = isSwift ? localValue(index) : objectiveCValue(index)
    guard isPlausible(value[...]), value != holder else { return }
    let target = store(holder[...])
    for value in targets(value[...]) {
      record.aliases.append(
        CodeRecord.Alias(function: function, holder: target, value: value, line: token(index).line))
    }
  }

  private func mayBeginView(_ index: Int) -> Bool {
    let first = token(index)
    switch first.kind {
    case .word: return !first.isReserved && !isCapitalized(first.word)
    case .openBracket: return true
    case .at: return token(index + 1).kind == .openBracket
    default: return false
    }
  }

  /// A value with the type that its declaration names, if it names one.
  static func typed(_ value: [CodeLink], as type: UInt32) -> [CodeLink] {
    if type == CodeRecord.none { return value }
    return value.isEmpty ? [CodeLink(.instance, type)] : value + [CodeLink(.cast, type)]
  }

  /// One of what a list holds: a link for several values stands for each of them already.
  static func element(of links: [CodeLink]) -> [CodeLink] {
    links.count == 1 && links[0].kind == .list ? links : links + [CodeLink(.element)]
  }

  /// One link for several values: `for v in [a, b]`.
  mutating func listLink(_ values: [[CodeLink]]) -> [CodeLink] {
    var flat: [[CodeLink]] = []
    for value in values.prefix(Self.longestList) {
      if let first = value.first, first.kind == .list {
        flat += lists[Int(first.name)].map { $0 + value.dropFirst() }
      } else {
        flat.append(value)
      }
    }
    guard !flat.isEmpty else { return [] }
    lists.append(Array(flat.prefix(Self.longestList)))
    return [CodeLink(.list, UInt32(lists.count - 1))]
  }
}
