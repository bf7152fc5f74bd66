extension Screen {
  /// The display, or else the frame of the root.
  var bounds: Frame? {
    display ?? controls.first?.frame.flatMap { $0.isValid ? $0 : nil }
  }
}

extension Element {
  /// Words that a person sees or hears at this place. Nil for a container, whose words are its parts'.
  var landmarkWords: String? {
    let shown = control.title ?? control.text
    // A text field without a value shows its placeholder, whatever its label is.
    let placeholder = SpokenText.isBlank(control.value) ? control.placeholder : nil
    return [shown, placeholder, control.label, control.placeholder].lazy.compactMap(\.self)
      .first { !SpokenText.isBlank($0) }
  }

  /// What a person can look up in the editor, in the code or on the screen, the surest first.
  var landmark: String? {
    if let placeholder = control.placeholder, !SpokenText.isBlank(placeholder) {
      return "placeholder \(placeholder.quoted())"
    }
    if hasStructure, let label = structure.documentLabel, !SpokenText.isBlank(label) {
      return "named \(label.quoted()) in Interface Builder"
    }
    if let image = control.image, !SpokenText.isBlank(image) {
      return "\(role == .image ? "named" : "image") \(image.quoted())"
    }
    if let outlet = outlets.first { return "outlet \(outlet.escapedForDisplay)" }
    if let action, tree.screen.source.isDesignTime { return "action \(action.quoted())" }
    return role != nil && isCustom ? control.className.map { "class \($0.escapedForDisplay)" } : nil
  }
}

extension Landmarks {
  fileprivate static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]
  fileprivate static let numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

  /// `second of three`, `number 12 of 40`
  static func ordinal(_ position: Int, of count: Int) -> String {
    if count <= numbers.count { return "\(ordinals[position]) of \(numbers[count - 1])" }
    return position < ordinals.count ? "\(ordinals[position]) of \(count)" : "number \(position + 1) of \(count)"
  }

  static func third(_ value: Double, of length: Double, _ names: [String]) -> String {
    value < length / 3 ? names[0] : value > length * 2 / 3 ? names[2] : names[1]
  }
}
