import UIKit

/// A photo with two buttons, one element with an action for each.
class PhotoCard: UIView {
  private let photo = UIImageView()
  private let like = UIButton(type: .system)
  private let share = UIButton(type: .system)
  var caption = "" { didSet { accessibilityLabel = caption } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    like.setTitle(NSLocalizedString("Like", comment: ""), for: .normal)
    share.setTitle(NSLocalizedString("Share", comment: ""), for: .normal)
    addSubview(photo)
    addSubview(like)
    addSubview(share)
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: NSLocalizedString("Like", comment: "")) { _ in true },
      UIAccessibilityCustomAction(name: NSLocalizedString("Share", comment: "")) { _ in true },
    ]
  }

  required init?(coder: NSCoder) { nil }
}
