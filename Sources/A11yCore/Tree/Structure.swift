/// How a control arranges what it holds. Nil means the description does not say.
public struct Structure: FactGroup {
  /// The `id`s of `accessibilityElements`, in order; an empty list means explicitly none.
  public var order: [String]?
  public var container: Container?
  /// The control's place in a container that is not in the description.
  public var context: Context?
  /// What it holds is still being loaded.
  public var isBusy: Bool?
  /// `accessibilityExpandedStatus`: whether what it discloses is shown.
  public var isExpanded: Bool?
  /// people have to go through it, and cannot leave it before.
  public var isRequired: Bool?
  public var suppressions: [Suppression] = []
  /// What another audit of the running app found.
  public var auditIssues: [AuditIssue] = []
  /// What its author calls it in the editor (in Xcode "Document > Label"): never spoken.
  public var documentLabel: String?
  /// `UIButton.ButtonType`.
  public var buttonType: ButtonType?
  /// The titles of the segments, if they are not listed as children.
  public var segments: [String]?
  /// The titles of the items of `menu`.
  public var menu: [String]?
  /// `showsMenuAsPrimaryAction`.
  public var opensMenu: Bool?
  /// `changesSelectionAsPrimaryAction`.
  public var changesSelection: Bool?
  /// `UIButton.Role`.
  public var buttonRole: ButtonRole?
  /// What differs in other states than the one that is described.
  public var states: [StateAttributes] = []

  /// How words of the label are pronounced, where a voice cannot tell.
  public var readings: [Reading] = []

  public init() {}

  /// How a text is pronounced: `せってい` for `設定`, `/ˈkɑɹfə/` for `Kárfa`.
  public struct Reading: Hashable, Sendable {
    /// The words as they are written; nil for the whole label.
    public var written: String?
    public var spoken: String

    /// The International Phonetic Alphabet between slashes, as of `accessibilitySpeechIPANotation`; nil for a reading in
    /// letters.
    public var ipa: String? {
      let inner = spoken.dropFirst().dropLast()
      guard spoken.count > 2, spoken.first == "/", spoken.last == "/", !inner.contains("/"), !inner.contains("]") else {
        return nil
      }
      return String(inner)
    }

    public init(of written: String?, _ spoken: String) {
      self.written = written
      self.spoken = spoken
    }
  }

  /// `UIButton.ButtonType`; UIKit draws and names some of them.
  public enum ButtonType: String, CaseIterable, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close, plain, roundedRect

    /// The label that UIKit gives it, in English; nil for types that show what the app sets.
    public var label: String? {
      switch self {
      case .detailDisclosure, .infoLight, .infoDark: "More Info"
      case .contactAdd: "Add"
      case .close: "Close"
      case .custom, .system, .plain, .roundedRect: nil
      }
    }
  }

  /// `UIButton.Role`; VoiceOver does not speak it.
  public enum ButtonRole: String, CaseIterable, Sendable {
    case normal, primary, cancel, destructive
  }

  /// `accessibilityContainerType`, and UIKit's own containers.
  public enum Container: Hashable, Sendable {
    case none, list, landmark, semanticGroup, tabBar, series
    case dataTable(DataTable)

    public static let names = ["none", "list", "landmark", "semanticGroup", "tabBar", "series", "dataTable"]
  }

  /// A data table's size and headers.
  public struct DataTable: Hashable, Sendable {
    public var rows: Int?
    public var columns: Int?
    /// The ids of the header cells of a row, by row counted from 0.
    public var rowHeaders: [Int: [String]] = [:]
    /// The ids of the header cells of a column, by column counted from 0.
    public var columnHeaders: [Int: [String]] = [:]

    public init() {}
  }

  /// A finding the author of the description accepts, and why.
  public struct Suppression: Hashable, Sendable {
    public var rule: String
    public var reason: String?
    /// The last day on which it holds, as it is written: `2030-12-31`.
    public var until: String?

    public init(rule: String, reason: String? = nil, until: String? = nil) {
      self.rule = rule
      self.reason = reason
      self.until = until
    }
  }
}
