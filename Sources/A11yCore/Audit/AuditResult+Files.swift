extension AuditResult {
  /// What a record counts, as the result of its file.
  public init(_ record: FileRecord) {
    self.init(controls: record.controls, screens: record.screens, skipped: record.skipped)
    elements = record.elements
    suppressed = record.suppressed
    settledInCode = record.settledInCode
    notChecked = record.notChecked
    examined = record.examined
    files = 1
    records = [record]
  }

  /// Says that all of this is of one file.
  public mutating func close(file path: FilePath) {
    files = 1
    records = [FileRecord(path: path, of: self)]
  }

  /// Puts everything into the order of the report, whatever order files were read in.
  public mutating func sort() {
    if !findings.isSorted(by: Finding.precedes) { findings.sort(by: Finding.precedes) }
    known?.sort(by: Finding.precedes)
    accepted.sort { Finding.precedes($0.finding, $1.finding) }
    records.sort { $0.path < $1.path }
    omissions.sort { ($0.file, $0.location, $0.message) < ($1.file, $1.location, $1.message) }
    unread.sort()
    unchanged.sort()
    exempt.sort()
  }
}

extension Array {
  /// Findings are large and most results are sorted already: no copy is made to find that out.
  fileprivate func isSorted(by precedes: (Element, Element) -> Bool) -> Bool {
    indices.dropFirst().allSatisfy { !precedes(self[$0], self[$0 - 1]) }
  }
}
