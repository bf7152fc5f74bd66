import A11yCore
package import A11yPlatform

/// Another tool, run to its end. No shell is involved: every argument reaches the tool byte for byte.
package enum ChildProcess {
  package struct Answer: Sendable {
    package var bytes: [UInt8]
    package var ending: ProcessEnding
    /// The beginning of its standard error.
    package var errors: String

    /// The exit status; nil if a signal ended the process.
    package var status: Int32? { if case .exited(let status) = ending { status } else { nil } }
  }

  /// What becomes of what a tool writes to standard error.
  package enum Errors {
    /// Written there after the tool's end, made safe: it may quote files of the repository.
    case shown
    case dropped
  }

  /// Runs a tool and reads its standard output to the end.
  ///
  /// - Parameters:
  ///   - words: the tool, which is looked up in `PATH` unless it is a path, and its arguments.
  ///   - input: its standard input; nil for this process's own.
  ///   - seconds: how long it may be silent; then it is killed. Nil for any time.
  /// - Throws: a `Failure` if the tool cannot be run or took too long.
  package static func output(
    of words: [String], input: ScratchFile? = nil, errors wish: Errors = .shown, seconds: Int32? = nil
  ) throws(Failure) -> Answer {
    let name = words.first?.escapedForDisplay ?? ""
    // A C string ends at the first zero: the tool would get another argument.
    guard !words.isEmpty, !words.contains(where: { $0.utf8.contains(0) }) else {
      throw Failure("cannot run '\(name)': an argument contains a null character")
    }
    let errors = try ScratchFile.temporary()
    input?.descriptor.rewind()
    let (child, output) = try start(words, name, input: input?.descriptor, errors: errors.descriptor)
    defer { output.close() }
    let (bytes, readError) = read(output, milliseconds: seconds.map { $0 * 1000 })
    if readError == .timedOut { child.kill() }
    let ending = Result { () throws(SystemError) in try child.wait() }
    if readError == .timedOut {
      throw Failure("\(name) did not finish within \(seconds ?? 0) seconds and was stopped")
    }
    let text = errors.text()
    if wish == .shown, !text.isEmpty {
      StandardStreams.printError(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    }
    switch ending {
    case .failure(let error): throw failure("get the exit status of", name, error)
    case .success(let ending):
      if let readError { throw failure("read from", name, readError) }
      return Answer(bytes: bytes, ending: ending, errors: text)
    }
  }

  /// - Returns: the process, and the reading end of its standard output. The tool has neither end but as its output: with
  ///   one of its own the end of the output would never come.
  private static func start(
    _ words: [String], _ name: String, input: FileDescriptor?, errors: FileDescriptor
  ) throws(Failure) -> (SpawnedProcess, FileDescriptor) {
    do throws(SystemError) {
      let pipe = try PipeEnds()
      defer { pipe.writing.close() }
      do throws(SystemError) {
        return (try SpawnedProcess(words, input: input, output: pipe.writing, errors: errors), pipe.reading)
      } catch {
        pipe.reading.close()
        throw error
      }
    } catch {
      throw failure("run", name, error)
    }
  }

  /// - Parameter milliseconds: how long to wait for more; nil for any time.
  private static func read(_ output: FileDescriptor, milliseconds: Int32?) -> (bytes: [UInt8], error: SystemError?) {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    do throws(SystemError) {
      while true {
        guard try FileDescriptor.areReadable([output], milliseconds: milliseconds)[0] else { return (bytes, .timedOut) }
        let count = try output.read(into: &chunk)
        if count == 0 { return (bytes, nil) }
        bytes += chunk.prefix(count)
      }
    } catch {
      return (bytes, error)
    }
  }

  /// The path of `a11y-lint`, which is installed next to this tool.
  ///
  /// - Throws: a `Failure` that states how to get it, when it is not there.
  package static func linter() throws -> String {
    guard let program = FileSystem.program else { throw Failure("cannot determine the path of this tool") }
    // Where this tool itself is, whatever it was called by.
    let folder = FilePath(bytes: program).folder.text
    let path = folder + "/a11y-lint"
    guard FileSystem.canExecute(path) else {
      throw Failure(
        "a11y-lint not found next to this tool; build it with 'swift build -c release --product a11y-lint' and "
          + "install it in \(folder.escapedForDisplay)")
    }
    return path
  }

  private static func failure(_ action: String, _ name: String, _ error: SystemError) -> Failure {
    Failure("cannot \(action) \(name): \(error.message)")
  }
}
