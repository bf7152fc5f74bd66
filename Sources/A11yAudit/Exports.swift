// One import is enough: screens, controls and findings are types of the core, rules and narration of their modules.
@_exported public import A11yCore
@_exported public import A11yFormats
@_exported public import A11yNarration
@_exported public import A11yRules
