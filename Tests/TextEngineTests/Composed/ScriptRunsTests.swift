import CoreGraphics
import Testing

@testable import TextEngine

@Suite struct ScriptRunsTests {
    private func runs(_ text: String) -> [String] {
        var text = text
        return text.withUTF8 { bytes in
            ScriptRuns(bytes).map { run in "\(run.script): \(String(decoding: bytes[run.range], as: UTF8.self))" }
        }
    }

    @Test func commonCharactersBelongToTheTextBeforeThem() {
        #expect(runs("Hello Привет 42") == ["latin: Hello ", "cyrillic: Привет 42"])
        #expect(runs("42 Привет, Hello, Γειά") == ["cyrillic: 42 Привет, ", "latin: Hello, ", "greek: Γειά"])
        #expect(runs("½ 3 …") == ["common: ½ 3 …"])
        #expect(runs("") == [])
        #expect(runs("안녕 123 abc") == ["hangul: 안녕 123 ", "latin: abc"])
        #expect(runs("漢字テスト、ひらがな") == ["han: 漢字", "katakana: テスト、", "hiragana: ひらがな"])
    }

    @Test func closingBracketsHaveTheScriptOfOpeningOnes() {
        #expect(runs("Привет (Hello) мир") == ["cyrillic: Привет (", "latin: Hello", "cyrillic: ) мир"])
        #expect(runs("(Привет) Hello") == ["cyrillic: (Привет) ", "latin: Hello"])
        #expect(runs("«Привет» “Hello”") == ["cyrillic: «Привет» “", "latin: Hello", "cyrillic: ”"])
        #expect(runs("([Hello}) Привет)") == ["latin: ([Hello}) ", "cyrillic: Привет)"])
        #expect(runs("Привет [Hello) мир]") == ["cyrillic: Привет [", "latin: Hello) ", "cyrillic: мир]"])
    }

    @Test func charactersHaveTheScriptsOfUnicode() {
        for (character, script) in [
            ("a", .latin), ("Z", .latin), ("ß", .latin), ("ẞ", .latin), ("ơ", .latin), ("ạ", .latin), ("ª", .latin),
            ("1", .common), (" ", .common), ("×", .common), ("µ", .common), ("€", .common), ("…", .common),
            ("α", .greek), ("Ώ", .greek), ("я", .cyrillic), ("Ґ", .cyrillic), ("Ա", .armenian), ("ა", .georgian),
            ("한", .hangul), ("か", .hiragana), ("カ", .katakana), ("漢", .han),
        ] as [(Unicode.Scalar, TextScript)] {
            #expect(TextScript.of(character.value) == script, "\(character)")
        }
        // Combining, invisible, right-to-left and equivalent characters, and emoji.
        for character: UInt32 in [
            0, 0xa, 0x7f, 0xa0, 0xad, 0x301, 0x37e, 0x387, 0x483, 0x589, 0x5d0, 0x627, 0xe01, 0x200b, 0x2028, 0x20e3,
            0x212a, 0x2194, 0x3099, 0xf900, 0xfb01, 0xff21, 0x1f600, 0x20000,
        ] {
            #expect(TextScript.of(character) == nil, "\(character)")
        }
    }

    @Test func noSupportedCharacterCombinesOrIsEquivalentToAnother() {
        for scalar in (0..<0x1_0000).compactMap({ Unicode.Scalar($0) }) where TextScript.of(scalar.value) != nil {
            let properties = scalar.properties
            #expect(properties.canonicalCombiningClass == .notReordered, "\(scalar.value)")
            #expect(!properties.isDefaultIgnorableCodePoint && !properties.isEmojiPresentation, "\(scalar.value)")
            switch properties.generalCategory {
            case .nonspacingMark, .spacingMark, .enclosingMark, .format, .control, .unassigned, .surrogate:
                Issue.record("\(scalar.value)")
            default: break
            }
        }
    }

    @Test func theScriptOfATextIsKnownIfThereIsOne() {
        func only(_ text: String) -> TextScript? {
            var text = text
            return TextScript.only(in: text.withUTF8 { TextScript.all(in: $0) })
        }
        #expect(only("42") == .common)
        #expect(only("Hello 42") == .latin)
        #expect(only("Привет") == .cyrillic)
        #expect(only("Hello Привет") == nil)
    }
}
