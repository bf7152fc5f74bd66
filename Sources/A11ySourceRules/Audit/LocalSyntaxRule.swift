import A11yCore

/// A rule that checks what is written, whatever else the file says. Any other may miss what is in the part of a file
/// that does not parse, and its faults are for a person to look at there.
protocol LocalSyntaxRule: Rule where Subject == SourceFile {}

extension HintDescribesGestureInSource: LocalSyntaxRule {}
extension FixedFontInSource: LocalSyntaxRule {}
extension UnlocalisedAccessibilityString: LocalSyntaxRule {}
extension NotificationMisuse: LocalSyntaxRule {}
extension SuppressionComment: LocalSyntaxRule {}
extension DeprecatedAccessibilityModifier: LocalSyntaxRule {}
