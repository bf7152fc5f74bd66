import UIKit

/// A message that is spoken, and stays for who needs it.
final class Messages: UIViewController {
  private let toast = UILabel()

  func tell() {
    toast.font = .preferredFont(forTextStyle: .footnote)
    toast.adjustsFontForContentSizeCategory = true
    view.addSubview(toast)
    UIAccessibility.post(notification: .announcement, argument: toast.text)
    if UIAccessibility.isVoiceOverRunning { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 6) { self.toast.removeFromSuperview() }
  }
}
