import Foundation

/// Python's `jsonschema` as Debian packages it: a second opinion on what the schema means.
enum SchemaValidator {
  struct Failure: Error {
    var output: String
  }

  /// The package python3-jsonschema is there, in a version that knows draft 2020-12.
  static let isInstalled = (try? run("from jsonschema import Draft202012Validator", input: Data())) != nil

  /// Whether each document is valid. Fails when the schema is none.
  static func validate(_ documents: [String], by schema: String) throws -> [Bool] {
    let input = try JSONEncoder().encode(["schema": [schema], "documents": documents])
    return try run(program, input: input).map { $0 == "1" }
  }

  private static let program = """
    import json, sys
    from jsonschema import Draft202012Validator
    given = json.load(sys.stdin)
    schema = json.loads(given["schema"][0])
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    sys.stdout.write("".join("1" if validator.is_valid(json.loads(text)) else "0" for text in given["documents"]))
    """

  private static func run(_ program: String, input: Data) throws -> String {
    let process = Process()
    // The system's own: packages are installed for that one.
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-c", program]
    let (stdin, stdout) = (Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The program reads everything before it writes, so neither side waits for the other.
    try? stdin.fileHandleForWriting.write(contentsOf: input)
    try? stdin.fileHandleForWriting.close()
    let output = String(decoding: stdout.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(output: output) }
    return output
  }
}
