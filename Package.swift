// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "a11y-audit",
  // `Mutex` and `Atomic` of the standard library.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    // For unit tests: build or read a screen, audit it, and compare what VoiceOver says.
    .library(name: "A11yAudit", targets: ["A11yAudit"]),
    // The same, and what VoiceOver says as sound. It needs libespeak-ng when it runs.
    .library(name: "A11yAuditSpeech", targets: ["A11yAuditSpeech"]),
    .library(name: "A11yCore", targets: ["A11yCore"]),
    .library(name: "A11yFormats", targets: ["A11yFormats"]),
    .library(name: "A11yRules", targets: ["A11yRules"]),
    .library(name: "A11yNarration", targets: ["A11yNarration"]),
    .executable(name: "a11y-audit", targets: ["a11y-audit"]),
    .executable(name: "a11y-lint", targets: ["a11y-lint"]),
    .plugin(name: "A11yAuditPlugin", targets: ["A11yAuditPlugin"]),
  ],
  traits: [
    .trait(name: "Speech", description: "Speak through libespeak-ng (GPLv3). Without it, 'speak' says so and exits 2."),
    .trait(name: "Commands", description: "The commands. A client of the libraries needs no other package without it."),
    .default(enabledTraits: ["Commands", "Speech"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    // For the linter only. It reads raw nodes (`@_spi(RawSyntax)`), which any minor version may change.
    .package(url: "https://github.com/swiftlang/swift-syntax", .upToNextMinor(from: "603.0.0")),
  ],
  targets: [
    // Threads, files, processes and the terminal: the one module that knows on which system it runs and calls the C library.
    .target(name: "CLibrary"),
    .target(name: "A11yPlatform", dependencies: ["CLibrary"]),

    // The accessibility tree and the audit: knows no file, no format, no rule, no sound.
    .target(name: "A11yCore", dependencies: ["A11yPlatform"]),

    // Siblings: each sees the core and nothing else, so a rule cannot read a file and a narrator cannot make sound.
    .target(name: "A11yFormats", dependencies: ["A11yCore", "A11yPlatform"]),
    .target(name: "A11yRules", dependencies: ["A11yCore", "A11yPlatform"]),
    .target(name: "A11yNarration", dependencies: ["A11yCore", "A11yPlatform"]),
    // The page's style and script are copied into a Swift file by a test: resources would be files beside the command.
    .target(name: "A11yReports", dependencies: ["A11yCore", "A11yPlatform"], exclude: ["HTML/Assets"]),

    // Colors in screenshots: has never heard of a control.
    .target(name: "A11yPixels", dependencies: ["A11yPlatform"]),

    // All of that for unit tests.
    .target(
      name: "A11yAudit", dependencies: ["A11yCore", "A11yFormats", "A11yRules", "A11yNarration", "A11yReports"]),

    // What a project asks for in its file: reads YAML text and nothing from disk.
    .target(name: "A11yConfiguration", dependencies: ["A11yCore", .commands("Yams", "Yams")]),

    // What Swift and Objective-C sources do to the outlets of interface files, read without a parser.
    .target(name: "A11yCodeBehind", dependencies: ["A11yCore"]),

    // What one run leaves for the next: baselines, and reports that are read back.
    .target(name: "A11yRecords", dependencies: ["A11yCore", "A11yFormats", "A11yReports"]),

    // Sound: has never heard of a button.
    // The library is loaded at run time: neither the build nor a program that does not speak needs it.
    .target(name: "CEspeakNG"),
    .target(
      name: "A11ySpeech",
      dependencies: [
        "A11yPlatform", .target(name: "CEspeakNG", condition: .when(traits: ["Speech"])),
      ]),

    .target(name: "A11yAuditSpeech", dependencies: ["A11yAudit", "A11ySpeech"]),

    // Swift source: swift-syntax lives only here.
    .target(
      name: "A11ySourceRules",
      dependencies: [
        "A11yCore", "A11yPlatform",
        .commands("SwiftSyntax", "swift-syntax"),
        .commands("SwiftParser", "swift-syntax"),
      ]),

    // The commands: argument parsing, files, streams, exit status. What both need is in A11yCommand.
    .target(
      name: "A11yCommand",
      dependencies: [
        "A11yPlatform", "A11yCore", "A11yFormats", "A11yReports", "A11yConfiguration", "A11yRecords", "A11yCodeBehind",
        .commands("ArgumentParser", "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "a11y-audit",
      dependencies: [
        "A11yCore", "A11yFormats", "A11yRules", "A11yNarration", "A11yReports", "A11ySpeech", "A11yCommand",
        "A11yConfiguration", "A11yRecords", "A11yPlatform", "A11yCodeBehind", "A11yPixels",
        .commands("ArgumentParser", "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "a11y-lint",
      dependencies: [
        "A11yPlatform", "A11yCore", "A11ySourceRules", "A11yRules", "A11yReports", "A11yFormats", "A11yCommand",
        "A11yConfiguration", "A11yCodeBehind",
        .commands("ArgumentParser", "swift-argument-parser"),
      ]),

    // `swift package a11y-audit`. It asks for no permission: one that is declared must be granted in every run.
    .plugin(
      name: "A11yAuditPlugin",
      capability: .command(
        intent: .custom(verb: "a11y-audit", description: "Audit descriptions of iOS screens for accessibility")),
      dependencies: ["a11y-audit"]),

    // What the tests of several modules need.
    .target(name: "TestSupport", dependencies: ["A11yCore"], path: "Tests/Support"),

    // Writes the reference pages and JSON Schemas in Docs. Tests compare them; no product contains it.
    .target(
      name: "Documentation",
      dependencies: [
        "A11yCore", "A11yFormats", "A11yReports", "A11yConfiguration", "A11yRules", "A11ySourceRules",
      ],
      path: "Tests/Documentation"),

    .testTarget(name: "A11yAuditTests", dependencies: ["A11yAudit"]),
    .testTarget(name: "A11yAuditSpeechTests", dependencies: ["A11yAuditSpeech"]),
    .testTarget(name: "A11yCoreTests", dependencies: ["A11yCore"]),
    .testTarget(name: "A11yFormatsTests", dependencies: ["A11yFormats", "Documentation", "TestSupport"]),
    .testTarget(
      name: "A11yRulesTests",
      dependencies: ["A11yRules", "A11yFormats", "A11yReports", "A11yNarration", "Documentation", "TestSupport"]),
    .testTarget(name: "A11yNarrationTests", dependencies: ["A11yNarration", "A11yFormats", "TestSupport"]),
    .testTarget(name: "A11ySpeechTests", dependencies: ["A11ySpeech"], exclude: ["Engine/Declarations.c"]),
    .testTarget(
      name: "A11yReportsTests",
      dependencies: ["A11yReports", "A11yRules", "A11yFormats", "Documentation", "TestSupport"]),
    .testTarget(
      name: "A11yConfigurationTests",
      dependencies: [
        "A11yConfiguration", "A11yRules", "A11yFormats", "A11yReports", "Documentation", "TestSupport",
      ]),
    .testTarget(
      name: "A11yRecordsTests", dependencies: ["A11yRecords", "A11yReports", "A11yRules", "A11yFormats", "TestSupport"]),
    .testTarget(name: "A11yPixelsTests", dependencies: ["A11yPixels", "TestSupport"]),
    .testTarget(name: "A11yCodeBehindTests", dependencies: ["A11yCodeBehind", "TestSupport"]),
    .testTarget(name: "A11yCommandTests", dependencies: ["A11yCommand", "A11yPlatform"]),
    .testTarget(name: "A11yPlatformTests", dependencies: ["A11yPlatform"]),
    .testTarget(name: "CommandTests", dependencies: ["a11y-audit", "TestSupport"]),
    .testTarget(
      name: "A11ySourceRulesTests",
      dependencies: ["A11ySourceRules", "A11yConfiguration", "Documentation", "TestSupport"]),
    .testTarget(name: "LintCommandTests", dependencies: ["a11y-lint", "a11y-audit", "TestSupport"]),
  ]
)

extension Target.Dependency {
  /// A product of another package. SwiftPM resolves none of these packages for a client without the trait `Commands`: an
  /// app's own macros may need another version of swift-syntax.
  static func commands(_ product: String, _ package: String) -> Target.Dependency {
    .product(name: product, package: package, condition: .when(traits: ["Commands"]))
  }
}

// What the linter's speed is measured against (`Scripts/bench lint`): no part of the package for anybody else.
if Context.environment["A11Y_BENCH"] == "1" {
  package.targets.append(
    .executableTarget(
      name: "parse-only", dependencies: [.product(name: "SwiftParser", package: "swift-syntax")],
      path: "Scripts/parse-only"))
}

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
