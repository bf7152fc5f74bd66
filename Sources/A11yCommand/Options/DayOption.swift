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
    var seconds = time(nil)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    return Day(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}
