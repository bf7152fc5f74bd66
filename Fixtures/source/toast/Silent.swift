import UIKit

/// A message that goes away by itself.
final class Page: UIViewController {
  private let toast = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    toast.font = .systemFont(ofSize: 13)
    UIAccessibility.post(notification: .announcement, argument: "Saved")
  }
}

final class Messages: UIViewController {
  private let toast = UILabel()

  func tell() {
    view.addSubview(toast)
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.toast.removeFromSuperview() }
  }
}
