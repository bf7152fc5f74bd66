public import A11yCore
internal import Synchronization

/// What all reports of one run are written of: what was found, and what several of them work out from it, which is done
/// once, when the first of them asks. Reports may be written on several threads.
public final class ReportedRun: Sendable {
  public let result: AuditResult
  private let knownIdentities = Mutex<[FindingIdentity]?>(nil)
  private let knownGroups = Mutex<[Bool: [FindingGroup]]>([:])

  /// The screens as a page shows them; only if one is to be written.
  package let pictures: [ScreenPicture]
  /// What is heard of them.
  package let sound: PageSound?

  public convenience init(_ result: AuditResult) { self.init(result, pictures: []) }

  package init(_ result: AuditResult, pictures: [ScreenPicture], sound: PageSound? = nil) {
    self.result = result
    self.pictures = pictures
    self.sound = sound
  }

  /// Identities of the findings, followed by those of the findings that are in the baseline.
  var identities: [FindingIdentity] {
    knownIdentities.withLock { known in
      let identities = known ?? FindingIdentity.identities(of: result.findings + (result.known ?? []))
      known = identities
      return identities
    }
  }

  /// Identities of the accepted findings.
  var acceptedIdentities: [FindingIdentity] {
    result.accepted.isEmpty ? [] : FindingIdentity.identities(of: result.accepted.map(\.finding), after: identities)
  }

  /// The findings by cause.
  func groups(_ options: ReportOptions) -> [FindingGroup] {
    knownGroups.withLock { known in
      let groups =
        known[options.groupsFindings]
        ?? FindingGroup.groups(of: result.findings, together: options.groupsFindings)
      known[options.groupsFindings] = groups
      return groups
    }
  }
}
