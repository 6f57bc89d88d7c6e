import CX11
import CXTest
import CoreGraphics
import DisplayServer
import Testing
import UIKitTesting

/// Tests of the communication with a window manager. The tests act as the window manager.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct WindowManagerTests {
    /// Announces a window manager as EWMH specifies.
    private func pretend(_ client: XClient) throws {
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

    @Test("With a window manager, the window takes no focus by itself and asks to be activated")
    func managed() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        let client = try #require(rig.display).client()
        try pretend(client)
        rig.surface.map()
        try rig.expectSoon("mapped") { rig.surface.isMapped }
        rig.server.serve(for: 0.1)
        #expect(!rig.surface.hasFocus)
        let window = try #require(client.window(titled: "Test"))
        rig.surface.activate()
        rig.server.serve(for: 0.05)
        let asked = try messages(client, "_NET_ACTIVE_WINDOW")
        #expect(asked.map(\.window) == [window])
        #expect(asked.first?.data.first == 1, "an application asks, not a pager")
        #expect(!rig.surface.hasFocus)
    }

    @Test("A window manager that crashed is none")
    func crashed() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        let client = try #require(rig.display).client()
        try pretend(client)
        let child = try #require(try client.numbers(of: client.root, property: "_NET_SUPPORTING_WM_CHECK").first)
        try client.destroy(Window(child))
        rig.surface.map()
        try rig.expectSoon("focused without a manager") { rig.surface.hasFocus }
    }

    @Test("The counter a window manager waits for is set when the new size is painted, not before")
    func resizeSync() throws {
        let rig = try Rig(.xvfb)
        try rig.show()
        rig.fill(0xff00_0000)
        let client = try #require(rig.display).client()
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
        rig.fill(0xff00_00ff)
        try rig.expectSoon("resized") { rig.surface.pixelSize.width == 500 }
        #expect(try value() == 0)
        rig.fill(0xff00_ff00)
        rig.server.serve(for: 0.05)
        #expect(try value() == Int64(first))
        // A frame without a sync request does not change the counter.
        rig.fill(0xff00_ff00)
        rig.server.serve(for: 0.05)
        #expect(try value() == Int64(first))
        // A window with the same size needs no frame, so the request is acknowledged immediately.
        try client.send("_NET_WM_SYNC_REQUEST", to: window, argument: 0, 9, 0)
        try client.configure(window, width: 500, height: 300)
        rig.server.serve(for: 0.05)
        #expect(try value() == 9)
    }

    @Test("A frame's moves change where the content is on the screen")
    func reparented() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        try rig.show()
        let client = try #require(rig.display).client()
        let window = try #require(client.window(titled: "Test"))
        let frame = try client.perform { display in
            let frame = XCreateSimpleWindow(display, cxtest_root(display), 100, 100, 500, 400, 0, 0, 0)
            XMapWindow(display, frame)
            XReparentWindow(display, window, frame, 5, 20)
            return frame
        }
        try rig.expectSoon("told") { rig.surface.screenOrigin == CGPoint(x: 105, y: 120) }
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
        try rig.expectSoon("told") { rig.surface.screenOrigin == CGPoint(x: 205, y: 220) }
    }
}
