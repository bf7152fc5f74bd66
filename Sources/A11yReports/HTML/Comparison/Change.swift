/// What changed about an element for VoiceOver: a word, a color and a symbol, so that none of them is needed to tell.
package enum Change: String, CaseIterable, Sendable {
  case silenced, removed, added, changed, moved, renumbered

  var word: String {
    switch self {
    case .silenced: "No longer read"
    case .removed: "Removed"
    case .added: "Added"
    case .changed: "Changed"
    case .moved: "Moved"
    case .renumbered: "Other position in a series"
    }
  }

  private var outline: String {
    switch self {
    case .silenced: "M5 1H11L15 5V11L11 15H5L1 11V5Z"
    case .changed: "M8 .5L15.5 8L8 15.5L.5 8Z"
    case .removed, .added, .moved: "M8 1A7 7 0 1 1 7.99 1Z"
    case .renumbered: "M1.5 1.5H14.5V14.5H1.5Z"
    }
  }

  private var sign: String {
    switch self {
    case .silenced: "M5.5 5.5L10.5 10.5M10.5 5.5L5.5 10.5"
    case .removed: "M4.5 8H11.5"
    case .added: "M4.5 8H11.5M8 4.5V11.5"
    case .changed: "M5.6 6.8H10.4M5.6 9.4H10.4"
    case .moved: "M8 4V12M5.5 6.2L8 3.8L10.5 6.2M5.5 9.8L8 12.2L10.5 9.8"
    case .renumbered: "M6.5 4.5V11.5M9.5 4.5V11.5M4.5 6.5H11.5M4.5 9.5H11.5"
    }
  }

  func writeSymbol(to html: inout HTMLWriter) { Mark.writeSymbol(symbol, outline, sign, to: &html) }
}

extension Change: DrawnMark {
  var symbol: String { "c-\(rawValue)" }

  var style: String { rawValue }

  var color: String {
    switch self {
    case .silenced: "#B3261E"
    case .removed: "#8A5000"
    case .added: "#176B31"
    case .changed: "#6F3FA8"
    case .moved: "#0B57D0"
    case .renumbered: "#515A65"
    }
  }

  var dashes: String? {
    switch self {
    case .silenced: nil
    case .removed: "8 4"
    case .added: "14 3"
    case .changed: "8 4 2 4"
    case .moved: "2 4"
    case .renumbered: "1 5"
    }
  }
}

/// What became of a finding.
package enum FindingStatus: String, Sendable {
  case new = "New"
  case worse = "Worse"
  case fixed = "Fixed"
}
