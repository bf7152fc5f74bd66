import Testing

@testable import A11ySpeech

@Suite struct CaptionsTests {
  @Test func `each sound has a numbered cue from its start to its end`() {
    var timeline = Timeline()
    timeline.add("Options. Button.", sampleCount: 22_050)
    timeline.rest(sampleCount: 11_025)
    timeline.add("Flash. Switch. On.", sampleCount: 33_075)
    #expect(
      Captions.webVTT(timeline) == """
        WEBVTT

        1
        00:00:00.000 --> 00:00:01.000
        Options. Button.

        2
        00:00:01.500 --> 00:00:03.000
        Flash. Switch. On.

        """)
  }

  @Test func `nothing said is a file without cues`() {
    #expect(Captions.webVTT(Timeline()) == "WEBVTT\n")
  }

  @Test(arguments: [
    ("Save & close", "Save &amp; close"), ("<b>Bold</b>", "&lt;b&gt;Bold&lt;/b&gt;"),
    ("00:01.000 --> 00:02.000", "00:01.000 --&gt; 00:02.000"), ("first\nsecond", "first second"),
    ("first\n\nNOTE second", "first  NOTE second"), ("a\r\nb", "a  b"),
    ("a\u{2028}b\u{0}c\u{1B}[31md\u{85}e", "a bc[31md e"),
    ("a\u{202E}b\u{2067}c\u{9B}d", "abcd"), ("WEBVTT", "WEBVTT"), ("café 日本語 👩‍🦯", "café 日本語 👩‍🦯"),
  ])
  func `text is escaped and stays on one line`(text: String, line: String) {
    var timeline = Timeline()
    timeline.add(text, sampleCount: 22_050)
    #expect(Captions.webVTT(timeline) == "WEBVTT\n\n1\n00:00:00.000 --> 00:00:01.000\n\(line)\n")
  }

  @Test func `hours are counted beyond two digits`() {
    var timeline = Timeline()
    timeline.rest(sampleCount: 22_050 * (3600 * 100 + 62))
    timeline.add("Late.", sampleCount: 22_050)
    #expect(Captions.webVTT(timeline).contains("\n100:01:02.000 --> 100:01:03.000\n"))
  }

  @Test func `a silent sound has a cue that ends after it starts, inside the duration`() {
    var timeline = Timeline()
    timeline.add("…", sampleCount: 0)
    timeline.add("Options.", sampleCount: 22_050)
    timeline.add("✕", sampleCount: 0)
    #expect(
      Captions.webVTT(timeline) == """
        WEBVTT

        1
        00:00:00.000 --> 00:00:00.001
        …

        2
        00:00:00.000 --> 00:00:01.000
        Options.

        3
        00:00:00.999 --> 00:00:01.000
        ✕

        """)
  }

  @Test func `a silent sound at the end of the shortest file has a cue before the end`() {
    var timeline = Timeline()
    timeline.add("a", sampleCount: 23)
    timeline.add("…", sampleCount: 0)
    #expect(
      Captions.webVTT(timeline) == """
        WEBVTT

        1
        00:00:00.000 --> 00:00:00.001
        a

        2
        00:00:00.000 --> 00:00:00.001
        …

        """)
  }

  @Test func `cues follow one another and the rests lie between them`() {
    var timeline = Timeline()
    timeline.add("a", sampleCount: 10)
    timeline.rest(sampleCount: 5)
    timeline.add("b", sampleCount: 20)
    timeline.rest(sampleCount: -3)
    timeline.add("c", sampleCount: -1)
    #expect(
      timeline.cues == [
        Timeline.Cue(samples: 0..<10, text: "a"), Timeline.Cue(samples: 15..<35, text: "b"),
        Timeline.Cue(samples: 35..<35, text: "c"),
      ])
    #expect(timeline.sampleCount == 35)
  }
}
