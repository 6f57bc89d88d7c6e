import AccessibilityTree
import DBus
import DBusTestSupport
import TestSupport
import Testing

@testable import ATSPIBridge

/// Tests of text as readers read and edit it.
@MainActor @Suite(.serialized, .enabled(if: BusDaemon.isInstalled, "dbus-daemon is not installed"))
struct TextTests {
    /// A field with a text.
    @MainActor private struct Field {
        let stage: BridgeStage
        let text: FakeText
        let node = FakeNode(.textView, "Notes")
        let path: String

        init(_ string: String) throws {
            text = FakeText(string)
            node.textFacet = text
            stage = try BridgeStage(FakeNode(.application, "App", [FakeNode(.window, "Main", [node])]))
            try stage.start()
            path = try stage.path(0, 0)
        }

        func call(_ method: String, _ arguments: DBusValue...) throws -> [DBusValue] {
            var answer: Result<[DBusValue], DBusError>?
            let interface = method.hasSuffix("Text") && method != "GetText" || method == "SetTextContents"
            stage.reader.call(
                stage.application, path: path,
                interface: "org.a11y.atspi." + (interface ? "EditableText" : "Text"), method: method,
                arguments: arguments
            ) { answer = $0 }
            try stage.wait("an answer to \(method)") { answer != nil }
            return try #require(answer).get()
        }

        /// Returns a text with its range.
        func range(_ method: String, _ offset: Int32, _ type: UInt32) throws -> String {
            let values = try call(method, .int32(offset), .uint32(type))
            return "\(values[0].text ?? "") \(values[1].integer ?? 0)–\(values[2].integer ?? 0)"
        }
    }

    @Test("AS-21: offsets count Unicode scalars")
    func offsets() throws {
        let field = try Field("a😀é한👩‍👩z")
        field.text.caretOffset = 3
        #expect(try field.stage.get(field.path, "Text", "CharacterCount") == .int32(8))
        #expect(try field.stage.get(field.path, "Text", "CaretOffset") == .int32(2))
        #expect(try field.call("GetText", .int32(1), .int32(3)) == [.string("😀é")])
        #expect(try field.call("GetText", .int32(2), .int32(-1)) == [.string("é한👩‍👩z")])
        #expect(try field.call("GetText", .int32(-5), .int32(99)) == [.string("a😀é한👩‍👩z")])
        #expect(try field.call("GetCharacterAtOffset", .int32(1)) == [.int32(0x1F600)])
        #expect(try field.call("GetCharacterAtOffset", .int32(7)) == [.int32(Int32(UInt8(ascii: "z")))])
        for offset in [-1, 8, Int32.max] {
            #expect(try field.call("GetCharacterAtOffset", .int32(offset)) == [.int32(0)])
        }
        #expect(try field.call("SetCaretOffset", .int32(4)) == [.boolean(true)])
        #expect(field.text.caretOffset == 5)
        #expect(try field.range("GetStringAtOffset", 5, 0) == "👩‍👩 4–7")
        field.text.caretOffset = nil
        #expect(try field.stage.get(field.path, "Text", "CaretOffset") == .int32(-1))
    }

    @Test("AS-21: a conversion in a text of 1 MB reads some thousand characters, also after an edit")
    func longText() throws {
        let text = FakeText(String(repeating: "😀 quiet words ", count: 70_000))
        let index = ATSPITextIndex()
        let length = text.textLength
        #expect(length == 70_000 * 15)
        #expect(index.scalar(atUnit: length, in: text) == 70_000 * 14)
        text.readUnits = 0
        for number in stride(from: 0, to: 70_000, by: 1000) {
            #expect(index.scalar(atUnit: number * 15 + 2, in: text) == number * 14 + 1)
            #expect(index.unit(atScalar: number * 14 + 1, in: text) == number * 15 + 2)
        }
        #expect(text.readUnits < 140 * 8200)
        // A reported edit at the start moves the positions.
        _ = text.replaceText(in: 0..<2, with: "ab한")
        text.readUnits = 0
        #expect(index.delete("😀", at: 0, in: text) == 0 && index.insert("ab한", at: 0, in: text) == 0)
        #expect(index.scalar(atUnit: text.textLength, in: text) == 70_000 * 14 + 2)
        #expect(index.scalar(atUnit: 15 * 1000 + 3, in: text) == 14 * 1000 + 3)
        #expect(text.readUnits < 4 * 4100)
        // One that was not reported is noticed.
        _ = text.replaceText(in: 0..<3, with: "")
        #expect(index.scalar(atUnit: text.textLength, in: text) == 70_000 * 14 - 1)
    }

    @Test("AS-21: positions are right after random edits")
    func randomEdits() {
        var generator = SeededGenerator(seed: 21)
        let text = FakeText(String(repeating: "x😀y", count: 5000))
        let index = ATSPITextIndex()
        let pieces = ["a", "😀", "한글", "e\u{301}", String(repeating: "😀b", count: 3000), ""]
        for step in 0..<300 {
            let length = text.textLength
            func boundary() -> Int {
                let offset = Int.random(in: 0...length, using: &generator)
                return offset > 0 && offset < length && UTF16.isTrailSurrogate(text.units[offset]) ? offset - 1 : offset
            }
            let (one, other) = (boundary(), boundary())
            let range = min(one, other)..<min(max(one, other), min(one, other) + 1000)
            let end = range.upperBound < length && UTF16.isTrailSurrogate(text.units[range.upperBound])
            let edited = range.lowerBound..<range.upperBound - (end ? 1 : 0)
            let deleted = text.text(in: edited)
            let inserted = pieces[Int.random(in: 0..<pieces.count, using: &generator)]
            _ = text.replaceText(in: edited, with: inserted)
            if !deleted.isEmpty { _ = index.delete(deleted, at: edited.lowerBound, in: text) }
            if !inserted.isEmpty { _ = index.insert(inserted, at: edited.lowerBound, in: text) }
            let string = text.string
            #expect(index.scalar(atUnit: text.textLength, in: text) == string.unicodeScalars.count, "step \(step)")
            let scalar = Int.random(in: 0...string.unicodeScalars.count, using: &generator)
            let position = string.unicodeScalars.index(string.startIndex, offsetBy: scalar)
            let unit = string.utf16.distance(from: string.startIndex, to: position)
            #expect(index.unit(atScalar: scalar, in: text) == unit)
        }
    }

    @Test("AS-22: text is read by character, word, sentence, line and paragraph")
    func granularity() throws {
        let field = try Field("One two. Three\nfour")
        #expect(try field.range("GetStringAtOffset", 4, 0) == "t 4–5")
        #expect(try field.range("GetStringAtOffset", 4, 1) == "two.  4–9")
        #expect(try field.range("GetStringAtOffset", 1, 1) == "One  0–4")
        #expect(try field.range("GetStringAtOffset", 10, 2) == "Three\n 9–15")
        #expect(try field.range("GetStringAtOffset", 2, 2) == "One two.  0–9")
        #expect(try field.range("GetStringAtOffset", 2, 3) == "One two. Three\n 0–15")
        #expect(try field.range("GetStringAtOffset", 17, 4) == "four 15–19")
        #expect(try field.range("GetStringAtOffset", 19, 3) == "four 15–19")
        #expect(try field.range("GetStringAtOffset", 19, 0) == " 19–19")
        for type: UInt32 in [5, 99, .max] { #expect(try field.range("GetStringAtOffset", 0, type) == " -1–-1") }
    }

    @Test("AS-22: the older calls return the text before, at and after an offset")
    func boundaries() throws {
        let field = try Field("One two. Three\nfour")
        #expect(try field.range("GetTextAtOffset", 4, 1) == "two.  4–9")
        #expect(try field.range("GetTextBeforeOffset", 4, 1) == "One  0–4")
        #expect(try field.range("GetTextAfterOffset", 4, 1) == "Three 9–14")
        #expect(try field.range("GetTextAtOffset", 4, 5) == "One two. Three\n 0–15")
        #expect(try field.range("GetTextAfterOffset", 4, 5) == "four 15–19")
        #expect(try field.range("GetTextAfterOffset", 16, 5) == " 19–19")
        #expect(try field.range("GetTextBeforeOffset", 4, 5) == " 0–0")
        #expect(try field.range("GetTextBeforeOffset", 4, 0) == "  3–4")
        // The end of a word, of a sentence.
        #expect(try field.range("GetTextAtOffset", 4, 4) == "One two. 0–8")
        #expect(try field.range("GetTextAtOffset", 17, 6) == "\nfour 14–19")
        #expect(try field.range("GetTextAtOffset", 0, 7) == " -1–-1")
    }

    @Test("AS-22: an empty text, and the line after the last newline, are empty")
    func emptyText() throws {
        let field = try Field("")
        for method in ["GetStringAtOffset", "GetTextAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset"] {
            for type: UInt32 in 0...4 { #expect(try field.range(method, 0, type) == " 0–0", "\(method) \(type)") }
        }
        _ = field.text.replaceText(in: 0..<0, with: "a\n")
        #expect(try field.range("GetStringAtOffset", 2, 3) == " 2–2")
        #expect(try field.range("GetStringAtOffset", 1, 3) == "a\n 0–2")
    }

    @Test("AS-22: a unit in a long text without spaces is cut, so that a query stays cheap")
    func longUnit() throws {
        let text = FakeText(String(repeating: "a", count: 1_000_000))
        let range = text.textRange(of: .word, at: 500_000)
        #expect(range.contains(500_000) && range.count <= 8192 && text.readUnits <= 8192)
    }

    @Test("AS-23: attributes, extents and offsets at points")
    func attributesAndGeometry() throws {
        let field = try Field("Bold and plain")
        let run = try field.call("GetAttributeRun", .int32(2), .boolean(true))
        #expect(run == [.attributes(["weight": "700", "size": "17"]), .int32(0), .int32(5)])
        let own = try field.call("GetAttributes", .int32(8))
        #expect(own == [.attributes([:]), .int32(5), .int32(14)])
        #expect(try field.call("GetAttributeValue", .int32(2), .string("weight")) == [.string("700")])
        #expect(try field.call("GetAttributeValue", .int32(2), .string("color")) == [.string("")])
        #expect(try field.call("GetDefaultAttributes") == [.attributes(["size": "17"])])
        let end = try field.call("GetAttributeRun", .int32(99), .boolean(false))
        #expect(end == [.attributes([:]), .int32(14), .int32(14)])
        field.stage.source.scale = 2
        let character = try field.call("GetCharacterExtents", .int32(3), .uint32(0))
        #expect(character == [.int32(260), .int32(100), .int32(20), .int32(40)])
        let range = try field.call("GetRangeExtents", .int32(0), .int32(4), .uint32(0))
        #expect(range == [.int32(200), .int32(100), .int32(80), .int32(40)])
        #expect(try field.call("GetOffsetAtPoint", .int32(265), .int32(110), .uint32(0)) == [.int32(3)])
        #expect(try field.call("GetOffsetAtPoint", .int32(-100), .int32(0), .uint32(0)) == [.int32(-1)])
    }

    @Test("AS-21: selections are read and changed")
    func selections() throws {
        let field = try Field("😀 hello")
        #expect(try field.call("GetNSelections") == [.int32(0)])
        #expect(try field.call("AddSelection", .int32(2), .int32(5)) == [.boolean(true)])
        #expect(field.text.selectedTextRanges == [3..<6])
        #expect(try field.call("GetSelection", .int32(0)) == [.int32(2), .int32(5)])
        #expect(try field.call("SetSelection", .int32(0), .int32(7), .int32(1)) == [.boolean(true)])
        #expect(field.text.selectedTextRanges == [2..<8])
        #expect(try field.call("SetSelection", .int32(1), .int32(0), .int32(1)) == [.boolean(false)])
        #expect(try field.call("GetSelection", .int32(-1)) == [.int32(0), .int32(0)])
        #expect(try field.call("RemoveSelection", .int32(0)) == [.boolean(true)])
        #expect(field.text.selectedTextRanges.isEmpty)
    }

    @Test("AS-21: text is edited; lengths of insertions count bytes or characters")
    func editing() throws {
        let field = try Field("😀 hello")
        #expect(try field.call("InsertText", .int32(2), .string("한글 "), .int32(7)) == [.boolean(true)])
        #expect(field.text.string == "😀 한글 hello")
        #expect(try field.call("InsertText", .int32(0), .string("한글"), .int32(2)) == [.boolean(true)])
        #expect(try field.call("InsertText", .int32(0), .string("한글"), .int32(5)) == [.boolean(true)])
        #expect(field.text.string == "한한글😀 한글 hello")
        #expect(try field.call("DeleteText", .int32(0), .int32(3)) == [.boolean(true)])
        #expect(try field.call("CutText", .int32(1), .int32(5)) == [.boolean(true)])
        #expect(field.text.string == "😀hello" && field.text.pasteboard == " 한글 ")
        #expect(try field.call("PasteText", .int32(-1)) == [.boolean(true)])
        #expect(try field.call("CopyText", .int32(0), .int32(1)) == [])
        try field.stage.settle()
        #expect(field.text.string == "😀hello 한글 " && field.text.pasteboard == "😀")
        #expect(try field.call("SetTextContents", .string("new")) == [.boolean(true)])
        #expect(field.text.string == "new")
        #expect(try field.call("DeleteText", .int32(5), .int32(9)) == [.boolean(false)])
        field.text.isEditable = false
        #expect(try field.stage.interfaces(field.path) == ["Accessible", "Component", "Text"])
        #expect(throws: DBusError.self) { try field.call("SetTextContents", .string("no")) }
    }
}
