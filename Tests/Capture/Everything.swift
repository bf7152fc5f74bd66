// swift-format-ignore-file
// A window with everything that the capture writes.

import Accessibility
import UIKit

final class Badge: UIView, @preconcurrency AXCustomContentProvider {
  var accessibilityCustomContent: [AXCustomContent]! = []
}

final class Table: UIView, @preconcurrency UIAccessibilityContainerDataTable {
  func accessibilityRowCount() -> Int { 3 }
  func accessibilityColumnCount() -> Int { 2 }
}

final class Cell: UIView, @preconcurrency UIAccessibilityContainerDataTableCell {
  func accessibilityRowRange() -> NSRange { NSRange(location: 1, length: 1) }
  func accessibilityColumnRange() -> NSRange { NSRange(location: 0, length: 2) }
}

@MainActor
enum Everything {
  static let blue = UIColor(red: 0, green: 0.4, blue: 0.8, alpha: 1)
  static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)

  static func window() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 834, height: 1194))
    window.traitCollection.userInterfaceIdiom = .pad
    window.effectiveUserInterfaceLayoutDirection = .rightToLeft
    window.accessibilityLanguage = "he"
    for (row, view) in (texts() + controls() + containers()).enumerated() {
      view.frame = CGRect(x: 20, y: 20 + CGFloat(row) * 50, width: 300, height: 44)
      window.addSubview(view)
    }
    // What is told of the screen, not of the window.
    let last = window.subviews[0]
    last.accessibilityFrame = CGRect(x: 10, y: 20, width: 310, height: 44)
    last.accessibilityActivationPoint = CGPoint(x: 30, y: 42)
    return window
  }

  private static func texts() -> [UIView] {
    let heading = UILabel(frame: .zero)
    heading.text = "Bill"
    heading.accessibilityAttributedLabel = NSAttributedString(
      string: "Bill",
      attributes: [.accessibilityTextHeadingLevel: NSNumber(value: 2), .accessibilitySpeechLanguage: "en"])
    heading.accessibilityRespondsToUserInteraction = false
    heading.font.fontDescriptor.symbolicTraits = .traitBold
    heading.adjustsFontSizeToFitWidth = true
    heading.backgroundColor = gray

    let terms = UILabel(frame: .zero)
    let text = NSMutableAttributedString(string: "Read the terms")
    text.addAttribute(.foregroundColor, value: blue, range: NSRange(location: 9, length: 5))
    terms.attributedText = text

    let note = UITextView(frame: .zero)
    note.text = "Thanks"
    note.isEditable = false
    note.font = .systemFont(ofSize: 12)
    note.isAccessibilityElement = true
    note.accessibilityAttributedHint = NSAttributedString(string: "Opens the order")
    note.accessibilityAttributedValue = NSAttributedString(string: "Thanks")

    let email = UITextField(frame: .zero)
    email.text = ""
    email.attributedPlaceholder = NSAttributedString(string: "Email", attributes: [.foregroundColor: gray])
    email.textContentType = .emailAddress
    email.isSecureTextEntry = true
    email.layer.borderWidth = 1
    email.layer.borderColor = blue.cgColor
    return [heading, terms, note, email]
  }

  private static func controls() -> [UIView] {
    let menu = UIButton(frame: .zero)
    menu.currentTitle = "More"
    menu.currentImage = UIImage()
    menu.currentImage?.isSymbolImage = true
    menu.isEnabled = false
    menu.isSelected = true
    menu.isHighlighted = true
    menu.showsMenuAsPrimaryAction = true
    let share = UIMenuElement()
    share.title = "Share"
    menu.menu = UIMenu()
    menu.menu?.children = [share]
    menu.interactions = [UIContextMenuInteraction()]
    menu.accessibilityExpandedStatus = .collapsed
    menu.accessibilityUserInputLabels = ["More", "Menu"]
    let height = NSLayoutConstraint()
    height.firstItem = menu
    height.constant = 44
    let width = NSLayoutConstraint()
    width.firstItem = menu
    width.firstAttribute = .width
    width.constant = 300
    menu.constraints = [height, width]

    let logo = UIImageView(frame: .zero)
    logo.image = UIImage()
    logo.image?.accessibilityIdentifier = "logo"
    logo.gestureRecognizers = [UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer()]
    logo.alpha = 0.5
    logo.clipsToBounds = true
    logo.isUserInteractionEnabled = false

    let progress = UIProgressView(frame: .zero)
    progress.progress = 0.25

    let slider = UISlider(frame: .zero)
    slider.maximumValue = 10
    let stepper = UIStepper(frame: .zero)
    stepper.stepValue = 5
    let pages = UIPageControl(frame: .zero)
    pages.numberOfPages = 3
    pages.currentPage = 1
    let segments = UISegmentedControl(frame: .zero)
    segments.titles = ["Day", "Week"]
    segments.selectedSegmentIndex = 1
    segments.isMomentary = true
    let hidden = UIButton(frame: .zero)
    hidden.currentTitle = "Hidden"
    hidden.isHidden = true
    return [menu, logo, progress, slider, stepper, pages, segments, hidden]
  }

  private static func containers() -> [UIView] {
    let badge = Badge(frame: .zero)
    badge.isAccessibilityElement = true
    badge.accessibilityLabel = "Cake"
    let high = AXCustomContent(label: "Price", value: "3 euros")
    high.importance = .high
    badge.accessibilityCustomContent = [high, AXCustomContent(label: "Age", value: "1 day")]
    badge.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Order"), UIAccessibilityCustomAction(name: "Share"),
    ]
    badge.accessibilityCustomRotors = [UIAccessibilityCustomRotor(name: "Cakes")]
    badge.accessibilityLanguage = "de"

    let table = Table(frame: .zero)
    table.accessibilityContainerType = .dataTable
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: 150, height: 44))
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = "Cake"
    cell.accessibilityExpandedStatus = .expanded
    table.addSubview(cell)

    let sheet = UIView(frame: .zero)
    sheet.accessibilityViewIsModal = true
    sheet.shouldGroupAccessibilityChildren = true
    sheet.accessibilityContainerType = .semanticGroup
    let behind = UIView(frame: .zero)
    behind.accessibilityElementsHidden = true
    return [badge, table, sheet, behind]
  }
}
