import A11yCore
import A11yReports

/// What controls look like that show a value without words.
extension Painter {
  static func kind(of element: Element) -> ScreenPicture.Paint.Kind {
    // UIKit's columns of pickers are adjustable, as sliders are.
    if element.control.className?.hasPrefix("UIPickerColumn") == true { return .wheel }
    return switch element.role {
    case .switch: .toggle(isOn: element.value == "1")
    case .slider: .slider(position: position(of: element))
    case .progress: .progress(position(of: element))
    case .textField, .secureTextField, .searchField, .textView: .field
    case .image: .image
    case .pageControl: pages(of: element) ?? .plain
    case .picker: element.control.value == nil ? .plain : .wheel
    default: .plain
    }
  }

  /// Where a value is between its limits. Those of UIKit's sliders and progress views are 0 and 1.
  private static func position(of element: Element) -> Double? {
    guard let value = element.value, let number = number(in: value) else { return nil }
    if value.contains(where: { "%٪％".contains($0) }) { return min(max(number / 100, 0), 1) }
    let metrics = element.control.metrics
    let (low, high) = (metrics.minimum ?? 0, metrics.maximum ?? 1)
    guard low < high, (low...high).contains(number) else { return nil }
    return (number - low) / (high - low)
  }

  /// The only number of a text: `1x`, `40 %`, `0,5`. A text of several tells no position.
  private static func number(in text: String) -> Double? {
    guard text.utf8.count < 40 else { return nil }
    let parts = text.split { !$0.isNumber && $0 != "." && $0 != "," }.filter { $0.contains(where: \.isNumber) }
    guard parts.count == 1, let number = Double(parts[0].replacing(",", with: ".")) else { return nil }
    return text.contains("-") || text.contains("−") ? -number : number
  }

  /// `page 2 of 3`, or what the description states as numbers.
  private static func pages(of element: Element) -> ScreenPicture.Paint.Kind? {
    let metrics = element.control.metrics
    let numbers = (element.value ?? "").split { !$0.isNumber }.compactMap { Int($0) }
    let spoken = numbers.count == 2 ? numbers : nil
    guard let count = metrics.numberOfPages ?? spoken?.max(), (1...100).contains(count) else { return nil }
    let current = metrics.currentPage ?? spoken?.min().map { $0 - 1 }
    return .pages(count: count, current: current.flatMap { (0..<count).contains($0) ? $0 : nil })
  }

  /// What a person sees of a password.
  static func concealed(_ text: String) -> String { String(repeating: "•", count: min(text.count, 24)) }
}
