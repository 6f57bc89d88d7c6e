import Foundation
import Testing

@testable import ResourceCompiling

@Suite struct JSONParserTests {
    private func parse(_ text: String) throws -> JSONNode { try JSONParser.parse(Array(text.utf8)) }

    @Test func valuesHaveLineNumbers() throws {
        let root = try parse("\u{FEFF}{\n \"a\": [1, -2.5e1,\n true],\r\n\"b\": {\"c\": \"x\"}, \"n\": null\n}")
        #expect(root["a"]?.array?.map(\.line) == [2, 2, 3])
        #expect(root["a"]?.array?[1].number == -25)
        #expect(root["a"]?.array?[2].bool == true)
        #expect(root["b"]?["c"]?.string == "x")
        #expect(root["b"]?.line == 4)
        #expect(root["missing"] == nil)
        #expect(root.members?.map(\.name) == ["a", "b", "n"])
    }

    @Test func escapesAreDecoded() throws {
        #expect(try parse(#""\u00e4\ud83d\ude00\"\\\/\n\t\b\f\r""#).string == "ä😀\"\\/\n\t\u{8}\u{C}\r")
    }

    @Test(arguments: [
        ("", 1), ("{", 1), ("{\n\"a\": x}", 2), ("[1,\n2,\n]", 3), ("{\"a\": 1 \"b\": 2}", 1), ("\"a\nb\"", 1),
        ("\"a", 1),
        ("{\"a\":1,\n\"a\":2}", 2), ("{} x", 1), ("1e999", 1), ("--1", 1), (#""\x""#, 1), (#""\ud800""#, 1),
        (#""\u12""#, 1), (#""\u+12F""#, 1), (#""\u-000""#, 1),
        (#""\ud83d\u0041""#, 1), ("nul", 1), ("{1:2}", 1), ("{\"a\" 1}", 1),
    ])
    func malformedDocumentsAreRejected(text: String, line: Int) {
        #expect { try parse(text) } throws: { ($0 as? SyntaxError)?.line == line }
    }

    @Test func invalidUTF8IsRejected() {
        #expect(throws: SyntaxError.self) { try JSONParser.parse([0x22, 0xFF, 0x22]) }
    }

    @Test func deepNestingIsRejected() {
        #expect(throws: SyntaxError.self) { try parse(String(repeating: "[", count: 1_000_000)) }
        #expect(throws: Never.self) { try parse(String(repeating: "[", count: 60) + String(repeating: "]", count: 60)) }
    }
}
