import CX11
import CXTest
import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// Tests of the communication with a window manager. The tests act as the window manager.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct WindowManagerTests {
    /// Announces a window manager as EWMH specifies.
    private func announceWindowManager(_ client: XClient) throws {
        try client.perform { display in
            let root = cxtest_root(display)
            let child = XCreateSimpleWindow(display, root, -10, -10, 1, 1, 0, 0, 0)
            let check = XInternAtom(display, "_NET_SUPPORTING_WM_CHECK", 0)
            for window in [root, child] {
                var value = child
                withUnsafeBytes(of: &value) { bytes in
                    _ = XChangeProperty(
                        display, window, check, Atom(XA_WINDOW), 32, PropModeReplace,
                        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), 1)
                }
            }
            XSelectInput(display, root, SubstructureNotifyMask)
        }
    }

    private func messages(_ client: XClient, _ type: String) throws -> [(window: Window, data: [Int])] {
        try client.perform { display in
            let atom = XInternAtom(display, type, 0)
            var result: [(window: Window, data: [Int])] = []
            var event = XEvent()
            while XCheckTypedEvent(display, ClientMessage, &event) != 0 {
                let message = event.xclient
                if message.message_type == atom {
                    result.append((message.window, [message.data.l.0, message.data.l.1]))
                }
            }
            return result
        }
    }

    @Test("a managed window requests activation instead of setting focus")
    func managedWindowsRequestActivation() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        let client = try #require(fixture.display).client()
        try announceWindowManager(client)
        fixture.surface.map()
        try fixture.expectSoon("mapped") { fixture.surface.isMapped }
        fixture.server.serve(for: 0.1)
        #expect(!fixture.surface.hasFocus)
        let window = try #require(client.window(titled: "Test"))
        fixture.surface.activate()
        fixture.server.serve(for: 0.05)
        let requests = try messages(client, "_NET_ACTIVE_WINDOW")
        #expect(requests.map(\.window) == [window])
        #expect(requests.first?.data.first == 1, "the source indication is an application")
        #expect(!fixture.surface.hasFocus)
    }

    @Test("a crashed window manager is ignored")
    func crashedWindowManagersAreIgnored() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        let client = try #require(fixture.display).client()
        try announceWindowManager(client)
        let child = try #require(try client.numbers(of: client.root, property: "_NET_SUPPORTING_WM_CHECK").first)
        try client.destroy(Window(child))
        fixture.surface.map()
        try fixture.expectSoon("focused without a window manager") { fixture.surface.hasFocus }
    }

    @Test("the sync counter is updated when the new size is painted")
    func syncCounterIsUpdatedAfterPainting() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        try fixture.show()
        fixture.fill(0xff00_0000)
        let client = try #require(fixture.display).client()
        let window = try #require(client.window(titled: "Test"))
        let counter = try #require(try client.numbers(of: window, property: "_NET_WM_SYNC_REQUEST_COUNTER").first)
        func value() throws -> Int64 {
            try client.perform { display in
                var value = XSyncValue()
                XSyncQueryCounter(display, XSyncCounter(counter), &value)
                return Int64(value.hi) << 32 | Int64(value.lo)
            }
        }
        func request(_ number: Int, width: Int) throws {
            try client.send("_NET_WM_SYNC_REQUEST", to: window, argument: 0, number & 0xffff_ffff, number >> 32)
            try client.resize(window, width: width, height: 300)
        }
        let first = 7 + (1 << 32)
        try request(first, width: 500)
        // A frame that is painted before the event is read has the old size.
        fixture.fill(0xff00_00ff)
        try fixture.expectSoon("resized") { fixture.surface.pixelSize.width == 500 }
        #expect(try value() == 0)
        fixture.fill(0xff00_ff00)
        fixture.server.serve(for: 0.05)
        #expect(try value() == Int64(first))
        // A frame without a sync request does not change the counter.
        fixture.fill(0xff00_ff00)
        fixture.server.serve(for: 0.05)
        #expect(try value() == Int64(first))
        // A window with the same size needs no frame, so the request is acknowledged immediately.
        try client.send("_NET_WM_SYNC_REQUEST", to: window, argument: 0, 9, 0)
        try client.configure(window, width: 500, height: 300)
        fixture.server.serve(for: 0.05)
        #expect(try value() == 9)
    }

    @Test("screenOrigin follows moves of the window frame")
    func screenOriginFollowsTheFrame() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        try fixture.show()
        let client = try #require(fixture.display).client()
        let window = try #require(client.window(titled: "Test"))
        let frame = try client.perform { display in
            let frame = XCreateSimpleWindow(display, cxtest_root(display), 100, 100, 500, 400, 0, 0, 0)
            XMapWindow(display, frame)
            XReparentWindow(display, window, frame, 5, 20)
            return frame
        }
        try fixture.expectSoon("notified") { fixture.surface.screenOrigin == CGPoint(x: 105, y: 120) }
        // The window manager sends a synthetic event with the new position. The X server does not report moves of the
        // frame.
        try client.perform { display in
            XMoveWindow(display, frame, 200, 200)
            var event = XEvent()
            event.xconfigure.type = ConfigureNotify
            event.xconfigure.event = window
            event.xconfigure.window = window
            event.xconfigure.x = 205
            event.xconfigure.y = 220
            event.xconfigure.width = 400
            event.xconfigure.height = 300
            XSendEvent(display, window, 0, StructureNotifyMask, &event)
        }
        try fixture.expectSoon("notified") { fixture.surface.screenOrigin == CGPoint(x: 205, y: 220) }
    }
}
