import A11yFormats
import Testing

/// The productions and well-formedness constraints of XML 1.0 (fifth edition) outside of document type declarations, by
/// their numbers and names in https://www.w3.org/TR/xml/.
@Suite struct XMLWellFormednessTests {
  @Test(
    "what is well-formed is read as the specification says",
    arguments: [
      // 1 document, 27 Misc
      ("<?a?><!--b--> <a/> <!--c--><?d e?>\n", "1:15 a"),
      // 2 Char: the ends of its ranges
      (
        "<a>\u{9}\u{20}\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}\u{7F}\u{80}</a>",
        "1:1 a text " + quoted("\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}\u{7F}\u{80}")
      ),
      // 4 NameStartChar, 4a NameChar
      ("<:/>", "1:1 :"), ("<_/>", "1:1 _"), ("<a-.0·\u{300}\u{2040}/>", "1:1 a-.0·\u{300}\u{2040}"),
      ("<\u{C0}/>", "1:1 \u{C0}"), ("<\u{3001}/>", "1:1 \u{3001}"), ("<\u{10000}\u{EFFFF}/>", "1:1 \u{10000}\u{EFFFF}"),
      ("<a:b:c x:y:z=''/>", "1:1 a:b:c x:y:z=\"\""),
      // 10 AttValue, 25 Eq, 41 Attribute
      ("<a b = '\"' \t c\n=\"'\" d='>]]>'/>", "1:1 a b=" + quoted("\"") + " c=" + quoted("'") + " d=" + quoted(">]]>")),
      // 14 CharData
      ("<a>] ]] ]>]]&gt;></a>", #"1:1 a text "] ]] ]>]]>>""#),
      // 15 Comment
      ("<a><!----><!-- - --><!--->--></a>", "1:1 a"),
      // 16 PI, 17 PITarget
      ("<a>b<?xm x?>c<?xml-x?>d<?y >?></a>", #"1:1 a text "bcd""#),
      // 18 CDSect
      ("<a><![CDATA[]]]]><![CDATA[>&amp;<b>]]></a>", #"1:1 a text "]]>&amp;<b>""#),
      // 40 STag, 42 ETag, 44 EmptyElemTag
      ("<a\n></a\n>", "1:1 a"), ("<a\t/>", "1:1 a"),
      // 66 CharRef, 68 EntityRef, 4.6 predefined entities
      (
        "<a b='&#9;&#xa;&#13;&#x10FFFF;'>&#x0000041;&#00065;</a>",
        "1:1 a b=" + quoted("\t\n\r\u{10FFFF}") + " text " + quoted("AA")
      ),
      (
        "<a b='&lt;&gt;&amp;&apos;&quot;'>&amp;lt;&#38;lt;</a>",
        "1:1 a b=" + quoted("<>&'\"") + " text " + quoted("&lt;&lt;")
      ),
      // 2.11 end-of-line handling
      ("<a>b\r\nc\rd\n\re<![CDATA[\r\nf\r]]>g</a>", #"1:1 a text "b\nc\nd\n\ne\nf\ng""#),
      // 3.3.3 attribute-value normalization
      ("<a b='\r\n\t c\r\n\r\rd&#13;&#10;e'/>", #"1:1 a b="   c   d\r\ne""#),
    ] as [(String, String)])
  func wellFormed(_ text: String, _ outcome: String) { #expect(XMLOutcome.of(text) == outcome) }

  private static func quoted(_ text: String) -> String { text.debugDescription }

  @Test(
    "what is not well-formed is an error with its place",
    arguments: [
      // 1 document: one root, and nothing but comments, instructions and spaces around it
      ("<a/><a/>", "1:5"), ("<a/>b", "1:5"), ("<a/>&#32;", "1:5"), ("<!---->b<a/>", "1:8"), ("<a></a></a>", "1:8"),
      ("</a>", "1:1"), ("<!---->", "1:8"),
      // 2 Char
      ("<a>\u{0}</a>", "1:4"), ("<a>\u{8}</a>", "1:4"), ("<a>\u{B}</a>", "1:4"), ("<a>\u{1F}</a>", "1:4"),
      ("<a>\u{FFFE}</a>", "1:4"), ("<a b='\u{FFFF}'/>", "1:7"), ("<!--\u{1}--><a/>", "1:5"), ("<?a \u{1}?><a/>", "1:5"),
      // 4 NameStartChar, 4a NameChar
      ("<-a/>", "1:1"), ("<1/>", "1:1"), ("<.a/>", "1:1"), ("<\u{D7}/>", "1:1"), ("<\u{300}/>", "1:1"),
      ("<a\u{D7}/>", "1:3"), ("<a =''/>", "1:4"), ("<a b\u{F7}=''/>", "1:4"), ("<a 1=''/>", "1:4"), ("< a/>", "1:1"),
      // 10 AttValue, 25 Eq, 41 Attribute
      ("<a b/>", "1:4"), ("<a b=/>", "1:6"), ("<a b=c/>", "1:6"), ("<a b='<'/>", "1:7"), ("<a b='&'/>", "1:7"),
      ("<a b='c\"/>", "1:6"), ("<a b='c' 'd'/>", "1:10"), ("<a b==''/>", "1:6"),
      // 14 CharData
      ("<a>b]]>c</a>", "1:5"), ("<a>b & c</a>", "1:6"), ("<a>&</a>", "1:4"), ("<a>&;</a>", "1:4"),
      // 15 Comment
      ("<!-- -- --><a/>", "1:6"), ("<!-- ---><a/>", "1:6"), ("<!-- <a/>", "1:1"), ("<!-->-<a/>", "1:1"),
      ("<!- a --><a/>", "1:1"),
      // 16 PI, 17 PITarget
      ("<??><a/>", "1:1"), ("<? a?><a/>", "1:1"), ("<?a<a/>", "1:1"), ("<?1?><a/>", "1:1"), ("<?a=?><a/>", "1:1"),
      // 18 CDSect
      ("<a><![CDATA[</a>", "1:4"), ("<a><![cdata[]]></a>", "1:4"), ("<a><![CDATA ]]></a>", "1:4"),
      ("<![CDATA[]]><a/>", "1:1"),
      // 39 element, 40 STag, 42 ETag, 44 EmptyElemTag; constraint: element type match
      ("<a></A>", "1:4"), ("<a><b></a></b>", "1:7"), ("<a></a b=''>", "1:4"), ("<a></ a>", "1:4"), ("<a/ >", "1:1"),
      ("<a><", "1:4"), ("<a", "1:1"), ("<a b", "1:1"), ("<a b=", "1:1"), ("<a></", "1:4"), ("<a></a/>", "1:4"),
      // Constraint: unique attribute specification
      ("<a b='' b=''/>", "1:9"), ("<a b='' c='' b='c'></a>", "1:14"),
      // 66 CharRef; constraint: legal character
      ("<a>&#;</a>", "1:4"), ("<a>&#x;</a>", "1:4"), ("<a>&#xG;</a>", "1:4"), ("<a>&#a;</a>", "1:4"),
      ("<a>&#65</a>", "1:4"),
      ("<a>&#0;</a>", "1:4"), ("<a>&#8;</a>", "1:4"), ("<a>&#xD800;</a>", "1:4"), ("<a>&#xFFFE;</a>", "1:4"),
      ("<a>&#x110000;</a>", "1:4"), ("<a>&#99999999999999999999;</a>", "1:4"), ("<a>&#X41;</a>", "1:4"),
      ("<a b='&#31;'/>", "1:7"),
      // 68 EntityRef; constraint: entity declared
      ("<a>&b;</a>", "1:4"), ("<a>&amp</a>", "1:4"), ("<a>&AMP;</a>", "1:4"), ("<a>& amp;</a>", "1:4"),
      ("<a b='&c;'/>", "1:7"),
      // 23 XMLDecl
      ("<?xml version=1.0?><a/>", "1:1"), ("<?xml version='1.0' encoding=''?><a/>", "1:31"),
    ])
  func illFormed(_ text: String, _ place: String) {
    let outcome = XMLOutcome.of(text)
    #expect(outcome.hasPrefix(place + ": "), "\(outcome)")
  }

  @Test(
    "bytes that are not UTF-8 are an error with their place",
    arguments: [
      [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF],
    ] as [[UInt8]])
  func encoding(_ bytes: [UInt8]) {
    for (start, end) in [("<a>", "</a>"), ("<a b='", "'/>"), ("<a><!--", "--></a>"), ("<a", "/>")] {
      #expect(
        XMLOutcome.of(Array(start.utf8) + bytes + Array(end.utf8)) == "1:\(start.count + 1): byte is not valid UTF-8")
    }
  }
}
