import A11yCore
import Testing

@Suite struct SoundKeyTests {
  @Test(
    "texts that sound alike share a key, whatever their case, punctuation and spaces",
    arguments: [
      ("Add to cart", "add-to  CART!"), ("Delete", "delete\u{2026}"), ("Wi-Fi", "wi\u{2011}fi"),
      (" Close\u{A0}", "close"), ("ÄNDERN", "ändern"), ("e\u{301}tape", "\u{E9}tape"), ("", "\u{200B}"),
    ])
  func alike(_ a: String, _ b: String) {
    #expect(SpokenText.normalized(a) == SpokenText.normalized(b))
    #expect(SpokenText.soundKey(a) == SpokenText.soundKey(b))
  }

  @Test(
    "texts that sound different have different keys",
    arguments: [("Delete note", "Deletenote"), ("Item 1", "Item 11"), ("ändern", "andern"), ("a", "")])
  func different(_ a: String, _ b: String) {
    #expect(SpokenText.soundKey(a) != SpokenText.soundKey(b))
  }
}
