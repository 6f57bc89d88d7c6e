import CoreGraphics
import DBus
import DBusTestSupport
import Foundation
import SystemSupport
import Testing

@testable import DisplayServer

/// Tests of menus and launcher marks on a message bus, with a fake registrar.
@MainActor @Suite(.serialized, .enabled(if: BusDaemon.isInstalled, "dbus-daemon is not installed"))
struct GlobalMenuTests {
    private let panel: FakeMenuPanel
    private let source = FakeMenuSource()
    private let registrar: GlobalMenuRegistrar

    init() throws {
        panel = try FakeMenuPanel()
        registrar = GlobalMenuRegistrar(bus: panel.application, eventLoop: panel.eventLoop)
    }

    private func wait(_ comment: Comment, _ condition: () -> Bool) throws {
        let holds = panel.eventLoop.run(until: condition)
        try #require(holds, comment)
    }

    @Test("MB-13: windows are registered when the registrar appears, and menus end to be shown when it disappears")
    func ownerComesAndGoes() throws {
        defer { panel.stop() }
        let menu = registrar.offer(window: 0x1A0_0002, source: source)
        #expect(menu.path == "/com/canonical/menu/1A00002" && !menu.isShown)
        try panel.appear()
        try wait("registered") { menu.isShown }
        #expect(panel.registered == [0x1A0_0002: menu.path] && source.visibilityChanges == 1)
        panel.disappear()
        try wait("hidden") { !menu.isShown }
        #expect(source.visibilityChanges == 2)
        try panel.appear()
        try wait("registered again") { menu.isShown && panel.registered.count == 1 }
        // A window that is offered while there is a registrar.
        let second = registrar.offer(window: 7, source: source)
        try wait("a second window") { second.isShown }
        second.end()
        try wait("withdrawn") { panel.registered.count == 1 }
        #expect(try panel.error(second.path, "AboutToShow", [.int32(0)]) == "UnknownObject")
        // A registrar that refuses.
        panel.refuses = true
        let third = registrar.offer(window: 8, source: source)
        _ = try panel.layout(third.path)
        #expect(!third.isShown)
        // The bus ends.
        panel.stop()
        try wait("the end of the bus") { !menu.isShown }
    }

    @Test("MB-13: an offer ends when its object is deallocated")
    func deallocation() throws {
        defer { panel.stop() }
        try panel.appear()
        var menu: DBusMenu? = registrar.offer(window: 5, source: source)
        try wait("registered") { menu?.isShown == true }
        menu = nil
        try wait("unregistered") { panel.registered.isEmpty }
    }

    @Test("MB-14: the layout has the properties of items; parents, depths and names select parts")
    func layout() throws {
        defer { panel.stop() }
        let path = registrar.offer(window: 5, source: source).path
        let menu = registrar.offer(window: 5, source: source)
        #expect(menu.path == path)
        let save = "2[label=Save__As shortcut=Control+S]"
        let wrap = "4[enabled=false label=Wrap toggle-state=1 toggle-type=checkmark]"
        let file = "1[children-display=submenu label=_File]"
        #expect(
            try panel.layout(path) == "0[children-display=submenu](\(file)(\(save) 3[type=separator] \(wrap)))")
        #expect(try panel.layout(path, depth: 1) == "0[children-display=submenu](\(file))")
        #expect(try panel.layout(path, parent: 4, depth: 0) == wrap)
        #expect(try panel.layout(path, parent: 1, depth: 1, names: ["type"]) == "1[](2[] 3[type=separator] 4[])")
        let group = try panel.call(
            path, "GetGroupProperties", [.array(of: "i", [.int32(2), .int32(99), .int32(2)]), .strings(["label"])],
            returns: "a(ia{sv})")
        #expect(group[0].elements?.count == 1 && group[0].elements?[0].elements?[1]["label"]?.text == "Save__As")
        let all = try panel.call(path, "GetGroupProperties", [.array(of: "i", []), .strings([])])
        #expect(all[0].elements?.count == 5)
        #expect(try panel.call(path, "GetProperty", [.int32(2), .string("enabled")])[0].content == .boolean(true))
        #expect(try panel.call(path, "GetProperty", [.int32(4), .string("enabled")])[0].content == .boolean(false))
        let version = try panel.call(
            path, "Get", [.string(DBusMenu.name), .string("Version")], interface: "org.freedesktop.DBus.Properties")
        #expect(version[0].content == .uint32(3))
        source.isExportedMenuRightToLeft = true
        let direction = try panel.call(
            path, "Get", [.string(DBusMenu.name), .string("TextDirection")],
            interface: "org.freedesktop.DBus.Properties")
        #expect(direction[0].text == "rtl")
        withExtendedLifetime(menu) {}
    }

    @Test("MB-13: a click performs the command after the reply; disabled items, separators and submenus do nothing")
    func clicks() throws {
        defer { panel.stop() }
        let menu = registrar.offer(window: 5, source: source)
        func click(_ id: Int32, _ event: String = "clicked") throws {
            _ = try panel.call(
                menu.path, "Event", [.int32(id), .string(event), .variant(.string("")), .uint32(0)], returns: "")
        }
        try click(2)
        try wait("performed") { source.log == ["perform 2"] }
        for id: Int32 in [0, 1, 3, 4] { try click(id) }
        try click(2, "hovered")
        try click(2, "")
        try click(1, "opened")
        #expect(source.log == ["perform 2", "show 1"])
        let event: (Int32) -> DBusValue = {
            .structure([.int32($0), .string("clicked"), .variant(.int32(0)), .uint32(0)])
        }
        let missing = try panel.call(
            menu.path, "EventGroup", [.array(of: "(isvu)", [event(2), event(50), event(-3)])], returns: "ai")
        #expect(missing[0].elements == [.int32(50), .int32(-3)])
        try wait("performed") { source.log.count == 3 }
        // A command that becomes disabled before it is performed.
        source.root.children[0].children[0].isEnabled = false
        try click(2)
        _ = try panel.layout(menu.path)
        #expect(source.log.count == 3)
    }

    @Test("MB-13: changes of properties and of the layout are announced, with the innermost changed submenu")
    func changes() throws {
        defer { panel.stop() }
        let menu = registrar.offer(window: 5, source: source)
        // No client knows the menu yet.
        menu.menuDidChange()
        _ = try panel.layout(menu.path)
        menu.menuDidChange()
        #expect(panel.signals.isEmpty)
        source.root.children[0].children[0].isEnabled = false
        source.root.children[0].children[2].isEnabled = true
        menu.menuDidChange()
        try wait("properties") { panel.signals.count == 1 }
        #expect(panel.signals[0] == #"properties ["2 enabled=boolean(false)", "4 -[\"enabled\"]"]"#)
        source.root.children[0].children.append(ExportedMenuItem(id: 9, kind: .command, title: "New"))
        menu.menuDidChange()
        try wait("layout") { panel.signals.count == 2 }
        #expect(panel.signals[1] == "layout 2 1")
        source.root.children.append(ExportedMenuItem(id: 10, kind: .submenu, title: "Help"))
        menu.menuDidChange()
        try wait("layout") { panel.signals.count == 3 }
        #expect(panel.signals[2] == "layout 3 0")
        // The reply to AboutToShow tells whether the layout has changed.
        #expect(try panel.call(menu.path, "AboutToShow", [.int32(1)])[0] == .boolean(false))
        source.willShow = { [source] id in
            if id == 10 {
                source.root.children[1].children = [ExportedMenuItem(id: 11, kind: .command, title: "Topic")]
            }
        }
        #expect(try panel.call(menu.path, "AboutToShow", [.int32(10)])[0] == .boolean(true))
        try wait("layout") { panel.signals.last == "layout 4 10" }
        let group = try panel.call(
            menu.path, "AboutToShowGroup", [.array(of: "i", [.int32(10), .int32(77)])], returns: "aiai")
        #expect(group == [.array(of: "i", []), .array(of: "i", [.int32(77)])])
    }

    @Test("MB-13: hostile calls get errors or bounded replies")
    func hostileCalls() throws {
        defer { panel.stop() }
        // 40 levels.
        var item = ExportedMenuItem(id: 1000, kind: .command, title: "deep")
        for level in (100..<140).reversed() {
            var outer = ExportedMenuItem(id: Int32(level), kind: .submenu, title: "\(level)")
            outer.children = [item]
            item = outer
        }
        source.root.children.append(item)
        let menu = registrar.offer(window: 5, source: source)
        let path = menu.path
        for id in [Int32.min, -1, 98, .max] {
            #expect(try panel.error(path, "GetLayout", [.int32(id), .int32(-1), .strings([])]) == "InvalidArgs")
            #expect(try panel.error(path, "AboutToShow", [.int32(id)]) == "InvalidArgs")
            #expect(try panel.error(path, "GetProperty", [.int32(id), .string("label")]) == "InvalidArgs")
            #expect(
                try panel.error(
                    path, "Event", [.int32(id), .string("clicked"), .variant(.int32(0)), .uint32(0)]) == "InvalidArgs")
        }
        #expect(try panel.error(path, "GetProperty", [.int32(1), .string("nothing")]) == "InvalidArgs")
        #expect(try panel.error(path, "GetLayout", [.string("0"), .int32(1), .strings([])]) == "InvalidArgs")
        #expect(try panel.error(path, "Event", [.int32(1)]) == "InvalidArgs")
        for depth in [Int32.max, .min, 1_000_000] {
            let text = try panel.layout(path, depth: depth)
            #expect(text.contains("label=109") && !text.contains("label=110"))
        }
        // The rest is there when it is asked for.
        #expect(try panel.layout(path, parent: 135, depth: -1).contains("label=deep"))
        let numbers = (0..<200_000).map { DBusValue.int32(Int32($0)) }
        let group = try panel.call(path, "GetGroupProperties", [.array(of: "i", numbers), .strings([])])
        #expect(group[0].elements?.count == source.root.all.count)
        let event = DBusValue.structure([.int32(2), .string("clicked"), .variant(.int32(0)), .uint32(0)])
        _ = try panel.call(path, "EventGroup", [.array(of: "(isvu)", Array(repeating: event, count: 5000))])
        try wait("performed") { source.log.count == DBusMenu.eventLimit }
        _ = try panel.call(path, "AboutToShowGroup", [.array(of: "i", numbers)])
        // The source is gone, but not the offer.
        #expect(source.log.count <= DBusMenu.eventLimit * 2)
    }

    @Test("MB-13: another program reads and uses the menu", .enabled(if: access("/usr/bin/gdbus", X_OK) == 0))
    func otherProgram() throws {
        defer { panel.stop() }
        let menu = registrar.offer(window: 5, source: source)
        let name = panel.application.uniqueName ?? ""
        func gdbus(_ arguments: String) throws -> String {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = [
                "-c",
                "exec timeout 20 gdbus call --session --dest \(name) --object-path \(menu.path) \(arguments) 2>&1",
            ]
            process.environment = ["PATH": "/usr/bin:/bin", "DBUS_SESSION_BUS_ADDRESS": panel.daemon.address.text]
            let pipe = Pipe()
            process.standardOutput = pipe
            try process.run()
            try wait("gdbus") { !process.isRunning }
            return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        let layout = try gdbus("--method com.canonical.dbusmenu.GetLayout 1 1 \"['label']\"")
        #expect(
            layout == """
                (uint32 1, (1, {'label': <'_File'>}, [<(2, {'label': <'Save__As'>}, @av [])>, \
                <(3, @a{sv} {}, @av [])>, <(4, {'label': <'Wrap'>}, @av [])>]))

                """)
        #expect(try gdbus("--method com.canonical.dbusmenu.Event 2 clicked \"<''>\" 0") == "()\n")
        try wait("performed") { source.log == ["perform 2"] }
        #expect(try gdbus("--method com.canonical.dbusmenu.AboutToShow 5").contains("no item with this number"))
    }

    @Test("MB-13: a window of an X server is registered with its identifier, and unregistered", .needs(.xvfb))
    func windows() throws {
        defer { panel.stop() }
        try panel.appear()
        let fixture = try DisplayServerFixture(
            .xvfb, environment: ["DBUS_SESSION_BUS_ADDRESS": panel.daemon.addresses], ownsDisplay: true)
        try fixture.show()
        let server = try fixture.x11
        let surface = try server.makeSurface(
            SurfaceConfiguration(
                size: CGSize(width: 50, height: 50), title: "", applicationName: "a", applicationClass: "A"))
        let menu = try #require(server.exportMenu(of: surface, source: source))
        try fixture.expectSoon("registered") {
            panel.eventLoop.serve()
            return menu.isShown
        }
        let window = try #require(server.windowID(of: surface))
        #expect(panel.registered.keys.sorted() == [Int(window)] && source.visibilityChanges == 1)
        menu.end()
        try fixture.expectSoon("unregistered") {
            panel.eventLoop.serve()
            return panel.registered.isEmpty
        }
        var entry = LauncherEntry()
        entry.count = 1
        server.showInLauncher(entry)
        surface.destroy()
        #expect(server.launcher?.entry == entry)
    }

    @Test("MB-16: marks in the launcher are announced once per change, and can be asked for")
    func launcher() throws {
        defer { panel.stop() }
        var updates: [[DBusValue]] = []
        let subscription = panel.bus.subscribe(
            to: "Update", interface: LauncherAnnouncer.name, from: panel.application.uniqueName ?? ""
        ) { updates.append($0.values("sa{sv}") ?? []) }
        let announcer = LauncherAnnouncer(bus: panel.application, desktopEntry: "org.example.Mail")
        // Ensures that the subscription is known to the bus.
        _ = try panel.call(LauncherAnnouncer.path, "Query", interface: LauncherAnnouncer.name)
        var entry = LauncherEntry()
        entry.count = 7
        announcer.entry = entry
        announcer.entry = entry
        entry.progress = 0.5
        entry.isUrgent = true
        announcer.entry = entry
        try wait("updates") { updates.count == 2 }
        #expect(updates[0][0].text == "application://org.example.Mail.desktop")
        #expect(updates[0][1]["count"] == .int64(7) && updates[0][1]["count-visible"] == .boolean(true))
        #expect(updates[0][1]["progress-visible"] == .boolean(false) && updates[0][1]["urgent"] == .boolean(false))
        #expect(updates[1][1]["progress"] == .double(0.5) && updates[1][1]["urgent"] == .boolean(true))
        let values = try panel.call(
            LauncherAnnouncer.path, "Query", interface: LauncherAnnouncer.name, returns: "sa{sv}")
        #expect(values == updates[1])
        let environment: ProcessEnvironment = [
            "GIO_LAUNCHED_DESKTOP_FILE": "/usr/share/applications/org.example.A.desktop",
            "GIO_LAUNCHED_DESKTOP_FILE_PID": "\(getpid())",
        ]
        #expect(DesktopEntry.name(environment) == "org.example.A")
        #expect(
            DesktopEntry.name(["GIO_LAUNCHED_DESKTOP_FILE": "/a/b.desktop"]) == ProgramName.current)
        withExtendedLifetime(subscription) {}
    }
}
