import CoreGraphics
import DBus
import DBusTestSupport
import Foundation
import Testing

@testable import DisplayServer

/// Tests of items in the notification area, with a fake watcher.
@MainActor @Suite(.serialized, .enabled(if: BusDaemon.isInstalled, "dbus-daemon is not installed"))
struct StatusNotifierItemTests {
    private let bus: ServiceBus
    private let watcher = FakeWatcher()
    private let source = FakeStatusSource()

    init() throws { bus = try ServiceBus() }

    private func item(_ content: StatusItemContent = StatusItemContent()) -> StatusNotifierItem {
        StatusNotifierItem(bus: bus.application, eventLoop: bus.eventLoop, content: content, source: source)
    }

    private func appear() throws {
        bus.desktop.export(watcher, at: StatusNotifierItem.watcherPath)
        try bus.own(StatusNotifierItem.watcher)
    }

    private func property(_ name: String, path: String = "/StatusNotifierItem") throws -> DBusValue {
        try bus.property(path, StatusNotifierItem.interfaceName, name)
    }

    @Test("SN-01: an item registers with each watcher, and is shown while there is a host")
    func registration() throws {
        defer { bus.stop() }
        let item = item()
        try bus.settle()
        #expect(!item.isShown)
        try appear()
        try bus.wait("shown") { item.isShown }
        #expect(watcher.registered == ["/StatusNotifierItem"])
        try bus.wait("told") { source.log == ["visibility"] }
        try bus.desktop.emit(
            "StatusNotifierHostUnregistered", interface: StatusNotifierItem.watcher,
            path: StatusNotifierItem.watcherPath)
        try bus.wait("without a host") { !item.isShown }
        try bus.desktop.emit(
            "StatusNotifierHostRegistered", interface: StatusNotifierItem.watcher,
            path: StatusNotifierItem.watcherPath)
        try bus.wait("with a host") { item.isShown }
        bus.desktop.releaseName(StatusNotifierItem.watcher)
        try bus.wait("without a watcher") { !item.isShown }
        try appear()
        try bus.wait("registered again") { item.isShown && watcher.registered.count == 2 }
        item.end()
        #expect(!item.isShown)
        #expect(bus.error(try bus.call("/StatusNotifierItem", StatusNotifierItem.interfaceName, "Activate")) != nil)
    }

    @Test(
        "SN-01: a watcher that refuses, is silent or answers nonsense shows no item",
        arguments: [FakeWatcher.Behavior.refuses, .isSilent, .answersNonsense])
    func wrongWatchers(_ behavior: FakeWatcher.Behavior) throws {
        defer { bus.stop() }
        watcher.behavior = behavior
        let item = item()
        try appear()
        try bus.wait("asked") { watcher.registered.count == 1 }
        try bus.settle()
        bus.eventLoop.advance(by: 6)
        try bus.settle()
        #expect(!item.isShown && source.log.isEmpty)
        bus.stop()
        try bus.wait("the end of the bus") { !bus.application.isOpen }
        #expect(!item.isShown)
    }

    @Test("SN-01: properties describe the content, and changes are announced")
    func content() throws {
        defer { bus.stop() }
        var content = StatusItemContent()
        content.identifier = "org.example.Player"
        content.title = "Play\0er"
        content.toolTip = "Paused"
        content.iconName = "player"
        let item = item(content)
        #expect(try property("Id").text == "org.example.Player")
        #expect(try property("Title").text == "Player" && property("Status").text == "Active")
        #expect(try property("IconName").text == "player" && property("Category").text == "ApplicationStatus")
        #expect(try property("ToolTip").elements?.last?.text == "Paused")
        #expect(try property("ItemIsMenu").boolean == false && property("Menu").text == "/NO_DBUSMENU")
        var signals: [String] = []
        let subscription = bus.desktop.subscribe(
            to: nil, interface: StatusNotifierItem.interfaceName, from: bus.application.uniqueName ?? ""
        ) { signals.append("\($0.member ?? "") \((try? $0.values())?.first?.text ?? "")") }
        try bus.settle()
        item.content.title = "Film"
        item.content.status = .needsAttention
        item.content.iconName = "film"
        item.content.toolTip = "Playing"
        try bus.wait("signals") { signals.count == 5 }
        #expect(signals == ["NewTitle ", "NewToolTip ", "NewStatus NeedsAttention", "NewIcon ", "NewToolTip "])
        // The same content is not announced.
        item.content.title = "Film"
        try bus.settle()
        #expect(signals.count == 5)
        subscription.cancel()
    }

    @Test("SN-01: pixels are in the order alpha, red, green, blue, not multiplied by alpha")
    func pixels() throws {
        defer { bus.stop() }
        var pixels: [UInt32] = [0xFF11_2233, 0x8040_2000, 0x0000_0000, 0x00FF_FFFF]
        let icon = try #require(
            pixels.withUnsafeMutableBytes {
                StatusItemIcon(
                    PixelBuffer(base: $0.baseAddress!, width: 2, height: 2, bytesPerRow: 8), isOpaque: false)
            })
        #expect(icon.bytes[..<8] == [0xFF, 0x11, 0x22, 0x33, 0x80, 0x80, 0x40, 0x00])
        #expect(icon.bytes[8...] == [0, 0, 0, 0, 0, 0, 0, 0])
        let opaque = try #require(
            pixels.withUnsafeMutableBytes {
                StatusItemIcon(PixelBuffer(base: $0.baseAddress!, width: 2, height: 2, bytesPerRow: 8), isOpaque: true)
            })
        #expect(opaque.bytes[12...] == [0xFF, 0xFF, 0xFF, 0xFF])
        var content = StatusItemContent()
        content.icons = [icon]
        let item = item(content)
        let sent = try property("IconPixmap").elements?.first?.elements ?? []
        #expect(sent[0].integer == 2 && sent[1].integer == 2 && sent[2] == .bytes(icon.bytes))
        item.end()
        // Too large for a panel.
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 300 * 4, alignment: 16)
        defer { memory.deallocate() }
        #expect(
            StatusItemIcon(PixelBuffer(base: memory, width: 300, height: 1, bytesPerRow: 1200), isOpaque: true) == nil)
    }

    @Test("SN-01: clicks, scrolling and tokens reach the source after the reply; a flood is limited")
    func actions() throws {
        defer { bus.stop() }
        let item = item()
        func call(_ method: String, _ arguments: [DBusValue]) throws -> String? {
            bus.error(try bus.call("/StatusNotifierItem", StatusNotifierItem.interfaceName, method, arguments))
        }
        #expect(try call("ProvideXdgActivationToken", [.string("token_1")]) == nil)
        #expect(try call("Activate", [.int32(3), .int32(-4)]) == nil)
        #expect(try call("SecondaryActivate", [.int32(.max), .int32(.min)]) == nil)
        #expect(try call("Scroll", [.int32(-120), .string("Horizontal")]) == nil)
        #expect(try call("Scroll", [.int32(1), .string("?")]) == nil)
        #expect(try call("Scroll", [.int32(0), .string("vertical")]) == nil)
        #expect(try call("ContextMenu", [.int32(0), .int32(0)]) == "NotSupported")
        #expect(try call("Activate", [.string("x")]) == "InvalidArgs")
        try bus.wait("all") { source.log.count == 5 }
        #expect(source.log == ["token token_1", "activate", "secondary", "scroll -120 horizontally", "scroll 1"])
        source.log = []
        for _ in 0..<5000 {
            bus.desktop.call(
                bus.application.uniqueName ?? "", path: "/StatusNotifierItem",
                interface: StatusNotifierItem.interfaceName, method: "Activate", arguments: [.int32(0), .int32(0)])
        }
        try bus.settle()
        try bus.settle()
        #expect(source.log.count <= 5000 && source.log.allSatisfy { $0 == "activate" } && !source.log.isEmpty)
        source.log = []
        #expect(try call("Activate", [.int32(0), .int32(0)]) == nil)
        try bus.wait("still works") { source.log == ["activate"] }
        item.end()
    }

    @Test("SN-03: the menu of an item is the menu of the menu bar's protocol, at a path of the item")
    func menu() throws {
        defer { bus.stop() }
        let menuSource = FakeMenuSource()
        let item = item()
        let second = self.item()
        item.setMenu(menuSource)
        #expect(try property("Menu").text == "/StatusNotifierItem/Menu" && property("ItemIsMenu").boolean == true)
        item.content.opensMenu = false
        #expect(try property("ItemIsMenu").boolean == false)
        let reply = try bus.call(
            "/StatusNotifierItem/Menu", DBusMenu.name, "GetLayout", [.int32(0), .int32(-1), .strings([])]
        ).get()
        #expect(reply[1].elements?[2].elements?.count == 1)
        _ = try bus.call(
            "/StatusNotifierItem/Menu", DBusMenu.name, "Event",
            [.int32(2), .string("clicked"), .variant(.int32(0)), .uint32(0)]
        ).get()
        try bus.wait("performed") { menuSource.log == ["perform 2"] }
        #expect(second.path == "/StatusNotifierItem/1")
        item.setMenu(nil)
        #expect(try property("Menu").text == "/NO_DBUSMENU")
        #expect(
            bus.error(
                try bus.call("/StatusNotifierItem/Menu", DBusMenu.name, "AboutToShow", [.int32(0)])) == "UnknownObject")
        item.end()
        // The path is free again.
        let third = self.item()
        #expect(third.path == "/StatusNotifierItem")
    }

    @Test("SN-02: an item is not an X window in an XEmbed tray: without a watcher it is not shown")
    func noTray() throws {
        defer { bus.stop() }
        let item = item()
        try bus.settle()
        #expect(!item.isShown && source.log.isEmpty)
    }
}
