// A screen of the kind that apps have, captured to the folder of the first argument.

import UIKit

final class WideButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -12, dy: -12).contains(point)
  }
}

final class PriceView: UIView {}
final class Checkout: NSObject {}

@main
@MainActor
struct Order {
  static func main() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let checkout = Checkout()

    let title = UILabel(frame: CGRect(x: 20, y: 60, width: 350, height: 40))
    title.text = "Your order"
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    title.accessibilityTraits = [.staticText, .header]

    let pay = UIButton(frame: CGRect(x: 20, y: 700, width: 350, height: 50))
    pay.currentTitle = "Pay"
    pay.accessibilityHint = "Double tap to pay the order"
    pay.accessibilityIdentifier = "pay"
    pay.addTarget(checkout, action: Selector("pay:"), for: .touchUpInside)

    let close = WideButton(frame: CGRect(x: 340, y: 20, width: 24, height: 24))
    close.currentImage = UIImage()
    close.currentImage?.accessibilityIdentifier = "xmark"
    close.addAction(UIAction(title: ""), for: .touchUpInside)

    let news = UISwitch(frame: CGRect(x: 320, y: 200, width: 51, height: 31))
    news.isOn = true
    news.accessibilityLabel = "Newsletter"
    news.accessibilityValue = "1"

    // What SwiftUI and drawing views vend: elements that are no views.
    let price = PriceView(frame: CGRect(x: 20, y: 120, width: 350, height: 60))
    let amount = UIAccessibilityElement(accessibilityContainer: price)
    amount.accessibilityLabel = "Total"
    amount.accessibilityValue = "12 euros"
    amount.accessibilityFrame = CGRect(x: 20, y: 120, width: 170, height: 60)
    let details = UIAccessibilityElement(accessibilityContainer: price)
    details.accessibilityLabel = "Details"
    details.accessibilityTraits = .button
    details.accessibilityFrame = CGRect(x: 200, y: 120, width: 170, height: 60)
    details.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Copy")]
    price.accessibilityElements = [details, amount]

    for view in [title, price, news, pay, close] { window.addSubview(view) }
    let folder = URL(fileURLWithPath: CommandLine.arguments[1])
    try A11yCapture.write(window, name: "order", to: folder)
    try A11yCapture.write(Containers.window(), name: "containers", to: folder)
    try A11yCapture.write(Everything.window(), name: "everything", to: folder)
  }
}
