import A11yCore

/// Reads an outline line by line. A tree that begins without a `screen` line is a component.
struct OutlineReader {
  private let maximumDepth: Int
  var assembler = ControlDecoder()
  var lineMistakes: [ReadingError.Mistake] = []
  private var screens: [Screen] = []
  private var builder: ScreenBuilder?
  private var kindOfRoot: ReadingNote?
  var indentation = OutlineIndentation()
  private var isTooDeep = false
  /// A comment above the next line that would suppress findings in source.
  private var suppressionComment: SourceLocation?
  /// The open lines that hold no controls, by depth: a heading, a text, an image.
  var leaves: [Leaf?] = []
  /// Whether the screen has no control but the line before.
  var isFirstControl = true
  var hasScreenLine = false
  /// Whether a line of this screen is wrongly indented.
  var hasSlipped = false
  /// The indentation of the previous line.
  var indentBefore = 0
  /// The last line, if it is a class that is not known: perhaps a label without its role.
  private var lone: (name: String, indent: Int, location: SourceLocation)?
  /// Where each fact of the line was given, by which spelling.
  var given: [String: (spelling: String, location: SourceLocation)] = [:]

  var mistakes: [ReadingError.Mistake] {
    (lineMistakes + assembler.mistakes).sorted { ($0.location ?? .start) < ($1.location ?? .start) }
  }

  init(maximumDepth: Int) { self.maximumDepth = maximumDepth }

  mutating func read(_ text: String) -> [Screen] {
    var number = 0
    var isContinued = false
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: Outline.endsLine) {
      number += 1
      let indent = line.prefix { $0 == " " }.count
      let content = line.dropFirst(indent)
      // Blank lines and comments.
      if content.hasPrefix("#"), OutlineWords.isSuppression(content) {
        suppressionComment = SourceLocation(line: number, column: indent + 1)
      }
      if content.allSatisfy(\.isWhitespace) || content.hasPrefix("#") { continue }
      defer { isContinued = content.hasSuffix(" \\") }
      if isContinued { continue }
      if content.hasSuffix(" \\") {
        let place = SourceLocation(line: number, column: indent + content.unicodeScalars.count)
        lineMistakes.append(.init("a control is one line; write the next line in place of the \\", at: place))
        continue
      }
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
      if OutlineWords.isEnd(parts.word) {
        let remedy = OutlineWords.remedy(forClass: parts.word)
        lineMistakes.append(.init("unexpected '\(parts.word.excerpt())'; \(remedy)", at: location))
        return
      }
      if let stray = parts.stray, !OutlineWords.resemblesScreen(parts.word) {
        lineMistakes.append(OutlineWords.mistake(stray))
      }
      if parts.word == "screen" || parts.word == "component" {
        beginScreen(parts, indent: indent, at: location)
      } else {
        addControl(parts, indent: indent, at: location)
      }
    } catch {
      lineMistakes.append(error)
    }
  }

  private mutating func beginScreen(_ line: OutlineScanner.Parts, indent: Int, at location: SourceLocation) {
    var parts = line
    guard indent == 0 else {
      lineMistakes.append(.init("'\(parts.word)' begins a tree and must not be indented", at: location))
      return
    }
    finishScreen()
    hasScreenLine = true
    assembler.begin(at: location)
    assembler.beginScreen()
    assembler.facts.screen.kind = parts.word == "screen" ? .screen : .component
    assembler.facts.screen.name = parts.label
    assembler.facts.control.className = "UIView"
    given = ["kind": ("kind", location)]
    if parts.label != nil { note("name", at: parts.labelLocation) }
    if let size = OutlineWords.spacedSize(parts.words.map(\.text)) {
      assembler.fail("write the size without spaces: \(size)", at: parts.words[0].location)
      parts.words.removeAll { $0.text.contains { "x×".contains($0) || $0.isNumber } }
    }
    // `screen "Pay", 390x844, en`: one slip.
    let isListed = parts.words.contains { $0.text == "," || $0.text.hasSuffix(",") && $0.text.count > 1 }
    if isListed, let first = parts.words.first(where: { $0.text.hasSuffix(",") }) {
      assembler.fail("remove the commas: separate the size and the language with spaces", at: first.location)
      parts.words = parts.words.compactMap { word in
        var word = word
        while word.text.hasSuffix(",") { word.text.removeLast() }
        return word.text.isEmpty ? nil : word
      }
    }
    // `screen Podcast player 390x844`: a name of several words.
    let name = parts.words.prefix { OutlineWords.mayBeName($0.text) || $0.text.count < 3 && Int($0.text) != nil }
    if parts.label == nil, name.count > 1, OutlineWords.mayBeName(name[0].text) {
      let text = name.map(\.text).joined(separator: " ").excerpt()
      assembler.fail("write a name in quotes: \"\(text)\"", at: name[0].location)
      parts.words.removeFirst(name.count)
    }
    for word in parts.words { setScreenWord(word.text, isNamed: parts.label != nil, at: word.location) }
    set(parts.members, isRoot: true)
    let nulls = parts.members.filter(\.value.isNull).map(\.key)
    if nulls.contains("class") { assembler.facts.control.className = nil }
    if let size = assembler.facts.screen.size, assembler.facts.control.frame == nil, !nulls.contains("frame") {
      assembler.facts.control.frame = size.frame
    }
    assembler.facts.screen.language = assembler.facts.control.language
    assembler.noteTitleOfScreen()
    open(indent: -1)
  }

  /// `390x844` is the display, `en` the language.
  private mutating func setScreenWord(_ word: String, isNamed: Bool, at location: SourceLocation) {
    let sides = word.split(separator: "x").compactMap { Double($0) }
    if sides.count == 2, word.split(separator: "x", omittingEmptySubsequences: false).count == 2 {
      note("screen", at: location)
      let size = Size(width: sides[0], height: sides[1])
      assembler.facts.screen.size = size
      DisplaySizeType.noteImpossible(size, at: location, &assembler)
    } else if OutlineWords.isLanguage(word) {
      note("language", at: location)
      assembler.facts.control.language = assembler.noteLanguage(word, at: location) ? nil : word
    } else {
      let expected = "a size such as 390x844 or a language such as en"
      let isName = word.first?.isLetter == true && !isNamed
      let name = isName ? "; write a name in quotes: \"\(word.excerpt())\"" : ""
      let remedy = OutlineWords.screenWord(meantBy: word) ?? name
      assembler.fail("'\(word.excerpt())' is not \(expected)\(remedy)", at: location)
    }
  }

  private mutating func addControl(_ parts: OutlineScanner.Parts, indent: Int, at location: SourceLocation) {
    if builder == nil { beginImpliedComponent() }
    noteLoneClass(before: indent)
    for _ in 0..<indentation.close(before: indent) { builder?.end() }
    leaves.removeLast(leaves.count - indentation.depth)
    guard indentation.depth < maximumDepth else {
      // Once is enough: whatever is this deep is deep for the same reason.
      if !isTooDeep { lineMistakes.append(.tooDeep(maximumDepth, at: location)) }
      isTooDeep = true
      return
    }
    // One slip makes the following lines look wrong, too.
    if let message = indentation.mistake(indent), !hasSlipped {
      lineMistakes.append(.init(message, at: location))
      hasSlipped = true
    }
    assembler.begin(at: location)
    given = [:]
    if parts.label != nil { note("label", at: parts.labelLocation) }
    setKind(parts, at: location)
    assembler.facts.control.label = parts.label
    if let label = parts.label, let key = OutlineScanner.firstKey(in: label) {
      assembler.note(.limit, at: parts.labelLocation, "has '\(key)=' in its label; close the quote before it")
    }
    set(parts.members, isRoot: false)
    checkHolder(of: indent, at: location)
    if let comment = suppressionComment {
      let example = #"a11y-audit:ignore=[{"rule": "…", "reason": "…"}]"#
      assembler.note(
        .limit, at: comment, "has a comment that suppresses nothing; write \(example) on the control's line")
      suppressionComment = nil
    }
    let control = assembler.facts.control
    if let name = control.className, name == parts.word, parts.label == nil, !OutlineWords.looksLikeClass(name),
      Outline.isPlainWord(name),
      !assembler.notes.contains(where: { $0.kind == .vocabulary }),
      Set(parts.members.map(\.key)).isSubset(of: Self.places)
    {
      lone = (name, indent, location)
    }
    open(indent: indent)
  }

  private static let places: Set = ["frame", "hitFrame", "id", "identifier", "hidden", "alpha"]

  /// `Play frame=20,300,44,44` holds nothing: it would be a view without any content.
  private mutating func noteLoneClass(before indent: Int) {
    guard let line = lone else { return }
    lone = nil
    guard indent <= line.indent else { return }
    let remedy = "write its role first if it is a label: button \(line.name.quoted(limit: 40))"
    builder?.note(
      ReadingNote(.limit, at: line.location, "has the class '\(line.name.excerpt())' and nothing else; \(remedy)"))
  }

  private mutating func beginImpliedComponent() {
    assembler.begin(at: .start)
    assembler.beginScreen()
    assembler.facts.screen.kind = .component
    assembler.facts.screen.language = "en"
    assembler.facts.control.language = "en"
    assembler.facts.control.className = "UIView"
    open(indent: -1)
  }

  /// What the root lacks if it is a control and no screen: nothing is in it, and it has neither a name nor a size.
  private var missingKindOfRoot: ReadingNote? {
    let screen = assembler.facts.screen
    guard screen.size == nil, screen.name == nil,
      !assembler.notes.contains(where: { $0.kind == .vocabulary || $0.kind == .meaning })
    else { return nil }
    var root = assembler
    root.noteMissingKind(isScreen: false)
    return root.notes.count > assembler.notes.count ? root.notes.last : nil
  }

  private mutating func open(indent: Int) {
    let isRoot = builder == nil
    if isRoot { builder = ScreenBuilder(assembler.facts.screen) }
    kindOfRoot = nil
    assembler.finish(isScreen: isRoot)
    if isRoot { kindOfRoot = missingKindOfRoot }
    builder?.begin(assembler.facts.control)
    for note in assembler.notes { builder?.note(note) }
    leaves.removeLast(leaves.count - indentation.depth)
    leaves.append(isRoot ? nil : leaf(indent: indent))
    indentBefore = indent
    isFirstControl = isRoot
    indentation.open(indent)
  }

  private mutating func finishScreen() {
    guard builder != nil else { return }
    noteLoneClass(before: 0)
    if let kindOfRoot { builder?.note(kindOfRoot) }
    kindOfRoot = nil
    for _ in 0..<indentation.depth { builder?.end() }
    indentation = OutlineIndentation()
    leaves = []
    hasSlipped = false
    if let screen = builder?.screen { screens.append(screen) }
    builder = nil
  }

  private mutating func set(_ members: [OutlineScanner.Member], isRoot: Bool) {
    for member in members {
      guard let key = Key.named[name: member.key]?.key else {
        // `{minimumValue=0`
        let name = member.key.drop { "{[(".contains($0) }
        if name.count < member.key.count, Key.named[name: String(name)] != nil {
          let bracket = String(member.key.prefix(member.key.count - name.count)).excerpt()
          assembler.fail("remove the '\(bracket)' before \(name)", at: member.location)
        } else {
          assembler.unknown(member.key, member.value, onRoot: isRoot, at: member.location)
        }
        continue
      }
      if key.name == "kind", given["kind"] != nil {
        let kind = member.value.string?.excerpt() ?? "component"
        assembler.fail("the first word of the line is the kind; write '\(kind)' in its place", at: member.location)
        continue
      }
      if key.name == "role", let first = given["role"]?.location, OutlineWords.isHeading(member.value.string) {
        let place = "\(first.line):\(first.column)"
        assembler.fail("duplicate key 'role', first given at \(place); write traits=header", at: member.location)
        continue
      }
      note(key.name, as: member.key, at: member.location)
      if key.name == ControlsType.key {
        assembler.fail("write children on the following lines, indented by two more spaces", at: member.location)
      } else if key.isForRoot, !isRoot {
        assembler.noteMisplaced(key, member.value, at: member.location)
      } else {
        assembler.set(key, as: member.key, to: member.value)
      }
    }
  }

  /// Remembers that a fact was given; a second time is an error, whatever the spelling.
  mutating func note(_ key: String, as spelling: String? = nil, at location: SourceLocation) {
    let spelling = spelling ?? key
    if let first = given[key] {
      assembler.failTwice(first.spelling, spelling, first: first.location, at: location)
    } else {
      given[key] = (spelling, location)
    }
  }
}
