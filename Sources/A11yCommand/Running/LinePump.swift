package import A11yPlatform

/// Answers lines, several at a time, in the order of the lines.
///
/// Each thread takes some lines, answers them and hands the answers over. Whoever hands over the answer that is next in order
/// writes it, with all that follow it already. So an answer is written as soon as it and all before it are there, nothing waits
/// for a line that has not come yet, and one line that takes long lets the others get ahead only as far as `mostAhead`.
///
/// Unchecked: `lines` and `taken` are used under the lock `reading`; everything else that changes under the lock `writing`.
package final class LinePump: @unchecked Sendable {
  package struct Answer: Sendable {
    /// Ends in a line feed; nil to leave the line unanswered.
    package var text: String?
    /// No line after this one is answered.
    package var isLast = false

    package init(text: String?, isLast: Bool = false) {
      self.text = text
      self.isLast = isLast
    }
  }

  private let output: FileDescriptor
  private let answer: @Sendable (LineReader.Line) -> Answer
  private var heading: String?
  private let reading = Monitor()
  private var lines: LineReader
  private var taken = 0
  private let writing = Monitor()
  /// The number of the answer to write next.
  private var next = 0
  /// Answers that those before them hold up.
  private var waiting: [Int: Answer] = [:]
  private var waitingBytes = 0
  private var hasEnded = false
  private var failure: Failure?

  /// - Parameters:
  ///   - heading: written before the first answer; without lines nothing is written.
  ///   - answer: on any thread, for several lines at once.
  package init(
    _ lines: LineReader, to output: FileDescriptor, heading: String?,
    answer: @escaping @Sendable (LineReader.Line) -> Answer
  ) {
    self.lines = lines
    self.output = output
    self.heading = heading
    self.answer = answer
  }

  /// Returns when all lines are answered, or after the last one that was to be.
  ///
  /// - Parameter jobs: how many threads. The answers are the same for any number.
  /// - Throws: when lines cannot be read or answers cannot be written.
  package func run(jobs: Int) throws(Failure) {
    let others = Threads(jobs - 1) { _ in self.work() }
    work()
    others.join()
    if let failure { throw failure }
  }

  private func work() {
    while let (first, batch) = take() {
      for (place, line) in batch.enumerated() {
        hand(over: answer(line), number: first + place)
      }
    }
  }

  /// Some lines and the number of the first; nil when there is no more to do.
  ///
  /// Waits for one line only: of the others, those are taken that are there.
  private func take() -> (first: Int, lines: [LineReader.Line])? {
    waitForOthers()
    return reading.locked { () -> (first: Int, lines: [LineReader.Line])? in
      if writing.locked({ hasEnded }) { return nil }
      var batch: [LineReader.Line] = []
      var bytes = 0
      do throws(SystemError) {
        while batch.isEmpty || batch.count < Self.mostAtOnce && bytes < Self.mostBytesAtOnce && lines.holdsLine() {
          guard let line = try lines.next() else { break }
          if case .text(let text) = line { bytes += text.count }
          batch.append(line)
        }
      } catch {
        stop(Failure("cannot read the stream: \(error.message)"))
      }
      if batch.isEmpty {
        stop(nil)
        return nil
      }
      defer { taken += batch.count }
      return (taken, batch)
    }
  }

  private func hand(over answer: Answer, number: Int) {
    writing.locked {
      waiting[number] = answer
      waitingBytes += answer.text?.utf8.count ?? 0
      while !isStopped, let answer = waiting.removeValue(forKey: next) {
        waitingBytes -= answer.text?.utf8.count ?? 0
        next += 1
        write(answer)
      }
      writing.signal()
    }
  }

  /// In order. The lock is held: who is ahead waits while nobody reads what is written.
  private func write(_ answer: Answer) {
    do {
      if let text = answer.text {
        try StandardStreams.write(Array(((heading ?? "") + text).utf8), to: output, name: "standard output")
        heading = nil
      }
    } catch {
      failure = error as? Failure ?? Failure("\(error)")
    }
    if answer.isLast || failure != nil {
      hasEnded = true
      isStopped = true
    }
  }

  /// Nothing more is written.
  private var isStopped = false

  /// No more lines are taken; those that are, are answered.
  private func stop(_ failure: Failure?) {
    writing.locked {
      hasEnded = true
      self.failure = self.failure ?? failure
    }
  }

  /// A thread that waits here has handed over all its answers: the one that is next is another's.
  private func waitForOthers() {
    writing.locked {
      while !hasEnded, waiting.count > Self.mostAhead || waitingBytes > Self.mostBytesAhead {
        writing.wait(milliseconds: 100)
      }
    }
  }

  private static let mostAtOnce = 16
  private static let mostBytesAtOnce = 1 << 16
  private static let mostAhead = 512
  private static let mostBytesAhead = 8 << 20
}
