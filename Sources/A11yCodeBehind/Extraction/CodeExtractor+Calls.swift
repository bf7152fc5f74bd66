// Calls: what setters set, and what the project's functions are given.
extension CodeExtractor {
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
    // `heightAnchor.constraint(…)` of the view itself.
    if receiver.count == 1, let only = receiver.first, only.kind == .name, vocabulary(only.name).isAnchor {
      addEffect(on: [CodeLink(.own)], .size, ReadValue(.given), line: site.line)
      return
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
}
