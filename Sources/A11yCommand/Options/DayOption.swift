package import A11yCore
import ArgumentParser
import A11yPlatform

/// A day on the command line, as `2026-12-31`.
package struct DayOption: Sendable {
  package var day: Day

  /// - Throws: how to write a day.
  package init(argument: String) throws {
    guard let day = Day(argument) else {
      throw ValidationError("expected a day such as 2026-12-31, found '\(argument.escapedForDisplay)'")
    }
    self.day = day
  }

  /// The machine's day in UTC.
  package static var today: Day {
    let today = SystemClock.today
    return Day(year: today.year, month: today.month, day: today.day)
  }
}
