import Testing

/// What RFC 8259 has no production for, with the message and the position a person gets.
struct JSONRejectTests {
  static let structure = [
    JSONCase("nothing", "", "error 1:1: is empty"),
    JSONCase("whitespace only", " \n\t\r ", "error 1:1: is empty"),
    JSONCase("a byte-order mark only", [0xEF, 0xBB, 0xBF], "error 1:1: is empty"),
    JSONCase("two values", "1 2", "error 1:3: expected the end of the input after the value, found '2'"),
    JSONCase(
      "two documents", "{}\n{}",
      "error 2:1: expected the end of the input after the value, found '{'; "
        + "'a11y-audit stream' reads files with one screen on each line"),
    JSONCase("a stray closing bracket", "[]]", "error 1:3: expected the end of the input after the value, found ']'"),
    JSONCase("a closing bracket only", "]", "error 1:1: expected a value, found ']'"),
    JSONCase("a comma only", ",", "error 1:1: expected a value, found ','"),
    JSONCase("a form feed as whitespace", "[\u{C}1]", "error 1:2: expected a value, found U+000C"),
    JSONCase(
      "a no-break space as whitespace", "[1\u{A0}]", "error 1:3: expected ',' or ']' after a value, found U+00A0"),
    JSONCase("a zero-width space", "\u{200B}[]", "error 1:1: expected a value, found U+200B"),
    JSONCase(
      "a NUL behind the value", "1\u{0}\u{0}", "error 1:2: expected the end of the input after the value, found U+0000"),
    JSONCase("a NUL in an array", "[1,\u{0}]", "error 1:4: expected a value, found U+0000"),
    JSONCase("a second byte-order mark", "\u{FEFF}\u{FEFF}1", "error 1:1: expected a value, found U+FEFF"),
    JSONCase(
      "a byte-order mark at the end", "1\u{FEFF}",
      "error 1:2: expected the end of the input after the value, found U+FEFF"),
    JSONCase(
      "a line comment", "[1, // one\n2]", "error 1:5: expected a value, found a comment, which JSON does not support"),
    JSONCase(
      "a block comment", "/* x */ []", "error 1:1: expected a value, found a comment, which JSON does not support"),
    JSONCase("a slash", "[1/2]", "error 1:3: expected ',' or ']' after a value, found '/'"),
    JSONCase("markup", "<a/>", "error 1:1: expected a value, found '<'"),
    JSONCase("a combining mark", "[\u{301}]", "error 1:2: expected a value, found U+0301"),
    JSONCase("a character of four bytes", "[😀]", "error 1:2: expected a value, found '😀'"),
  ]

  static let arrays = [
    JSONCase("an array without an end", "[", "error 1:2: expected a value, found the end of the input"),
    JSONCase(
      "an array that ends after a value", "[1",
      "error 1:3: expected ',' or ']' after a value, found the end of the input"),
    JSONCase("an array that ends after a comma", "[1,", "error 1:4: expected a value, found the end of the input"),
    JSONCase(
      "an array that ends after an array", "[[]",
      "error 1:4: expected ',' or ']' after a value, found the end of the input"),
    JSONCase("an array closed as an object", "[1}", "error 1:3: expected ',' or ']' after a value, found '}'"),
    JSONCase("an empty array closed as an object", "[}", "error 1:2: expected a value, found '}'"),
    JSONCase("a missing comma", "[1 2]", "error 1:4: expected ',' or ']' after a value, found '2'"),
    JSONCase(
      "a missing comma between strings", #"["a" "b"]"#, "error 1:6: expected ',' or ']' after a value, found '\"'"),
    JSONCase("a trailing comma", "[1, ]", "error 1:3: trailing comma before ']'"),
    JSONCase("a trailing comma on the line before", "[\n  1,\n]", "error 2:4: trailing comma before ']'"),
    JSONCase("a comma only in an array", "[,]", "error 1:2: expected a value, found ','"),
    JSONCase("a leading comma", "[,1]", "error 1:2: expected a value, found ','"),
    JSONCase("a double comma", "[1,,2]", "error 1:4: expected a value, found ','"),
    JSONCase("a colon instead of a comma", "[1:2]", "error 1:3: expected ',' or ']' after a value, found ':'"),
    JSONCase("a semicolon instead of a comma", "[1;2]", "error 1:3: expected ',' or ']' after a value, found ';'"),
  ]

  static let objects = [
    JSONCase("an object without an end", "{", "error 1:2: expected a key in double quotes, found the end of the input"),
    JSONCase(
      "an object that ends after a key", #"{"a""#, "error 1:5: expected ':' after a key, found the end of the input"),
    JSONCase("an object that ends after a colon", #"{"a":"#, "error 1:6: expected a value, found the end of the input"),
    JSONCase(
      "an object that ends after a value", #"{"a":1"#,
      "error 1:7: expected ',' or '}' after a value, found the end of the input"),
    JSONCase(
      "an object that ends after a comma", #"{"a":1,"#,
      "error 1:8: expected a key in double quotes, found the end of the input"),
    JSONCase("an object closed as an array", #"{"a":1]"#, "error 1:7: expected ',' or '}' after a value, found ']'"),
    JSONCase("a key without quotes", "{a:1}", "error 1:2: expected a key in double quotes, found 'a'"),
    JSONCase("a key in single quotes", "{'a':1}", "error 1:2: expected a key in double quotes, found a single quote"),
    JSONCase("a number as a key", "{1:1}", "error 1:2: expected a key in double quotes, found '1'"),
    JSONCase("a missing colon", #"{"a" 1}"#, "error 1:6: expected ':' after a key, found '1'"),
    JSONCase("an equals sign as a colon", #"{"a"=1}"#, "error 1:5: expected ':' after a key, found '='"),
    JSONCase("a double colon", #"{"a"::1}"#, "error 1:6: expected a value, found ':'"),
    JSONCase("a comma as a colon", #"{"a",1}"#, "error 1:5: expected ':' after a key, found ','"),
    JSONCase("a missing value", #"{"a":}"#, "error 1:6: expected a value, found '}'"),
    JSONCase("a missing value before a comma", #"{"a":,"b":1}"#, "error 1:6: expected a value, found ','"),
    JSONCase(
      "a missing comma between members", "{\"a\":1\n \"b\":2}",
      "error 2:2: expected ',' or '}' after a value, found '\"'"),
    JSONCase("a trailing comma in an object", #"{"a":1 , }"#, "error 1:8: trailing comma before '}'"),
    JSONCase("a comma only in an object", "{,}", "error 1:2: expected a key in double quotes, found ','"),
    JSONCase(
      "a double comma in an object", #"{"a":1,,"b":2}"#, "error 1:8: expected a key in double quotes, found ','"),
    JSONCase(
      "a value without a key", #"{"a":1,2}"#,
      "error 1:8: expected a key in double quotes, found '2'; write a decimal point in place of the comma before it"),
    JSONCase(
      "a comment before a key", "{// x\n}",
      "error 1:2: expected a key in double quotes, found a comment, which JSON does not support"),
    JSONCase("two values for a key", #"{"a":1 2}"#, "error 1:8: expected ',' or '}' after a value, found '2'"),
  ]

  static let words = [
    JSONCase("a word cut short", "[nul]", "error 1:2: 'nul' is not a JSON value; write a text in quotes"),
    JSONCase("a word of one letter", "t", "error 1:1: 't' is not a JSON value; write a text in quotes"),
    JSONCase("a word too long", "[truee]", "error 1:6: expected ',' or ']' after a value, found 'e'"),
    JSONCase("true in capitals", "[True]", "error 1:2: 'True' is not a JSON value; did you mean 'true'?"),
    JSONCase("null in capitals", "[NULL]", "error 1:2: 'NULL' is not a JSON value; did you mean 'null'?"),
    JSONCase("Python's None", "[None]", "error 1:2: 'None' is not a JSON value; did you mean 'null'?"),
    JSONCase("Swift's nil", "nil", "error 1:1: 'nil' is not a JSON value; did you mean 'null'?"),
    JSONCase(
      "JavaScript's undefined", #"{"a":undefined}"#, "error 1:6: 'undefined' is not a JSON value; did you mean 'null'?"),
    JSONCase("NaN", "[NaN]", "error 1:2: 'NaN' is not a JSON number"),
    JSONCase("Infinity", "[Infinity]", "error 1:2: 'Infinity' is not a JSON number"),
    JSONCase("minus Infinity", "[-Infinity]", "error 1:3: expected a digit after '-', found 'I'"),
    JSONCase(
      "a string in single quotes", "['a']", "error 1:2: expected a string in double quotes, found a single quote"),
    JSONCase("typographic quotes", "[“a”]", "error 1:2: expected a string in straight double quotes (\"), found '“'"),
    JSONCase(
      "a very long word", String(repeating: "x", count: 60),
      "error 1:1: '\(String(repeating: "x", count: 40))…' is not a JSON value; write a text in quotes"),
  ]

  static let numbers = [
    JSONCase("a leading zero", "[01]", "error 1:2: number has a leading zero"),
    JSONCase("a leading zero after minus", "[-012]", "error 1:3: number has a leading zero"),
    JSONCase("two zeros", "[00]", "error 1:2: number has a leading zero"),
    JSONCase("a leading plus", "[+1]", "error 1:2: number has a leading '+'"),
    JSONCase("a plus only", "[+]", "error 1:2: expected a value, found '+'"),
    JSONCase("a bare fraction", "[.5]", "error 1:2: number has no digit before '.'"),
    JSONCase("a bare negative fraction", "[-.5]", "error 1:3: expected a digit after '-', found '.'"),
    JSONCase("a point only", "[.]", "error 1:2: expected a value, found '.'"),
    JSONCase("a point without digits", "[1.]", "error 1:4: expected a digit after '.', found ']'"),
    JSONCase("a point before an exponent", "[1.e2]", "error 1:4: expected a digit after '.', found 'e'"),
    JSONCase("two points", "[1.2.3]", "error 1:5: expected ',' or ']' after a value, found '.'"),
    JSONCase("a minus only", "[-]", "error 1:3: expected a digit after '-', found ']'"),
    JSONCase("two minuses", "[--1]", "error 1:3: expected a digit after '-', found '-'"),
    JSONCase("a minus and a space", "[- 1]", "error 1:3: expected a digit after '-', found ' '"),
    JSONCase("an exponent without digits", "[1e]", "error 1:4: expected a digit in the exponent, found ']'"),
    JSONCase("a signed exponent without digits", "[1e+]", "error 1:5: expected a digit in the exponent, found ']'"),
    JSONCase("a doubly signed exponent", "[1e+-1]", "error 1:5: expected a digit in the exponent, found '-'"),
    JSONCase("a fraction in an exponent", "[1e2.5]", "error 1:5: expected ',' or ']' after a value, found '.'"),
    JSONCase("hexadecimal", "[0x1F]", "error 1:3: expected ',' or ']' after a value, found 'x'"),
    JSONCase("a digit separator", "[1_000]", "error 1:3: expected ',' or ']' after a value, found '_'"),
    JSONCase("a letter behind a number", "[1a]", "error 1:3: expected ',' or ']' after a value, found 'a'"),
    JSONCase("a minus behind a number", "[1-2]", "error 1:3: expected ',' or ']' after a value, found '-'"),
    JSONCase("full-width digits", "[１]", "error 1:2: expected a value, found '１'"),
    JSONCase("a minus at the end", "-", "error 1:2: expected a digit after '-', found the end of the input"),
    JSONCase("a point at the end", "1.", "error 1:3: expected a digit after '.', found the end of the input"),
    JSONCase("an exponent at the end", "1E", "error 1:3: expected a digit in the exponent, found the end of the input"),
  ]

  @Test(arguments: structure + arrays + objects + words + numbers)
  func `what the grammar does not allow is rejected at its location`(_ text: JSONCase) {
    #expect(outcome(of: text.bytes) == text.expected)
  }
}
