import A11yCore

/// The display a document is drawn on: its size, and which of the document's variations hold on it.
struct IBDisplay {
  let size: Size
  let idiom: Screen.Idiom
  /// Older documents are drawn for no device, as the layout that holds on any.
  let isNamed: Bool
  /// `compact` or `regular`.
  private let width: String
  private let height: String

  /// The portrait sizes of `device@id`, in points, as documents of these devices draw their root views.
  private static let sizes: [String: Size] = [
    "retina3_5": Size(width: 320, height: 480), "retina4_0": Size(width: 320, height: 568),
    "retina4_7": Size(width: 375, height: 667), "retina5_5": Size(width: 414, height: 736),
    "retina5_9": Size(width: 375, height: 812), "retina6_0": Size(width: 390, height: 844),
    "retina6_1": Size(width: 414, height: 896), "retina6_12": Size(width: 393, height: 852),
    "retina6_3": Size(width: 402, height: 874), "retina6_5": Size(width: 414, height: 896),
    "retina6_7": Size(width: 428, height: 926), "retina6_72": Size(width: 430, height: 932),
    "retina6_9": Size(width: 440, height: 956), "ipad9_7": Size(width: 768, height: 1024),
    "ipad10_2": Size(width: 810, height: 1080), "ipad10_5": Size(width: 834, height: 1112),
    "ipad10_9rounded": Size(width: 820, height: 1180), "ipad11_0rounded": Size(width: 834, height: 1194),
    "ipad12_9": Size(width: 1024, height: 1366), "ipad12_9rounded": Size(width: 1024, height: 1366),
    "appleTV": Size(width: 1920, height: 1080),
  ]

  /// The device that Xcode assumes when the document names none.
  private static let standard = Size(width: 375, height: 667)

  init(_ root: XMLNode) {
    let device = root.child("device")
    let id = device?["id"] ?? ""
    isNamed = device != nil
    if IBDocumentKind(root) == .tv {
      idiom = .tv
    } else {
      idiom = id.hasPrefix("ipad") || root["targetRuntime"]?.hasSuffix("iPad") == true ? .pad : .phone
    }
    let portrait = Self.sizes[id] ?? (idiom == .pad ? Size(width: 768, height: 1024) : Self.standard)
    let isLandscape = device?["orientation"] == "landscape" && idiom != .tv
    size = isLandscape ? Size(width: portrait.height, height: portrait.width) : portrait
    width = idiom == .phone ? "compact" : "regular"
    height = idiom == .phone && isLandscape ? "compact" : "regular"
  }

  /// Whether a variation holds here: `default`, `widthClass=compact`, `heightClass=regular-widthClass=compact`.
  func matches(_ variation: String) -> Bool {
    variation == "default"
      || variation.split(separator: "-").allSatisfy { condition in
        condition == "widthClass=\(width)" || condition == "heightClass=\(height)"
      }
  }
}
