import A11yCommand
import A11yConfiguration
import A11yCore
import A11yFormats
import A11yReports
import A11yRules
import Synchronization

/// Answers the lines of a stream, each by itself: an answer depends on its line, the files that it names, the configuration
/// and the command line, and on no other line.
final class StreamAudit: Sendable {
  private let configuration: Configuration
  private let choice: RuleChoice
  private let today: Day
  private let maximumDepth: Int
  private let narration: NarrationOptions?
  private let shard: StreamShard?
  private let isStrict: Bool
  private let audits = Mutex(SettingsCache<Audit<AccessibilityTree>>())
  private let hasFailedRecord = Atomic<Bool>(false)

  /// - Parameters:
  ///   - configuration: for all lines; patterns for files in it are matched with the `path` or the `id`.
  ///   - narration: how utterances are worded; nil to leave them out.
  ///   - shard: the lines to answer; nil for all.
  ///   - isStrict: the first line with an error is the last that is answered.
  init(
    _ configuration: Configuration, _ choice: RuleChoice, today: Day, maximumDepth: Int, narration: NarrationOptions?,
    shard: StreamShard?, isStrict: Bool
  ) {
    self.configuration = configuration
    self.choice = choice
    self.today = today
    self.maximumDepth = maximumDepth
    self.narration = narration
    self.shard = shard
    self.isStrict = isStrict
  }

  /// Whether a line was answered with an error that ends the stream.
  var hasStopped: Bool { isStrict && hasFailedRecord.load(ordering: .sequentiallyConsistent) }

  /// The ids of the rules that run where the configuration says nothing else for a file.
  var rules: [String] {
    let ran = configuration.settings(for: Self.absolute("-"), choice).audit(Catalog.rules, today: today).ids
    return Catalog.rules.map(\.info.id).filter(ran.contains)
  }

  func answer(_ line: LineReader.Line) -> LinePump.Answer {
    let answer: StreamAnswer
    do throws(StreamRecord.Refusal) {
      let record = try StreamRecord(line, maximumDepth: maximumDepth)
      if let shard, !shard.holds(record.id.text.utf8) { return LinePump.Answer(text: nil) }
      answer = self.answer(record)
    } catch {
      if let shard, !shard.holds(error.id, line) { return LinePump.Answer(text: nil) }
      answer = error.answer
    }
    let stops = isStrict && answer.status == .error
    if stops { hasFailedRecord.store(true, ordering: .sequentiallyConsistent) }
    return LinePump.Answer(text: answer.line, isLast: stops)
  }

  private func answer(_ record: StreamRecord) -> StreamAnswer {
    let path = record.file
    let settings = configuration.settings(for: Self.absolute(path), choice)
    var answer = StreamAnswer(id: record.id, status: .ok, file: path)
    if settings.skip != nil {
      answer.status = .skipped
      return answer
    }
    do {
      let (screens, bytes) = try read(record, settings)
      audit(screens.map(settings.applyComponents), bytes, of: path, settings, &answer)
    } catch {
      answer.status = .error
      answer.faults = Self.faults(error, of: path)
    }
    return answer
  }

  private func audit(
    _ screens: [Screen], _ bytes: [UInt8], of path: FilePath, _ settings: FileSettings, _ answer: inout StreamAnswer
  ) {
    let audit = audits.withLock { $0.value(for: settings) { $0.audit(Catalog.rules, today: today) } }
    var file = ScreenLoader.File(path: path, screens: screens, configuration: configuration, settings: settings)
    file.bytes = bytes
    var result = FileAudit(file, by: audit, threads: 1, today: today, drawing: nil).result
    result.sort()
    answer.result = result
    // What a description leaves out was not checked.
    if !result.omissions.isEmpty { answer.status = .error }
    guard let narration else { return }
    let narrated = screens.map { narration.narrate($0, file: path) }
    answer.utterances = { Transcript.writeUtterances(of: narrated, to: &$0) }
  }

  /// The screens, and the bytes that their places are in; none for a screen that is a part of the record.
  private func read(_ record: StreamRecord, _ settings: FileSettings) throws -> ([Screen], [UInt8]) {
    var options = ReadingOptions(maximumDepth: maximumDepth)
    options.labelKeyPaths = settings.labelKeyPaths.map(\.value)
    options.componentKeyPaths = settings.componentKeyPaths
    let format = record.format ?? settings.format.flatMap { Formats.named($0.value) }
    let bytes: [UInt8]
    switch record.content {
    case .value(let value): return (try Formats.read(.json(value), as: format, options: options), [])
    case .text(let text): bytes = Array(text.utf8)
    case .file(let path): bytes = try InputFile.read(path)
    }
    return (try Formats.read(bytes, as: format, options: options), bytes)
  }

  private static func absolute(_ path: FilePath) -> FilePath { FilePath.working.appending(path) }

  private static func faults(_ error: any Error, of path: FilePath) -> [StreamAnswer.Fault] {
    if let error = error as? ReadingError { return error.mistakes.map { .init($0.message, at: $0.location) } }
    let message = (error as? Failure)?.message ?? "\(error)"
    let prefix = "\(path.shown): error: "
    let reason = message.hasPrefix(prefix) ? String(message.dropFirst(prefix.count)) : message
    // No other way to read a file is open to a line.
    return [.init(reason.replacing("; pipe it in and use '-'", with: ""))]
  }
}
