import DBus
import DBusTestSupport
import DisplayServer
import Foundation
import Testing
import UIKit
import UIKitTesting

extension DesktopModuleTests {
    /// Tests of items in the notification area, as apps use them.
    @MainActor @Suite(.serialized, .enabled(if: BusDaemon.isInstalled, "dbus-daemon is not installed"))
    struct StatusItemTests {
        private static let interface = "org.kde.StatusNotifierItem"
        private static let path = "/StatusNotifierItem"

        private let desktop: FakeDesktop
        private let bus: DBusConnection

        init() throws {
            desktop = try FakeDesktop()
            bus = try desktop.connect()
        }

        private func property(_ name: String) async throws -> DBusValue {
            try await desktop.property(bus, Self.path, Self.interface, name)
        }

        private func layout() async throws -> DBusValue {
            try await desktop.call(
                bus, Self.path + "/Menu", "com.canonical.dbusmenu", "GetLayout",
                [.int32(0), .int32(-1), .strings([])]
            ).get()[1]
        }

        @Test("SN-01: an item has the title, the symbol and the actions of the app")
        func item() async throws {
            defer { desktop.stop() }
            var log: [String] = []
            let item = StatusItem(identifier: "test", image: UIImage(systemName: "bell"))
            item.title = "Reminders"
            item.toolTip = "Two"
            item.primaryAction = UIAction { _ in log.append("primary") }
            item.secondaryAction = UIAction { _ in log.append("secondary") }
            item.scrollHandler = { log.append("\(Int($0.dx)) \(Int($0.dy))") }
            for _ in 0..<3 { desktop.turn() }
            #expect(try await property("Id").text == "test")
            #expect(try await property("Title").text == "Reminders")
            let icons = try await property("IconPixmap").elements ?? []
            #expect(icons.map { $0.elements?[0].integer } == [22, 44])
            if case .bytes(let bytes)? = icons.first?.elements?[2] {
                #expect(bytes.count == 22 * 22 * 4 && bytes.contains { $0 != 0 })
            } else {
                Issue.record("the icon has no pixels")
            }
            for (method, arguments) in [
                ("Activate", [DBusValue.int32(0), .int32(0)]), ("SecondaryActivate", [.int32(0), .int32(0)]),
                ("Scroll", [.int32(-120), .string("vertical")]),
            ] { _ = try await desktop.call(bus, Self.path, Self.interface, method, arguments).get() }
            try await desktop.wait("the actions") { log.count == 3 }
            #expect(log == ["primary", "secondary", "0 -1"])
            item.needsAttention = true
            #expect(try await property("Status").text == "NeedsAttention")
            item.isVisible = false
            let reply = try await desktop.call(
                bus, Self.path, Self.interface, "Activate", [.int32(0), .int32(0)])
            #expect((try? reply.get()) == nil && !item.isShown)
        }

        @Test("SN-03: the menu of an item is the menu of the app, with its states and deferred elements")
        func menu() async throws {
            defer { desktop.stop() }
            var log: [String] = []
            let item = StatusItem()
            let check = UIAction(title: "Check", state: .on) { _ in log.append("check") }
            let off = UIAction(title: "Off", attributes: .disabled) { _ in log.append("off") }
            item.menu = UIMenu(children: [
                check, off, UIMenu(title: "More", children: [UIAction(title: "Last") { _ in }]),
            ])
            for _ in 0..<3 { desktop.turn() }
            #expect(try await property("ItemIsMenu").boolean == true)
            let items = try await layout().elements?[2].elements?.map(\.content) ?? []
            let titles = items.map { $0.elements?[1]["label"]?.text ?? "" }
            #expect(titles == ["Check", "Off", "More"])
            #expect(items[0].elements?[1]["toggle-state"]?.integer == 1)
            #expect(items[1].elements?[1]["enabled"]?.boolean == false)
            for entry in items.prefix(2) {
                let number = Int32(entry.elements?[0].integer ?? -1)
                _ = try await desktop.call(
                    bus, Self.path + "/Menu", "com.canonical.dbusmenu", "Event",
                    [.int32(number), .string("clicked"), .variant(.int32(0)), .uint32(0)]
                ).get()
            }
            for _ in 0..<5 { desktop.turn() }
            #expect(log == ["check"])
            item.menu = UIMenu(children: [UIAction(title: "New") { _ in }])
            #expect(try await layout().elements?[2].elements?.count == 1)
        }

        @Test("SN-01: isShown follows the watcher and is announced")
        func visibility() async throws {
            defer { desktop.stop() }
            let item = StatusItem()
            var count = 0
            let observer = NotificationCenter.default.addObserver(
                forName: StatusItem.isShownDidChangeNotification, object: item, queue: nil
            ) { _ in MainActor.assumeIsolated { count += 1 } }
            defer { NotificationCenter.default.removeObserver(observer) }
            for _ in 0..<3 { desktop.turn() }
            #expect(!item.isShown)
            let watcher = AcceptingWatcher()
            bus.export(watcher, at: "/StatusNotifierWatcher")
            bus.requestName("org.kde.StatusNotifierWatcher") { _ in }
            try await desktop.wait("shown") { item.isShown && count == 1 }
            bus.releaseName("org.kde.StatusNotifierWatcher")
            try await desktop.wait("hidden") { !item.isShown && count == 2 }
        }
    }
}
