internal import A11yCore

/// What adjusting makes of a value, as far as the value's text tells: `30%` becomes `40%`, `page 2 of 3` becomes
/// `page 3 of 3`.
struct AdjustedValue {
  private let before: String
  private let number: Double
  private let decimals: Int
  private let separator: Character
  private let after: String

  /// Nil when the text has no number, or one that cannot be counted with.
  init?(_ text: String) {
    guard let start = text.firstIndex(where: Self.isDigit) else { return nil }
    var end = text[start...].firstIndex { !Self.isDigit($0) } ?? text.endIndex
    var digits = String(text[start..<end])
    var fraction = ""
    var separator: Character = "."
    if end < text.endIndex, text[end] == "." || text[end] == "," {
      let rest = text[text.index(after: end)...].prefix(while: Self.isDigit)
      if !rest.isEmpty {
        (fraction, separator, end) = (String(rest), text[end], rest.endIndex)
      }
    }
    digits += fraction
    // Doubles hold whole numbers of fifteen digits exactly.
    guard digits.count <= 15, let units = Double(digits) else { return nil }
    let sign = text[..<start].last == "-" || text[..<start].last == "−" ? -1.0 : 1.0
    before = String(sign < 0 ? text[..<start].dropLast() : text[..<start])
    decimals = fraction.count
    self.separator = separator
    number = sign * units / Self.power(decimals)
    after = String(text[end...])
  }

  /// One step up or down; equal to the text it was made from where it cannot go further.
  ///
  /// UISlider takes a tenth of its range, and says per cent of it; a page control takes a page. What else a control would
  /// take only its code knows: one is taken, or one in the last decimal place.
  func stepped(up: Bool, role: Role?, metrics: Metrics?) -> String {
    var step = 1 / Self.power(decimals)
    var range = (metrics?.minimum ?? -.greatestFiniteMagnitude, metrics?.maximum ?? .greatestFiniteMagnitude)
    if after.drop(while: \.isWhitespace).first == "%" {
      (step, range) = (10, (0, 100))
    } else if let count = pageCount, role == .pageControl || metrics?.maximum == nil {
      range = (1, count)
    } else if let minimum = metrics?.minimum, let maximum = metrics?.maximum, role == .slider, maximum > minimum {
      step = max(step, (maximum - minimum) / 10)
    }
    guard range.0 <= range.1 else { return text(number) }
    return text(min(max(number + (up ? step : -step), range.0), range.1))
  }

  /// `3` of `page 2 of 3`.
  private var pageCount: Double? {
    guard before.isEmpty || before.last == " ", after.hasPrefix(" "),
      let start = after.firstIndex(where: Self.isDigit)
    else { return nil }
    let count = Double(after[start...].prefix(while: Self.isDigit)) ?? 0
    return count >= number && after[start...].allSatisfy(Self.isDigit) ? count : nil
  }

  private func text(_ number: Double) -> String {
    let units = (number * Self.power(decimals)).rounded()
    // As many as there are digits for: the number it was made from.
    guard abs(units) < 1e15 else { return text(self.number) }
    var digits = "\(Int64(abs(units)))"
    if decimals > 0 {
      digits = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
      digits.insert(separator, at: digits.index(digits.endIndex, offsetBy: -decimals))
    }
    return before + (units < 0 ? "-" : "") + digits + after
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  private static func power(_ decimals: Int) -> Double {
    (0..<decimals).reduce(1.0) { power, _ in power * 10 }
  }
}
