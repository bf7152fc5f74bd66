/// What a child process performs, line by line; speech_worker.c explains the letters.
struct SpeechCommands {
  /// C strings, one after another.
  private(set) var bytes: [CChar] = []

  mutating func select(_ voice: String) { add("v", voice) }
  mutating func say(_ text: SpeakableText) { add(text.hasPhonemes ? "h" : "t", text.text) }
  mutating func pause(milliseconds: Int) { add("p", String(milliseconds)) }
  mutating func writePhonemes(_ text: SpeakableText) { add("w", text.text) }
  mutating func writeIPA(_ text: SpeakableText) { add(text.hasPhonemes ? "j" : "i", text.text) }
  /// Parts the phonemes of two texts.
  mutating func endLine() { add("n", "") }
  /// A place where the child reports that it has come so far: the end of an item.
  mutating func mark() { add(".", "") }
  /// An environment variable of the child: "NAME=value".
  mutating func set(_ variable: String) { add("e", variable) }

  private mutating func add(_ kind: Unicode.Scalar, _ text: String) {
    bytes.append(CChar(truncatingIfNeeded: kind.value))
    // A NUL would end the line early; what follows it would be read as a line of its own.
    for byte in text.utf8 where byte != 0 { bytes.append(CChar(bitPattern: byte)) }
    bytes.append(0)
  }
}
