extension Double {
  /// A contrast ratio with at most two decimals, never rounded up: `4.49:1`.
  var ratio: String {
    guard isFinite, self >= 0, self < 1e6 else { return "\(self):1" }
    let hundredths = Int64(self * 100 + 1e-9)
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    guard rest > 0 else { return "\(whole):1" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10):1" : "\(whole).\(rest < 10 ? "0" : "")\(rest):1"
  }
}
