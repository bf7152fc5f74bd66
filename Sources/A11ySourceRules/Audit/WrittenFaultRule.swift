import A11yCore

/// A rule that judges what is written, whatever else the file says. Any other may miss what stands in the part of a file
/// that does not parse, and its faults are for a person to look at there.
protocol WrittenFaultRule: Rule where Subject == SourceFile {}

extension HintDescribesGesture: WrittenFaultRule {}
extension FixedFont: WrittenFaultRule {}
extension UnlocalisedAccessibilityString: WrittenFaultRule {}
extension NotificationMisuse: WrittenFaultRule {}
extension SuppressionComment: WrittenFaultRule {}
extension DeprecatedAccessibilityModifier: WrittenFaultRule {}
