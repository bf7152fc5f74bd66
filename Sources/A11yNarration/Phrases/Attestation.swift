/// How often a phrase occurs in the quotations of `Fixtures/voiceover` that the default profile matches.
public struct Attestation: Hashable, Sendable {
  /// Transcripts of recordings.
  public var recordings = 0
  /// Caption panels of VoiceOver.
  public var captions = 0
  /// Texts that VoiceOver gave to a synthesizer.
  public var synthesized = 0
  /// Accounts in writing.
  public var written = 0

  public init(recordings: Int = 0, captions: Int = 0, synthesized: Int = 0, written: Int = 0) {
    self.recordings = recordings
    self.captions = captions
    self.synthesized = synthesized
    self.written = written
  }

  public var total: Int { recordings + captions + synthesized + written }

  /// "12 quotations, 4 of them recorded".
  public var text: String {
    if total == 0 { return "no quotation" }
    let recorded = recordings + captions
    let quotations = total == 1 ? "1 quotation" : "\(total) quotations"
    return recorded == 0 ? quotations : "\(quotations), \(recorded) of them recorded"
  }
}

extension Phrases {
  /// How well a phrase of this language is attested, by its name.
  public func attestation(of phrase: String) -> Attestation {
    Self.attestations[language]?[phrase] ?? Attestation()
  }
}
