internal import CLibrary

/// The time.
package enum SystemClock {
  /// Seconds since some moment. It is still while the machine sleeps.
  package static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The day in UTC.
  package static var today: (year: Int, month: Int, day: Int) {
    var seconds = time(nil)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    return (Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
  }
}
