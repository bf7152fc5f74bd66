import A11yCore
import Testing

@testable import A11yNarration

@Suite struct `Adjusted values` {
  @Test(arguments: [
    ("30%", "40%", "20%"),
    ("95 %", "100 %", "85 %"),
    ("0%", "10%", "0%"),
    ("page 2 of 3", "page 3 of 3", "page 1 of 3"),
    ("page 3 of 3", "page 3 of 3", "page 2 of 3"),
    ("1x", "2x", "0x"),
    ("0", "1", "-1"),
    ("-1", "0", "-2"),
    ("1.5x", "1.6x", "1.4x"),
    ("0,05 mm", "0,06 mm", "0,04 mm"),
    ("40 euros", "41 euros", "39 euros"),
    ("12.", "13.", "11."),
    ("50.5%", "60.5%", "40.5%"),
    ("50% full", "60% full", "40% full"),
    ("Level -5", "Level -4", "Level -6"),
    ("−5", "-4", "-6"),
    // No place among a count: more words, or more than there are.
    ("3 of 3 left", "4 of 3 left", "2 of 3 left"),
    ("5 of 3", "6 of 3", "4 of 3"),
    ("123456789012345", "123456789012346", "123456789012344"),
    ("999999999999999", "999999999999999", "999999999999998"),
  ])
  func `the number of a value goes up and down, and its words stay`(value: String, up: String, down: String) throws {
    let adjusted = try #require(AdjustedValue(value))
    #expect(adjusted.stepped(up: true, role: .slider, metrics: nil) == up)
    #expect(adjusted.stepped(up: false, role: .slider, metrics: nil) == down)
  }

  @Test(arguments: [
    ("50", 0.0, 200.0, "70", "30"),
    ("195", 0, 200, "200", "175"),
    ("3", 1, 5, "4", "2"),
    ("7", 9, 1, "8", "6"),
    ("7", 5, 5, "5", "5"),
    ("3 of 3", 0, 20, "5 of 3", "1 of 3"),
  ])
  func `a slider goes by a tenth of its range, and not out of it`(
    value: String, minimum: Double, maximum: Double, up: String, down: String
  ) throws {
    var metrics = Metrics()
    (metrics.minimum, metrics.maximum) = (minimum, maximum)
    // A range upside down is none.
    if minimum > maximum { metrics = Metrics() }
    let adjusted = try #require(AdjustedValue(value))
    #expect(adjusted.stepped(up: true, role: .slider, metrics: metrics) == up)
    #expect(adjusted.stepped(up: false, role: .slider, metrics: metrics) == down)
  }

  @Test func `a page control has as many pages as it says, whatever its limits are`() throws {
    var metrics = Metrics()
    (metrics.minimum, metrics.maximum) = (0, 20)
    let adjusted = try #require(AdjustedValue("page 3 of 3"))
    #expect(adjusted.stepped(up: true, role: .pageControl, metrics: metrics) == "page 3 of 3")
    #expect(adjusted.stepped(up: false, role: .pageControl, metrics: metrics) == "page 2 of 3")
  }

  @Test(arguments: ["", "Monday", "٣", "1234567890123456", "12345678901234567890", "%"])
  func `a value that cannot be counted with is left alone`(value: String) {
    #expect(AdjustedValue(value) == nil)
  }

  @Test func `limits that are not numbers trap nothing`() throws {
    var metrics = Metrics()
    for (minimum, maximum) in [(Double.nan, 1.0), (0, .infinity), (-.infinity, .infinity), (5, 1), (.nan, .nan)] {
      (metrics.minimum, metrics.maximum) = (minimum, maximum)
      for role in [Role.slider, .stepper] {
        _ = AdjustedValue("3")?.stepped(up: true, role: role, metrics: metrics)
        _ = AdjustedValue("999999999999999")?.stepped(up: true, role: role, metrics: metrics)
      }
    }
  }
}
