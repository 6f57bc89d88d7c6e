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

    private func picker(_ bus: MessageBus?) -> ScreenColorPicker {
        ScreenColorPicker(portal: PortalClient(bus: bus, environment: [:])) { completion in
            self.fallbacks += 1
            completion(nil)
        }
    }

    private func wait(_ portal: FakeDesktopPortal, _ condition: () -> Bool) throws {
        let holds = portal.eventLoop.run {
            server.serve(for: 0.0001)
            return condition()
        }
        try #require(holds)
    }

    @Test("PK-08: without a bus the user clicks a point")
    func noBus() {
        picker(nil).pick { self.results.append($0) }
        #expect(fallbacks == 1 && results == [nil])
    }

    @Test("PK-08: the color of the portal", .enabled(if: hasBus, "dbus-daemon is not installed"))
    func portal() throws {
        let portal = try FakeDesktopPortal()
        defer { portal.stop() }
        portal.pickResult = 0
        portal.pickedColor = .structure([.double(1), .double(0.5), .double(0)])
        let picker = picker(portal.client())
        picker.pick { self.results.append($0) }
        try wait(portal) { !results.isEmpty }
        #expect(results == [ScreenColor(red: 1, green: 0.5, blue: 0)] && fallbacks == 0)
        // Components out of range are no color.
        portal.pickedColor = .structure([.double(1), .double(7), .double(0)])
        picker.pick { self.results.append($0) }
        try wait(portal) { results.count == 2 }
        portal.pickResult = 1
        picker.pick { self.results.append($0) }
        try wait(portal) { results.count == 3 }
        #expect(results.dropFirst() == [nil, nil] && fallbacks == 0)
    }

    @Test("PK-08: a portal without the method", .enabled(if: hasBus, "dbus-daemon is not installed"))
    func unsupported() throws {
        let portal = try FakeDesktopPortal()
        defer { portal.stop() }
        let picker = picker(portal.client())
        picker.pick { self.results.append($0) }
        try wait(portal) { !results.isEmpty }
        #expect(fallbacks == 1 && results == [nil])
    }

    @Test("PK-08: on X a click reads the pixel, and Escape or another button cancels", .needs(.xvfb))
    func pointerGrab() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        let injector = try fixture.injector()
        try fixture.show()
        fixture.paint(PixelRect(x: 0, y: 0, width: 400, height: 300), 0xffff_8000)
        fixture.server.serve(for: 0.1)
        let origin = fixture.surface.screenOrigin
        func pick(_ input: () throws -> Void) throws {
            let count = results.count
            fixture.server.pickColor { self.results.append($0) }
            #expect(results.count == count)
            try injector.movePointer(to: CGPoint(x: origin.x + 50, y: origin.y + 50))
            try input()
            try fixture.expectSoon("a result") { results.count > count }
        }
        fixture.recorder.clear()
        try pick {
            try injector.button(1, isDown: true)
            try injector.button(1, isDown: false)
        }
        #expect(results == [ScreenColor(red: 1, green: 128 / 255.0, blue: 0)])
        try pick {
            try injector.button(3, isDown: true)
            try injector.button(3, isDown: false)
        }
        try pick {
            try injector.key(0x29, isDown: true)
            try injector.key(0x29, isDown: false)
        }
        #expect(results.dropFirst() == [nil, nil])
        // The grab has ended, and the window has received no button.
        let free = try #require(fixture.display).client().freeInput()
        #expect(free.pointer && free.keyboard)
        #expect(!fixture.recorder.log.contains { $0.contains("button") })
        // Another choice cancels the first one.
        fixture.server.pickColor { self.results.append($0) }
        try pick {
            try injector.button(1, isDown: true)
            try injector.button(1, isDown: false)
        }
        #expect(results.count == 5 && results.dropFirst(3).contains(nil))
    }
}
