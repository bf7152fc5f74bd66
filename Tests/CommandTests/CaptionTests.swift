import Foundation
import TestSupport
import Testing

/// Captions against the sound they are of, to the sample.
@Suite struct CaptionTests {
  /// The times of a cue, in thousandths of a second.
  private struct Cue: Equatable {
    var start: Int
    var end: Int
    var text: String
  }

  private static func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  private static func cues(_ file: URL) throws -> [Cue] {
    let text = try Self.text(file)
    func thousandths(_ time: Substring) -> Int {
      let fields = time.split { $0 == ":" || $0 == "." }.compactMap { Int($0) }
      return ((fields[0] * 60 + fields[1]) * 60 + fields[2]) * 1000 + fields[3]
    }
    return text.matches(of: #/([0-9:.]+) --> ([0-9:.]+)\n(.*)\n/#).map {
      Cue(start: thousandths($0.1), end: thousandths($0.2), text: String($0.3))
    }
  }

  /// Where sounds begin and end: those that at least this many samples of nothing part.
  private static func sounds(in samples: [Int16], parted silence: Int) -> [Range<Int>] {
    var sounds: [Range<Int>] = []
    for (index, sample) in samples.enumerated() where sample != 0 {
      if let last = sounds.last, index - last.upperBound < silence {
        sounds[sounds.count - 1] = last.lowerBound..<index + 1
      } else {
        sounds.append(index..<index + 1)
      }
    }
    return sounds
  }

  /// The voices for Arabic and Korean leave more silence than others, and a screen in five languages changes voices.
  @Test(
    "a cue begins and ends where its element is spoken", arguments: ["camera", "right-to-left", "korean", "weather"])
  func exact(_ screen: String) throws {
    try Tool.withTemporaryFolder { folder in
      let (sound, captions) = (folder.appending(path: "a.wav"), folder.appending(path: "a.vtt"))
      let tree = "Fixtures/screens/\(screen)/tree.json"
      let run = try Tool.run(["speak", tree, "-o", sound.path, "--captions", captions.path])
      #expect(run == .init(status: 0, output: "", errors: ""))
      let wave = try Wave(sound)
      let cues = try Self.cues(captions)
      // Half a second parts elements, a fifth their parts.
      let sounds = Self.sounds(in: wave.samples, parted: wave.rate * 49 / 100)
      #expect(cues.map(\.start) == sounds.map { $0.lowerBound * 1000 / wave.rate })
      #expect(cues.map(\.end) == sounds.map { $0.upperBound * 1000 / wave.rate })
      #expect(sounds.first?.lowerBound == 0 && sounds.last?.upperBound == wave.samples.count)
      #expect(zip(sounds, sounds.dropFirst()).allSatisfy { $1.lowerBound - $0.upperBound == wave.rate / 2 })
      let transcript = try Tool.run(["narrate", tree]).output.split(separator: "\n").dropFirst()
      let spoken = transcript.map { String($0).replacing(#/^ *[0-9]+  |  \[Fixtures.*$/#, with: "") }
      #expect(cues.map(\.text) == spoken)
    }
  }

  @Test("an element without a sound has a cue, and its neighbors have theirs to the sample")
  func silent() throws {
    let screen = """
      screen "S" 390x844 en
        UILabel text="…" frame=0,0,44,44
        UILabel text="One" frame=0,50,44,44
        UILabel text="✕" frame=0,100,44,44
        UILabel text="Two" frame=0,150,44,44
        UILabel text="•" frame=0,200,44,44

      """
    try Tool.withTemporaryFolder { folder in
      let run = try Tool.run(["speak", "-", "-o", "a.wav", "--captions", "a.vtt"], input: screen, in: folder)
      #expect(run.status == 0)
      let wave = try Wave(folder.appending(path: "a.wav"))
      let sounds = Self.sounds(in: wave.samples, parted: wave.rate / 4).map {
        ($0.lowerBound * 1000 / wave.rate, $0.upperBound * 1000 / wave.rate)
      }
      try #require(sounds.count == 2)
      #expect(wave.samples.first != 0 && wave.samples.last != 0)
      let cues = try Self.cues(folder.appending(path: "a.vtt"))
      #expect(
        cues == [
          Cue(start: 0, end: 1, text: "…"), Cue(start: 0, end: sounds[0].1, text: "One"),
          Cue(start: sounds[0].1, end: sounds[0].1 + 1, text: "✕"),
          Cue(start: sounds[1].0, end: sounds[1].1, text: "Two"),
          Cue(start: sounds[1].1 - 1, end: sounds[1].1, text: "•"),
        ])
    }
  }

  @Test("captions go to standard output, but not with anything else")
  func printed() throws {
    try Tool.withTemporaryFolder { folder in
      let speak = ["speak", Tool.root.path + "/" + SpeakTests.camera, "--captions"]
      #expect(try Tool.run(speak + ["a.vtt", "-o", "a.wav"], in: folder).status == 0)
      let run = try Tool.run(speak + ["-", "-o", "b.wav"], in: folder)
      #expect(run == .init(status: 0, output: try Self.text(folder.appending(path: "a.vtt")), errors: ""))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a.vtt", "a.wav", "b.wav"])
      for (arguments, words) in [
        (["-", "-o", "-"], "--output - and --captions -"),
        (["-", "-o", "c.wav", "--transcript"], "--transcript and --captions -"),
        (["c.vtt", "-o", "-", "--transcript"], "--transcript and --output -"),
      ] {
        let refused = try Tool.run(speak + arguments, in: folder)
        #expect(refused.status == 2)
        #expect(
          refused.errors.hasPrefix("a11y-audit: error: \(words) cannot be combined: each writes to standard output\n"),
          "\(refused.errors)")
      }
    }
  }

  @Test("screens of one run follow one another, in one file or each element in its own")
  func screens() throws {
    try Tool.withTemporaryFolder { folder in
      let trees = ["range-slider", "korean"].map { Tool.root.path + "/Fixtures/screens/\($0)/tree.json" }
      let run = try Tool.run(
        ["speak"] + trees + ["-o", "all.wav", "--captions", "all.vtt", "--split", "each", "--transcript"], in: folder)
      #expect(run.status == 0)
      #expect(run.errors == "")
      let narrated = try Tool.run(["narrate"] + trees, in: folder)
      #expect(run.output == narrated.output)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/each").sorted().filter {
        $0.hasSuffix(".wav")
      }
      #expect(
        files == [
          "1-price-heading.wav", "2-minimum-price-40-euros-adjustable-swipe.wav",
          "3-maximum-price-260-euros-adjustable-swipe.wav", "4-show-results-button.wav", "5-로그인-머리말.wav",
          "6-이메일-name-example-org-텍스트-필드-편집하려면-이중.wav", "7-비밀번호-보안-텍스트-필드-편집하려면-이중-탭하십시오.wav",
          "8-자동-로그인-전환-버튼-끔-설정을-전환하려면-이중-탭하십시오.wav", "9-로그인-버튼-계정에-로그인합니다.wav",
        ])
      let all = try Wave(folder.appending(path: "all.wav"))
      let each = try files.map { try Wave(folder.appending(path: "each/\($0)")).samples }
      let silence = [Int16](repeating: 0, count: all.rate / 2)
      #expect(all.samples == Array(each.joined(separator: silence)))
      let cues = try Self.cues(folder.appending(path: "all.vtt"))
      #expect(cues.count == 9)
    }
  }
}
