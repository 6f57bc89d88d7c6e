import CoreGraphics
import DBus
import DBusTestSupport
import SystemSupport
import Testing
import UIKitTesting

@testable import DisplayServer

/// Tests of colors of the screen that the user chooses (PK-08).
@MainActor @Suite(.serialized) final class ScreenColorTests {
    private nonisolated static var hasBus: Bool { BusDaemon.isInstalled }

    private let server = HeadlessServer()
    private var results: [ScreenColor?] = []
    private var fallbacks = 0

    private func picker(_ bus: SessionBus?) -> ScreenColorPicker {
        ScreenColorPicker(bus: bus, scheduler: server.scheduler) { completion in
            self.fallbacks += 1
            completion(nil)
        }
    }

    private func wait(_ portal: FakeDesktopPortal, _ condition: () -> Bool) async throws {
        for _ in 0..<1000 where !condition() {
            portal.serve()
            server.serve(for: 0.0001)
            try await Task.sleep(for: .milliseconds(5))
        }
        try #require(condition())
    }

    @Test("PK-08: without a bus the user clicks a point")
    func noBus() {
        picker(nil).pick { self.results.append($0) }
        #expect(fallbacks == 1 && results == [nil])
    }

    @Test("PK-08: the color of the portal", .enabled(if: hasBus, "dbus-daemon is not installed"))
    func portal() async throws {
        let portal = try FakeDesktopPortal()
        defer { portal.stop() }
        portal.pickResult = 0
        portal.pickedColor = .structure([.double(1), .double(0.5), .double(0)])
        let picker = picker(portal.client())
        picker.pick { self.results.append($0) }
        try await wait(portal) { !results.isEmpty }
        #expect(results == [ScreenColor(red: 1, green: 0.5, blue: 0)] && fallbacks == 0)
        // Components out of range are no color.
        portal.pickedColor = .structure([.double(1), .double(7), .double(0)])
        picker.pick { self.results.append($0) }
        try await wait(portal) { results.count == 2 }
        portal.pickResult = 1
        picker.pick { self.results.append($0) }
        try await wait(portal) { results.count == 3 }
        #expect(results.dropFirst() == [nil, nil] && fallbacks == 0)
    }

    @Test("PK-08: a portal without the method", .enabled(if: hasBus, "dbus-daemon is not installed"))
    func unsupported() async throws {
        let portal = try FakeDesktopPortal()
        defer { portal.stop() }
        let picker = picker(portal.client())
        picker.pick { self.results.append($0) }
        try await wait(portal) { !results.isEmpty }
        #expect(fallbacks == 1 && results == [nil])
    }
}
