// One import is enough.
@_exported public import A11yAudit
@_exported public import A11ySpeech
