import Foundation

/// The fields GitLab's documentation of the Code Quality report requires.
enum GitLabGrammar {
  static func faults(in value: Any) -> [String] {
    guard let entries = value as? [[String: Any]] else { return ["no array of objects"] }
    var faults: [String] = []
    for entry in entries {
      for key in ["description", "check_name", "fingerprint"] where entry.string(key).isEmpty {
        faults.append("no \(key)")
      }
      faults += ReportGrammar.faultsOfAny(entry.string("description"), isLog: false).map { "description: \($0)" }
      if !["info", "minor", "major", "critical", "blocker"].contains(entry.string("severity")) {
        faults.append("severity \(entry.string("severity"))")
      }
      let location = entry.object("location")
      if location["path"] as? String == nil { faults.append("no path") }
      if location.object("lines").integer("begin") ?? 0 < 1 { faults.append("lines \(location)") }
    }
    let prints = entries.map { $0.string("fingerprint") }
    return faults + (Set(prints).count == prints.count ? [] : ["a fingerprint twice"])
  }
}
