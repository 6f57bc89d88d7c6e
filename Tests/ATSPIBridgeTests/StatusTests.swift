import AccessibilityTree
import DBus
import DBusTestSupport
import Testing

@testable import ATSPIBridge

/// Tests of when the application is offered to assistive technologies.
@MainActor @Suite(.serialized, .enabled(if: BusDaemon.isInstalled, "dbus-daemon is not installed"))
struct StatusTests {
    private func stage() throws -> BridgeStage {
        try BridgeStage(FakeNode(.application, "App", [FakeNode(.window, "Window")]))
    }

    /// The number of connections to the bus, except that of the reader and the bus itself.
    private func connections(_ stage: BridgeStage) throws -> Int {
        var names: [DBusValue]?
        stage.reader.call(
            DBusConnection.bus, path: DBusConnection.busPath, interface: DBusConnection.bus, method: "ListNames"
        ) { names = (try? $0.get())?.first?.elements ?? [] }
        try stage.wait("the names") { names != nil }
        return names?.filter { $0.text?.hasPrefix(":") == true }.count ?? 0
    }

    @Test("AS-01: the address of the accessibility bus is requested on the session bus")
    func addressIsRequested() throws {
        let stage = try stage()
        try stage.start()
        #expect(stage.desktop.addressRequests == 1)
        // The second connection is not the one to the session bus.
        #expect(stage.application.hasPrefix(":") && stage.application != stage.sessionBus.uniqueName)
    }

    @Test("AS-01: the address in the environment is used instead")
    func addressOfEnvironment() throws {
        let stage = try stage()
        stage.desktop.isEnabled = true
        stage.desktop.start()
        stage.makeBridge(["AT_SPI_BUS_ADDRESS": stage.daemon.addresses])
        try stage.wait("the registration") { stage.desktop.embedded.count == 1 }
        #expect(stage.desktop.addressRequests == 0)
    }

    @Test("AS-02: without a service, and while the status is false, there is no connection and no tree")
    func nothingHappensWithoutAssistiveTechnologies() throws {
        let stage = try stage()
        stage.makeBridge()
        let before = try connections(stage)
        for _ in 0..<20 { stage.eventLoop.serve(for: 0.005) }
        stage.desktop.start()
        try stage.wait("the reading of the status") { stage.desktop.statusReads == 1 }
        for _ in 0..<20 { stage.eventLoop.serve(for: 0.005) }
        #expect(try connections(stage) == before)
        #expect(stage.source.rootRequests == 0 && stage.desktop.addressRequests == 0)
        #expect(stage.bridge?.session == nil && !stage.source.accessibilityEvents.isActive)
        #expect(stage.source.accessibilityEvents.wantedEvents == [])
    }

    @Test("AS-02: the service is not started by the request for its status")
    func serviceIsNotStarted() throws {
        // The real service could be started on this bus.
        let daemon = try BusDaemon(startsServices: true)
        let eventLoop = BusEventLoop()
        let bus = try daemon.connect(eventLoop)
        let source = FakeSource(FakeNode(.application))
        let bridge = ATSPIBridge(source: source, sessionBus: bus, eventLoop: eventLoop, environment: [:])
        try #require(eventLoop.run { bus.uniqueName != nil })
        var hasOwner: Bool?
        for _ in 0..<20 { eventLoop.serve(for: 0.005) }
        bus.call(
            DBusConnection.bus, path: DBusConnection.busPath, interface: DBusConnection.bus, method: "NameHasOwner",
            arguments: [.string("org.a11y.Bus")]
        ) { hasOwner = (try? $0.get())?.first?.boolean }
        try #require(eventLoop.run { hasOwner != nil })
        #expect(hasOwner == false && bridge.session == nil)
    }

    @Test("AS-03: the bridge starts when the status becomes true, and UIKIT_ACCESSIBILITY overrides the status")
    func statusChanges() throws {
        let stage = try stage()
        stage.desktop.start()
        stage.makeBridge()
        try stage.wait("the reading of the status") { stage.desktop.statusReads == 1 }
        stage.desktop.setEnabled(true)
        try stage.wait("the registration") { stage.desktop.embedded.count == 1 }
        #expect(stage.source.accessibilityEvents.isActive && stage.source.rootRequests == 1)

        stage.bridge = nil
        #expect(!stage.source.accessibilityEvents.isActive)
        stage.makeBridge(["UIKIT_ACCESSIBILITY": "0"])
        for _ in 0..<20 { stage.eventLoop.serve(for: 0.005) }
        #expect(stage.bridge?.session == nil && stage.desktop.embedded.count == 1)

        stage.desktop.setEnabled(false)
        stage.makeBridge(["UIKIT_ACCESSIBILITY": "1"])
        try stage.wait("the registration") { stage.desktop.embedded.count == 2 }
    }

    @Test("AS-04: when the status becomes false, the connection closes, and all objects are dropped")
    func tearDown() throws {
        let stage = try stage()
        let before = try connections(stage)
        try stage.start(events: "object:")
        #expect(try connections(stage) == before + 1)
        weak let root = stage.bridge?.session?.objects
        #expect(root != nil)
        var handled: [Bool] = []
        stage.source.accessibilityEvents.activityHandler = { handled.append($0) }
        stage.desktop.setEnabled(false)
        try stage.wait("the end") { stage.bridge?.session == nil }
        #expect(handled == [false] && stage.source.accessibilityEvents.wantedEvents == [])
        try stage.wait("the release of the objects") { root == nil }
        var left = 0
        try stage.wait("the end of the connection") {
            left = (try? connections(stage)) ?? 0
            return left == before
        }
        // Posting does nothing, and accessibility can be turned on again.
        stage.source.accessibilityEvents.post(.names, .nameChanged(stage.source.root))
        stage.desktop.setEnabled(true)
        try stage.wait("the second registration") { stage.desktop.embedded.count == 2 }
    }

    @Test("AS-04: a connection that is lost is opened again")
    func lostConnection() throws {
        let stage = try stage()
        try stage.start()
        let first = stage.application
        stage.bridge?.session?.bus.close()
        #expect(stage.bridge?.session == nil && !stage.source.accessibilityEvents.isActive)
        stage.eventLoop.advance(by: 3)
        try stage.wait("the second registration") { stage.desktop.embedded.count == 2 }
        #expect(stage.application != first)
    }

    @Test("AS-05, AS-35: events that have no listener are neither made nor sent")
    func eventsWithoutListeners() throws {
        let label = FakeNode(.label, "Label")
        let stage = try BridgeStage(FakeNode(.application, "App", [FakeNode(.window, "Window", [label])]))
        try stage.start()
        let center = stage.source.accessibilityEvents
        var made = 0
        func event() -> AccessibilityEvent {
            made += 1
            return .nameChanged(label)
        }
        for number in 0..<1000 {
            label.name = "Label \(number)"
            center.post(.names, event())
        }
        try stage.settle()
        #expect(made == 0 && stage.signals.isEmpty)

        stage.desktop.register("object:property-change:accessible-name")
        try stage.wait("the listener") { center.wantedEvents == .names }
        center.post(.names, event())
        center.post(.descriptions, .descriptionChanged(label))
        #expect(try stage.take(1)[0].minor == "accessible-name")

        stage.desktop.deregister("object:property-change:accessible-name")
        try stage.wait("no listener") { center.wantedEvents == [] }
        center.post(.names, event())
        try stage.settle()
        #expect(made == 1 && stage.signals.isEmpty)
    }

    @Test(
        "AS-05: names of events are compared without case and hyphens; a shorter name means all events below it",
        arguments: [
            ("object:state-changed:focused", .focus),
            ("Object:StateChanged:Focused", .focus),
            ("object:state-changed:checked", .states),
            ("object:state-changed:showing", [.states, .announcements]),
            ("object:state-changed:", [.focus, .states, .windows, .announcements]),
            ("object:text-changed:insert", .text),
            ("object:property-change", [.names, .descriptions, .roles, .values]),
            ("window:activate", .windows),
            ("object:children-changed:add", [.children, .windows]),
            ("object:announcement", .announcements),
            ("focus:", .focus),
            ("mouse:abs", []),
            ("object:", .all),
        ] as [(String, AccessibilityEventKinds)])
    func namesOfEvents(name: String, kinds: AccessibilityEventKinds) {
        let listeners = ATSPIListeners(
            registered: .array(of: "(ss)", [.structure([.string(":1.1"), .string(name)])]))
        #expect(listeners.wantedEvents == kinds)
    }

    @Test("AS-05: a reader that leaves the bus gets no more events, although the registry does not tell that it left")
    func readersThatLeave() throws {
        let stage = try BridgeStage(FakeNode(.application, "App", [FakeNode(.window, "Window", [])]))
        try stage.start()
        let center = stage.source.accessibilityEvents
        let reader = try stage.daemon.connect(stage.eventLoop)
        try stage.wait("the name of the reader") { reader.uniqueName != nil }
        stage.desktop.readerName = try #require(reader.uniqueName)
        stage.desktop.register("object:property-change")
        try stage.wait("the listener") { center.wantedEvents != [] }
        // One that stays gets its events.
        try stage.settle()
        #expect(center.wantedEvents.contains(.names))

        stage.desktop.forgetReader()
        reader.close()
        try stage.wait("no listener") { center.wantedEvents == [] }
    }

    @Test("AS-05: the names of readers are those of programs, and their number is limited")
    func namesOfReaders() {
        let names = ["org.example.Reader", "", "odd name"] + (0..<1000).map { ":1.\($0)" }
        let listeners = ATSPIListeners(
            registered: .array(of: "(ss)", names.map { .structure([.string($0), .string("focus:")]) }))
        #expect(listeners.readers.count == 64 && listeners.readers.allSatisfy { $0.hasPrefix(":1.") })
    }

    @Test("AS-05: minor names have parts; a reply of the registry with other types registers nothing")
    func oddNames() {
        var listeners = ATSPIListeners(
            registered: .array(of: "(ss)", [.structure([.string(""), .string("object:text-changed:insert")])]))
        let wanted = ["Object:TextChanged:insert:system", "Object:TextChanged:delete"].map { listeners.want($0) }
        #expect(wanted == [true, false])
        #expect(ATSPIListeners(registered: .string("object:")).wantedEvents == [])
        #expect(ATSPIListeners(registered: .array(of: "s", [.string("object:")])).wantedEvents == [])
        #expect(ATSPIListeners(registered: .array(of: "(i)", [.structure([.int32(1)])])).wantedEvents == [])
    }
}
