import UIKit

/// A photo with two buttons, all of it one element.
class PhotoCard: UIView {
  private let photo = UIImageView()
  private let like = UIButton(type: .system)
  private let share = UIButton(type: .system)
  var imageName = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    like.setTitle(NSLocalizedString("Like", comment: ""), for: .normal)
    share.setTitle(NSLocalizedString("Share", comment: ""), for: .normal)
    addSubview(photo)
    addSubview(like)
    addSubview(share)
    photo.accessibilityLabel = imageName
  }

  required init?(coder: NSCoder) { nil }
}
