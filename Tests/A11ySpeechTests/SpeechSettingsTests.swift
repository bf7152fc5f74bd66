import Testing

@testable import A11ySpeech

@Suite struct SpeechSettingsTests {
  @Test func `the engine's own defaults`() throws {
    let settings = try SpeechSettings()
    #expect(settings.rate == 175)
    #expect(settings.pitch == 50)
    #expect(settings.volume == 100)
    #expect(settings.wordGap == 0)
    #expect(settings.voice == nil)
    #expect(settings.variant == nil)
  }

  @Test func `a short pause within a saying, a longer rest after it`() throws {
    let settings = try SpeechSettings()
    #expect(settings.pause == 200)
    #expect(settings.rest == 500)
  }

  @Test func `the limits are inside`() throws {
    _ = try SpeechSettings(rate: 80, pitch: 0, volume: 0, wordGap: 0, pause: 0, rest: 0)
    _ = try SpeechSettings(rate: 450, pitch: 100, volume: 200, wordGap: 500, pause: 10_000, rest: 10_000)
  }

  @Test(arguments: [79, 451, 5000, 0, -1, .max, .min])
  func `a rate outside its range is an error`(rate: Int) {
    let error = #expect(throws: SpeechError.self) { try SpeechSettings(rate: rate) }
    #expect(error?.description == "rate is \(rate), expected 80 to 450 words per minute")
  }

  @Test(arguments: [-1, 101])
  func `a pitch outside its range is an error`(pitch: Int) {
    let error = #expect(throws: SpeechError.self) { try SpeechSettings(pitch: pitch) }
    #expect(error?.description == "pitch is \(pitch), expected 0 to 100")
  }

  @Test(arguments: [-1, 201])
  func `a volume outside its range is an error`(volume: Int) {
    let error = #expect(throws: SpeechError.self) { try SpeechSettings(volume: volume) }
    #expect(error?.description == "volume is \(volume), expected 0 to 200 percent")
  }

  @Test(arguments: [-1, 501])
  func `a word gap outside its range is an error`(wordGap: Int) {
    let error = #expect(throws: SpeechError.self) { try SpeechSettings(wordGap: wordGap) }
    #expect(error?.description == "word gap is \(wordGap), expected 0 to 500 hundredths of a second")
  }

  @Test(arguments: [-1, 10_001])
  func `a pause outside its range is an error`(milliseconds: Int) {
    let pause = #expect(throws: SpeechError.self) { try SpeechSettings(pause: milliseconds) }
    #expect(pause?.description == "pause is \(milliseconds), expected 0 to 10000 milliseconds")
    let rest = #expect(throws: SpeechError.self) { try SpeechSettings(rest: milliseconds) }
    #expect(rest?.description == "rest is \(milliseconds), expected 0 to 10000 milliseconds")
  }
}
