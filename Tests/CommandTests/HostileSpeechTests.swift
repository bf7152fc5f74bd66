import Foundation
import TestSupport
import Testing

/// Labels that are no words: spoken, stripped or told, and never taken for a command.
@Suite struct HostileSpeechTests {
  private struct Case {
    /// Between the quotation marks of a JSON text.
    var label: String
    /// What is in its caption, as the file has it.
    var caption: String
    /// What is reported of it, after its place.
    var warning: String?
  }

  private static let cases = [
    // A command to the engine, and one to the terminal.
    Case(label: #"\u0001400Sfast\u001b[2J"#, caption: "400Sfast[2J. Button."),
    Case(label: #"a\u0000b\r\n\n00:01.000 --> 00:02.000"#, caption: "ab   00:01.000 --&gt; 00:02.000. Button."),
    Case(
      label: #"<voice name=\"de\">Guten Tag</voice>"#,
      caption: "&lt;voice name=\"de\"&gt;Guten Tag&lt;/voice&gt;. Button."),
    // What would turn the direction of all that follows in the line.
    Case(label: #"a\u202eb\u2066c\u009b"#, caption: "abc. Button."),
    Case(label: "[[h@l'oU]]", caption: "[[h@l'oU]]. Button."),
    Case(label: "🎉👩‍👩‍👧", caption: "🎉👩‍👩‍👧. Button."),
    Case(label: "   ", caption: "   . Button."),
    // Halves of a pair: no text can hold them.
    Case(
      label: #"\ud800"#, caption: "\u{FFFD}. Button.",
      warning: "\"\u{FFFD}. Button.\" is spoken without '\u{FFFD}.' (voice English (Great Britain))"),
    Case(label: #"a\udc00b"#, caption: "a\u{FFFD}b. Button."),
    // A glyph of an icon font.
    Case(
      label: #"\ue001"#, caption: "\u{E001}. Button.",
      warning: #""\u{E001}. Button." is spoken without '\u{E001}.' (voice English (Great Britain))"#),
  ]

  @Test("each is spoken, stripped or reported; text of 100 kB is reported; the next element is spoken as usual")
  func labels() throws {
    let long = String(repeating: "word ", count: 20_000)
    let labels = Self.cases.map(\.label) + [long, "Done"]
    let rows = labels.map { #"{"class": "UIButton", "label": "\#($0)"}"# }
    let tree = "{\"language\": \"en\", \"class\": \"UIView\", \"children\": [\n\(rows.joined(separator: ",\n"))\n]}"
    try Tool.withTemporaryFolder { folder in
      let arguments = ["speak", "-", "-o", "a.wav", "--captions", "a.vtt", "--split", "split"]
      let run = try Tool.run(arguments, input: tree, in: folder)
      #expect(run.status == 0)
      #expect(run.output == "")
      var warnings = Self.cases.enumerated().compactMap { index, known in
        known.warning.map { "<stdin>:\(index + 2):1: warning: \($0)" }
      }
      let shown = long.prefix(80).dropLast(0)
      warnings.append(
        "<stdin>:\(Self.cases.count + 2):1: warning: \"\(shown)…\" is too long to speak: at most 65536 bytes or 60 "
          + "minutes are spoken (voice English (Great Britain))")
      #expect(run.errors.split(separator: "\n").map(String.init) == warnings)
      let captions = try String(contentsOf: folder.appending(path: "a.vtt"), encoding: .utf8)
      #expect(!captions.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || 0x7F...0x9F ~= $0.value })
      let cues = captions.split(separator: "\n\n").dropFirst().map { $0.split(separator: "\n").dropFirst(2).joined() }
      #expect(cues == Self.cases.map(\.caption) + [long + ". Button.", "Done. Button."])
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/split").sorted().filter {
        $0.hasSuffix(".wav")
      }
      #expect(files.count == labels.count)
      let loud = try files.map { try Wave(folder.appending(path: "split/\($0)")).samples.contains { $0 > 1000 } }
      #expect(loud == Self.cases.map { _ in true } + [false, true])
    }
  }

  @Test("markup of another language is spoken by the voice of its own")
  func markup() throws {
    func sound(_ label: String) throws -> [Int16] {
      try Tool.withTemporaryFolder { folder in
        let screen = "screen \"S\" 390x844 en\n  UILabel text=\"\(label)\" frame=0,0,44,44\n"
        #expect(try Tool.run(["speak", "-", "-o", "a.wav"], input: screen, in: folder).status == 0)
        return try Wave(folder.appending(path: "a.wav")).samples
      }
    }
    // Without what would be its end, an element of SSML swallows the rest; as text it makes it longer.
    let plain = try sound("Guten Tag")
    #expect(try sound("<voice name='de'>Guten Tag").count > plain.count * 3 / 2)
    #expect(try sound("<break time='20s'/>Guten Tag").count < plain.count + 22_050 * 6)
    #expect(try sound("\\u{1}400S Guten Tag") == sound("400S Guten Tag"))
  }
}
