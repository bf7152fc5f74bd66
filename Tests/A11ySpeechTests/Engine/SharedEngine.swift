#if Speech
  import Testing

  @testable import A11ySpeech

  /// The one engine of the test process, and what happened around its start.
  @MainActor
  final class SharedEngine {
    let engine: Engine
    /// The errors of starts that must fail: before the engine is started, and after.
    let withoutFolder: SpeechError?
    let withEmptyFolder: SpeechError?
    let again: SpeechError?
    let emptyFolder: String

    static let shared = Result { try SharedEngine() }

    /// A speaker with settings of its own.
    static func speaker(_ settings: SpeechSettings? = nil, jobs: Int? = nil) throws -> Speaker {
      try Speaker(engine: shared.get().engine, settings: settings ?? SpeechSettings(), jobs: jobs)
    }

    private init() throws {
      let folder = try TemporaryFolder()
      emptyFolder = try folder.makeFolder("data")
      _ = try folder.makeFolder("data/espeak-ng-data")
      withoutFolder = Self.failure(dataFolder: "/no/such/folder")
      withEmptyFolder = Self.failure(dataFolder: emptyFolder)
      engine = try Engine(plays: true)
      again = Self.failure(dataFolder: nil)
    }

    private static func failure(dataFolder: String?) -> SpeechError? {
      do {
        _ = try Engine(dataFolder: dataFolder)
        return nil
      } catch {
        return error
      }
    }
  }

  /// Everything that speaks: one test at a time, as there is one engine.
  @MainActor
  @Suite(.serialized)
  struct EngineTests {}
#endif
