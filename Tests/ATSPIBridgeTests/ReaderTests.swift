import AccessibilityTree
import CoreGraphics
import DBus
import DBusTestSupport
import Testing

@testable import ATSPIBridge

/// Tests with pyatspi and the registry of the system.
@MainActor
@Suite(
    .serialized,
    .enabled(
        if: AccessibleDesktop.unavailableReason == nil, Comment(rawValue: AccessibleDesktop.unavailableReason ?? "")))
struct ReaderTests {
    private let desktop: AccessibleDesktop
    private let eventLoop = BusEventLoop()
    private let source: FakeSource
    private let bridge: ATSPIBridge
    private let button = FakeNode(.button, "Press", frame: CGRect(x: 20, y: 40, width: 80, height: 25))
    private let slider = FakeNode(.slider, "Volume")
    private let value = FakeValue()
    private let field = FakeNode(.textField, "Name")
    private let text = FakeText("Zoë 😀 Smith")
    private let list = FakeList(count: 100_000)

    init() throws {
        desktop = try AccessibleDesktop()
        button.actions = [AccessibilityAction("click")]
        slider.valueFacet = value
        field.textFacet = text
        field.states.insert([.editable, .focusable])
        text.caretOffset = 0
        let window = FakeNode(
            .window, "Main", frame: CGRect(x: 10, y: 10, width: 300, height: 200), [button, slider, field])
        list.parent = window
        window.otherChildren = [list]
        source = FakeSource(FakeNode(.application, "Fake App", [window]))
        let bus = try desktop.daemon.connect(eventLoop)
        bridge = ATSPIBridge(source: source, sessionBus: bus, eventLoop: eventLoop, environment: [:])
        try #require(desktop.enableAccessibility(eventLoop, on: bus))
        let (bridge, eventLoop) = (bridge, eventLoop)
        try #require(eventLoop.run { bridge.session.map { $0.objects.desktop != ATSPIObjectTable.null } ?? false })
    }

    private func run(_ script: String) throws -> [String] {
        try desktop.run(script, eventLoop).split(separator: "\n").map { String($0) }
    }

    @Test("AS-11, AS-24: pyatspi lists the application, and reads roles, names, states and interfaces")
    func dump() throws {
        let lines = try run(
            """
            app = application("Fake App")
            print(app.toolkitName, app.get_toolkit_version(), app.childCount)
            for node in (app, app[0], app[0][0], app[0][1], app[0][2]):
                states = sorted(pyatspi.stateToString(s) for s in node.getState().getStates())
                print(node.getRoleName(), repr(node.name), states, sorted(pyatspi.listInterfaces(node)))
            print(app[0][1].parent == app[0], app[0][1].getIndexInParent())
            """)
        #expect(
            lines == [
                "swift-uikit 1.0 1",
                "application 'Fake App' ['enabled', 'sensitive', 'showing', 'visible'] ['Accessible']",
                "frame 'Main' ['enabled', 'sensitive', 'showing', 'visible'] ['Accessible', 'Component']",
                """
                push button 'Press' ['enabled', 'sensitive', 'showing', 'visible'] \
                ['Accessible', 'Action', 'Component']
                """,
                "slider 'Volume' ['enabled', 'sensitive', 'showing', 'visible'] ['Accessible', 'Component', 'Value']",
                """
                text 'Name' ['editable', 'enabled', 'focusable', 'sensitive', 'showing', 'visible'] \
                ['Accessible', 'Component', 'EditableText', 'Text']
                """,
                "True 1",
            ])
    }

    @Test("AS-23, AS-26: pyatspi presses a button, and changes a value")
    func actions() throws {
        let lines = try run(
            """
            app = application("Fake App")
            button = find(app[0][0].parent, "push button", "Press")
            box = button.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
            print(button.queryAction().getName(0), button.queryAction().doAction(0), tuple(box))
            inner = button.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
            print(tuple(inner), app[0].queryComponent().getAccessibleAtPoint(15, 35, pyatspi.WINDOW_COORDS).name)
            value = app[0][1].queryValue()
            print(value.minimumValue, value.maximumValue, value.currentValue, value.minimumIncrement)
            value.currentValue = 75
            print(value.currentValue)
            """)
        #expect(
            lines == [
                "click True (20, 40, 80, 25)", "(10, 30, 80, 25) Press", "0.0 100.0 50.0 10.0", "75.0",
            ])
        #expect(button.performed == [0] && value.currentValue == 75)
    }

    @Test("AS-21, AS-22: pyatspi reads and edits text")
    func readsAndEditsText() throws {
        let lines = try run(
            """
            app = application("Fake App")
            text = app[0][2].queryText()
            print(text.characterCount, text.caretOffset, text.getText(0, -1))
            print(text.getStringAtOffset(6, pyatspi.TEXT_GRANULARITY_WORD))
            print(text.getTextAtOffset(6, pyatspi.TEXT_BOUNDARY_WORD_START))
            print(text.setCaretOffset(5), text.caretOffset, text.addSelection(0, 3), text.getSelection(0))
            edit = app[0][2].queryEditableText()
            print(edit.insertText(3, "l", 1), edit.deleteText(5, 7), text.getText(0, -1))
            print(edit.setTextContents("Ann"), text.getText(0, 99))
            """)
        #expect(
            lines.map { $0.replacing("TextRange", with: "") } == [
                "11 0 Zoë 😀 Smith", "('Smith', 6, 11)", "('Smith', 6, 11)", "True 5 True (0, 3)",
                "True True Zoël Smith", "True Ann",
            ])
    }

    @Test("AS-11: a registry that ends is started again, and the application is registered with the new one")
    func registryEnds() throws {
        let session = try #require(bridge.session)
        var process: UInt32?
        session.bus.call(
            DBusConnection.bus, path: DBusConnection.busPath, interface: DBusConnection.bus,
            method: "GetConnectionUnixProcessID", arguments: [.string(ATSPISession.registry)]
        ) { result in
            if case .uint32(let number)? = (try? result.get())?.first { process = number }
        }
        try #require(eventLoop.run { process != nil })
        kill(pid_t(try #require(process)), SIGKILL)
        try #require(eventLoop.run { session.objects.desktop == ATSPIObjectTable.null })
        #expect(eventLoop.run { session.objects.desktop != ATSPIObjectTable.null })
    }

    @Test("AS-12: pyatspi looks at three of 100,000 rows")
    func longList() throws {
        let lines = try run(
            """
            rows = application("Fake App")[0][3]
            print(rows.childCount, rows[99999].name, rows[0].name, rows[5].getIndexInParent())
            """)
        #expect(lines == ["100000 Row 99999 Row 0 5"])
        #expect(list.madeCount == 3)
    }

    @Test("AS-05, AS-31: pyatspi listens to events")
    func events() throws {
        let process = try desktop.start(
            """
            app = application("Fake App")
            app[0][0].name
            count = 0
            def heard(event):
                global count
                print(event.type, event.detail1, repr(event.any_data) if isinstance(event.any_data, str) else "", \\
                    event.source.name, flush=True)
                count += 1
                if count == 3: pyatspi.Registry.stop()
            pyatspi.Registry.registerEventListener(heard, "object:state-changed:focused", \\
                "object:property-change:accessible-name", "object:text-changed:insert")
            print("ready", flush=True)
            pyatspi.Registry.start()
            """)
        let kinds: AccessibilityEventKinds = [.focus, .names, .text]
        try #require(eventLoop.run { source.accessibilityEvents.wantedEvents.isSuperset(of: kinds) })
        try #require(eventLoop.run { process.output.contains("ready") })
        let center = source.accessibilityEvents
        center.post(.focus, .focusChanged(field))
        button.name = "Pressed"
        center.post(.names, .nameChanged(button))
        center.post(.values, .valueChanged(slider))
        _ = text.replaceText(in: 0..<0, with: "é")
        center.post(.text, .textInserted(field, at: 0, "é", byUser: true))
        #expect(eventLoop.run { !process.isRunning })
        let lines = process.output.split(separator: "\n").map { String($0) }
        #expect(
            lines == [
                "ready", "object:state-changed:focused 1  Name",
                "object:property-change:accessible-name 0 'Pressed' Pressed", "object:text-changed:insert 0 'é' Name",
            ])
        // The registry reports the end of the listener.
        #expect(eventLoop.run { source.accessibilityEvents.wantedEvents.isDisjoint(with: kinds) })
    }

    @Test(
        "AS-32, AS-33: Orca speaks the window, the element with focus, its value, and announcements",
        .enabled(if: AccessibleDesktop.hasOrca, "orca is not installed"))
    func orca() throws {
        let process = try desktop.startOrca()
        let center = source.accessibilityEvents
        let kinds: AccessibilityEventKinds = [.focus, .windows, .values, .announcements, .text]
        try #require(eventLoop.run(for: 60) { center.wantedEvents.isSuperset(of: kinds) })
        // Orca registers its listeners one after the other, and then looks for the active window.
        _ = eventLoop.run(for: 3) { false }
        func hears(_ words: String) -> Bool {
            for _ in 0..<20 {
                if eventLoop.run(for: 1, until: { desktop.spokenSentences.contains { $0.contains(words) } }) {
                    return true
                }
                // Orca writes its log in blocks, of which other events fill one. It ignores events that are too many.
                for _ in 0..<6 {
                    center.post(.names, .nameChanged(source.root))
                    _ = eventLoop.run(for: 0.1) { false }
                }
            }
            return false
        }
        let window = try #require(button.parent)
        window.states.insert(.active)
        button.states.insert([.focusable, .focused])
        center.post(.windows, .windowActivated(window))
        center.post(.focus, .focusChanged(button))
        #expect(hears("Press push button"), "\(desktop.spokenSentences)")
        button.states.remove(.focused)
        slider.states.insert([.focusable, .focused])
        center.post(.focus, .focusChanged(slider))
        #expect(hears("Volume slider 50"), "\(desktop.spokenSentences)")
        value.currentValue = 60
        center.post(.values, .valueChanged(slider))
        #expect(hears("60"), "\(desktop.spokenSentences)")
        center.post(.announcements, .announcement("Document saved", .polite))
        #expect(hears("Document saved"), "\(desktop.spokenSentences)")
        slider.states.remove(.focused)
        field.states.insert([.focused, .singleLine])
        center.post(.focus, .focusChanged(field))
        #expect(hears("Zoë 😀 Smith"), "\(desktop.spokenSentences)")
        process.stop()
    }
}
