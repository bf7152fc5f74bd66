// Containers as SwiftUI and drawing views have them: elements that hold elements, new ones for each question, and ones that are elsewhere.

import UIKit

/// Makes its elements anew whenever it is asked, as SwiftUI may.
final class Fresh: UIView, @preconcurrency Listing {
  var listedElements: [Any] {
    ["Monday", "Tuesday"].map { Containers.element($0, in: self, y: $0 == "Monday" ? 400 : 450) }
  }
}

/// Has no list, and vends its elements one by one.
final class Machine: UIView, @preconcurrency Vending {
  var vendedElements: [Any] { [Containers.element("Wednesday", in: self, y: 500)] }
}

@MainActor
enum Containers {
  static func window() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let board = UIView(frame: window.bounds)
    window.addSubview(board)

    let group = element("", in: board, y: 100)
    group.isAccessibilityElement = false
    group.accessibilityLabel = nil
    group.accessibilityElements = [element("Pay", in: group, y: 100), element("Later", in: group, y: 150)]
    board.accessibilityElements = [group]

    // One of its elements is in no window.
    let torn = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 100))
    let here = UILabel(frame: CGRect(x: 20, y: 0, width: 350, height: 44))
    here.text = "Here"
    let gone = UILabel(frame: CGRect(x: 20, y: 50, width: 350, height: 44))
    gone.text = "Gone"
    torn.addSubview(here)
    torn.accessibilityElements = [gone, here]

    // It says that it has no elements.
    let empty = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 50))
    empty.accessibilityElements = []

    // A container that holds itself.
    let loop = element("Loop", in: board, y: 600)
    loop.accessibilityElements = [loop]
    let holder = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 44))
    holder.accessibilityElements = [loop]

    let fresh = Fresh(frame: CGRect(x: 0, y: 400, width: 390, height: 100))
    let vending = Machine(frame: CGRect(x: 0, y: 500, width: 390, height: 50))
    for view in [torn, empty, fresh, vending, holder] { window.addSubview(view) }
    return window
  }

  static func element(_ label: String, in container: Any, y: CGFloat) -> UIAccessibilityElement {
    let element = UIAccessibilityElement(accessibilityContainer: container)
    element.accessibilityLabel = label
    element.accessibilityTraits = .button
    element.accessibilityFrame = CGRect(x: 20, y: y, width: 350, height: 44)
    return element
  }
}
