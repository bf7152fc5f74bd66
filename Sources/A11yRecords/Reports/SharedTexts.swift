import A11yCore

/// Texts that many findings have in common, each kept once. Of 183,000 findings that were read back, texts took two thirds
/// of the memory.
struct SharedTexts {
  private var texts: Set<String> = []
  private var criteria: [[Criterion]: [Criterion]] = [:]

  mutating func share(_ finding: inout Finding) {
    share(&finding.rule)
    share(&finding.screen)
    share(&finding.message)
    share(&finding.measured)
    share(&finding.required)
    share(&finding.fix)
    share(&finding.component)
    share(&finding.file)
    share(&finding.subject)
    for index in finding.related.indices {
      share(&finding.related[index].subject)
      share(&finding.related[index].message)
    }
    if let known = criteria[finding.criteria] {
      finding.criteria = known
    } else {
      criteria[finding.criteria] = finding.criteria
    }
  }

  private mutating func share(_ subject: inout Finding.Subject) {
    share(&subject.role)
    share(&subject.name)
    share(&subject.identifier)
    share(&subject.className)
    share(&subject.lookup)
    share(&subject.path)
    share(&subject.anchor)
    share(&subject.declaration)
  }

  private mutating func share(_ path: inout FilePath) {
    var text = path.text
    share(&text)
    path = FilePath(text)
  }

  private mutating func share(_ text: inout String?) {
    guard var shared = text else { return }
    share(&shared)
    text = shared
  }

  private mutating func share(_ text: inout String) {
    // Shorter ones take no memory besides their place.
    guard text.utf8.count > 15 else { return }
    // Texts that differ only in how letters are composed are equal, and stay as they are.
    let known = texts.insert(text).memberAfterInsert
    if known.utf8.elementsEqual(text.utf8) { text = known }
  }
}
