import A11yCore

extension AuditResult {
  /// What could not be checked, by rule and then by fact: how many controls, and why.
  var gaps: [(rule: String, fact: Fact, controls: Int)] {
    notChecked.sorted { $0.key < $1.key }.flatMap { rule, facts in
      facts.sorted { $0.key.rawValue < $1.key.rawValue }.map { (rule, $0.key, $0.value) }
    }
  }

  /// Why a run without findings has checked nothing.
  var emptiness: String {
    let reasons = Set(skipped.filter { $0.value > 0 }.keys)
    if reasons.isEmpty { return "nothing to check: the screen exposes no accessibility element" }
    let isOfSystem = reasons.isSubset(of: [.system, .keyboard, .statusBar])
    return isOfSystem
      ? "nothing to check: all elements belong to the system" : "nothing to check: all elements were skipped"
  }

  /// What should have been read and was not, or not to its end: a sentence each.
  var failures: [String] { unread + (isOfSource ? [] : omissionLines) }

  /// Files of source that do not parse completely: what there is of them was checked, so that nothing has failed.
  var cautions: [String] { isOfSource ? omissionLines : [] }

  private var omissionLines: [String] { omissions.map { "\($0.file.text):\($0.location.text): \($0.message)" } }

  /// What else was not looked at, in sentences: `target-size was not checked on 12 controls (no usable frame)`.
  var remarks: [String] {
    let unchecked = gaps.map {
      "\($0.rule) was not checked on \($0.controls.counted("element")) (\($0.fact.absence))"
    }
    let left = AccessibilityTree.SkipReason.allCases.compactMap { reason in
      skipped[reason].map { "\($0) \($0 == 1 ? reason.singular + " was" : reason.rawValue + " were") skipped" }
    }
    let accepted = suppressed > 0 ? ["\(suppressed.counted("finding")) suppressed"] : []
    let settled = settledInCode > 0 ? ["\(settledInCode.counted("finding")) settled in code"] : []
    let untouched = unchanged.isEmpty ? [] : ["\(unchanged.count.counted("file")) skipped, not changed"]
    let exempted = exempt.isEmpty ? [] : ["\(exempt.count.counted("test or generated file")) not checked"]
    let empty =
      !isOfSource && elements == 0 && (files > 0 || untouched.isEmpty)
      ? [emptiness] : []
    return empty + unchecked + left + accepted + settled + untouched + exempted
  }
}
