package import Foundation

/// `a11y-audit(1)` or `a11y-lint(1)`, written from what the tool says of itself, in the macros of man(7).
package struct ManualPage {
  private let tool: CommandHelp
  private let version: String

  /// - Parameter executable: the built tool.
  package init(of executable: URL) throws {
    let dump = try Tool.run(["--experimental-dump-help"], of: executable)
    let document = try JSONDecoder().decode(CommandHelp.Document.self, from: Data(dump.output.utf8))
    // Another shape may leave out what this one tells.
    guard document.serializationVersion == 0 else { throw CocoaError(.coderReadCorrupt) }
    tool = document.command
    version = try Tool.run(["--version"], of: executable).output.trimmingCharacters(in: .newlines)
  }

  private var name: String { tool.commandName }

  package var text: String {
    let discussion = Discussion(tool.discussion)
    var lines = [
      #".\" Written from the commands' declarations by a test; edit the commands, not this file."#,
      ".TH \(name.uppercased().roff) 1 \"\" \"\(name.roff) \(version)\" \"\"",
      ".SH NAME", "\(name.roff) \\- \(tool.abstract?.roff ?? "")",
      ".SH SYNOPSIS",
    ]
    lines += commands.flatMap(synopsis)
    lines += [".SH DESCRIPTION"] + discussion.prose
    lines += [".SH EXAMPLES"] + discussion.examples
    lines += [".SH EXIT STATUS"] + discussion.status
    lines += [".SH OPTIONS"] + tool.shownArguments.flatMap(entry)
    lines += [".SH COMMANDS"] + commands.flatMap(section)
    return lines.joined(separator: "\n") + "\n"
  }

  /// `help` is the parser's and has nothing to say.
  private var commands: [CommandHelp] { (tool.subcommands ?? []).filter { $0.commandName != "help" } }

  private func synopsis(_ command: CommandHelp) -> [String] {
    let inputs = command.shownArguments.filter { $0.kind == "positional" }.map { argument in
      let name = "\\fI\(argument.valueName?.roff ?? "value")\\fR\(argument.isRepeating ? " ..." : "")"
      return argument.isOptional ? "[\(name)]" : name
    }
    let words = ["\\fB\(name.roff) \(command.commandName.roff)\\fR", "[\\fIoptions\\fR]"] + inputs
    return [words.joined(separator: " "), ".br"]
  }

  private func section(_ command: CommandHelp) -> [String] {
    let discussion = Discussion(command.discussion)
    var lines = [".SS \(command.commandName.roff)", command.abstract?.roff ?? ""]
    for part in [discussion.prose, discussion.status, discussion.examples] where !part.isEmpty {
      lines += [".PP"] + part
    }
    // What every command takes is reported once.
    let common = tool.arguments.compactMap(\.names)
    let own = command.shownArguments.filter { argument in !common.contains { $0 == argument.names } }
    return lines + withInversions(own).flatMap(entry)
  }

  /// `--group` and `--no-group` are reported as one.
  private func withInversions(_ arguments: [CommandHelp.Argument]) -> [CommandHelp.Argument] {
    arguments.reduce(into: []) { merged, argument in
      if let last = merged.last, last.kind == "flag", let name = argument.names?.first?.name,
        name == "no-\(last.names?.first?.name ?? "")"
      {
        merged[merged.count - 1].names?.append(contentsOf: argument.names ?? [])
      } else {
        merged.append(argument)
      }
    }
  }

  private func entry(_ argument: CommandHelp.Argument) -> [String] {
    let names = (argument.names ?? []).map { "\\fB\(($0.kind == "short" ? "-" : "--").roff)\($0.name.roff)\\fR" }
    let value = argument.kind == "flag" ? "" : "\\fI\(argument.valueName?.roff ?? "value")\\fR"
    let head = [names.joined(separator: ", "), value].filter { !$0.isEmpty }.joined(separator: " ")
    var sentences = [argument.abstract ?? ""]
    if let values = argument.allValues { sentences.append("One of \(values.joined(separator: ", ")).") }
    if let standard = argument.defaultValue { sentences.append("Default: \(standard).") }
    return [".TP", head, sentences.filter { !$0.isEmpty }.joined(separator: " ").roff]
  }
}

/// A command's discussion, by what its paragraphs are.
private struct Discussion {
  var prose: [String] = []
  /// Lines that stay as they are.
  var examples: [String] = []
  var status: [String] = []

  init(_ text: String?) {
    for paragraph in (text ?? "").components(separatedBy: "\n\n") where !paragraph.isEmpty {
      if paragraph.hasPrefix("Example:\n") || paragraph.hasPrefix("Examples:\n") {
        let lines = paragraph.split(separator: "\n").dropFirst()
        examples += [".nf"] + lines.map { String($0).roff } + [".fi"]
      } else if paragraph.hasPrefix("Exit status: ") {
        status.append(String(paragraph.dropFirst("Exit status: ".count)).roff)
      } else {
        prose += (prose.isEmpty ? [] : [".PP"]) + paragraph.split(separator: "\n").map { String($0).roff }
      }
    }
  }
}

extension String {
  /// A line that is text: a period or an apostrophe at its start would make it a request.
  fileprivate var roff: String {
    let line = replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }
}
