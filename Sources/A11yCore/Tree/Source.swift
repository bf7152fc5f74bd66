extension Screen {
  /// What a description's format can tell.
  public struct Source: Hashable, Sendable {
    /// The format's name.
    public var format: String
    public var level: Level
    /// Facts the format can never express: rules that need them are not checked.
    public var lacks: FactSet
    /// Frames are whole points, rounded by the exporter.
    public var roundsFrames: Bool
    /// Drawn in an editor before the app ran: layout, code and other documents may change and add to it.
    public var isDesignTime = false

    public init(format: String, level: Level, lacks: FactSet = [], roundsFrames: Bool = false) {
      self.format = format
      self.level = level
      self.lacks = lacks
      self.roundsFrames = roundsFrames
    }

    /// The native description file: expresses everything.
    public static let controlTree = Source(format: "control-tree", level: .views)
  }

  /// From which side a description shows the controls.
  public enum Level: String, CaseIterable, Hashable, Sendable {
    /// As views: a missing label means that UIKit derives it from title, text or children.
    case views
    /// As assistive technology saw them at run time: a missing label means there was none.
    case runtime
  }
}
