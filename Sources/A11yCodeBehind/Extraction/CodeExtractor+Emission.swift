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
  private func isPlausible(_ links: ArraySlice<CodeLink>) -> Bool {
    guard let last = links.last else { return false }
    switch last.kind {
    case .opaque: return false
    case .call: return false
    case .name: return !isCapitalized(last.name)
    default: return true
    }
  }

  /// Records the targets of links: several if they begin with a list.
  private mutating func targets(_ links: ArraySlice<CodeLink>) -> [Range<Int>] {
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
      if !isCompound {
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

  /// Records what one call in a chain does. The arguments are read by the caller.
  mutating func addCall(_ site: CallSite, from start: Int, arguments: [Passed], value: ReadValue) {
    var receiver = site.hasReceiver ? chain[start..<site.receiverEnd] : []
    let word = vocabulary(site.callee)
    // `setFont(scaledFor: font)` is a method of the project: UIKit labels no first argument of a setter.
    if let setter = word.method, !isLabeled(site) || !lexicon.text(site.callee).hasPrefix("set") {
      if setter == .color, isOfOtherState(site) { return }
      var value = value
      // The selected trait says which of the two is shown.
      if setter == .image, isOfOtherState(site) { value.images = [] }
      addEffect(on: site.hasReceiver ? receiver : [CodeLink(.own)], setter, value, line: site.line)
      return
    }
    if let last = receiver.last, last.kind == .member, receiver.count > 1 {
      if last.name == Self.word(.traits) {
        switch lexicon.text(site.callee) {
        case "insert", "formUnion": addEffect(on: receiver.dropLast(), .traits, ReadValue(.given), line: site.line)
        case "remove", "subtract": addEffect(on: receiver.dropLast(), .traits, ReadValue(.empty), line: site.line)
        default: break
        }
        return
      }
      if vocabulary(last.name).isAnchor {
        addEffect(on: receiver.dropLast(), .size, ReadValue(.given), line: site.line)
        return
      }
    }
    // What a layer does is no matter of its view's words.
    if let last = receiver.last, last.kind == .member, lexicon.text(last.name) == "layer" { return }
    if namesIdentifier(site) || site.callee == Self.word(.viewWithTag) { return }
    if word.isHarmless || word.closure == .elements || word.closure == .receiver && hasClosure(site) { return }
    let isStatic = receiver.count == 1 && receiver.first.map { $0.kind == .name && isCapitalized($0.name) } ?? false
    if !isPlausible(receiver), !isStatic, site.hasReceiver { receiver = [CodeLink(.opaque)] }
    let isOnOwn = !site.hasReceiver || receiver.count == 1 && receiver.first?.kind == .own
    if isOnOwn, function >= 0, !isCapitalized(site.callee) {
      record.ownCalls.append(CodeRecord.OwnCall(function: function, name: name(site.callee)))
    }
    if arguments.allSatisfy({ $0.literal != CodeRecord.none }),
      isStatic || receiver.first?.kind == .opaque && receiver.count == 1 || isOnOwn && !isExtension
    {
      return
    }
    addCall(site, receiver: receiver, arguments: arguments)
  }

  /// In Swift, the first argument has a label.
  func isLabeled(_ site: CallSite) -> Bool {
    isSwift && token(site.parenthesis + 1).kind == .word && token(site.parenthesis + 2).kind == .colon
  }

  /// `set(accessibilityId: .payButton)`: an identifier for tests.
  private func namesIdentifier(_ site: CallSite) -> Bool {
    let label = lexicon.text(token(site.parenthesis + 1).word)
    return isLabeled(site) && label.hasPrefix("accessibilityId")
      || lexicon.text(site.callee).hasPrefix("setAccessibilityId")
  }

  /// What `with` does is what its closure does.
  private func hasClosure(_ site: CallSite) -> Bool {
    token(site.parenthesis + 1).kind == .openBrace
      || after(site.parenthesis).map { token($0).kind == .openBrace } ?? false
  }

  private mutating func addCall(_ site: CallSite, receiver: ArraySlice<CodeLink>, arguments: [Passed]) {
    let start = record.arguments.count
    for argument in arguments {
      for target in targets(argument.links[...]) {
        record.arguments.append(
          CodeRecord.Argument(
            label: name(argument.label), position: argument.position, target: target, literal: argument.literal))
      }
    }
    let looks = addLooks(of: site)
    let count = parts(of: site.parenthesis).count
    let callee = name(site.callee)
    for target in targets(receiver) {
      record.calls.append(
        CodeRecord.Call(
          function: function, choice: choice, name: callee, receiver: target,
          arguments: start..<record.arguments.count, count: count, looks: looks, line: site.line))
    }
  }

  /// `style(titleLabel, color: .gray, font: .small)`: what the function gives them to, in whatever it does.
  private mutating func addLooks(of site: CallSite) -> Range<Int> {
    let start = record.lookArguments.count
    guard isSwift, site.parenthesis >= 0, token(site.parenthesis).kind == .openParen else { return start..<start }
    for (position, part) in parts(of: site.parenthesis, most: 8).enumerated() {
      let isLabeled = token(part.start).kind == .word && token(part.start + 1).kind == .colon
      let value = isLabeled ? part.start + 2 : part.start
      guard mayBeLook(value) else { continue }
      let (color, font) = (colorValue(at: value), fontValue(at: value))
      let isColor = color.color != nil || !color.references.isEmpty || color.parameter != CodeRecord.none
      guard color.alternatives.isEmpty, isColor || font.value != .unknown else { continue }
      record.lookArguments.append(
        CodeRecord.LookArgument(
          label: isLabeled ? name(token(part.start).word) : CodeRecord.none, position: position, color: color.color,
          colorReferences: addReferences(color.references), font: font.value,
          fontReferences: addReferences(font.references), parameter: color.parameter))
    }
    return start..<record.lookArguments.count
  }

  /// `.gray`, `UIColor.gray`, `color`, `#colorLiteral(…)`: no number, text or closure.
  private func mayBeLook(_ index: Int) -> Bool {
    switch token(index).kind {
    case .word: !token(index).isReserved
    case .dot, .other: true
    default: false
    }
  }

  /// An argument that may be an outlet, or that chooses a case.
  struct Passed {
    let label: UInt32
    let position: Int
    let links: [CodeLink]
    var literal = CodeRecord.none
  }

  /// Takes the last chain read as an argument, if it may be an outlet.
  func passed(_ read: ReadChain, label: UInt32, position: Int) -> Passed? {
    let links = chain[read.start...]
    guard links.count <= Self.longestChain, isPlausible(links) else { return nil }
    return Passed(label: label, position: position, links: Array(links))
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
