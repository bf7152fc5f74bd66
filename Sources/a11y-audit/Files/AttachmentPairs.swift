import A11yCore

/// Which screenshot and which results of Apple's audit belong to the screens that one run of a test attached.
///
/// The screens that share a name go with the screenshots by that name in their order, if there are as many of both. A
/// wrong screenshot would hide faults and report others, so that where this is open there is none, with the reason.
struct AttachmentPairs: Sendable {
  typealias Attachment = AttachmentManifest.Attachment

  /// By the file of the screen.
  private(set) var pictures: [String: String] = [:]
  private(set) var audits: [String: [String]] = [:]
  /// Why a screen has no screenshot although its test attached some, or not the results of an audit.
  private(set) var doubts: [String: String] = [:]
  private(set) var auditDoubts: [String: String] = [:]
  /// Screens by name with another number of screenshots or audits, or without any while others are left.
  private var isOpen = false

  /// - Parameter isScreen: whether the content of a file is one; asked only if names and numbers leave it open.
  init(_ attachments: [Attachment], isScreen: (String) -> Bool) {
    let screens = attachments.filter(\.mayBeScreen)
    pair(screens, attachments)
    if isOpen {
      self = AttachmentPairs()
      pair(screens.filter { isScreen($0.file) }, attachments)
    }
  }

  private init() {}

  private mutating func pair(_ screens: [Attachment], _ attachments: [Attachment]) {
    let byName = Dictionary(grouping: screens, by: \.stem)
    let shots = attachments.filter(\.isPicture)
    let shotsByName = Dictionary(grouping: shots, by: \.stem)
    let results = Dictionary(grouping: attachments.filter(\.isAudit), by: \.stem)
    for (name, screens) in byName {
      // A screen may be attached in two formats.
      for screens in Dictionary(grouping: screens, by: \.ending).values.map(\.inOrder) {
        if let shots = shotsByName[name] { pair(screens, shots, named: name) }
        if let results = results[name]?.inOrder { pair(screens, audits: results, named: name) }
      }
    }
    pairByOrder(screens.filter { shotsByName[$0.stem] == nil }, shots.filter { byName[$0.stem] == nil })
  }

  private mutating func pair(_ screens: [Attachment], _ shots: [Attachment], named name: String) {
    let whole = shots.filter { $0.ending == ".png" }
    let shots = (whole.isEmpty ? shots : whole).inOrder
    guard screens.count == shots.count else {
      return doubt(
        screens,
        screens.count.counted("screen") + " and "
          + shots.count.counted("screenshot") + " as '\(name.excerpt(limit: 60))'")
    }
    for (screen, shot) in zip(screens, shots) { pictures[screen.file] = shot.file }
  }

  private mutating func pair(_ screens: [Attachment], audits results: [Attachment], named name: String) {
    if screens.count == 1 {
      audits[screens[0].file] = results.map(\.file)
    } else if screens.count == results.count {
      for (screen, result) in zip(screens, results) { audits[screen.file] = [result.file] }
    } else {
      isOpen = true
      let words =
        screens.count.counted("screen") + " as '\(name.excerpt(limit: 60))' and "
        + results.count.counted("result") + " of Apple's audit"
      for result in results { auditDoubts[result.file] = words }
    }
  }

  /// Screens and screenshots by other names go together if they alternate. Those of a failure were not taken by the test.
  private mutating func pairByOrder(_ screens: [Attachment], _ shots: [Attachment]) {
    if screens.isEmpty || shots.isEmpty { return }
    for screens in Dictionary(grouping: screens, by: \.ending).values {
      for isOfFailure in [false, true] {
        let own = screens.filter { $0.isOfFailure == isOfFailure }.inOrder
        let others = shots.filter { $0.isOfFailure == isOfFailure }.inOrder
        if own.isEmpty { continue }
        guard Self.alternate(own, others) else {
          doubt(
            own, own.count.counted("screen") + " and " + others.count.counted("screenshot") + " by other names")
          continue
        }
        for (screen, shot) in zip(own, others) { pictures[screen.file] = shot.file }
      }
    }
  }

  private static func alternate(_ screens: [Attachment], _ shots: [Attachment]) -> Bool {
    guard screens.count == shots.count else { return false }
    if screens.count == 1 { return true }
    let all = screens + shots
    guard all.allSatisfy({ $0.timestamp != nil }) else { return false }
    let kinds = all.inOrder.map(\.isPicture)
    return kinds.indices.allSatisfy { kinds[$0] == (kinds[0] == $0.isMultiple(of: 2)) }
  }

  private mutating func doubt(_ screens: [Attachment], _ words: String) {
    isOpen = true
    for screen in screens { doubts[screen.file] = words }
  }
}
