import CX11
import CXTest
import CoreGraphics
import Testing
import UIKitTesting

@testable import DisplayServer

/// Tests of the properties and messages with which windows communicate with the desktop.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct WindowPropertyTests {
    private func hints(_ client: XClient, _ window: Window) throws -> XWMHints {
        try client.perform { display in
            guard let hints = XGetWMHints(display, window) else { return XWMHints() }
            defer { XFree(hints) }
            return hints.pointee
        }
    }

    @Test(
        "a window has the type of its kind, and its role",
        arguments: zip(
            [WindowKind.normal, .dialog, .utility],
            ["_NET_WM_WINDOW_TYPE_NORMAL", "_NET_WM_WINDOW_TYPE_DIALOG", "_NET_WM_WINDOW_TYPE_UTILITY"]))
    func windowsHaveATypeAndARole(_ kind: WindowKind, _ name: String) throws {
        let fixture = try DisplayServerFixture(.xvfb)
        let client = try #require(fixture.display).client()
        let other = try fixture.server.makeSurface(
            SurfaceConfiguration(
                size: CGSize(width: 50, height: 50), title: "Other", applicationName: "test", applicationClass: "Test",
                kind: kind, role: "palette"))
        try fixture.show()
        other.map()
        try fixture.expectSoon("mapped") { other.isMapped }
        let window = try #require(client.window(titled: "Other"))
        let type = try client.numbers(of: window, property: "_NET_WM_WINDOW_TYPE")
        #expect(try type.map { try client.name(of: $0) } == [name])
        #expect(client.text(of: window, property: "WM_WINDOW_ROLE") == "palette")
    }

    @Test("windows have a common client leader and a transient parent")
    func windowsHaveALeaderAndAParent() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        let client = try #require(fixture.display).client()
        let dialog = try fixture.server.makeSurface(
            SurfaceConfiguration(
                size: CGSize(width: 50, height: 50), title: "Dialog", applicationName: "test",
                applicationClass: "Test"))
        dialog.setParent(fixture.surface)
        try fixture.show()
        dialog.map()
        try fixture.expectSoon("mapped") { dialog.isMapped }
        let main = try #require(client.window(titled: "Test"))
        let window = try #require(client.window(titled: "Dialog"))
        #expect(try client.numbers(of: window, property: "WM_TRANSIENT_FOR") == [Int(main)])
        let leader = try #require(try client.numbers(of: main, property: "WM_CLIENT_LEADER").first)
        #expect(try client.numbers(of: window, property: "WM_CLIENT_LEADER") == [leader])
        #expect(try client.numbers(of: Window(leader), property: "WM_CLIENT_LEADER") == [leader])
        #expect(try hints(client, main).window_group == Window(leader))
        dialog.setParent(nil)
        fixture.server.serve(for: 0.02)
        #expect(try client.numbers(of: window, property: "WM_TRANSIENT_FOR").isEmpty)
    }

    @Test("urgency is set in the hints and ends when the window receives keyboard focus")
    func urgencyEndsWithFocus() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        let client = try #require(fixture.display).client()
        try fixture.show()
        let window = try #require(client.window(titled: "Test"))
        try client.perform { XSetInputFocus($0, cxtest_root($0), Int32(RevertToPointerRoot), Time(CurrentTime)) }
        try fixture.expectSoon("without keyboard focus") { !fixture.surface.hasFocus }
        fixture.surface.setUrgent(true)
        fixture.server.serve(for: 0.02)
        #expect(try hints(client, window).flags & 256 != 0)
        #expect(try hints(client, window).input == 1)
        fixture.surface.activate()
        try fixture.expectSoon("with keyboard focus") { fixture.surface.hasFocus }
        fixture.server.serve(for: 0.02)
        #expect(try hints(client, window).flags & 256 == 0)
    }

    @Test("WC-03: a window without a frame says so to the window manager")
    func frameIsPublished() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        let client = try #require(fixture.display).client()
        try fixture.show()
        let window = try #require(client.window(titled: "Test"))
        #expect(try client.numbers(of: window, property: "_MOTIF_WM_HINTS").isEmpty)
        fixture.surface.setHasFrame(false)
        fixture.server.serve(for: 0.02)
        #expect(try client.numbers(of: window, property: "_MOTIF_WM_HINTS") == [2, 0, 0, 0, 0])
        fixture.surface.setHasFrame(true)
        fixture.server.serve(for: 0.02)
        #expect(try client.numbers(of: window, property: "_MOTIF_WM_HINTS") == [2, 0, 1, 0, 0])
    }

    @Test("WC-03: the window manager is asked to move a window, and the pointer is free for it")
    func moveIsRequested() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        let display = try #require(fixture.display)
        try fixture.show()
        let manager = try FakeWindowManager(try display.client())
        try manager.serve()
        fixture.server.serve(for: 0.05)
        try manager.serve()
        fixture.surface.beginMove()
        fixture.server.serve(for: 0.02)
        try manager.serve()
        let request = try #require(manager.messages.last { $0.type == "_NET_WM_MOVERESIZE" })
        #expect(request.data.count == 5 && request.data[2...] == [8, 1, 1])
    }

    @Test("the icon is published in several sizes")
    func iconIsPublishedInSeveralSizes() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        let client = try #require(fixture.display).client()
        try fixture.show()
        let window = try #require(client.window(titled: "Test"))
        let pixels = UnsafeMutableRawPointer.allocate(byteCount: 64 * 64 * 4, alignment: 16)
        defer { pixels.deallocate() }
        // Half-transparent red, premultiplied.
        for index in 0..<64 * 64 { pixels.storeBytes(of: 0x8080_0000, toByteOffset: index * 4, as: UInt32.self) }
        fixture.surface.setIcon(PixelBuffer(base: pixels, width: 64, height: 64, bytesPerRow: 256))
        fixture.server.serve(for: 0.02)
        let items = try client.numbers(of: window, property: "_NET_WM_ICON")
        var sizes: [[Int]] = []
        var position = 0
        while position + 2 <= items.count {
            let (width, height) = (items[position], items[position + 1])
            sizes.append([width, height])
            let end = position + 2 + width * height
            guard end <= items.count else { break }
            #expect(items[position + 2..<end].allSatisfy { $0 & 0xffff_ffff == 0x80ff_0000 })
            position = end
        }
        #expect(position == items.count)
        #expect(sizes == [16, 24, 32, 48, 64].map { [$0, $0] })
        fixture.surface.setIcon(nil)
        fixture.server.serve(for: 0.02)
        #expect(try client.numbers(of: window, property: "_NET_WM_ICON").isEmpty)
    }

    @Test(
        "the user time is published once for many events",
        arguments: [[], ["_NET_WM_USER_TIME_WINDOW"]])
    func userTimeIsPublished(supported: [String]) throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        let client = try #require(fixture.display).client()
        try fixture.show()
        let window = try #require(client.window(titled: "Test"))
        let other = try client.numbers(of: window, property: "_NET_WM_USER_TIME_WINDOW").first
        let target = supported.isEmpty ? window : Window(bitPattern: try #require(other))
        let injector = try fixture.injector()
        func click() throws {
            for _ in 0..<5 {
                try injector.button(1, isDown: true)
                try injector.button(1, isDown: false)
            }
            try fixture.settle(injector)
        }
        try injector.movePointer(to: CGPoint(x: 20, y: 20))
        try click()
        #expect(try client.numbers(of: target, property: "_NET_WM_USER_TIME").isEmpty, "there is no window manager yet")
        let manager = try FakeWindowManager(client, supported: supported)
        try manager.serve()
        fixture.server.serve(for: 0.1)
        try client.perform { XSelectInput($0, target, PropertyChangeMask) }
        fixture.recorder.clear()
        try click()
        #expect(fixture.recorder.buttons.count == 10)
        #expect(try client.numbers(of: target, property: "_NET_WM_USER_TIME").first ?? 0 > 0)
        let changes = try client.perform { display in
            var event = XEvent()
            var count = 0
            while XCheckTypedWindowEvent(display, target, PropertyNotify, &event) != 0 { count += 1 }
            XSelectInput(display, target, 0)
            return count
        }
        #expect(changes < 10)
    }

    @Test("a window accepts WM_TAKE_FOCUS")
    func windowsAcceptTakeFocus() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        let client = try #require(fixture.display).client()
        try fixture.show()
        let window = try #require(client.window(titled: "Test"))
        try client.perform { XSetInputFocus($0, cxtest_root($0), Int32(RevertToPointerRoot), Time(CurrentTime)) }
        try fixture.expectSoon("without keyboard focus") { !fixture.surface.hasFocus }
        try client.send("WM_TAKE_FOCUS", to: window, argument: 0)
        try fixture.expectSoon("with keyboard focus") { fixture.surface.hasFocus }
    }

    @Test("SI-02 the first window completes the startup notification, and child processes do not inherit it")
    func startupNotificationCompletes() throws {
        let identifier = "launcher \"7\"/a-long-name-that-needs-pieces_TIME4711"
        setenv("DESKTOP_STARTUP_ID", identifier, 1)
        let fixture = try DisplayServerFixture(.xvfb, environment: ["DESKTOP_STARTUP_ID": identifier])
        #expect(getenv("DESKTOP_STARTUP_ID") == nil)
        let client = try #require(fixture.display).client()
        try client.perform { XSelectInput($0, cxtest_root($0), PropertyChangeMask) }
        #expect(try startupText(client) == "")
        try fixture.show()
        let window = try #require(client.window(titled: "Test"))
        #expect(client.text(of: window, property: "_NET_STARTUP_ID") == identifier)
        #expect(try client.numbers(of: window, property: "_NET_WM_USER_TIME") == [4711])
        let quoted = "launcher\\ \\\"7\\\"/a-long-name-that-needs-pieces_TIME4711"
        #expect(try startupText(client) == "remove: ID=" + quoted)
        fixture.surface.unmap()
        try fixture.expectSoon("unmapped") { !fixture.surface.isMapped }
        try fixture.show()
        #expect(try startupText(client) == "")
        try client.perform { XSelectInput($0, cxtest_root($0), 0) }
    }

    @Test("SI-02 a launch that is handed over gives its time to the windows and ends the feedback; odd ones do no harm")
    func handedOverLaunch() throws {
        let token = "token_TIME3"
        setenv("XDG_ACTIVATION_TOKEN", token, 1)
        let fixture = try DisplayServerFixture(.xvfb, environment: ["XDG_ACTIVATION_TOKEN": token])
        #expect(getenv("XDG_ACTIVATION_TOKEN") == nil && fixture.server.launchIdentifier == token)
        let client = try #require(fixture.display).client()
        try fixture.show()
        #expect(fixture.server.launchIdentifier == nil)
        let server = try #require(fixture.server as? X11Server)
        try client.perform { XSelectInput($0, cxtest_root($0), PropertyChangeMask) }
        fixture.server.adoptLaunch("second_TIME5000")
        fixture.server.serve(for: 0.05)
        #expect(try startupText(client) == "remove: ID=second_TIME5000")
        #expect(server.userTime.last == 5000)
        let odd = ["", String(repeating: "x", count: 5000), "a_TIME99999999999999999999", "b_TIME-1", "c_TIME"]
        for identifier in odd { fixture.server.adoptLaunch(identifier) }
        fixture.server.adoptLaunch("d_TIME18446744073709551615")
        fixture.server.adoptLaunch("older_TIME4000")
        fixture.server.serve(for: 0.05)
        #expect(server.userTime.last == 5000)
        try client.perform { XSelectInput($0, cxtest_root($0), 0) }
    }

    /// Returns the startup notification messages, assembled as launchers do it.
    private func startupText(_ client: XClient) throws -> String {
        try client.perform { display in
            var event = XEvent()
            var text: [UInt8] = []
            while XCheckTypedEvent(display, ClientMessage, &event) != 0 {
                let type = event.xclient.message_type
                let begin = XInternAtom(display, "_NET_STARTUP_INFO_BEGIN", 0)
                guard type == begin || type == XInternAtom(display, "_NET_STARTUP_INFO", 0) else { continue }
                #expect((type == begin) == text.isEmpty)
                text += withUnsafeBytes(of: event.xclient.data.b) { Array($0.prefix(20)) }
            }
            return String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
