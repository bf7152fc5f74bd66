import A11yCommand
import A11yCore
import A11yNarration
import ArgumentParser

/// Compares a transcript with a file that holds what must be said.
///
/// What is said and its order are compared. Numbers and places are not: a line more in the description, or an element
/// more at the top of the screen, changes nothing of what the others say. So a file may be recorded with or without them.
struct TranscriptCheck {
  let path: FilePath
  let transcript: String
  /// Places are known by them. Without their folders: the tool may be run from elsewhere.
  private let files: Set<String>

  /// - Parameter files: the descriptions' paths.
  init(path: FilePath, transcript: String, files: Set<FilePath>) {
    self.path = path
    self.transcript = transcript
    self.files = Set(files.map { Self.fileName($0.shown) })
  }

  /// Prints the difference, if there is one.
  ///
  /// - Throws: exit status 1 when there is one, a `Failure` when there is no file.
  func run() throws {
    guard let golden = try read() else {
      let remedy = "create it with --record, which exits with 1; read it before you commit it"
      throw Failure("\(path.shown) does not exist; \(remedy)")
    }
    let old = Self.lines(golden)
    let new = Self.lines(withoutPlaces)
    let difference = TextDifference(from: old, to: new, oldKeys: keys(old), newKeys: keys(new))
    if difference.lines.isEmpty { return }
    let heading = ["--- \(path.shown)", "+++ current output"]
    // The file may hold anything: nothing of it reaches the terminal raw.
    let shown = (heading + difference.lines).map(\.escapedForDisplay).joined(separator: "\n")
    try StandardStreams.print(shown + "\n")
    throw ExitCode(1)
  }

  /// Writes the file. Ends with 1 all the same: a check that records what it finds has checked nothing, and a build that
  /// is left recording must not look green.
  func record() throws {
    try OutputFile.write(withoutPlaces, to: path)
    StandardStreams.printError(
      "a11y-audit: recorded \(path.shown); read it, commit it, and check without --record (recording exits "
        + "with 1, so that it is not mistaken for a check)")
    throw ExitCode(1)
  }

  private func read() throws -> String? {
    if !path.exists { return nil }
    return String(decoding: try InputFile.read(path), as: UTF8.self)
  }

  private var withoutPlaces: String {
    Self.lines(transcript).map { String(bare($0)) + "\n" }.joined()
  }

  /// What of each line is compared: without the running number of its screen, and without its place.
  private func keys(_ lines: [String]) -> [String] {
    var number = 0
    return lines.map { line in
      if !line.hasPrefix(" ") { number = 0 }
      let text = line.drop { $0 == " " }
      let digits = "\(number + 1)"
      guard line.hasPrefix("  "), text.hasPrefix(digits + "  ") else { return String(bare(line)) }
      number += 1
      return String(bare(text.dropFirst(digits.count)))
    }
  }

  /// The line without `  [tree.json:5:7]`.
  private func bare(_ line: some StringProtocol) -> Substring {
    let line = Substring(line)
    guard line.hasSuffix("]"), let start = line.lastIndex(of: "["), line[..<start].hasSuffix("  ") else { return line }
    let place = line[start...].dropFirst().dropLast()
    let parts = place.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 2, parts.suffix(2).allSatisfy({ Int($0) != nil }),
      files.contains(Self.fileName(parts.dropLast(2).joined(separator: ":")))
    else { return line }
    return line[..<start].dropLast(2)
  }

  private static func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The lines of a text that ends with a line feed; carriage returns before one are another system's habit.
  private static func lines(_ text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
