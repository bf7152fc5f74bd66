/// Something a reader met that does not stop it: an unknown word, an impossible number.
public struct ReadingNote: Hashable, Sendable {
  public var kind: Kind
  /// The control it is about; nil for the screen.
  public var control: Int?
  /// Where the word or number is.
  public var location: SourceLocation
  /// A predicate, without a period: "has the unknown key 'lable'; did you mean 'label'?".
  public var message: String
  /// The word that was probably meant.
  public var replacement: String?
  /// The word in whose place the replacement can be written in every case; nil if more than the word has to change.
  public var replaced: String?

  public init(
    _ kind: Kind, control: Int? = nil, at location: SourceLocation, _ message: String, replacement: String? = nil,
    replaced: String? = nil
  ) {
    self.kind = kind
    self.control = control
    self.location = location
    self.message = message
    self.replacement = replacement
    self.replaced = replaced
  }

  /// What to do about it, as a sentence: the word to write, or the last clause of the message if it is an instruction.
  public var remedy: String? {
    if let replacement { return "Write '\(replacement)'." }
    guard let start = message.ranges(of: "; ").last?.upperBound else { return nil }
    let clause = message[start...]
    guard ["write ", "delete ", "put ", "remove "].contains(where: clause.hasPrefix) else { return nil }
    return clause.prefix(1).uppercased() + clause.dropFirst() + "."
  }

  public enum Kind: Hashable, Sendable {
    /// A key, trait, role or other word that is not known: what the control is or says is uncertain.
    case vocabulary
    /// A key that is not known and resembles no known one, or is at the wrong place: the rest of the control is certain.
    case extraKey
    /// A value that the control cannot have, or a key of another kind of control. It is kept as it is.
    case limit
    /// Words that are known one by one and contradict each other, or lack another one: what the control is or says is
    /// uncertain.
    case meaning
    /// A frame or size that cannot be.
    case geometry
    /// The description itself says that it leaves something out.
    case incomplete
    /// Texts that were to be shown in another language have no translation.
    case untranslated
  }
}
