import A11yPlatform

/// The signals that end a run: an impatient user, a closed terminal, a CI job that is called off.
package enum Interrupts {
  /// Lets them wait until the work is done. It should be short.
  package static func held<Result, Error>(_ work: () throws(Error) -> Result) throws(Error) -> Result {
    var ending = sigset_t()
    var before = sigset_t()
    sigemptyset(&ending)
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM] { sigaddset(&ending, signal) }
    pthread_sigmask(SIG_BLOCK, &ending, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try work()
  }
}
