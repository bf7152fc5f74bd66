import A11yCore

/// Reads an outline line by line. A tree that begins without a `screen` line is a component.
struct OutlineReader {
  private let maximumDepth: Int
  private var assembler = ControlAssembler()
  private var lineMistakes: [ReadingError.Mistake] = []
  private var screens: [Screen] = []
  private var builder: ScreenBuilder?
  /// The indentation of every open control, outermost first.
  private var indents: [Int] = []

  var mistakes: [ReadingError.Mistake] {
    (lineMistakes + assembler.mistakes).sorted { ($0.location ?? .start) < ($1.location ?? .start) }
  }

  init(maximumDepth: Int) { self.maximumDepth = maximumDepth }

  mutating func read(_ text: String) -> [Screen] {
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let indent = line.prefix { $0 == " " }.count
      let content = line.dropFirst(indent)
      // Blank lines and comments.
      if content.allSatisfy(\.isWhitespace) || content.hasPrefix("#") { continue }
      read(content, indent: indent, line: number)
    }
    finishScreen()
    return screens
  }

  private mutating func read(_ content: Substring, indent: Int, line: Int) {
    let location = SourceLocation(line: line, column: indent + 1)
    var scanner = OutlineScanner(content, line: line, column: indent + 1)
    do {
      let parts = try scanner.scan()
      if parts.word == "screen" || parts.word == "component" {
        beginScreen(parts, indent: indent, at: location)
      } else {
        addControl(parts, indent: indent, at: location)
      }
    } catch {
      lineMistakes.append(error)
    }
  }

  private mutating func beginScreen(_ parts: OutlineScanner.Parts, indent: Int, at location: SourceLocation) {
    guard indent == 0 else {
      lineMistakes.append(.init("'\(parts.word)' begins a tree and stands at the left edge", at: location))
      return
    }
    finishScreen()
    assembler.begin(at: location)
    assembler.screen = Screen()
    assembler.screen.kind = parts.word == "screen" ? .screen : .component
    assembler.screen.name = parts.label
    assembler.control.className = "UIView"
    for word in parts.words { setScreenWord(word.text, at: word.location) }
    set(parts.members)
    if let size = assembler.screen.size, assembler.control.frame == nil {
      assembler.control.frame = Frame(x: 0, y: 0, width: size.width, height: size.height)
    }
    assembler.screen.language = assembler.control.language
    open(indent: -1)
  }

  /// `390x844` is the display, `en` the language.
  private mutating func setScreenWord(_ word: String, at location: SourceLocation) {
    let sides = word.split(separator: "x").compactMap { Double($0) }
    if sides.count == 2, word.split(separator: "x").count == 2 {
      assembler.screen.size = Size(width: sides[0], height: sides[1])
    } else if word.first?.isLetter == true, word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) {
      assembler.control.language = word
    } else {
      let expected = "a size such as 390x844 or a language such as en"
      assembler.fail("'\(word.escapedForDisplay)' is not \(expected)", at: location)
    }
  }

  private mutating func addControl(_ parts: OutlineScanner.Parts, indent: Int, at location: SourceLocation) {
    if builder == nil { beginImpliedComponent() }
    while let last = indents.last, last >= indent {
      indents.removeLast()
      builder?.end()
    }
    guard indents.count < maximumDepth else {
      lineMistakes.append(
        .init("nested deeper than \(maximumDepth) levels; raise --max-depth", at: location))
      return
    }
    assembler.begin(at: location)
    setKind(parts, at: location)
    assembler.control.label = parts.label
    set(parts.members)
    open(indent: indent)
  }

  private mutating func beginImpliedComponent() {
    assembler.begin(at: .start)
    assembler.screen = Screen()
    assembler.screen.kind = .component
    assembler.screen.language = "en"
    assembler.control.className = "UIView"
    open(indent: -1)
  }

  private mutating func open(indent: Int) {
    if builder == nil { builder = ScreenBuilder(assembler.screen) }
    builder?.begin(assembler.control)
    for note in assembler.notes { builder?.note(note) }
    indents.append(indent)
  }

  private mutating func finishScreen() {
    guard builder != nil else { return }
    for _ in indents { builder?.end() }
    indents = []
    if let screen = builder?.screen { screens.append(screen) }
    builder = nil
  }

  /// The first word is `view`, a role or a class; a bare word after a role or `view` is the class.
  private mutating func setKind(_ parts: OutlineScanner.Parts, at location: SourceLocation) {
    if parts.word == "view" {
      assembler.control.className = parts.words.first?.text ?? "UIView"
    } else if let role = Role(rawValue: parts.word) {
      assembler.control.role = role
      assembler.control.className = parts.words.first?.text
    } else {
      assembler.set(.class, to: PlainValue(location: location, content: .word(parts.word)))
      if parts.word.first?.isLowercase == true {
        assembler.unknownWord(
          parts.word, what: "role", among: Role.allCases.map(\.rawValue) + ["view", "screen"], at: location)
      }
    }
    for word in parts.words.dropFirst(parts.word == "view" || assembler.control.role != nil ? 1 : 0) {
      lineMistakes.append(
        .init("'\(word.text.escapedForDisplay)' has no '='; a fact is written key=value", at: word.location))
    }
  }

  private mutating func set(_ members: [OutlineScanner.Member]) {
    for member in members {
      if let key = ControlKey(rawValue: member.key) ?? ControlKey.aliases.first(where: { $0.0 == member.key })?.1 {
        assembler.set(key, to: member.value)
      } else {
        assembler.unknown(member.key, at: member.location)
      }
    }
  }
}
