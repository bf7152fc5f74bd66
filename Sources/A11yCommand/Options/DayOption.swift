package import A11yCore
import ArgumentParser
import A11yPlatform

/// A day on the command line, as `2026-12-31`.
package struct DayOption: ExpressibleByArgument {
  package var day: Day

  package init?(argument: String) {
    guard let day = Day(argument) else { return nil }
    self.day = day
  }

  /// The machine's day in UTC.
  package static var today: Day {
    let today = SystemClock.today
    return Day(year: today.year, month: today.month, day: today.day)
  }
}
