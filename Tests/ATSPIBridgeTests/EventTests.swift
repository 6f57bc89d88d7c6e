import AccessibilityTree
import CoreGraphics
import DBus
import DBusTestSupport
import Glibc
import Testing

@testable import ATSPIBridge

/// Tests of the signals that readers receive.
@MainActor @Suite(.serialized, .enabled(if: BusDaemon.isInstalled, "dbus-daemon is not installed"))
struct EventTests {
    private let first = FakeNode(.checkBox, "First", frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    private let second = FakeNode(.slider, "Second")
    private let window: FakeNode
    private let stage: BridgeStage
    private var center: AccessibilityEventCenter { stage.source.accessibilityEvents }

    init() throws {
        window = FakeNode(.window, "Main", [first, second])
        stage = try BridgeStage(FakeNode(.application, "App", [window]))
    }

    /// Starts with objects that are known to the reader: window 1, first 2, second 3.
    private func start(_ events: String...) throws {
        try stage.start()
        _ = try stage.path(0, 0)
        _ = try stage.path(0, 1)
        for event in events { stage.desktop.register(event) }
        try stage.wait("the listeners") { self.center.wantedEvents != [] }
        try stage.settle()
    }

    private func take(_ count: Int) throws -> [String] { try stage.take(count).map(\.description) }

    @Test("AS-31: focus moves from one object to the other")
    func focus() throws {
        try start("object:state-changed:focused", "focus:")
        center.post(.focus, .focusChanged(first))
        #expect(try take(2) == ["2 StateChanged:focused [1, 0] int32(0)", "2 Focus: [0, 0] int32(0)"])
        center.post(.focus, .focusChanged(second))
        center.post(.focus, .focusChanged(first))
        center.post(.focus, .focusChanged(second))
        #expect(
            try take(3) == [
                "2 StateChanged:focused [0, 0] int32(0)", "3 StateChanged:focused [1, 0] int32(0)",
                "3 Focus: [0, 0] int32(0)",
            ])
        center.post(.focus, .focusChanged(second))
        center.post(.focus, .focusChanged(nil))
        #expect(try take(1) == ["3 StateChanged:focused [0, 0] int32(0)"])
    }

    @Test("AS-31: states, properties, bounds and selections")
    func changes() throws {
        second.valueFacet = FakeValue()
        second.nodeDescription = "How loud"
        try start("object:")
        center.post(.states, .stateChanged(first, .checked, isOn: true))
        center.post(.states, .stateChanged(first, [.enabled, .sensitive], isOn: false))
        #expect(
            try take(3) == [
                "2 StateChanged:checked [1, 0] int32(0)", "2 StateChanged:enabled [0, 0] int32(0)",
                "2 StateChanged:sensitive [0, 0] int32(0)",
            ])
        center.post(.values, .valueChanged(second))
        center.post(.descriptions, .descriptionChanged(second))
        center.post(.roles, .roleChanged(second))
        center.post(.bounds, .boundsChanged(first))
        center.post(.selections, .selectionChanged(window))
        let signals = try stage.take(5)
        #expect(signals[0].description == "3 PropertyChange:accessible-value [0, 0] double(50.0)")
        #expect(signals[1].minor == "accessible-description" && signals[1].value == .string("How loud"))
        #expect(signals[2].minor == "accessible-role" && signals[2].value == .uint32(51))
        #expect(signals[3].name == "BoundsChanged")
        #expect(signals[3].value.elements == [.int32(1), .int32(2), .int32(3), .int32(4)])
        #expect(signals[4].name == "SelectionChanged" && signals[4].path.hasSuffix("/1"))
    }

    @Test("AS-31: children that came and went are found out")
    func children() throws {
        try start("object:children-changed")
        let third = FakeNode(.label, "Third")
        window.remove(first)
        window.add(third)
        center.post(.children, .childrenChanged(window))
        center.post(.children, .childrenChanged(window))
        let signals = try stage.take(2)
        #expect(signals[0].minor == "remove" && signals[0].details == [0, 0])
        #expect(stage.path(signals[0].value) == "/org/a11y/atspi/accessible/2")
        #expect(signals[1].minor == "add" && signals[1].details == [1, 0])
        #expect(stage.path(signals[1].value) == (try stage.path(0, 1)))
        // Children of an object that the reader does not know are no news.
        let stranger = FakeNode(.panel, "", [FakeNode(.label)])
        center.post(.children, .childrenChanged(stranger))
        center.post(.children, .childrenChanged(window))
        try stage.settle()
        #expect(stage.signals.isEmpty)
    }

    @Test("AS-31: rows of a long list are not made to find out which are new; those that are gone are reported")
    func childrenOfLongList() throws {
        let list = FakeList(count: 100_000)
        list.parent = window
        window.otherChildren = [list]
        try start("object:children-changed")
        let path = try stage.path(0, 2)
        let row = stage.path(try stage.call(path, "Accessible", "GetChildAtIndex", .int32(70_000))[0])
        list.retained = []
        center.post(.children, .childrenChanged(list))
        let signal = try stage.take(1)[0]
        #expect(signal.minor == "remove" && signal.details == [70_000, 0] && stage.path(signal.value) == row)
        #expect(list.madeCount == 1)
    }

    @Test("AS-34: typing inserts a text, then moves the caret; a replacement deletes first")
    func typing() throws {
        let text = FakeText("😀lo")
        first.textFacet = text
        try start("object:text-changed", "object:text-caret-moved", "object:text-selection-changed")
        func replace(_ range: Range<Int>, _ new: String, byUser: Bool) {
            let old = text.text(in: range)
            _ = text.replaceText(in: range, with: new)
            text.caretOffset = range.lowerBound + new.utf16.count
            if !old.isEmpty {
                center.post(.text, .textDeleted(first, at: range.lowerBound, old, byUser: byUser))
            }
            if !new.isEmpty {
                center.post(.text, .textInserted(first, at: range.lowerBound, new, byUser: byUser))
            }
            center.post(.carets, .caretMoved(first))
        }
        replace(2..<2, "é", byUser: true)
        #expect(
            try take(2) == [
                "2 TextChanged:insert [1, 1] string(\"é\")", "2 TextCaretMoved: [2, 0] int32(0)",
            ])
        replace(0..<3, "hel", byUser: false)
        center.post(.textSelections, .textSelectionChanged(first))
        #expect(
            try take(4) == [
                "2 TextChanged:delete:system [0, 2] string(\"😀é\")",
                "2 TextChanged:insert:system [0, 3] string(\"hel\")", "2 TextCaretMoved: [3, 0] int32(0)",
                "2 TextSelectionChanged: [0, 0] int32(0)",
            ])
        #expect(text.string == "hello")
        // The event has the beginning of a long text, and its length.
        replace(5..<5, String(repeating: "x", count: 100_000), byUser: true)
        let signals = try stage.take(2)
        #expect(signals[0].details == [5, 100_000] && signals[0].value.text?.count == 16384)
    }

    @Test("AS-32: a window becomes active before its element gets focus, and windows come and go")
    func windows() throws {
        try start("window:", "object:state-changed", "object:children-changed")
        let other = FakeNode(.dialog, "Other", [FakeNode(.button, "OK")])
        stage.source.root.add(other)
        center.post(.windows, .windowCreated(other))
        center.post(.windows, .windowDeactivated(window))
        center.post(.windows, .windowActivated(other))
        center.post(.focus, .focusChanged(other.children[0]))
        let opening = try take(7)
        #expect(opening[0].hasPrefix("root ChildrenChanged:add [1, 0]"))
        #expect(
            Array(opening.dropFirst()) == [
                "4 Create: [0, 0] string(\"Other\")", "1 Deactivate: [0, 0] string(\"Main\")",
                "1 StateChanged:active [0, 0] int32(0)", "4 Activate: [0, 0] string(\"Other\")",
                "4 StateChanged:active [1, 0] int32(0)", "5 StateChanged:focused [1, 0] int32(0)",
            ])
        stage.source.root.remove(other)
        center.post(.windows, .windowDestroyed(other))
        let closing = try take(2)
        #expect(closing[0].hasPrefix("root ChildrenChanged:remove [1, 0]"))
        #expect(closing[1] == "4 Destroy: [0, 0] string(\"Other\")")
    }

    @Test("AS-33: an announcement is a notification that appears, unless announcements have a listener")
    func announcements() throws {
        try start("object:state-changed:showing")
        center.post(.windows, .windowActivated(window))
        center.post(.announcements, .announcement("Saved", .polite))
        let signal = try stage.take(1)[0]
        #expect(signal.name == "StateChanged" && signal.minor == "showing" && signal.details == [1, 0])
        #expect(try stage.get(signal.path, "Accessible", "Name") == .string("Saved"))
        #expect(try stage.call(signal.path, "Accessible", "GetRoleName") == [.string("notification")])
        stage.desktop.register("object:announcement")
        try stage.wait("the listener") { stage.desktop.eventRequests > 2 }
        try stage.settle()
        center.post(.announcements, .announcement("Deleted\0!", .assertive))
        #expect(try take(1)[0].hasSuffix("Announcement: [2, 0] string(\"Deleted !\")"))
        // Only the newest ones of many wait.
        for number in 0..<100 { center.post(.announcements, .announcement("\(number)", .polite)) }
        #expect(try stage.take(8).map { $0.value.text } == (92..<100).map { "\($0)" })
    }

    @Test("AS-36: changes in one turn are one signal, with the last state")
    func coalescing() throws {
        try start("object:")
        for number in 0..<1000 {
            first.name = "Name \(number)"
            center.post(.names, .nameChanged(first))
            center.post(.states, .stateChanged(first, .checked, isOn: number % 2 == 1))
        }
        #expect(
            try take(2) == [
                "2 PropertyChange:accessible-name [0, 0] string(\"Name 999\")",
                "2 StateChanged:checked [1, 0] int32(0)",
            ])
    }

    @Test("AS-36: a storm of events is limited, in one turn of the event loop, in a second, and in total")
    func storm() throws {
        let many = (0..<5000).map { FakeNode(.label, "Label \($0)") }
        try start("object:")
        for node in many { center.post(.names, .nameChanged(node)) }
        center.post(.focus, .focusChanged(second))
        let start = ContinuousClock.now
        let signals = try stage.take(ATSPIEventQueue.limit + 1)
        #expect(signals.last?.minor == "focused")
        let least = Double(ATSPIEventQueue.limit - ATSPIEventQueue.turnLimit) / ATSPIEventQueue.rate
        #expect(start.duration(to: .now) > .seconds(least * 0.8))
        // Text that is typed faster than it is sent.
        let text = FakeText("")
        first.textFacet = text
        for _ in 0..<5000 {
            _ = text.replaceText(in: 0..<0, with: "x")
            center.post(.text, .textInserted(first, at: 0, "x", byUser: true))
        }
        #expect(try stage.take(ATSPIEventQueue.limit).count == ATSPIEventQueue.limit)
    }

    @Test("AS-36: events take a small part of the time, also if the contents of nodes are slow")
    func slowNodes() throws {
        let slow = (0..<200).map { _ in SlowNode(parent: window) }
        window.otherChildren = slow
        try start("object:")
        for node in slow { center.post(.names, .nameChanged(node)) }
        let start = ContinuousClock.now
        _ = stage.eventLoop.run(for: 2) { false }
        let time = start.duration(to: .now)
        let queries = slow.reduce(0) { $0 + $1.queries }
        #expect(queries > 2 && .milliseconds(queries * 10) < time * 0.2, "\(queries) in \(time)")
    }

    @Test("AS-36: a bus that accepts no messages gets no more of them, and the connection stays open")
    func blockedBus() throws {
        let text = FakeText("")
        first.textFacet = text
        try start("object:")
        let process = try stage.daemonProcess
        #expect(kill(process, SIGSTOP) == 0)
        defer { kill(process, SIGCONT) }
        // All events together are several times the size that is sent to a bus that accepts nothing.
        let long = String(repeating: "x", count: 4096)
        for _ in 0..<1000 {
            _ = text.replaceText(in: 0..<0, with: long)
            center.post(.text, .textInserted(first, at: 0, long, byUser: true))
            _ = text.replaceText(in: 0..<long.utf16.count, with: "")
            center.post(.text, .textDeleted(first, at: 0, long, byUser: true))
        }
        let bus = try #require(stage.bridge?.session?.bus)
        // As much time as all events need passes without a wait.
        for _ in 0..<200 {
            stage.eventLoop.serve()
            stage.eventLoop.advance(by: 0.05)
        }
        #expect(bus.unsentSize > 0 && bus.unsentSize < ATSPIEventQueue.unsentSize + 100_000 && bus.isOpen)
        #expect(kill(process, SIGCONT) == 0)
        let areReceived = stage.eventLoop.run(for: 60) {
            stage.eventLoop.advance(by: 0.02)
            return stage.signals.count == ATSPIEventQueue.limit
        }
        #expect(areReceived)
    }

    @Test("AS-38: keys are reported to the registry while a reader listens to the caret")
    func keys() throws {
        let key = AccessibilityKey(
            isDown: true, symbol: 0xFF53, code: 114, modifiers: [.control], text: "Right", isText: false,
            timestamp: 2.5)
        try start("object:state-changed")
        center.post(key)
        try stage.settle()
        #expect(stage.desktop.keys.isEmpty)
        stage.desktop.register("object:text-caret-moved")
        try stage.wait("the listener") { self.center.wantedEvents.contains(.carets) }
        center.post(key)
        try stage.wait("the key") { stage.desktop.keys.count == 1 }
        #expect(
            stage.desktop.keys == [
                .structure([
                    .uint32(0), .int32(0xFF53), .int32(114), .int32(4), .int32(2500), .string("Right"), .boolean(false),
                ])
            ])
    }

    @Test("AS-37: a node that changes frequently is reported once a second")
    func frequentChanges() throws {
        first.updatesFrequently = true
        try start("object:")
        first.name = "1"
        center.post(.names, .nameChanged(first))
        #expect(try stage.take(1)[0].value == .string("1"))
        for number in 2...5 {
            first.name = "\(number)"
            center.post(.names, .nameChanged(first))
            try stage.settle()
        }
        #expect(stage.signals.isEmpty)
        stage.eventLoop.advance(by: 1)
        #expect(try stage.take(1)[0].value == .string("5"))
        stage.eventLoop.advance(by: 1)
        try stage.settle()
        #expect(stage.signals.isEmpty)
    }
}
