import CX11
import CXTest
import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// Tests of the properties and messages with which windows communicate with the desktop.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct WindowMannersTests {
    private func hints(_ client: XClient, _ window: Window) throws -> XWMHints {
        try client.perform { display in
            guard let hints = XGetWMHints(display, window) else { return XWMHints() }
            defer { XFree(hints) }
            return hints.pointee
        }
    }

    @Test(
        "A window says what it is for",
        arguments: zip(
            [WindowKind.normal, .dialog, .utility],
            ["_NET_WM_WINDOW_TYPE_NORMAL", "_NET_WM_WINDOW_TYPE_DIALOG", "_NET_WM_WINDOW_TYPE_UTILITY"]))
    func kind(_ kind: WindowKind, _ name: String) throws {
        let rig = try Rig(.xvfb)
        let client = try #require(rig.display).client()
        let other = try rig.server.makeSurface(
            SurfaceConfiguration(
                size: CGSize(width: 50, height: 50), title: "Other", applicationName: "test", applicationClass: "Test",
                kind: kind, role: "palette"))
        try rig.show()
        other.map()
        try rig.expectSoon("mapped") { other.isMapped }
        let window = try #require(client.window(titled: "Other"))
        let type = try client.numbers(of: window, property: "_NET_WM_WINDOW_TYPE")
        #expect(try type.map { try client.name(of: $0) } == [name])
        #expect(client.text(of: window, property: "WM_WINDOW_ROLE") == "palette")
    }

    @Test("All windows name one leader, which names itself, and their parents")
    func family() throws {
        let rig = try Rig(.xvfb)
        let client = try #require(rig.display).client()
        let dialog = try rig.server.makeSurface(
            SurfaceConfiguration(
                size: CGSize(width: 50, height: 50), title: "Dialog", applicationName: "test",
                applicationClass: "Test"))
        dialog.setParent(rig.surface)
        try rig.show()
        dialog.map()
        try rig.expectSoon("mapped") { dialog.isMapped }
        let main = try #require(client.window(titled: "Test"))
        let window = try #require(client.window(titled: "Dialog"))
        #expect(try client.numbers(of: window, property: "WM_TRANSIENT_FOR") == [Int(main)])
        let leader = try #require(try client.numbers(of: main, property: "WM_CLIENT_LEADER").first)
        #expect(try client.numbers(of: window, property: "WM_CLIENT_LEADER") == [leader])
        #expect(try client.numbers(of: Window(leader), property: "WM_CLIENT_LEADER") == [leader])
        #expect(try hints(client, main).window_group == Window(leader))
        dialog.setParent(nil)
        rig.server.serve(for: 0.02)
        #expect(try client.numbers(of: window, property: "WM_TRANSIENT_FOR").isEmpty)
    }

    @Test("Urgency is a hint beside the others, and ends when the window gets the keys")
    func urgency() throws {
        let rig = try Rig(.xvfb)
        let client = try #require(rig.display).client()
        try rig.show()
        let window = try #require(client.window(titled: "Test"))
        try client.perform { XSetInputFocus($0, cxtest_root($0), Int32(RevertToPointerRoot), Time(CurrentTime)) }
        try rig.expectSoon("without keys") { !rig.surface.hasFocus }
        rig.surface.setUrgent(true)
        rig.server.serve(for: 0.02)
        #expect(try hints(client, window).flags & 256 != 0)
        #expect(try hints(client, window).input == 1)
        rig.surface.activate()
        try rig.expectSoon("with keys") { rig.surface.hasFocus }
        rig.server.serve(for: 0.02)
        #expect(try hints(client, window).flags & 256 == 0)
    }

    @Test("The icon arrives in several sizes, each with as many pixels as it says")
    func icon() throws {
        let rig = try Rig(.xvfb)
        let client = try #require(rig.display).client()
        try rig.show()
        let window = try #require(client.window(titled: "Test"))
        let pixels = UnsafeMutableRawPointer.allocate(byteCount: 64 * 64 * 4, alignment: 16)
        defer { pixels.deallocate() }
        // Half-transparent red, premultiplied.
        for index in 0..<64 * 64 { pixels.storeBytes(of: 0x8080_0000, toByteOffset: index * 4, as: UInt32.self) }
        rig.surface.setIcon(PixelBuffer(base: pixels, width: 64, height: 64, bytesPerRow: 256))
        rig.server.serve(for: 0.02)
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
        rig.surface.setIcon(nil)
        rig.server.serve(for: 0.02)
        #expect(try client.numbers(of: window, property: "_NET_WM_ICON").isEmpty)
    }

    @Test(
        "The time of the last thing a person did is told to window managers, once for many events",
        arguments: [[], ["_NET_WM_USER_TIME_WINDOW"]])
    func userTime(supported: [String]) throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        let client = try #require(rig.display).client()
        try rig.show()
        let window = try #require(client.window(titled: "Test"))
        let other = try client.numbers(of: window, property: "_NET_WM_USER_TIME_WINDOW").first
        let place = supported.isEmpty ? window : Window(bitPattern: try #require(other))
        let injector = try rig.injector()
        func click() throws {
            for _ in 0..<5 {
                try injector.button(1, isDown: true)
                try injector.button(1, isDown: false)
            }
            try rig.settle(injector)
        }
        try injector.movePointer(to: CGPoint(x: 20, y: 20))
        try click()
        #expect(try client.numbers(of: place, property: "_NET_WM_USER_TIME").isEmpty, "nobody to tell")
        let manager = try WindowManager(client, supported: supported)
        try manager.serve()
        rig.server.serve(for: 0.1)
        try client.perform { XSelectInput($0, place, PropertyChangeMask) }
        rig.recorder.clear()
        try click()
        #expect(rig.recorder.buttons.count == 10)
        #expect(try client.numbers(of: place, property: "_NET_WM_USER_TIME").first ?? 0 > 0)
        let changes = try client.perform { display in
            var event = XEvent()
            var count = 0
            while XCheckTypedWindowEvent(display, place, PropertyNotify, &event) != 0 { count += 1 }
            XSelectInput(display, place, 0)
            return count
        }
        #expect(changes < 10)
    }

    @Test("A window that is offered the keys takes them")
    func takesFocus() throws {
        let rig = try Rig(.xvfb)
        let client = try #require(rig.display).client()
        try rig.show()
        let window = try #require(client.window(titled: "Test"))
        try client.perform { XSetInputFocus($0, cxtest_root($0), Int32(RevertToPointerRoot), Time(CurrentTime)) }
        try rig.expectSoon("without keys") { !rig.surface.hasFocus }
        try client.send("WM_TAKE_FOCUS", to: window, argument: 0)
        try rig.expectSoon("with keys") { rig.surface.hasFocus }
    }

    @Test("The launcher is told of the first window, in pieces, and the program's children are not")
    func startup() throws {
        let identifier = "launcher \"7\"/a-long-name-that-needs-pieces_TIME4711"
        setenv("DESKTOP_STARTUP_ID", identifier, 1)
        let rig = try Rig(.xvfb, environment: ["DESKTOP_STARTUP_ID": identifier])
        #expect(getenv("DESKTOP_STARTUP_ID") == nil)
        let client = try #require(rig.display).client()
        try client.perform { XSelectInput($0, cxtest_root($0), PropertyChangeMask) }
        #expect(try startupText(client) == "")
        try rig.show()
        let window = try #require(client.window(titled: "Test"))
        #expect(client.text(of: window, property: "_NET_STARTUP_ID") == identifier)
        #expect(try client.numbers(of: window, property: "_NET_WM_USER_TIME") == [4711])
        let quoted = "launcher\\ \\\"7\\\"/a-long-name-that-needs-pieces_TIME4711"
        #expect(try startupText(client) == "remove: ID=" + quoted)
        rig.surface.unmap()
        try rig.expectSoon("unmapped") { !rig.surface.isMapped }
        try rig.show()
        #expect(try startupText(client) == "")
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
