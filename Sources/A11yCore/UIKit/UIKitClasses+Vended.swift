extension UIKitClasses {
  /// Whether UIKit may make elements in a control's stead when the description lists nothing in it.
  static func vends(at index: Int, in screen: borrowing Screen) -> Bool {
    guard let uikit = screen.classes[index].uikit else { return false }
    if uikit.name == "UISegmentedControl" {
      return screen.controls[index].hasStructure && !segments(screen, index).isEmpty
    }
    return uikit.vends != .nothing && uikit.vends != .children && screen.controls[index].isElement != true
  }

  /// The elements UIKit makes in the stead of the last control, when the description lists none.
  static func vendedControls(by index: Int, in screen: borrowing Screen) -> [Control] {
    guard screen.controls.count == index + 1, let uikit = screen.classes[index].uikit, vends(at: index, in: screen)
    else { return [] }
    let control = screen.controls[index]
    switch uikit.vends {
    case .nothing: return []
    case .children: return segments(of: control, titles: segments(screen, index))
    case .stepperButtons: return stepperButtons(of: control)
    case .searchField: return [searchField(of: control)]
    case .wheels: return [wheel(of: control)]
    case .dateParts: return dateParts(of: control)
    }
  }

  private static func part(of control: borrowing Control) -> Control {
    var part = Control(location: control.location)
    part.isVended = true
    part.isElement = true
    part.frame = control.frame
    part.isEnabled = control.enabled
    part.language = control.language
    return part
  }

  private static func segments(_ screen: borrowing Screen, _ index: Int) -> [String] {
    screen.controls[index].hasStructure ? screen.controls[index].structure.segments ?? [] : []
  }

  /// One button per title, each with an equal part of the width.
  private static func segments(of control: borrowing Control, titles: [String]) -> [Control] {
    let selected = control.hasMetrics ? control.metrics.selectedSegmentIndex : nil
    return titles.enumerated().map { position, title in
      var segment = part(of: control)
      segment.role = .segment
      segment.title = title
      if let selected { segment.isSelected = position == selected }
      if let frame = control.frame {
        let width = frame.width / Double(titles.count)
        segment.frame = Frame(x: frame.x + width * Double(position), y: frame.y, width: width, height: frame.height)
      }
      return segment
    }
  }

  private static func stepperButtons(of control: borrowing Control) -> [Control] {
    var buttons: [Control] = []
    for (position, label) in ["Decrement", "Increment"].enumerated() {
      var button = part(of: control)
      button.className = "UIButton"
      button.label = label
      if let frame = control.frame {
        let width = frame.width / 2
        button.frame = Frame(x: frame.x + width * Double(position), y: frame.y, width: width, height: frame.height)
      }
      buttons.append(button)
    }
    return buttons
  }

  private static func searchField(of control: borrowing Control) -> Control {
    var field = part(of: control)
    field.className = "UISearchTextField"
    field.label = control.label
    field.text = control.text
    field.placeholder = control.placeholder
    field.value = control.value
    field.hint = control.hint
    return field
  }

  /// A picker's own attributes, for those that are not listed.
  private static func picker(_ control: borrowing Control) -> Control {
    var picker = part(of: control)
    picker.label = control.label
    picker.value = control.value ?? control.text ?? control.title
    picker.hint = control.hint
    return picker
  }

  private static func wheel(of control: borrowing Control) -> Control {
    var wheel = picker(control)
    wheel.role = .picker
    wheel.traits = wheelTraits
    if control.enabled == false { wheel.traits?.insert(.notEnabled) }
    return wheel
  }

  static let wheelTraits: Traits = [.adjustable, .pickerElement]

  /// Since iOS 14 a date picker is compact unless it asks for more: a button with the date as its value. Wheels take 162
  /// to 216 points of height, a calendar more; of what a calendar says nothing is known but what was said of the whole.
  static func dateTraits(height: Double?) -> Traits {
    let height = height ?? 0
    return height > 250 ? [] : height > 100 ? wheelTraits : .button
  }

  private static func dateParts(of control: borrowing Control) -> [Control] {
    let traits = dateTraits(height: control.frame?.height)
    if traits == [] {
      var calendar = picker(control)
      calendar.role = .datePicker
      return calendar.label == nil && calendar.value == nil ? [] : [calendar]
    }
    if traits == wheelTraits { return [wheel(of: control)] }
    var button = picker(control)
    button.className = "UIButton"
    if button.label == nil { button.label = "Date Picker" }
    return [button]
  }
}
