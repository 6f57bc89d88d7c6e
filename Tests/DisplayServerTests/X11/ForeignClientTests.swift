import CXTest
import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// Tests of other clients that modify the application's windows.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct ForeignClientTests {
    private func window(_ fixture: DisplayServerFixture) throws -> (client: XClient, window: Window) {
        let client = try #require(fixture.display).client()
        return (client, try #require(client.waitForWindow(titled: "Test", timeout: 2)))
    }

    @Test("the application continues after another client destroys its window")
    func destructionByAnotherClientIsReported() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        try fixture.show()
        fixture.fill(0xff00_0000)
        let (client, window) = try window(fixture)
        let injector = try fixture.injector()
        try injector.movePointer(to: CGPoint(x: 20, y: 20))
        try injector.button(1, isDown: true)
        try fixture.settle(injector)
        fixture.recorder.clear()
        try client.destroy(window)
        // The notification has not been read yet, so these requests are for a window that no longer exists.
        for color in 0..<10 as Range<UInt32> { fixture.fill(0xff00_0000 | color) }
        fixture.surface.title = "Gone"
        fixture.surface.resize(to: CGSize(width: 30, height: 30))
        try fixture.expectSoon("notified") { fixture.surface.isDestroyed }
        #expect(fixture.recorder.log.first == "pointer cancelled")
        #expect(fixture.recorder.log.last == "destroyed")
        #expect(fixture.recorder.log.filter { $0 == "destroyed" }.count == 1)
        let second = try fixture.server.makeSurface(
            SurfaceConfiguration(
                size: CGSize(width: 50, height: 50), title: "Second", applicationName: "test", applicationClass: "Test")
        )
        second.map()
        try fixture.expectSoon("the next window works") { second.isMapped }
    }

    @Test("forged server events and sizes are ignored")
    func forgedServerEventsAreIgnored() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        try fixture.show()
        let (client, window) = try window(fixture)
        for type in [DestroyNotify, UnmapNotify] {
            try client.perform { display in
                // Both event structures have the same layout.
                var event = XEvent()
                event.xunmap.type = type
                event.xunmap.event = window
                event.xunmap.window = window
                XSendEvent(display, window, 0, StructureNotifyMask, &event)
            }
        }
        try client.configure(window, width: 31, height: 17)
        fixture.server.serve(for: 0.1)
        #expect(fixture.recorder.log.isEmpty)
        #expect(fixture.surface.isMapped && fixture.surface.hasFocus && !fixture.surface.isDestroyed)
        #expect(fixture.surface.pixelSize == (400, 300))
        fixture.surface.unmap()
        try fixture.expectSoon("unmapped by the server") { !fixture.surface.isMapped }
        try client.perform { display in
            var event = XEvent()
            event.xmap.type = MapNotify
            event.xmap.event = window
            event.xmap.window = window
            XSendEvent(display, window, 0, StructureNotifyMask, &event)
        }
        fixture.server.serve(for: 0.1)
        #expect(!fixture.surface.isMapped)
    }

    @Test("a close request of the window manager is reported, and the window stays mapped")
    func closeRequestsAreReported() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        try fixture.show()
        let (client, window) = try window(fixture)
        try client.send("WM_DELETE_WINDOW", to: window)
        try fixture.expectSoon("the close request is reported") { fixture.recorder.log == ["should close"] }
        #expect(fixture.surface.isMapped)
    }

    @Test("a ping is returned to the root window")
    func pingsAreReturned() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        try fixture.show()
        let (client, window) = try window(fixture)
        try client.perform { XSelectInput($0, cxtest_root($0), SubstructureNotifyMask) }
        try client.send("_NET_WM_PING", to: window, argument: 4711)
        fixture.server.serve(for: 0.05)
        let answer: [Int] = try client.perform { display in
            var event = XEvent()
            while XCheckTypedEvent(display, ClientMessage, &event) != 0 {
                let message = event.xclient
                if message.window == cxtest_root(display) { return [message.data.l.1, message.data.l.2] }
            }
            return []
        }
        #expect(answer == [4711, Int(window)])
    }

    @Test("the identity properties are set before mapping")
    func identityPropertiesAreSet() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        let client = try #require(fixture.display).client()
        try fixture.show()
        let window = try #require(client.window(titled: "Test"))
        #expect(client.text(of: window, property: "WM_CLASS") == "test\0Test\0")
        #expect(client.text(of: window, property: "WM_NAME") == "Test")
        fixture.surface.title = "Zürich – 東京"
        fixture.server.serve(for: 0.02)
        #expect(client.text(of: window, property: "_NET_WM_NAME") == "Zürich – 東京")
        #expect(client.text(of: window, property: "WM_CLIENT_MACHINE")?.isEmpty == false)
        #expect(try client.numbers(of: window, property: "_NET_WM_PID") == [Int(getpid())])
    }

    @Test("size limits are published in device pixels")
    func sizeLimitsArePublished() throws {
        let fixture = try DisplayServerFixture(.xvfb, scale: 2)
        try fixture.show()
        let (client, window) = try window(fixture)
        fixture.surface.setSizeLimits(minimum: CGSize(width: 10, height: 20), maximum: CGSize(width: 300, height: 400))
        fixture.server.serve(for: 0.02)
        let hints = try client.perform { display in
            var hints = XSizeHints()
            var supplied = 0
            XGetWMNormalHints(display, window, &hints, &supplied)
            return hints
        }
        #expect([hints.min_width, hints.min_height, hints.max_width, hints.max_height] == [20, 40, 600, 800])
        #expect(hints.flags & PMinSize != 0 && hints.flags & PMaxSize != 0)
    }

    @Test("screenOrigin follows moves of the window")
    func screenOriginFollowsMoves() throws {
        let fixture = try DisplayServerFixture(.xvfb, scale: 2)
        try fixture.show()
        let (client, window) = try window(fixture)
        #expect(fixture.surface.screenOrigin == .zero)
        try client.move(window, x: 60, y: 40)
        fixture.server.serve(for: 0.05)
        #expect(fixture.surface.screenOrigin == CGPoint(x: 30, y: 20))
        #expect(fixture.recorder.log.isEmpty)
    }

    @Test("pending resizes are reported as one")
    func pendingResizesAreCoalesced() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        try fixture.show()
        let (client, window) = try window(fixture)
        for width in 401...440 { try client.resize(window, width: width, height: 300) }
        fixture.server.serve(for: 0.05)
        #expect(fixture.recorder.log == ["resized 440x300"])
    }

    @Test("a covered window is reported hidden, and visible again when it is uncovered")
    func coveredWindowsAreHidden() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        try fixture.show()
        let (client, _) = try window(fixture)
        let cover = try client.cover(CGRect(x: 0, y: 0, width: 500, height: 500))
        fixture.server.serve(for: 0.05)
        #expect(fixture.recorder.log == ["hidden"])
        try client.destroy(cover)
        fixture.server.serve(for: 0.05)
        #expect(fixture.recorder.log == ["hidden", "visible"])
    }

    @Test("a keyboard grab is not a focus change")
    func keyboardGrabsAreNotFocusChanges() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        try fixture.show()
        let (client, _) = try window(fixture)
        try client.perform {
            XGrabKeyboard($0, cxtest_root($0), 0, GrabModeAsync, GrabModeAsync, Time(CurrentTime))
            XUngrabKeyboard($0, Time(CurrentTime))
        }
        fixture.server.serve(for: 0.05)
        #expect(fixture.recorder.log.isEmpty)
        #expect(fixture.surface.hasFocus)
        try client.perform { XSetInputFocus($0, cxtest_root($0), Int32(RevertToPointerRoot), Time(CurrentTime)) }
        fixture.server.serve(for: 0.05)
        #expect(fixture.recorder.log == ["unfocused"])
    }

    @Test("a keyboard grab cancels held keys, and the next press is not a repeat")
    func keyboardGrabsCancelHeldKeys() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        try fixture.show()
        let (client, _) = try window(fixture)
        let injector = try fixture.injector()
        try injector.key(0x04, isDown: true)
        try fixture.settle(injector)
        fixture.recorder.clear()
        try client.perform {
            _ = XGrabKeyboard($0, cxtest_root($0), 0, GrabModeAsync, GrabModeAsync, Time(CurrentTime))
        }
        fixture.server.serve(for: 0.05)
        #expect(fixture.recorder.log == ["keys cancelled"])
        #expect(fixture.surface.hasFocus)
        try client.perform { _ = XUngrabKeyboard($0, Time(CurrentTime)) }
        try injector.key(0x04, isDown: false)
        try fixture.settle(injector)
        fixture.recorder.clear()
        try injector.key(0x04, isDown: true)
        try injector.key(0x04, isDown: false)
        try fixture.settle(injector)
        #expect(fixture.recorder.keys.map(\.isDown) == [true, false])
        #expect(fixture.recorder.keys.first?.isRepeat == false)
    }

    @Test("a new resolution in the X resources resizes windows and is reported")
    func resolutionChangesResizeWindows() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        try fixture.show()
        let client = try #require(fixture.display).client()
        try client.setResources("Xft.dpi:\t192\n")
        try fixture.expectSoon("resized") { fixture.surface.pixelSize == (800, 600) }
        #expect(fixture.server.scale == 2)
        #expect(fixture.recorder.log.contains("screen"))
    }

    @Test("unmapping by another client cancels a press")
    func unmappingByAnotherClientCancelsPresses() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        try fixture.show()
        let (client, window) = try window(fixture)
        let injector = try fixture.injector()
        try injector.movePointer(to: CGPoint(x: 20, y: 20))
        try injector.button(1, isDown: true)
        try fixture.settle(injector)
        fixture.recorder.clear()
        try client.unmap(window)
        try fixture.expectSoon("unmapped") { !fixture.surface.isMapped }
        #expect(fixture.recorder.log.first == "pointer cancelled")
        #expect(fixture.recorder.log.last == "unmapped")
        try injector.button(1, isDown: false)
        try fixture.settle(injector)
        #expect(fixture.recorder.buttons.isEmpty)
    }

    @Test("a forged event has the time of its arrival and does not affect later times")
    func forgedTimestampsAreIgnored() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        try fixture.show()
        let (client, window) = try window(fixture)
        let injector = try fixture.injector()
        func type() throws -> TimeInterval {
            try injector.key(0x04, isDown: true)
            try injector.key(0x04, isDown: false)
            try fixture.settle(injector)
            return try #require(fixture.recorder.events.last).timestamp
        }
        _ = try type()
        for time in [0x7000_0000, 0x1000, 1] as [Time] {
            fixture.recorder.clear()
            try client.perform { display in
                for type in [KeyPress, KeyRelease] {
                    var event = XEvent()
                    event.xkey.type = type
                    event.xkey.window = window
                    event.xkey.root = cxtest_root(display)
                    event.xkey.time = time
                    event.xkey.keycode = 38
                    event.xkey.same_screen = 1
                    XSendEvent(display, window, 0, type == KeyPress ? KeyPressMask : KeyReleaseMask, &event)
                }
            }
            let before = fixture.server.scheduler.now
            fixture.server.serve(for: 0.2)
            #expect(fixture.recorder.keys.map(\.isDown) == [true, false])
            #expect(fixture.recorder.events.allSatisfy { $0.timestamp >= before - 0.1 })
            let typed = fixture.server.scheduler.now
            #expect(abs(try type() - typed) < 0.1)
        }
        let userTime = try client.numbers(of: window, property: "_NET_WM_USER_TIME").first ?? 0
        #expect(userTime != 0x7000_0000)
    }
}
