// One import is enough: screens, controls and findings are the core's types.
@_exported public import A11yCore
@_exported public import A11yFormats
