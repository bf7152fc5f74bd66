/// The sound of a page: each text once.
package struct PageSound: Sendable {
  /// By text and language: which sound.
  private var numbers: [Key: Int] = [:]

  struct Key: Hashable {
    var text: String
    var language: String?
  }

  package init() {}

  func number(of stop: ScreenPicture.Stop) -> Int? {
    numbers[Key(text: stop.spoken, language: stop.language)]
  }
}
