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

  @Test func `the smallest number is handled`() {
    #expect(Digits.text(of: .min, in: "fa") == "-۹۲۲۳۳۷۲۰۳۶۸۵۴۷۷۵۸۰۸")
  }

  /// The regions whose default numbering for Arabic is `arab` in CLDR; elsewhere it is `latn`.
  @Test func `Arabic has its own where it is written with them`() {
    let own = "BH DJ EG ER IL IQ JO KM KW LB MR OM PS QA SA SD SO SS SY TD YE"
    for region in own.split(separator: " ") { #expect(Digits.text(of: 10, in: "ar-\(region)") == "١٠", "\(region)") }
    for region in ["AE", "DZ", "EH", "LY", "MA", "TN", "001"] {
      #expect(Digits.text(of: 10, in: "ar-\(region)") == "10", "\(region)")
    }
  }
}
