import Foundation
import TestSupport
import Testing

/// The real library, a real sound path, real files. Properties, not hashes: samples are the engine's business.
@Suite struct SpeakTests {
  static let camera = "Fixtures/screens/camera/tree.json"

  @Test("the camera screen becomes sound with captions, and the same bytes every time")
  func fileAndCaptions() throws {
    try Tool.withTemporaryFolder { folder in
      let sound = folder.appending(path: "camera.wav")
      let captions = folder.appending(path: "camera.vtt")
      let run = try Tool.run(["speak", Self.camera, "--output", sound.path, "--captions", captions.path])
      #expect(run == .init(status: 0, output: "", errors: ""))
      let wave = try Wave(sound)
      #expect(wave.rate == 22050)
      #expect(wave.samples.contains { abs(Int($0)) > 1000 })
      // Five elements, the longest of five seconds: more would be noise, less would be words left out.
      let seconds = Double(wave.samples.count) / 22050
      #expect(seconds > 8 && seconds < 40)
      let text = try String(contentsOf: captions, encoding: .utf8)
      #expect(text.hasPrefix("WEBVTT\n\n1\n00:00:00.000 --> "))
      #expect(text.contains("\nOptions. Button. Shows additional camera options.\n"))
      #expect(text.components(separatedBy: " --> ").count == 6)
      let again = folder.appending(path: "again.wav")
      _ = try Tool.run(["speak", Self.camera, "--output", again.path])
      let (first, second) = (try Data(contentsOf: sound), try Data(contentsOf: again))
      #expect(first == second)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
    }
  }

  @Test("--only, --from, --no-hints, --rate and --language change what is spoken")
  func selection() throws {
    try Tool.withTemporaryFolder { folder in
      func length(_ arguments: [String]) throws -> Int {
        let file = folder.appending(path: "a.wav")
        let run = try Tool.run(["speak", Self.camera, "--output", file.path] + arguments)
        #expect(run.status == 0)
        return try Wave(file).samples.count
      }
      let all = try length([])
      let one = try length(["--only", "options"])
      #expect(one < all / 2)
      #expect(try length(["--only", "Options"]) == one)
      #expect(try length(["--only", "1"]) == one)
      #expect(try length(["--from", "5"]) < all / 2)
      #expect(try length(["--only", "options", "--no-hints"]) < one)
      #expect(try length(["--only", "options", "--rate", "350"]) < one)
      #expect(try length(["--only", "options", "--language", "de"]) != one)
    }
  }

  @Test("a file an element, named by order and words")
  func split() throws {
    try Tool.withTemporaryFolder { folder in
      #expect(try Tool.run(["speak", Self.camera, "--split", folder.appending(path: "s").path]).status == 0)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/s").sorted().filter {
        $0.hasSuffix(".wav")
      }
      #expect(files.count == 5)
      #expect(files.first == "1-options-button-shows-additional-camera.wav")
    }
  }

  @Test("speech goes to the sound device")
  func playing() throws {
    try Tool.withTemporaryFolder { folder in
      // ALSA's file device writes what a sound card would have played.
      let played = folder.appending(path: "played.raw")
      let settings = folder.appending(path: "asound.conf")
      let text = """
        pcm.!default { type file; file "\(played.path)"; format "raw"; slave.pcm "null" }
        ctl.!default { type null }
        pcm.null { type null }

        """
      try text.write(to: settings, atomically: true, encoding: .utf8)
      let run = try Tool.run(
        ["speak", Self.camera, "--only", "options"], environment: ["ALSA_CONFIG_PATH": settings.path])
      #expect(run == .init(status: 0, output: "", errors: ""))
      let sound = try Data(contentsOf: played)
      #expect(sound.count > 22050)
      #expect(sound.contains { $0 != 0 })
    }
  }

  @Test("without a sound device it says so, and what to do")
  func noDevice() throws {
    // A configuration without a default device, as on a machine without a card.
    try Tool.withTemporaryFolder { folder in
      let settings = folder.appending(path: "asound.conf")
      try "\n".write(to: settings, atomically: true, encoding: .utf8)
      let run = try Tool.run(["speak", Self.camera], environment: ["ALSA_CONFIG_PATH": settings.path])
      #expect(run.status == 2)
      #expect(run.errors == "a11y-audit: error: no sound device; write a file with --output screen.wav\n")
    }
  }

  @Test(
    "what cannot be spoken ends with 2 and a remedy",
    arguments: [
      (["--language", "xx"], "a11y-audit: error: unknown language 'xx': expected a BCP-47 tag, such as en or pt-BR\n"),
      (
        ["--voice", "Englisch"],
        "a11y-audit: error: unknown voice 'Englisch'; a11y-audit speak --list-voices lists all voices\n"
      ),
      (["--only", "nobody"], #"a11y-audit: error: no element "nobody"; "#),
      (["--rate", "5000"], "a11y-audit: error: rate is 5000, expected 80 to 450 words per minute\n"),
      (["--captions", "a.vtt"], "a11y-audit: error: --captions needs a sound file; specify it with --output\n"),
    ])
  func failures(_ arguments: [String], _ message: String) throws {
    let run = try Tool.run(["speak", Self.camera] + arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
  }

  @Test("a language without a voice is reported with the elements that are in it, and there is no file")
  func languageWithoutVoice() throws {
    try Tool.withTemporaryFolder { folder in
      let buttons = ["One", "Two", "Three", "Four", "Five"].map { #"{"class": "UIButton", "label": "\#($0)"}"# }
      let wrong = buttons.map { $0.replacing("}", with: #", "language": "tlh"}"#) }
      func errors(_ controls: [String]) throws -> String {
        let tree = #"{"class": "UIView", "language": "en", "children": [\#n\#(controls.joined(separator: ",\n"))]}"#
        try tree.write(to: folder.appending(path: "a.json"), atomically: true, encoding: .utf8)
        let run = try Tool.run(["speak", "a.json", "--output", "a.wav"], in: folder)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/a.wav"))
        return run.errors
      }
      let start =
        "a11y-audit: error: no voice for language 'tlh'; nearest: 'th'; a11y-audit speak --list-voices lists all voices; used by: "
      let (one, all) = (try errors([buttons[0], wrong[1], buttons[2]]), try errors(wrong))
      #expect(one == start + "a.json:3:1 \"Two. Button.\"\n")
      #expect(
        all == start + #"a.json:2:1 "One. Button.", a.json:3:1 "Two. Button.", a.json:4:1 "Three. Button.""#
          + " and 2 more\n")
    }
  }

  @Test("output without any sound is an error, and files of an earlier run are kept")
  func nothingHeard() throws {
    try Tool.withTemporaryFolder { folder in
      let arguments = ["speak", "-", "-o", "a.wav", "--captions", "a.vtt", "--split", "each"]
      let heard = try Tool.run(arguments, input: #"UILabel text="One""#, in: folder)
      #expect(heard == .init(status: 0, output: "", errors: ""))
      let names = ["a.wav", "a.vtt", "each/1-silence.wav"]
      try FileManager.default.moveItem(
        atPath: folder.path + "/each/1-one.wav", toPath: folder.path + "/each/1-silence.wav")
      let before = try names.map { try Data(contentsOf: folder.appending(path: $0)) }
      let run = try Tool.run(arguments, input: #"UILabel text="…""#, in: folder)
      #expect(run.status == 2 && run.output == "")
      #expect(run.errors.hasPrefix("<stdin>:1:1: warning: \"…\" has nothing to speak (voice "))
      #expect(
        run.errors.hasSuffix("\na11y-audit: error: nothing could be spoken; a.wav was not written\n"))
      let after = try names.map { try Data(contentsOf: folder.appending(path: $0)) }
      #expect(after == before)
      #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).count == 5)
    }
  }

  @Test(
    "what plays nothing leaves the sound system alone",
    arguments: [["-o", "a.wav"], ["--split", "each"], ["-o", "-"], ["--list-voices"], ["--list-voices", "ko"]])
  func noSoundSystem(_ options: [String]) throws {
    try Tool.withTemporaryFolder { folder in
      for name in ["home", "tmp", "work"] {
        try FileManager.default.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
      }
      // No XDG_RUNTIME_DIR: PulseAudio's library would make a folder of its own.
      let home = folder.appending(path: "home").path
      let input = options.contains("--list-voices") ? [] : ["\(Tool.root.path)/\(Self.camera)"]
      let run = try Tool.run(
        ["speak"] + input + options, environment: ["HOME": home, "TMPDIR": folder.appending(path: "tmp").path],
        in: folder.appending(path: "work"))
      #expect(run.status == 0 && run.errors == "")
      let left = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix("work/") }
      #expect(left.sorted() == ["home", "tmp", "work"])
    }
  }

  @Test("sound goes into a pipe with its sizes first; captions do not take the sound's place")
  func pipe() throws {
    try Tool.withTemporaryFolder { folder in
      let tool = "'\(Tool.executable.path)' speak '\(Tool.root.path)/\(Self.camera)'"
      let script = "mkfifo p; cat p > a.wav & \(tool) -o p; wait; \(tool) -o b.wav; cmp a.wav b.wav"
      let run = try Tool.run(["-c", script], in: folder, of: URL(filePath: "/bin/sh"))
      #expect(run == .init(status: 0, output: "", errors: ""))
      let same = try Tool.run(["speak", Self.camera, "-o", "\(folder.path)/c", "--captions", "\(folder.path)/c"])
      #expect(same.status == 2)
      #expect(same.errors.hasPrefix("a11y-audit: error: --captions and --output are the same file\n"))
    }
  }

  @Test("a reading is spoken in place of the label, and words without one are left out unless they are to be spelled")
  func readings() throws {
    func duration(_ members: String, _ options: String...) throws -> Int {
      try Tool.withTemporaryFolder { folder in
        let file = folder.appending(path: "a.wav")
        let tree = #"{"language": "ja", "class": "UIView", "children": [{"class": "UIButton", \#(members)}]}"#
        let run = try Tool.run(["speak", "-", "-o", file.path, "--transcript"] + options, input: tree)
        #expect(run.status == 0 && run.output.contains("設定保存"), "\(run.errors)")
        return try Wave(file).samples.count
      }
    }
    let skipped = try duration(#""label": "設定保存""#)
    let spelled = try duration(#""label": "設定保存""#, "--unreadable", "spell")
    let read = try duration(#""label": "設定保存", "reading": "せっていほぞん""#)
    let words = try duration(#""label": "設定保存", "reading": {"設定": "せってい", "保存": "ほぞん"}"#)
    #expect(skipped < read && read < spelled && words > skipped && words < spelled)
  }

  @Test("--ipa prints phonemes; --test names the voice and what it cannot read")
  func phonemes() throws {
    let ipa = try Tool.run(["speak", "-", "--ipa"], input: "button \"Pay\"\n")
    #expect(ipa.status == 0 && ipa.output.hasPrefix("Pay. Button.\n  ") && ipa.output.contains("pˈeɪ"), "\(ipa.output)")
    try Tool.withTemporaryFolder { folder in
      let file = folder.appending(path: "ja.wav")
      let test = try Tool.run(["speak", "--test", "ja", "--output", file.path])
      #expect(test.output.hasPrefix("voice: Japanese (jpx/ja)\nreads: "), "\(test.output)\(test.errors)")
      #expect(test.output.contains("cannot read: Han"))
      #expect(try Wave(file).samples.contains { $0 != 0 })
    }
    #expect(try Tool.run(["speak", "--test", "xx", "--output", "/dev/null"]).status == 2)
  }

  @Test("the ending of the file is its format; one that cannot be written is an error, and no file is left")
  func formats() throws {
    try Tool.withFiles(["a.outline": "button \"Pay\"\n"]) { folder in
      let m4a = try Tool.run(["speak", "a.outline", "--output", "a.m4a"], in: folder)
      #expect(m4a.status == 2)
      #expect(m4a.errors.contains("a.m4a: unknown sound format '.m4a'; use .wav, .flac, .mp3 or .opus"))
      // With the tools that this machine has, or an error that names the package.
      for (ending, magic, package) in [("flac", "fLaC", "flac"), ("opus", "OggS", "opus-tools"), ("mp3", "", "lame")] {
        let name = "a.\(ending)"
        let run = try Tool.run(["speak", "a.outline", "--output", name], in: folder)
        let bytes = try? Data(contentsOf: folder.appending(path: name))
        if run.status == 0 {
          #expect(bytes?.starts(with: Data(magic.utf8)) == true && bytes?.starts(with: Data("RIFF".utf8)) == false)
        } else {
          #expect(run.status == 2 && run.errors.contains("install the package \(package)") && bytes == nil)
        }
      }
    }
  }

  @Test("a folder of sounds has a playlist of its files in order")
  func playlist() throws {
    try Tool.withTemporaryFolder { folder in
      let run = try Tool.run(["speak", "-", "--split", "s"], input: "button \"Pay\"\nbutton \"Cancel\"\n", in: folder)
      #expect(run.status == 0)
      let lines = try String(contentsOf: folder.appending(path: "s/playlist.m3u8"), encoding: .utf8).split(
        separator: "\n")
      #expect(
        lines == [
          "#EXTM3U", "#EXTINF:1,Pay. Button.", "1-pay-button.wav", "#EXTINF:1,Cancel. Button.", "2-cancel-button.wav",
        ])
    }
  }

  @Test("labels a voice cannot read are reported; the rest is spoken")
  func unspeakable() throws {
    let tree =
      #"{"language": "ja", "class": "UIView", "children": ["#
      + #"{"class": "UIButton", "label": "設定"}, {"class": "UIButton", "label": "せってい"}]}"#
    try Tool.withTemporaryFolder { folder in
      let file = folder.appending(path: "a.wav")
      let run = try Tool.run(["speak", "-", "--profile", "accessibility-snapshot", "-o", file.path], input: tree)
      #expect(run.status == 0)
      let words =
        "a11y-audit: warning: 1 element contains Han script, which the voice Japanese cannot read: its words are left "
        + "out; give a 'reading', or spell them with --unreadable spell (first: <stdin>:1:52)\n"
      #expect(run.errors == words)
      #expect(try Wave(file).samples.contains { $0 != 0 })
    }
  }

  @Test("without libespeak-ng, speech names the package to install, and everything else works")
  func withoutLibrary() throws {
    try Tool.withTemporaryFolder { folder in
      // The first that the system's loader finds, and no library.
      try Data("no library".utf8).write(to: folder.appending(path: "libespeak-ng.so.1"))
      let environment = ["LD_LIBRARY_PATH": folder.path]
      let sound = folder.appending(path: "a.wav").path
      let run = try Tool.run(["speak", Self.camera, "--output", sound], environment: environment)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("a11y-audit: error: libespeak-ng cannot be loaded ('"))
      #expect(run.errors.contains("; install it: sudo apt-get install libespeak-ng1 (Debian, Ubuntu)"))
      #expect(run.output.isEmpty && !FileManager.default.fileExists(atPath: sound))
      #expect(try Tool.run([Self.camera], environment: environment).status == 0)
      #expect(
        try Tool.run(["narrate", Self.camera], environment: environment).output
          == Tool.run(["narrate", Self.camera]).output)
      let page = try Tool.run([Self.camera, "--report", "html"], environment: environment)
      #expect(page.status == 0 && page.output.contains("no sound: libespeak-ng cannot be loaded"))
    }
  }
}
