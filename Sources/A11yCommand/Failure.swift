import A11yCore
package import ArgumentParser

/// Why a tool could not do what was asked: exit status 2, with what to do about it.
package struct Failure: Error {
  package var message: String

  package init(_ message: String) { self.message = message }

  package func tell(by tool: String) { StandardStreams.printError("\(tool): error: \(message)") }
}

extension ValidationError {
  /// `unknown profile 'voicover'; did you mean 'voiceover'?`
  /// - Parameter synonyms: what other tools call one of the known words.
  package static func unknown(
    _ what: String, _ word: String, known: [String], synonyms: [String: String] = [:]
  ) -> ValidationError {
    let meant = synonyms[word.lowercased()].map { "; did you mean '\($0)'?" }
    let question = meant ?? Suggestion.question(for: word, among: known)
    let remedy = question.isEmpty ? "; expected one of \(known.joined(separator: ", "))" : question
    return ValidationError("unknown \(what) '\(word.escapedForDisplay)'\(remedy)")
  }
}
