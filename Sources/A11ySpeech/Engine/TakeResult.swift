/// How a take ended.
enum TakeResult {
  /// The samples of each saying.
  case finished([[Int16]])
  /// There is more sound than room.
  case overflowed
  /// The engine crashed or hung.
  case died
}
