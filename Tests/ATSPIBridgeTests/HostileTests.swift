import AccessibilityTree
import CoreGraphics
import DBus
import DBusTestSupport
import TestSupport
import Testing

@testable import ATSPIBridge

/// Tests of programs that call anything.
@MainActor @Suite(.serialized, .enabled(if: BusDaemon.isInstalled, "dbus-daemon is not installed"))
struct HostileTests {
    @Test("AS-13: 10,000 odd calls are answered, and leave the program as it was")
    func oddCalls() throws {
        let field = FakeNode(.textView, "Field", frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        field.textFacet = FakeText("Some 😀 text\nwith lines. And sentences.")
        field.valueFacet = FakeValue()
        field.selectionFacet = FakeSelection(field)
        field.actions = [AccessibilityAction("click")]
        for number in 0..<4 { field.add(FakeNode(.tableCell, "Cell \(number)")) }
        let table = FakeTable(field, columns: 2)
        field.tableFacet = table
        field.tableCellFacet = FakeCell(field, row: 0, column: 0)
        let stage = try BridgeStage(FakeNode(.application, "App", [FakeNode(.window, "Main", [field])]))
        try stage.start()
        let known = [try stage.path(0, 0), try stage.path(0), BridgeStage.root]
        var generator = SeededGenerator(seed: 13)
        func pick<Element>(_ elements: [Element]) -> Element {
            elements[Int.random(in: 0..<elements.count, using: &generator)]
        }
        let object = try #require(stage.bridge?.session?.objects.object(1 + 1))
        let interfaces = object.interfaces + [ATSPIObject.application]
        let methods = interfaces.flatMap { interface in
            interface.methodSignatures.map { (interface.name, $0.key, $0.value) }
        }
        #expect(methods.count > 80)
        let numbers: [Int32] = [0, 1, -1, 2, 3, 7, 100, 1 << 20, .max, .min]
        func value(_ type: Character) -> DBusValue {
            switch type {
            case "i": .int32(pick(numbers))
            case "u": .uint32(pick([0, 1, 2, 3, 5, 6, 99, .max]))
            case "s": .string(pick(["", "x", "😀", String(repeating: "long ", count: 1000)]))
            case "b": .boolean(pick([true, false]))
            case "d": .double(pick([0, -1, 1e300, .nan, .infinity]))
            case "v": .variant(pick([.double(.nan), .int32(1), .string("")]))
            default: .structure([.string(""), .objectPath("/")])
            }
        }
        let odd: [DBusValue] = [
            .string("?"), .int64(.max), .array(of: "v", []), .options(["a": .byte(1)]), .objectPath("/x"),
            .double(.nan),
        ]
        var answered = 0
        let total = 10_000
        let before = stage.bridge?.session?.objects.count
        for number in 0..<total {
            var (interface, method, signature) = pick(methods)
            var path = pick(known)
            var arguments = signature.map(value)
            switch Int.random(in: 0..<10, using: &generator) {
            case 0: arguments = (0..<Int.random(in: 0...4, using: &generator)).map { _ in pick(odd) }
            case 1: path = pick(["/", "/org/a11y/atspi/accessible/999999999", "/org/a11y/atspi/null", "/x/y"])
            case 2: method = pick(["", "Nothing", "Get", "Set", "GetAll"]) + "X"
            case 3: interface = pick(["org.freedesktop.DBus.Properties", "org.a11y.atspi.Hypertext", "a.b"])
            default: break
            }
            stage.reader.call(
                stage.application, path: path, interface: interface, method: method, arguments: arguments
            ) { _ in answered += 1 }
            if number % 200 == 0 { try stage.wait("the answers") { answered > number - 200 } }
        }
        try stage.wait("all answers") { answered == total }
        #expect(try stage.get(known[0], "Accessible", "Name") == .string("Field"))
        // Headers of columns, and cells, were handed out.
        #expect((stage.bridge?.session?.objects.count ?? .max) <= (before ?? 0) + 6)
    }

    @Test("AS-13: a tree with a cycle, and facets that contradict themselves, do not hang")
    func oddTrees() throws {
        let one = FakeNode(.panel, "One")
        let other = FakeNode(.panel, "Other")
        one.add(other)
        other.add(one)
        let text = BrokenText()
        one.textFacet = text
        let stage = try BridgeStage(FakeNode(.application, "App", [FakeNode(.window, "Main", [])]))
        stage.source.root.otherChildren = [one]
        try stage.start(events: "object:")
        let path = try stage.path(1)
        #expect(try stage.call(path, "Component", "GetExtents", .uint32(1))[0].elements?.count == 4)
        for method in ["GetStringAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset"] {
            for type: UInt32 in 0...4 {
                #expect(try stage.error(path, "Text", method, .int32(50), .uint32(type)) == nil)
            }
        }
        #expect(try stage.error(path, "Text", "GetText", .int32(10), .int32(90)) == nil)
        #expect(try stage.get(path, "Text", "CharacterCount").integer != nil)
        let center = stage.source.accessibilityEvents
        center.post(.text, .textInserted(one, at: -5, "x", byUser: true))
        center.post(.text, .textDeleted(one, at: 1 << 40, "xyz", byUser: true))
        center.post(.children, .childrenChanged(one))
        try stage.settle()
        #expect(try stage.get(path, "Accessible", "Name") == .string("One"))
        one.remove(other)
    }
}

/// A text that is always empty, and claims to be long.
@MainActor private final class BrokenText: AccessibilityTextFacet {
    var textLength: Int { 100 }
    private(set) var textRevision = 0
    func text(in range: Range<Int>) -> String {
        textRevision += 1
        return range.lowerBound % 2 == 0 ? "" : "?"
    }
    func textFrame(of range: Range<Int>) -> CGRect { .null }
}
