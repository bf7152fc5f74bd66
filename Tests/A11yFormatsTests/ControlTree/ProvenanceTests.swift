import A11yCore
import Testing

@testable import A11yFormats

/// What a converted description says of the one it was made from.
@Suite struct ProvenanceTests {
  @Test(
    "a part of 'source' of the wrong type is reported at its location",
    arguments: [
      (
        #"["idb"]"#,
        "1:31: 'source' must be an object with format, level, lacks, roundsFrames, designTime, incomplete, "
          + "untranslated, found an array"
      ),
      (#"{"format": 1}"#, "1:42: 'source.format' must be a string, found a number"),
      (#"{"level": 1}"#, "1:41: 'source.level' must be a string, found a number"),
      (#"{"lacks": "hint"}"#, "1:41: 'source.lacks' must be an array of strings, found a string"),
      (#"{"lacks": ["hint", 1]}"#, "1:41: 'source.lacks' must be an array of strings, found an array"),
      (#"{"roundsFrames": 1}"#, "1:48: 'source.roundsFrames' must be true or false, found a number; write true"),
      (#"{"designTime": "no"}"#, "1:46: 'source.designTime' must be true or false, found a string; write false"),
      (#"{"incomplete": true}"#, "1:46: 'source.incomplete' must be an array of strings, found true or false"),
      (#"{"untranslated": "a"}"#, "1:48: 'source.untranslated' must be an array of strings, found a string"),
    ] as [(String, String)])
  func mistake(_ value: String, _ message: String) {
    #expect(Trying.mistakes(#"{"class": "UIView", "source": \#(value)}"#) == [message])
  }

  @Test(
    "an unknown word is noted with the nearest one",
    arguments: [
      (#"{"level": "run-time"}"#, "1:41: has the unknown level 'run-time'; did you mean 'runtime'?"),
      (#"{"lacks": ["hints", "hint"]}"#, "1:42: has the unknown fact 'hints'; did you mean 'hint'?"),
      (#"{"roundFrames": true}"#, "1:32: has the unknown key 'roundFrames' in 'source'; did you mean 'roundsFrames'?"),
    ])
  func unknownWord(_ value: String, _ note: String) throws {
    #expect(try Trying.notes(#"{"class": "UIView", "source": \#(value)}"#) == [note])
  }

  @Test("what the original left out is known of the converted one")
  func incomplete() throws {
    let screen = try Trying.screen(#"{"class": "UIView", "source": {"format": "idb", "incomplete": ["is cut short"]}}"#)
    let place = SourceLocation(line: 1, column: 64)
    #expect(screen.notes == [ReadingNote(.incomplete, control: 0, at: place, "is cut short")])
    for text in [ControlTree.write([screen]), Outline.write([screen])] {
      #expect(try Trying.screen(text).notes.map(\.message) == ["is cut short"])
    }
  }

  @Test("'source' alone makes no control tree of a file")
  func recognition() throws {
    let content = try Content(bytes: Array(#"{"source": {"format": "idb"}}"#.utf8), options: ReadingOptions())
    #expect(!ControlTree.recognizes(content))
  }

  @Test(
    "every file of the fixtures says the same when it was converted", arguments: Fixtures.names(in: "formats/login"))
  func converted(_ name: String) throws {
    let screens = try Formats.read(Fixtures.bytes("formats/login/\(name)"))
    for text in [ControlTree.write(screens), Outline.write(screens)] {
      let read = try Trying.screens(text)
      #expect(read.map(\.placeless) == screens.map(\.placeless), "\(text)")
      #expect(read.map(\.source) == screens.map(\.source))
    }
  }
}
