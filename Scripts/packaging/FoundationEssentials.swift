// What a released program has of FoundationEssentials: as much as ArgumentParser uses, instead of 5 MB and a fifth of the
// time to start. ArgumentParser asks whether an error has a description of its own type, which no error here has, and
// encodes its own description as JSON for an experimental option. Nothing else in the program uses the module; with another
// use, or another name of what is below, linking fails and the whole module is linked (see build.sh).

import Glibc

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}

/// The first that is called of what follows. The others are only there to be linked.
@_silgen_name("$s20FoundationEssentials11JSONEncoderCMa")
public func metadataOfJSONEncoder() -> Never {
  let message = "error: --experimental-dump-help works only with a program that 'swift build' made\n"
  _ = write(STDERR_FILENO, message, message.utf8.count)
  exit(2)
}

@_silgen_name("$s20FoundationEssentials11JSONEncoderCACycfc")
public func newJSONEncoder() -> Never { metadataOfJSONEncoder() }

@_silgen_name("$s20FoundationEssentials11JSONEncoderC16OutputFormattingV10sortedKeysAEvau")
public func sortedKeys() -> Never { metadataOfJSONEncoder() }

@_silgen_name("$s20FoundationEssentials11JSONEncoderC16OutputFormattingV13prettyPrintedAEvau")
public func prettyPrinted() -> Never { metadataOfJSONEncoder() }

@_silgen_name("$sSS20FoundationEssentialsE4data8encodingSSSgAA4DataVh_SSAAE8EncodingVtcfC")
public func stringOfData() -> Never { metadataOfJSONEncoder() }

@_silgen_name("$sSS20FoundationEssentialsE8EncodingV4utf8ACvau")
public func utf8() -> Never { metadataOfJSONEncoder() }
