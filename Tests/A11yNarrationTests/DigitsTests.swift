@testable import A11yNarration
import Testing

@Suite struct `Numbers` {
  @Test(arguments: [
    (nil, "1023"), ("en", "1023"), ("de", "1023"), ("ar", "1023"), ("ar-AE", "1023"), ("ar-SA", "١٠٢٣"),
    ("ar_EG", "١٠٢٣"),
    ("fa", "۱۰۲۳"), ("fa-IR", "۱۰۲۳"), ("ne", "१०२३"), ("as", "১০২৩"), ("my", "၁၀၂၃"), ("dz", "༡༠༢༣"), ("hi", "1023"),
    ("", "1023"), ("-", "1023"), ("-SA", "1023"),
  ])
  func `are in the language's own digits, ungrouped`(language: String?, text: String) {
    #expect(Digits.text(of: 1023, in: language) == text)
  }

  @Test func `the smallest number is no trouble`() {
    #expect(Digits.text(of: .min, in: "fa") == "-۹۲۲۳۳۷۲۰۳۶۸۵۴۷۷۵۸۰۸")
  }
}
