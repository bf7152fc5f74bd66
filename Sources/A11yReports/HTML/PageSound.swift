package import A11yCore

/// The sound of a page: each text once.
package struct PageSound: Sendable {
  /// What is said in a language. Equal ones sound equal.
  package struct Text: Hashable, Sendable {
    package var parts: [String]
    package var language: String?

    package init(_ stop: ScreenPicture.Stop, in picture: ScreenPicture) {
      parts = stop.heard
      language = stop.language ?? picture.language
    }
  }

  /// Samples per second.
  private let rate: Int
  private var numbers: [Text: Int] = [:]
  /// Where each sound begins in `bytes`, and how many samples it has.
  private var sprites: [(offset: Int, count: Int)] = []
  /// IMA ADPCM.
  private var bytes: [UInt8] = []
  /// Files instead of `bytes`: a relative or absolute reference, and a name for each sound.
  private var folder: String?
  private var names: [String] = []
  /// Why some or all of it is missing: sentences.
  package private(set) var remarks: [String] = []

  package init(rate: Int, folder: FilePath? = nil) {
    self.rate = rate
    self.folder = folder?.uri
  }

  package var isEmpty: Bool { numbers.isEmpty }

  package mutating func add(_ text: Text, encoded: [UInt8], sampleCount: Int) {
    numbers[text] = sprites.count
    sprites.append((bytes.count, sampleCount))
    bytes += encoded
  }

  package mutating func add(_ text: Text, file: FilePath) {
    numbers[text] = names.count
    names.append(file.uri)
  }

  package mutating func remark(_ text: String) { remarks.append(text) }

  /// How much of a page it takes.
  package var size: Int { (bytes.count + 2) / 3 * 4 + sprites.count * 16 + names.count * 12 }

  /// Nothing to be heard, and why.
  package func leftOut(_ reason: String) -> PageSound {
    var sound = PageSound(rate: rate)
    sound.remarks = remarks + [reason]
    return sound
  }

  var playsFiles: Bool { folder != nil && !isEmpty }

  func number(of stop: ScreenPicture.Stop, in picture: ScreenPicture) -> Int? { numbers[Text(stop, in: picture)] }

  /// The data that the script reads.
  func write(to html: inout HTMLWriter) {
    if isEmpty { return }
    html.element("script", ["type": "application/json", "id": "sounds"]) { html in
      if let folder {
        let files = names.map { "\"\($0)\"" }.joined(separator: ",")
        return html.raw("{\"folder\":\"\(folder)\",\"files\":[\(files)]}")
      }
      let table = sprites.map { "[\($0.offset),\($0.count)]" }.joined(separator: ",")
      html.raw("{\"rate\":\(rate),\"sprites\":[\(table)],\"data\":\"")
      html.raw(Base64.encode(bytes))
      html.raw("\"}")
    }
  }
}

/// RFC 4648.
enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var bits = 0
      for index in 0..<3 { bits = bits << 8 | (index < count ? Int(bytes[start + index]) : 0) }
      for index in 0..<4 {
        text.append(index <= count ? digits[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
