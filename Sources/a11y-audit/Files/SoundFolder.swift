import A11yCommand
import A11yCore
import A11ySpeech
import A11yPlatform

/// A file for each sound, named by order and words.
struct SoundFolder {
  private let path: FilePath
  /// Of the numbers, so that names are in order.
  private let width: Int

  /// - Parameter count: how many sounds there will be.
  init(_ path: FilePath, count: Int) throws {
    self.path = path
    width = String(count).utf8.count
    do throws(SystemError) {
      try path.withCString { path throws(SystemError) in try FileSystem.makeFolder(path) }
    } catch .exists {
      // It is used.
    } catch {
      throw Failure("cannot create folder \(path.shown): \(error.message)")
    }
  }

  /// A text without a sound does not replace the file of an earlier run.
  func add(_ samples: [Int16], _ text: String, number: Int) throws {
    let digits = String(number)
    let padded = String(repeating: "0", count: width - digits.utf8.count) + digits
    let name = FilePath("\(path)/\(padded)-\(Self.name(text)).wav")
    // The name comes from a label: a link that lies there would let the label choose the file that is written.
    if let status = try? name.status(followsLinks: false), status.kind != .file {
      throw Failure("cannot write \(name.shown): a link or a special file with this name exists; remove it")
    }
    if samples.isEmpty, name.exists { return }
    var file = try SoundFile(name)
    try file.append(samples)
    try file.finish()
  }

  /// Letters and digits of the text, at most forty: what every file system takes. Scalars, because one character may be
  /// of thousands of them.
  private static func name(_ text: String) -> String {
    let words = String(SpokenText.normalized(text).unicodeScalars.prefix(40)).split(separator: " ")
    return words.isEmpty ? "silence" : words.joined(separator: "-")
  }
}
