import TestSupport
import Testing

@testable import DBus

/// Tests of values in messages.
struct DBusValueTests {
    private let library: DBusLibrary

    init() throws { library = try #require(DBusLibrary.shared, "libdbus-1 is not installed") }

    /// Writes values into a message, and reads them.
    private func roundTrip(_ values: [DBusValue]) throws -> [DBusValue] {
        let message = try DBusMessageReference.signal("Now", interface: "a.b", path: "/p", destination: nil, library)
        try DBusMessageWriter.append(values, to: message)
        let text = library.signature(message.pointer).map { String(cString: $0) }
        #expect(text == values.signature)
        return try DBusMessageReader.values(of: message)
    }

    @Test(
        "a value of each type is transferred unchanged",
        arguments: [
            .byte(255), .boolean(true), .boolean(false), .int16(.min), .uint16(.max), .int32(.min), .uint32(.max),
            .int64(.min), .uint64(.max), .double(-0.1), .string("Zürich \u{1F600} \u{FFFF}"), .string(""),
            .objectPath("/"), .objectPath("/a/b_1"), .signature(""), .signature("a{sv}(ii)"),
            .array(of: "s", []), .strings(["a", "", "b"]), .bytes([]), .bytes(Array(0...255)),
            .array(of: "(so)", [.structure([.string(":1.5"), .objectPath("/x")])]),
            .array(of: "ai", [.array(of: "i", [.int32(1)]), .array(of: "i", [])]),
            .dictionary(of: "s", "v", [:]), .options(["a": .uint32(1), "b": .strings(["c"])]),
            .dictionary(of: "u", "a(so)", [.uint32(7): .array(of: "(so)", [])]),
            .variant(.variant(.double(1))), .variant(.options(["x": .bytes([1])])),
            .structure([.byte(1), .structure([.int64(2), .string("3")]), .variant(.boolean(true))]),
        ] as [DBusValue])
    func valuesAreTransferred(_ value: DBusValue) throws {
        #expect(try roundTrip([value]) == [value])
        #expect(try roundTrip([.byte(1), value, value]) == [.byte(1), value, value])
    }

    @Test("a message without values has an empty signature")
    func noValues() throws { #expect(try roundTrip([]).isEmpty) }

    @Test("an array of bytes is read as bytes")
    func bytesAreCanonical() throws {
        #expect(try roundTrip([.array(of: "y", [.byte(1), .byte(2)])]) == [.bytes([1, 2])])
    }

    @Test(
        "DB-05 an invalid value is an error, and does not end the process",
        arguments: [
            .string("a\0b"), .objectPath(""), .objectPath("a"), .objectPath("/a/"), .objectPath("/ä"),
            .signature("z"), .signature("a"), .signature("(ii"), .signature("s\0"), .structure([]),
            .array(of: "", []), .array(of: "ss", []), .array(of: "z", []), .array(of: "s\0", []),
            .array(of: "{ss}", [.string("a")]), .array(of: "s", [.uint32(1)]), .array(of: "v", [.string("a")]),
            .dictionary(of: "v", "s", [:]), .dictionary(of: "as", "s", [:]), .dictionary(of: "s", "", [:]),
            .dictionary(of: "s", "v", [.string("a"): .string("b")]),
            .dictionary(of: "s", "s", [.uint32(1): .string("b")]), .variant(.structure([])),
            .variant(.array(of: "a", [])), .structure([.string("\0")]),
        ] as [DBusValue])
    func invalidValuesAreErrors(_ value: DBusValue) {
        #expect(throws: DBusError.self) { try roundTrip([value]) }
        #expect(throws: DBusError.self) { try roundTrip([.byte(1), .variant(value)]) }
    }

    @Test("containers may be nested 64 deep, with at most 32 arrays and 32 structures between variants")
    func nestingIsLimited() throws {
        func variants(_ count: Int) -> DBusValue { (0..<count).reduce(.byte(1)) { value, _ in .variant(value) } }
        #expect(try roundTrip([variants(64)]) == [variants(64)])
        #expect(throws: DBusError.self) { try roundTrip([variants(65)]) }
        func arrays(_ count: Int) -> DBusValue {
            (0..<count).reduce(.int32(1)) { value, _ in .array(of: value.signature, [value]) }
        }
        #expect(try roundTrip([arrays(32)]) == [arrays(32)])
        #expect(throws: DBusError.self) { try roundTrip([arrays(33)]) }
        func structures(_ count: Int) -> DBusValue { (0..<count).reduce(.byte(1)) { value, _ in .structure([value]) } }
        #expect(try roundTrip([structures(32)]) == [structures(32)])
        #expect(throws: DBusError.self) { try roundTrip([structures(33)]) }
    }

    @Test("a message of more than 16 MB is an error")
    func sizesAreLimited() throws {
        let half = DBusValue.bytes(Array(repeating: 1, count: 7 << 20))
        #expect(try roundTrip([half, half]) == [half, half])
        #expect(throws: DBusError.self) { try roundTrip([half, half, half]) }
        #expect(throws: DBusError.self) { try roundTrip(Array(repeating: .byte(0), count: 300)) }
    }

    @Test("DB-05 random values are transferred unchanged, or are errors")
    func randomValues() {
        var random = SeededGenerator(seed: 5)
        var transferred = 0
        for _ in 0..<3000 {
            let values = (0..<Int.random(in: 0...3, using: &random)).map { _ in Self.value(depth: 4, &random) }
            guard let read = try? roundTrip(values) else { continue }
            transferred += 1
            #expect(read.signature == values.signature)
        }
        #expect(transferred > 500)
    }

    private static func value(depth: Int, _ random: inout SeededGenerator) -> DBusValue {
        let texts = ["", "a", "/", "/a/b", "a{sv}", "ö", "\0", "i", "s", "(iv)"]
        let text = texts.randomElement(using: &random) ?? ""
        switch Int.random(in: 0..<(depth > 0 ? 20 : 13), using: &random) {
        case 0: return .byte(.random(in: 0 ... .max, using: &random))
        case 1: return .boolean(.random(using: &random))
        case 2: return .int16(.random(in: .min ... .max, using: &random))
        case 3: return .uint16(.random(in: 0 ... .max, using: &random))
        case 4: return .int32(.random(in: .min ... .max, using: &random))
        case 5: return .uint32(.random(in: 0 ... .max, using: &random))
        case 6: return .int64(.random(in: .min ... .max, using: &random))
        case 7: return .uint64(.random(in: 0 ... .max, using: &random))
        case 8: return .double(.random(in: -1...1, using: &random))
        case 9: return .string(text)
        case 10: return .objectPath(text)
        case 11: return .signature(text)
        case 12: return .bytes(Array(text.utf8))
        case 13, 14: return .variant(value(depth: depth - 1, &random))
        case 15, 16:
            return .structure((0..<Int.random(in: 0...3, using: &random)).map { _ in value(depth: depth - 1, &random) })
        case 17, 18:
            let elements = (0..<Int.random(in: 0...2, using: &random)).map { _ in value(depth: depth - 1, &random) }
            return .array(of: elements.first?.signature ?? text, elements)
        default:
            let key = value(depth: 0, &random)
            let content = value(depth: depth - 1, &random)
            return .dictionary(of: key.signature, content.signature, [key: content])
        }
    }

    @Test("the content of a value is found without the variants around it")
    func contents() {
        let value = DBusValue.variant(.variant(.uint32(5)))
        #expect(value.integer == 5 && value.number == 5 && value.text == nil && value.boolean == nil)
        #expect(DBusValue.uint64(.max).integer == nil)
        #expect(DBusValue.options(["a": .string("b")])["a"]?.text == "b")
        #expect(DBusValue.options(["a": .string("b")])["b"] == nil)
        #expect(DBusValue.bytes([1]).elements == [.byte(1)] && DBusValue.string("").elements == nil)
    }

    @Test(
        "signatures are divided into single types",
        arguments: [
            ("", []), ("i", ["i"]), ("a{sv}i", ["a{sv}", "i"]), ("aai(s(ii))v", ["aai", "(s(ii))", "v"]),
            ("a(so)as", ["a(so)", "as"]),
        ])
    func signaturesAreDivided(_ signature: String, _ types: [String]) {
        #expect(DBusSignature.types(in: signature) == types)
    }

    @Test("a file without the functions of libdbus is not a library")
    func otherLibrariesAreRejected() {
        #expect(DBusLibrary("libdbus-nonexistent.so.3") == nil)
        #expect(DBusLibrary("libc.so.6") == nil)
    }
}
