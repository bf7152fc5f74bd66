import Testing

/// What RFC 8259 obliges every parser to accept. The section that says so is above each group.
struct JSONAcceptTests {
  // Section 2: insignificant whitespace. Section 3: any value may be the root.
  static let structure = [
    JSONCase("a lone string", #""x""#, #""x""#),
    JSONCase("a lone number", "42", "42.0"),
    JSONCase("a lone negative number", "-1", "-1.0"),
    JSONCase("a lone true", "true", "true"),
    JSONCase("a lone false", "false", "false"),
    JSONCase("a lone null", "null", "null"),
    JSONCase("an empty string", #""""#, #""""#),
    JSONCase("spaces around", "  1  ", "1.0"),
    JSONCase("all four kinds of whitespace around", " \t\r\n1\n\r\t ", "1.0"),
    JSONCase("whitespace around every token", " [ 1 , { \"a\" : 2 , \"b\" : [ ] } ] ", #"[1.0, {"a": 2.0, "b": []}]"#),
    JSONCase("line feeds around every token", "[\n1\n,\n{\n\"a\"\n:\n2\n}\n]\n", #"[1.0, {"a": 2.0}]"#),
    JSONCase("tabs and carriage returns", "\t[\r1\t,\r2\t]\r", "[1.0, 2.0]"),
    JSONCase("many spaces before a value", String(repeating: " ", count: 100) + "1", "1.0"),
    JSONCase("nine spaces of indentation", "[\n         1\n]", "[1.0]"),
  ]

  // Sections 4 and 5: objects and arrays.
  static let containers = [
    JSONCase("an empty array", "[]", "[]"),
    JSONCase("an empty array with a space", "[ ]", "[]"),
    JSONCase("an empty object", "{}", "{}"),
    JSONCase("an empty object with a line feed", "{\n}", "{}"),
    JSONCase("an array in an array", "[[]]", "[[]]"),
    JSONCase("empty arrays side by side", "[[],[],[[]]]", "[[], [], [[]]]"),
    JSONCase("all kinds in an array", #"[null,true,false,1,"s",[],{}]"#, #"[null, true, false, 1.0, "s", [], {}]"#),
    JSONCase("an object in an object", #"{"a":{"b":{}}}"#, #"{"a": {"b": {}}}"#),
    JSONCase("members keep the order of the file", #"{"z":1,"a":2,"m":3}"#, #"{"z": 1.0, "a": 2.0, "m": 3.0}"#),
    JSONCase("an empty key", #"{"":0}"#, #"{"": 0.0}"#),
    JSONCase("keys that differ in case", #"{"a":1,"A":2}"#, #"{"a": 1.0, "A": 2.0}"#),
    JSONCase("a key with an escape", #"{"\u0061b":1}"#, #"{"ab": 1.0}"#),
    JSONCase("a key that is NUL", #"{"\u0000":1}"#, #"{"\u{0}": 1.0}"#),
    JSONCase("the same key in different objects", #"[{"a":1},{"a":{"a":2}}]"#, #"[{"a": 1.0}, {"a": {"a": 2.0}}]"#),
    JSONCase("a value after an object", #"[{"a":[1,{}]},2]"#, #"[{"a": [1.0, {}]}, 2.0]"#),
  ]

  // Section 6: numbers.
  static let numbers = [
    JSONCase("zero", "[0]", "[0.0]"),
    JSONCase("minus zero keeps its sign", "[-0]", "[-0.0]"),
    JSONCase("a fraction of zero", "[0.0]", "[0.0]"),
    JSONCase("a negative fraction", "[-0.25]", "[-0.25]"),
    JSONCase("zeros behind the point", "[1.000]", "[1.0]"),
    JSONCase("a zero with an exponent", "[0e1]", "[0.0]"),
    JSONCase("a zero with a signed exponent", "[0e+1,0E-1]", "[0.0, 0.0]"),
    JSONCase("exponents in both cases", "[1e2,1E2]", "[100.0, 100.0]"),
    JSONCase("signed exponents", "[1e+2,1E-2]", "[100.0, 0.01]"),
    JSONCase("leading zeros in an exponent", "[1e002,1E-002]", "[100.0, 0.01]"),
    JSONCase("a fraction with an exponent", "[12.5e1]", "[125.0]"),
    JSONCase("numbers without spaces", "[1,-2,3.5]", "[1.0, -2.0, 3.5]"),
    JSONCase("the largest double", "[1.7976931348623157e308]", "[1.7976931348623157e+308]"),
    JSONCase("the smallest double", "[4.9e-324]", "[5e-324]"),
    JSONCase("seventeen digits", "[0.30000000000000004]", "[0.30000000000000004]"),
  ]

  // Section 7: strings. Section 8.1: UTF-8.
  static let strings = [
    JSONCase("every short escape", #"["\"\\\/\b\f\n\r\t"]"#, #"["\"\\/\u{8}\u{c}\u{a}\u{d}\u{9}"]"#),
    JSONCase("an unescaped slash", #"["a/b"]"#, #"["a/b"]"#),
    JSONCase("an escaped ASCII letter", #"["\u0041"]"#, #"["A"]"#),
    JSONCase("hexadecimal digits in both cases", #"["\u00Ff\u00fF"]"#, #"["\u{00FF}\u{00FF}"]"#),
    JSONCase("an escaped NUL is kept", #"["a\u0000b"]"#, #"["a\u{0}b"]"#),
    JSONCase("an escaped control character is kept", #"["\u001b[31m"]"#, #"["\u{1b}[31m"]"#),
    JSONCase("an escaped surrogate pair", #"["\uD83D\uDE00"]"#, #"["\u{0001F600}"]"#),
    JSONCase("the last code point, escaped", #"["\udbff\udfff"]"#, #"["\u{0010FFFF}"]"#),
    JSONCase("an escaped backslash before u", #"["\\u0041"]"#, #"["\\u0041"]"#),
    JSONCase("an escaped backslash at the end", #"["\\"]"#, #"["\\"]"#),
    JSONCase("two escaped backslashes and a quote", #"["\\\\\""]"#, #"["\\\\\""]"#),
    JSONCase("DEL is not a control character of JSON", inString: [0x7F], #"["\u{7F}"]"#),
    JSONCase("scalars of two, three and four bytes", "[\"é€😀\"]", #"["\u{00E9}\u{20AC}\u{0001F600}"]"#),
    JSONCase("U+2028 and U+2029 unescaped", "[\"\u{2028}\u{2029}\"]", #"["\u{2028}\u{2029}"]"#),
    JSONCase("noncharacters", "[\"\u{FFFF}\u{10FFFE}\"]", #"["\u{FFFF}\u{0010FFFE}"]"#),
    JSONCase("the last two-byte scalar", inString: [0xDF, 0xBF], #"["\u{07FF}"]"#),
    JSONCase("the first three-byte scalar", inString: [0xE0, 0xA0, 0x80], #"["\u{0800}"]"#),
    JSONCase("the last scalar before the surrogates", inString: [0xED, 0x9F, 0xBF], #"["\u{D7FF}"]"#),
    JSONCase("the first scalar after the surrogates", inString: [0xEE, 0x80, 0x80], #"["\u{E000}"]"#),
    JSONCase("the first four-byte scalar", inString: [0xF0, 0x90, 0x80, 0x80], #"["\u{00010000}"]"#),
    JSONCase("the last scalar", inString: [0xF4, 0x8F, 0xBF, 0xBF], #"["\u{0010FFFF}"]"#),
    JSONCase("brackets and commas in a string", #"["[{,:}]"]"#, #"["[{,:}]"]"#),
    JSONCase("a comment in a string", #"["// /* */ #"]"#, #"["// /* */ #"]"#),
  ]

  @Test(arguments: structure + containers + numbers + strings)
  func `what the grammar allows is read`(_ text: JSONCase) {
    #expect(outcome(of: text.bytes) == text.expected)
  }

  @Test(arguments: 0...40)
  func `a string of any length ends at its quote`(_ length: Int) {
    let text = String(repeating: "x", count: length)
    #expect(outcome(of: "[\"\(text)\",1]") == "[\"\(text)\", 1.0]")
  }

  @Test(arguments: 0...20)
  func `an escape is found at any distance from the quote`(_ length: Int) {
    let text = String(repeating: "x", count: length)
    #expect(outcome(of: "[\"\(text)\\n\(text)\"]") == "[\"\(text)\\u{a}\(text)\"]")
  }
}
