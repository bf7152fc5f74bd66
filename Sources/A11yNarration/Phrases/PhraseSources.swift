extension Phrase {
  /// Where a wording was found. No source marks an unverified translation.
  public struct Sources: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The tables of cashapp/AccessibilitySnapshot, whose authors wrote down what devices said.
    public static let accessibilitySnapshot = Sources(rawValue: 1 << 0)
    /// Somebody's written account of what VoiceOver said on an iOS device.
    public static let voiceOver = Sources(rawValue: 1 << 1)
    /// Orca, the screen reader of GNOME: the word for the same concept, not VoiceOver's own.
    public static let orca = Sources(rawValue: 1 << 2)
    /// at-spi2-core, the role names Orca speaks.
    public static let atSPI = Sources(rawValue: 1 << 3)
    /// Chromium, the role names it hands to VoiceOver on macOS.
    public static let chromium = Sources(rawValue: 1 << 4)
    /// Firefox, the words of its own speech output on mobile devices.
    public static let firefox = Sources(rawValue: 1 << 5)
    /// A fault of the table, put right here: see `Phrases.corrections`.
    public static let corrected = Sources(rawValue: 1 << 6)
    /// Orange's accessibility guidelines, on VoiceOver in French.
    public static let orange = Sources(rawValue: 1 << 7)
    /// nuli.navercorp.com and copymaster.tistory.com, on VoiceOver's traits in Korean.
    public static let naver = Sources(rawValue: 1 << 8)
    /// zenn.dev/yumemi_inc, on VoiceOver in Japanese.
    public static let zenn = Sources(rawValue: 1 << 9)
    /// A study note about screen readers.
    public static let studyNote = Sources(rawValue: 1 << 10)

    /// Texts that VoiceOver gives to a Russian synthesizer, as its author lists them (`Fixtures/voiceover/ru.json`).
    public static let synthesizer = Sources(rawValue: 1 << 11)
    /// React Native's properties measured on an iPhone set to Chinese (`Fixtures/voiceover/zh-Hans.json`).
    public static let chineseTest = Sources(rawValue: 1 << 12)
    /// The accessibility guidelines of freee, on VoiceOver in Japanese.
    public static let freee = Sources(rawValue: 1 << 13)

    /// Apple's strings of iOS 15 and macOS 12, as kishikawakatsumi/applelocalization-tools lists them: what UIKit's
    /// accessibility bundle, VoiceOver's braille output and Apple's own apps say. Where VoiceOver was heard, most agree.
    public static let apple = Sources(rawValue: 1 << 14)
    /// Apple's role descriptions for macOS, from the same list: VoiceOver's word on a Mac for the same kind of control.
    public static let appleMac = Sources(rawValue: 1 << 15)

    /// No source: a translation, or a quotation from memory.
    public static let unsourced: Sources = []

    private static let names: [(source: Sources, name: String)] = [
      (.accessibilitySnapshot, "AccessibilitySnapshot"), (.corrected, "corrected here"),
      (.voiceOver, "an account of VoiceOver"), (.orange, "Orange guidelines"), (.naver, "Naver"), (.zenn, "Zenn"),
      (.freee, "freee guidelines"), (.synthesizer, "a synthesizer's input"),
      (.chineseTest, "a test in Chinese"), (.apple, "Apple's strings"), (.appleMac, "Apple's strings for macOS"),
      (.studyNote, "a study note"), (.orca, "Orca"), (.atSPI, "at-spi2-core"), (.chromium, "Chromium"),
      (.firefox, "Firefox"),
    ]

    /// The sources by name, those that heard VoiceOver first; empty for an unverified phrase.
    public var names: [String] { Self.names.filter { contains($0.source) }.map(\.name) }
  }
}
