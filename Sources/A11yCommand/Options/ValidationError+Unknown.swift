import A11yCore
package import ArgumentParser

extension ValidationError {
  /// `unknown profile 'voicover'; did you mean 'voiceover'?`
  package static func unknown(_ what: String, _ word: String, known: [String]) -> ValidationError {
    let question = Suggestion.question(for: word, among: known)
    let remedy = question.isEmpty ? "; expected one of \(known.joined(separator: ", "))" : question
    return ValidationError("unknown \(what) '\(word.escapedForDisplay)'\(remedy)")
  }
}
