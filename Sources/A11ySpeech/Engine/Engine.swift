#if Speech
  internal import CEspeakNG
  import A11yPlatform
  internal import Synchronization
#endif

/// libespeak-ng, started once a process and never stopped: a second `espeak_Initialize` after `espeak_Terminate` hangs.
///
/// Everything in the library is global, so this file and its neighbors in this folder are the only ones that call it.
/// All speaking happens in child processes (speech_worker.c says why), and nothing in this one changes after the start. Two
/// threads may not share an engine all the same, which is why it is not `Sendable`: the list of voices is one buffer.
package final class Engine {
  #if Speech
    /// "1.51".
    package let version: String
    /// Where the voices and dictionaries are.
    package let dataFolder: String
    private let customFolder: String?
    private let library: SpeechLibrary.Functions

    private static let isStarted = Atomic(false)

    /// `dataFolder` is the folder that holds "espeak-ng-data", nil for the installed one. An engine that `plays` may use
    /// the sound card; another one leaves the sound system alone.
    ///
    /// Throws `noLibrary` if libespeak-ng cannot be loaded; `noData` when there is none, after which another folder may be
    /// tried; `alreadyStarted` when an engine has been started before.
    package init(dataFolder: String? = nil, plays: Bool = false) throws(SpeechError) {
      // The library passes over a folder that does not exist for the installed one, and says nothing.
      if let dataFolder, !FileSystem.canRead(dataFolder + "/espeak-ng-data/phontab") {
        throw .noData(folder: dataFolder)
      }
      guard !Self.isStarted.exchange(true, ordering: .acquiringAndReleasing) else { throw .alreadyStarted }
      // Without DONT_EXIT missing data end our process. SYNCHRONOUS: `espeak_Synth` returns when all is said.
      // The library starts a thread that does nothing here but inherits what signals it takes: none, or a signal that this
      // process lets wait would be delivered to it.
      let started = Signals.allHeld {
        let start = { Self.start(dataFolder) }
        return plays ? start() : SoundSystem.withoutServer(start)
      }
      let rate: Int32
      switch started {
      case .success(let engine): (library, rate) = engine
      case .failure(let error):
        Self.isStarted.store(false, ordering: .releasing)
        throw error
      }
      var path: UnsafePointer<CChar>?
      version = library.pointee.Info(&path).map { String(cString: $0) } ?? ""
      self.dataFolder = path.map { String(cString: $0) } ?? ""
      customFolder = dataFolder
      guard rate == Int32(WAVE.sampleRate) else {
        Self.isStarted.store(false, ordering: .releasing)
        throw .noData(folder: self.dataFolder)
      }
      // The voice most often asked for is loaded before the children are forked, which inherit it.
      _ = library.pointee.SetVoiceByName("gmw/en-US")
    }

    private static func start(_ dataFolder: String?) -> Result<(SpeechLibrary.Functions, rate: Int32), SpeechError> {
      Result { () throws(SpeechError) in
        let library = try SpeechLibrary.load()
        let rate = library.pointee.Initialize(
          Int32(engine_synchronous), 0, dataFolder, Int32(engine_dont_exit))
        return (library, rate)
      }
    }

    /// Every voice but mbrola's, which need another program.
    package func voices() -> [Voice] {
      Voice.list(library.pointee.ListVoices(nil)).filter { !$0.file.hasPrefix("mb/") }
    }

    package func variants() -> [Voice] {
      "variant".withCString { language in
        var wanted = engine_voice()
        wanted.languages = language
        return Voice.list(library.pointee.ListVoices(&wanted))
      }
    }

    /// Starts to play the commands through the sound card.
    func perform(_ commands: SpeechCommands, _ parameters: VoiceParameters) throws(SpeechError) -> PlaybackProcess {
      try PlaybackProcess(commands, parameters, dataFolder: customFolder)
    }
  #else
    // The same calls for a build without the library: there is never an engine to call them on.
    package let version = ""
    package let dataFolder = ""
    package init(dataFolder: String? = nil, plays: Bool = false) throws(SpeechError) { throw .notBuilt }
    package func voices() -> [Voice] { [] }
    package func variants() -> [Voice] { [] }
    func perform(_ commands: SpeechCommands, _ parameters: VoiceParameters) throws(SpeechError) -> PlaybackProcess {
      throw .notBuilt
    }
  #endif
}

@available(*, unavailable)
extension Engine: Sendable {}
