import UIKit

final class CheckoutViewController: UIViewController {
  @IBOutlet private weak var headlineLabel: UILabel!
  @IBOutlet private weak var totalLabel: UILabel!
  @IBOutlet private weak var closeButton: UIButton!
  @IBOutlet private weak var voucherButton: UIButton!
  @IBOutlet private weak var payButton: PayButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    closeButton.accessibilityLabel = NSLocalizedString("Close", comment: "")
    headlineLabel.font = .preferredFont(forTextStyle: .title2)
    totalLabel.font = Theme.current.amountFont
    voucherButton.isEnabled = Order.current.takesVouchers
  }
}
