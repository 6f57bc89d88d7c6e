import AccessibilityTree
import CoreGraphics
import DBus
import DBusTestSupport
import Testing

@testable import ATSPIBridge

/// Tests of the objects that readers call.
@MainActor @Suite(.serialized, .enabled(if: BusDaemon.isInstalled, "dbus-daemon is not installed"))
struct ObjectTests {
    private let button = FakeNode(.button, "Press", frame: CGRect(x: 20, y: 30, width: 80, height: 25))
    private let window: FakeNode
    private let stage: BridgeStage

    init() throws {
        button.actions = [
            AccessibilityAction("click", localizedName: "Click", actionDescription: "Presses", keyBinding: "Return"),
            AccessibilityAction("Archive"),
        ]
        button.nodeDescription = "Sends the form"
        button.identifier = "send"
        button.states.insert(.focusable)
        window = FakeNode(.window, "Main", frame: CGRect(x: 10, y: 10, width: 300, height: 200), [button])
        stage = try BridgeStage(FakeNode(.application, "App", [window]))
    }

    @Test("AS-11: the application is embedded, and its parent is the desktop that the registry states")
    func embedding() throws {
        try stage.start()
        #expect(
            stage.desktop.embedded == [.structure([.string(stage.application), .objectPath(BridgeStage.root)])])
        let parent = try stage.get(BridgeStage.root, "Accessible", "Parent")
        #expect(parent == .structure([.string(":1.7"), .objectPath(BridgeStage.root)]))
        try stage.set(BridgeStage.root, "Application", "Id", .int32(42))
        #expect(try stage.get(BridgeStage.root, "Application", "Id") == .int32(42))
    }

    @Test("AS-12: paths are numbers that are not used again; an object whose node is gone is unknown")
    func paths() throws {
        try stage.start()
        let windowPath = try stage.path(0)
        let buttonPath = try stage.path(0, 0)
        #expect(windowPath == "/org/a11y/atspi/accessible/1" && buttonPath == "/org/a11y/atspi/accessible/2")
        #expect(try stage.path(0, 0) == buttonPath)
        #expect(try stage.get(buttonPath, "Accessible", "Parent").elements?[1].text == windowPath)
        let null = DBusValue.structure([.string(""), .objectPath("/org/a11y/atspi/null")])
        for index in [-1, 1, Int32.max, Int32.min] {
            #expect(try stage.call(windowPath, "Accessible", "GetChildAtIndex", .int32(index)) == [null])
        }
        var temporary: FakeNode? = FakeNode(.label, "Temporary")
        if let temporary { window.add(temporary) }
        let path = try stage.path(0, 1)
        #expect(path == "/org/a11y/atspi/accessible/3")
        if let temporary { window.remove(temporary) }
        temporary = nil
        #expect(try stage.error(path, "Accessible", "GetRole") == "UnknownObject")
        window.add(FakeNode(.label, "Next"))
        #expect(try stage.path(0, 1) == "/org/a11y/atspi/accessible/4")
    }

    @Test("AS-13: every call is answered, also those of unknown objects, interfaces, methods and with other types")
    func everyCallIsAnswered() throws {
        try stage.start()
        let path = try stage.path(0, 0)
        #expect(try stage.error(path, "org.freedesktop.DBus.Peer", "Ping") == nil)
        let xml = try stage.call(path, "org.freedesktop.DBus.Introspectable", "Introspect")[0].text ?? ""
        #expect(xml.contains("org.a11y.atspi.Action") && xml.contains("GetChildAtIndex"))
        let all = try stage.call(
            path, "org.freedesktop.DBus.Properties", "GetAll", .string("org.a11y.atspi.Accessible"))
        #expect(all[0]["Name"]?.text == "Press" && all[0]["ChildCount"]?.integer == 0)
        #expect(try stage.error(path, "Hypertext", "GetNLinks") == "UnknownInterface")
        #expect(try stage.error(path, "Text", "GetText", .int32(0), .int32(1)) == "UnknownInterface")
        #expect(try stage.error(path, "Accessible", "Explode") == "UnknownMethod")
        #expect(try stage.error(path, "Accessible", "GetChildAtIndex", .string("first")) == "InvalidArgs")
        for odd in ["0", "01", "-1", "+1", "99", "1/2", "9223372036854775808"] {
            let path = "/org/a11y/atspi/accessible/" + odd.replacing("-", with: "_").replacing("+", with: "_")
            #expect(try stage.error(path, "Accessible", "GetRole") == "UnknownObject")
        }
    }

    @Test("AS-13: names are answered without a look at other contents")
    func namesAreCheap() throws {
        try stage.start()
        let node = ProbeNode(.label, parent: window)
        stage.source.root.otherChildren = [node]
        let path = try stage.path(1)
        node.queries = []
        #expect(try stage.get(path, "Accessible", "Name") == .string("Probe"))
        #expect(node.queries == ["name"])
    }

    @Test("AS-14: the cache has the windows and what was handed out, and makes nothing else")
    func cache() throws {
        let list = FakeList(count: 100)
        list.parent = window
        window.otherChildren = [list]
        try stage.start()
        let cache = "/org/a11y/atspi/cache"
        func items() throws -> [[DBusValue]] {
            try stage.call(cache, "Cache", "GetItems")[0].elements?.compactMap(\.elements) ?? []
        }
        #expect(try items().map { $0[6].text } == ["App", "Main"])
        _ = try stage.path(0, 0)
        let all = try items()
        #expect(all.map { $0[6].text } == ["App", "Main", "Press"])
        let item = try #require(all.last)
        #expect(stage.path(item[0]) == "/org/a11y/atspi/accessible/2")
        #expect(stage.path(item[1]) == BridgeStage.root && stage.path(item[2]) == "/org/a11y/atspi/accessible/1")
        #expect(item[3] == .int32(0) && item[4] == .int32(0))
        #expect(item[5].elements?.map(\.text).contains("org.a11y.atspi.Action") == true)
        #expect(item[7] == .uint32(43) && item[8].text == "Sends the form")
        #expect(item[9].elements?.count == 2)
        #expect(list.madeCount == 0)
    }

    @Test("AS-15: the application stays on the bus, and states the version of the protocol")
    func application() throws {
        try stage.start()
        let root = BridgeStage.root
        #expect(try stage.call(root, "Application", "GetApplicationBusAddress") == [.string("")])
        #expect(try stage.get(root, "Application", "AtspiVersion") == .string("2.1"))
        #expect(try stage.get(root, "Application", "ToolkitName") == .string("swift-uikit"))
        #expect(try stage.call(root, "Application", "GetLocale", .uint32(0)) == [.string("en_US")])
        #expect(try stage.interfaces(root) == ["Accessible", "Application"])
        #expect(try stage.error(root, "Component", "GetExtents", .uint32(0)) == "UnknownInterface")
        #expect(try stage.call(root, "Accessible", "GetIndexInParent") == [.int32(-1)])
    }

    @Test("AS-24: an object has a role with its standard name, states, attributes and a locale")
    func accessible() throws {
        button.localeIdentifier = "de_DE"
        button.attributes = ["uikit-traits": "button"]
        button.states.insert(.hasPopup)
        try stage.start()
        let path = try stage.path(0, 0)
        #expect(try stage.call(path, "Accessible", "GetRole") == [.uint32(43)])
        #expect(try stage.call(path, "Accessible", "GetRoleName") == [.string("push button")])
        #expect(try stage.get(path, "Accessible", "Description") == .string("Sends the form"))
        #expect(try stage.get(path, "Accessible", "AccessibleId") == .string("send"))
        #expect(try stage.get(path, "Accessible", "Locale") == .string("de_DE"))
        #expect(try stage.get(try stage.path(0), "Accessible", "Locale") == .string("en_US"))
        let states = try stage.call(path, "Accessible", "GetState")
        let low: UInt32 = 1 << 8 | 1 << 11 | 1 << 24 | 1 << 25 | 1 << 30
        #expect(states == [.array(of: "u", [.uint32(low), .uint32(1 << 10)])])
        let attributes = try stage.call(path, "Accessible", "GetAttributes")[0]
        #expect(attributes["id"]?.text == "send" && attributes["uikit-traits"]?.text == "button")
        #expect(try stage.interfaces(path) == ["Accessible", "Component", "Action"])
        #expect(try stage.call(path, "Accessible", "GetIndexInParent") == [.int32(0)])
    }

    @Test("AS-24: each role has a number and a name of its own, except kinds of text")
    func roles() {
        let roles = AccessibilityRole.allCases.map { ATSPIRole($0) }
        #expect(Set(roles.map(\.number)).count == roles.count - 1)
        #expect(Set(roles.map(\.name)).count == roles.count - 1)
        #expect(ATSPIRole(.textField).number == 61 && ATSPIRole(.textView).number == 61)
    }

    @Test("AS-23: coordinates are pixels of the screen, of the window or of the parent")
    func geometry() throws {
        stage.source.scale = 2
        try stage.start()
        let path = try stage.path(0, 0)
        func extents(_ type: UInt32) throws -> [Int] {
            let rectangle = try stage.call(path, "Component", "GetExtents", .uint32(type))
            return rectangle[0].elements?.compactMap(\.integer) ?? []
        }
        #expect(try extents(0) == [40, 60, 160, 50])
        #expect(try extents(1) == [20, 40, 160, 50])
        #expect(try extents(2) == [20, 40, 160, 50])
        #expect(try extents(99) == [40, 60, 160, 50])
        #expect(try stage.call(path, "Component", "GetPosition", .uint32(1)) == [.int32(20), .int32(40)])
        #expect(try stage.call(path, "Component", "GetSize") == [.int32(160), .int32(50)])
        #expect(try stage.call(path, "Component", "GetLayer") == [.uint32(3)])
        #expect(try stage.call(try stage.path(0), "Component", "GetLayer") == [.uint32(7)])
        func contains(_ x: Int32, _ y: Int32, _ type: UInt32) throws -> Bool? {
            try stage.call(path, "Component", "Contains", .int32(x), .int32(y), .uint32(type))[0].boolean
        }
        #expect(try contains(199, 109, 0) == true && contains(200, 109, 0) == false && contains(20, 40, 1) == true)
        let windowPath = try stage.path(0)
        func hit(_ x: Int32, _ y: Int32) throws -> String {
            stage.path(
                try stage.call(windowPath, "Component", "GetAccessibleAtPoint", .int32(x), .int32(y), .uint32(1))[0])
        }
        #expect(try hit(25, 45) == path && hit(2, 2) == windowPath && hit(-5, 0) == "/org/a11y/atspi/null")
        button.nodeFrame = CGRect(x: CGFloat.infinity, y: .nan, width: 1e300, height: 5)
        #expect(try extents(0).count == 4)
    }

    @Test("AS-25: relations have the numbers of AT-SPI, and refer to other objects")
    func relations() throws {
        let label = FakeNode(.label, "Name:")
        window.add(label)
        label.relations = [AccessibilityRelation(.labelFor, [button])]
        button.relations = [AccessibilityRelation(.labelledBy, [label]), AccessibilityRelation(.popupFor, [window])]
        try stage.start()
        let path = try stage.path(0, 0)
        let set = try stage.call(path, "Accessible", "GetRelationSet")[0].elements?.compactMap(\.elements) ?? []
        #expect(set.map { $0[0] } == [.uint32(2), .uint32(15)])
        #expect(stage.path(set[0][1].elements?.first) == (try stage.path(0, 1)))
        let none = try stage.call(try stage.path(0), "Accessible", "GetRelationSet")
        #expect(none == [.array(of: "(ua(so))", [])])
    }

    @Test("AS-26, AS-27: actions have names, and run after the message has been handled")
    func actions() throws {
        try stage.start()
        let path = try stage.path(0, 0)
        #expect(try stage.get(path, "Action", "NActions") == .int32(2))
        #expect(try stage.call(path, "Action", "GetName", .int32(0)) == [.string("click")])
        #expect(try stage.call(path, "Action", "GetName", .int32(1)) == [.string("Archive")])
        #expect(try stage.call(path, "Action", "GetName", .int32(2)) == [.string("")])
        #expect(try stage.call(path, "Action", "GetDescription", .int32(0)) == [.string("Presses")])
        #expect(try stage.call(path, "Action", "GetKeyBinding", .int32(0)) == [.string("Return")])
        let list = try stage.call(path, "Action", "GetActions")[0].elements ?? []
        #expect(list.first == .structure([.string("Click"), .string("Presses"), .string("Return")]))
        #expect(try stage.call(path, "Action", "DoAction", .int32(1)) == [.boolean(true)])
        #expect(button.performed == [1])
        for index in [-1, 2, Int32.max] {
            #expect(try stage.call(path, "Action", "DoAction", .int32(index)) == [.boolean(false)])
        }
        #expect(button.performed == [1])
        // An action that closes everything is answered, or its caller gets an error.
        stage.desktop.setEnabled(false)
        _ = try stage.error(path, "Component", "GrabFocus")
        try stage.wait("the end") { stage.bridge?.session == nil }
    }

    @Test("AS-26: keyboard focus and scrolling are requested from the node")
    func focusAndScrolling() throws {
        try stage.start()
        let path = try stage.path(0, 0)
        button.canGrabFocus = true
        #expect(try stage.call(path, "Component", "GrabFocus") == [.boolean(true)])
        #expect(try stage.call(path, "Component", "ScrollTo", .uint32(0)) == [.boolean(true)])
        let size = try stage.call(path, "Component", "SetSize", .int32(1), .int32(1))
        #expect(size == [.boolean(false)])
        #expect(button.focusGrabs == 1 && button.scrolls == 1)
    }

    @Test("AS-26: a value is read and written; numbers that are not finite are refused")
    func value() throws {
        let slider = FakeNode(.slider, "Volume")
        let value = FakeValue()
        slider.valueFacet = value
        window.add(slider)
        try stage.start()
        let path = try stage.path(0, 1)
        #expect(try stage.interfaces(path) == ["Accessible", "Component", "Value"])
        for (name, number) in [
            ("MinimumValue", 0), ("MaximumValue", 100), ("MinimumIncrement", 10), ("CurrentValue", 50.0),
        ] { #expect(try stage.get(path, "Value", name) == .double(number)) }
        #expect(try stage.get(path, "Value", "Text") == .string("50%"))
        try stage.set(path, "Value", "CurrentValue", .double(60))
        #expect(value.currentValue == 60)
        try stage.set(path, "Value", "CurrentValue", .double(1e9))
        #expect(value.currentValue == 100)
        #expect(throws: DBusError.self) { try stage.set(path, "Value", "CurrentValue", .double(.nan)) }
        #expect(throws: DBusError.self) { try stage.set(path, "Value", "CurrentValue", .int32(1)) }
        #expect(throws: DBusError.self) { try stage.set(path, "Value", "MaximumValue", .double(1)) }
        value.maximumValue = .infinity
        #expect(try stage.get(path, "Value", "MaximumValue") == .double(0))
    }

    @Test("AS-26: children are selected and deselected")
    func selection() throws {
        let list = FakeNode(.list, "Fruit", (0..<3).map { FakeNode(.listItem, "Item \($0)") })
        let selection = FakeSelection(list)
        list.selectionFacet = selection
        window.add(list)
        try stage.start()
        let path = try stage.path(0, 1)
        #expect(try stage.call(path, "Selection", "SelectChild", .int32(2)) == [.boolean(true)])
        #expect(try stage.call(path, "Selection", "SelectChild", .int32(0)) == [.boolean(true)])
        #expect(try stage.get(path, "Selection", "NSelectedChildren") == .int32(2))
        let child = try stage.call(path, "Selection", "GetSelectedChild", .int32(1))
        #expect(stage.path(child[0]) == (try stage.path(0, 1, 2)))
        #expect(try stage.call(path, "Selection", "IsChildSelected", .int32(1)) == [.boolean(false)])
        #expect(try stage.call(path, "Selection", "DeselectSelectedChild", .int32(0)) == [.boolean(true)])
        #expect(selection.selected == [2])
        for index in [-1, 3, Int32.max] {
            #expect(try stage.call(path, "Selection", "SelectChild", .int32(index)) == [.boolean(false)])
        }
        #expect(try stage.call(path, "Selection", "SelectAll") == [.boolean(true)])
        #expect(selection.selected == [0, 1, 2])
        #expect(try stage.call(path, "Selection", "ClearSelection") == [.boolean(true)])
        #expect(selection.selected == [])
    }

    @Test("AS-26: a table has rows, columns, headers and cells")
    func table() throws {
        let table = FakeNode(.table, "Prices", (0..<6).map { FakeNode(.tableCell, "Cell \($0)") })
        let facet = FakeTable(table, columns: 2)
        table.tableFacet = facet
        for (index, cell) in table.children.enumerated() {
            let position = FakeCell(table, row: index / 2, column: index % 2)
            cell.tableCellFacet = position
        }
        window.add(table)
        try stage.start()
        let path = try stage.path(0, 1)
        let cell = try stage.path(0, 1, 3)
        #expect(try stage.get(path, "Table", "NRows") == .int32(3) && stage.get(path, "Table", "NColumns") == .int32(2))
        let found = try stage.call(path, "Table", "GetAccessibleAt", .int32(1), .int32(1))
        #expect(stage.path(found[0]) == cell)
        #expect(try stage.call(path, "Table", "GetIndexAt", .int32(1), .int32(1)) == [.int32(3)])
        #expect(try stage.call(path, "Table", "GetIndexAt", .int32(3), .int32(0)) == [.int32(-1)])
        #expect(try stage.call(path, "Table", "GetRowAtIndex", .int32(3)) == [.int32(1)])
        #expect(try stage.call(path, "Table", "GetColumnAtIndex", .int32(99)) == [.int32(-1)])
        #expect(try stage.call(path, "Table", "GetColumnDescription", .int32(1)) == [.string("Column 1")])
        let header = try stage.call(path, "Table", "GetColumnHeader", .int32(-1))
        #expect(stage.path(header[0]) == "/org/a11y/atspi/null")
        #expect(try stage.call(path, "Table", "AddRowSelection", .int32(2)) == [.boolean(true)])
        #expect(try stage.call(path, "Table", "IsSelected", .int32(2), .int32(0)) == [.boolean(true)])
        #expect(try stage.call(path, "Table", "GetSelectedRows") == [.array(of: "i", [.int32(2)])])
        #expect(try stage.call(path, "Table", "AddRowSelection", .int32(3)) == [.boolean(false)])
        let extents = try stage.call(path, "Table", "GetRowColumnExtentsAtIndex", .int32(4))
        #expect(
            extents == [.boolean(true), .int32(2), .int32(0), .int32(1), .int32(1), .boolean(true)])

        #expect(try stage.get(cell, "TableCell", "Position") == .structure([.int32(1), .int32(1)]))
        #expect(stage.path(try stage.get(cell, "TableCell", "Table")) == path)
        let span = try stage.call(cell, "TableCell", "GetRowColumnSpan")
        #expect(span == [.boolean(true), .int32(1), .int32(1), .int32(1), .int32(1)])
        let headers = try stage.call(cell, "TableCell", "GetColumnHeaderCells")[0].elements ?? []
        #expect(try stage.get(stage.path(headers.first), "Accessible", "Name") == .string("Column 1"))
    }

    @Test("AS-12: a list of 100,000 rows is walked lazily, and rows that are gone are forgotten")
    func longList() throws {
        let list = FakeList(count: 100_000)
        list.parent = window
        window.otherChildren = [list]
        try stage.start()
        let path = try stage.path(0, 1)
        #expect(try stage.get(path, "Accessible", "ChildCount") == .int32(100_000))
        #expect(list.madeCount == 0)
        let last = stage.path(try stage.call(path, "Accessible", "GetChildAtIndex", .int32(99_999))[0])
        #expect(list.madeCount == 1)
        #expect(try stage.get(last, "Accessible", "Name") == .string("Row 99999"))
        #expect(try stage.call(last, "Accessible", "GetIndexInParent") == [.int32(99_999)])
        // One reply has a limited number of children.
        #expect(try stage.call(path, "Accessible", "GetChildren")[0].elements?.count == 4096)
        // Rows that the list does not retain cost nothing in the end.
        list.retained = []
        list.retainsRows = false
        for index in 0..<3000 {
            _ = try stage.call(path, "Accessible", "GetChildAtIndex", .int32(Int32(10_000 + index)))
        }
        #expect((stage.bridge?.session?.objects.count ?? .max) < 9000)
        #expect(try stage.error(last, "Accessible", "GetRole") == "UnknownObject")
    }
}
