import Foundation
import Testing

@testable import ResourceCompiling

@Suite struct StringsParserTests {
    private func parse(_ text: String) throws -> [StringsParser.Entry] { try StringsParser.parse(text) }

    @Test func entriesAreParsed() throws {
        let text = """
            /* A comment
               of two lines */
            "hello" = "Hallo \\"Welt\\"\\n";  // and another one
            "a\\U00e4" = "\\ud83d\\ude00";
            word.key-1 = 'it''s';
            """.replacingOccurrences(of: "''", with: "\\'")
        #expect(
            try parse(text) == [
                .init(key: "hello", value: "Hallo \"Welt\"\n", line: 3), .init(key: "aä", value: "😀", line: 4),
                .init(key: "word.key-1", value: "it's", line: 5),
            ])
        #expect(try parse("{ a = b; }").map(\.value) == ["b"])
        #expect(try parse("\"same\";").map(\.value) == ["same"])
        #expect(try parse("").isEmpty)
        #expect(try parse("\"k\" = \"two\r\nlines\";\r\n\"l\" = \"m\";").map(\.line) == [1, 3])
    }

    @Test(arguments: [
        ("\"a\" = \"b\"\n\"c\" = \"d\";", 1), ("\n\"a\" = \"b", 2), ("\n\n/* never", 3), ("\"a\" = ;", 1),
        ("\"a\" = \"b\";\n= \"c\";", 2),
        ("{ a = b;", 1), (#""a" = "\ud800x";"#, 1), (#""a" = "\uzz";"#, 1), ("\"a\" = \"\\", 1),
    ])
    func malformedFilesAreRejected(text: String, line: Int) {
        #expect { try parse(text) } throws: { ($0 as? SyntaxError)?.line == line }
    }

    @Test func encodingsAreDetected() {
        let text = "\"k\" = \"ä\";"
        #expect(StringsParser.text(of: Data(text.utf8)) == text)
        #expect(StringsParser.text(of: Data([0xEF, 0xBB, 0xBF] + Array(text.utf8))) == text)
        let little = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
        let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
        #expect(StringsParser.text(of: Data([0xFF, 0xFE] + little)) == text)
        #expect(StringsParser.text(of: Data([0xFE, 0xFF] + big)) == text)
        #expect(StringsParser.text(of: Data([0x22, 0xE4, 0x22])) == nil)
    }
}
