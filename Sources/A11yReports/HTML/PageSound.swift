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

  /// Makes a WAV file of encoded samples.
  package typealias Decoder = @Sendable (_ encoded: [UInt8], _ sampleCount: Int) throws -> [UInt8]

  /// Samples per second.
  private let rate: Int
  private let decoder: Decoder?
  private var numbers: [Text: Int] = [:]
  /// Where each sound begins in `bytes`, and how many samples it has.
  private var sprites: [(offset: Int, count: Int)] = []
  /// IMA ADPCM.
  private var bytes: [UInt8] = []
  /// Where the page finds files instead of `bytes`: a relative or absolute reference.
  private var folder: String?
  /// The names of the files; those of sounds that were made for the page are numbers.
  private var names: [String] = []
  /// Why some of it is missing: sentences.
  package private(set) var remarks: [String] = []
  /// Why it is not in the page: a sentence for everybody who expects it there.
  package private(set) var notice: String?

  package init(rate: Int, folder: FilePath? = nil, decoder: Decoder? = nil) {
    self.rate = rate
    self.folder = folder?.uri
    self.decoder = decoder
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
  package var size: Int {
    if playsFiles { return names.reduce(40) { $0 + $1.utf8.count + 3 } }
    return (bytes.count + 2) / 3 * 4 + sprites.count * 16
  }

  /// Nothing to be heard, and why.
  package func leftOut(_ reason: String) -> PageSound {
    var sound = PageSound(rate: rate)
    sound.remarks = remarks
    sound.notice = reason
    return sound
  }

  /// The same sounds as files in a folder next to the page. Left out if they cannot be decoded.
  func beside(_ page: FilePath) -> PageSound {
    let folder = Self.folder(of: page)
    guard decoder != nil else { return leftOut(HTMLReporter.soundIsTooLarge) }
    var sound = self
    sound.folder = FilePath(folder.name).uri
    sound.notice =
      "the sound is in the folder \(folder.name) next to the page, because one page would be larger than 10 MB; keep them together"
    return sound
  }

  /// `a11y.html` has its sounds in `a11y.html-sound`.
  private static func folder(of page: FilePath) -> FilePath { FilePath("\(page)-sound") }

  /// The sounds that are not in the page, if it is in this file: to be written next to it.
  func files(of page: FilePath) -> [ReportSound] {
    guard folder != nil, let decoder else { return [] }
    let folder = Self.folder(of: page)
    return sprites.enumerated().map { number, sprite in
      let encoded = bytes[sprite.offset..<sprite.offset + (sprite.count + 1) / 2]
      return ReportSound(file: FilePath("\(folder)/\(number + 1).wav"), count: sprite.count, encoded, decoder)
    }
  }

  var playsFiles: Bool { folder != nil && !isEmpty }

  func number(of stop: ScreenPicture.Stop, in picture: ScreenPicture) -> Int? { numbers[Text(stop, in: picture)] }

  /// The data that the script reads.
  ///
  /// - Parameter isPart: whether the page is in a folder next to that which the sound is for.
  func write(isPart: Bool = false, to html: inout HTMLWriter) {
    if isEmpty { return }
    html.element("script", ["type": "application/json", "id": "sounds"]) { html in
      if let folder {
        html.raw("{\"folder\":\"\(isPart && !folder.hasPrefix("/") ? "../" : "")\(folder)\"")
        if !names.isEmpty { html.raw(",\"files\":[\(names.map { "\"\($0)\"" }.joined(separator: ","))]") }
        return html.raw("}")
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
