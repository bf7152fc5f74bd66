import A11yCommand
import A11yCore
import A11ySpeech
import A11yPlatform

/// A file for each sound, named by order and words.
struct SoundFolder {
  private let path: FilePath
  /// Of the numbers, so that names are in order.
  private let width: Int
  private var playlist = "#EXTM3U\n"

  /// - Parameter count: how many sounds there will be.
  init(_ path: FilePath, count: Int) throws {
    self.path = path
    width = String(count).utf8.count
    try path.makeFolder()
  }

  /// A text without a sound does not replace the file of an earlier run.
  ///
  /// - Returns: the name of the file.
  @discardableResult
  mutating func add(_ samples: [Int16], _ text: String, number: Int) throws -> FilePath {
    let digits = String(number)
    let padded = String(repeating: "0", count: width - digits.utf8.count) + digits
    let fileName = FilePath("\(padded)-\(Self.name(text)).wav")
    let name = FilePath("\(path)/\(fileName)")
    // The name comes from a label: a link that lies there would let the label choose the file that is written.
    if let status = try? name.status(followsLinks: false), status.kind != .file {
      throw Failure("cannot write \(name.shown): a link or a special file with this name exists; remove it")
    }
    if samples.isEmpty, name.exists { return fileName }
    let seconds = (samples.count + WAVE.sampleRate / 2) / WAVE.sampleRate
    playlist += "#EXTINF:\(seconds),\(text.escapedForDisplay)\n\(name.name)\n"
    var file = try SoundFile(name)
    try file.append(samples)
    try file.finish()
    return fileName
  }

  /// Lists the files in order, for players.
  func finish() throws { try OutputFile.write(playlist, to: FilePath("\(path)/playlist.m3u8")) }

  /// Whole words of the text, at most forty letters and digits: what every file system takes. Scalars, because one
  /// character may consist of thousands of them.
  private static func name(_ text: String) -> String {
    let all = SpokenText.normalized(text).unicodeScalars
    let beginning = all.prefix(40)
    var words = String(beginning).split(separator: " ")
    let isCut = beginning.endIndex < all.endIndex && all[beginning.endIndex] != " " && beginning.last != " "
    if isCut, words.count > 1 { words.removeLast() }
    return words.isEmpty ? "silence" : words.joined(separator: "-")
  }
}
