import CX11
import CoreGraphics
import Testing

@testable import DisplayServer

/// Tests that X errors are delivered to the code that expects them, and do not end the process.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct ErrorTrapTests {
    private let nobody: Window = 0x1234_5678

    @Test("A trap that waits returns the first error, or nil")
    func waits() throws {
        let rig = try Rig(.xvfb)
        let connection = try rig.x11.connection
        let error = try #require(connection.traps.trapAndWait { XMapWindow(connection.display, nobody) })
        #expect(Int32(error.code) == BadWindow)
        #expect(error.resource == UInt(nobody))
        #expect(error.isAboutMissingDrawable)
        #expect(error.summary.contains("BadWindow"))
        #expect(connection.traps.trapAndWait { XNoOp(connection.display) } == nil)
    }

    @Test("A trap that does not wait hears of its own requests' errors only, later, and of their end")
    func later() throws {
        let rig = try Rig(.xvfb)
        let connection = try rig.x11.connection
        var outer: [UInt8] = []
        var inner: [UInt8] = []
        var done: [String] = []
        connection.traps.trap(
            {
                XMapWindow(connection.display, nobody)
                connection.traps.trap(
                    { XFreePixmap(connection.display, nobody) }, onError: { inner.append($0.majorOpcode) },
                    onDone: { done.append("inner") })
                XUnmapWindow(connection.display, nobody)
            }, onError: { outer.append($0.majorOpcode) }, onDone: { done.append("outer") })
        #expect(outer.isEmpty && inner.isEmpty && done.isEmpty)
        try rig.expectSoon("told") { done.count == 2 }
        #expect(outer == [8, 10])  // MapWindow, UnmapWindow
        #expect(inner == [54])  // FreePixmap
    }

    @Test("Who watches a resource hears of drawing that fails, but for what is trapped, until a while after it stops")
    func watches() throws {
        let rig = try Rig(.xvfb)
        let connection = try rig.x11.connection
        let display = connection.display
        var told: [UInt] = []
        var trapped = 0
        let first = connection.traps.watch(UInt(nobody)) { _ in told.append(0) }
        let watcher = connection.traps.watch(UInt(nobody)) { told.append($0.serial) }
        let serial = XNextRequest(display)
        XFillRectangle(display, nobody, connection.graphicsContext, 0, 0, 1, 1)
        // This request does not draw.
        XMapWindow(display, nobody)
        connection.traps.trap(
            { _ = XFillRectangle(display, nobody, connection.graphicsContext, 0, 0, 1, 1) },
            onError: { _ in trapped += 1 })
        // Errors of requests from before the call are still reported.
        connection.traps.unwatch(UInt(nobody), watcher)
        connection.traps.unwatch(UInt(nobody), first)
        try rig.expectSoon("told") { trapped == 1 && connection.traps.openCount == 0 }
        #expect(told == [serial])
        XFillRectangle(display, nobody, connection.graphicsContext, 0, 0, 1, 1)
        XSync(display, 0)
        connection.traps.deliver()
        #expect(told == [serial])
    }

    @Test("Watching may end after the connection has, and touches nothing of it")
    func unwatchesAtTheEnd() throws {
        let rig = try Rig(.xvfb)
        let connection = try rig.x11.connection
        let watcher = connection.traps.watch(UInt(nobody)) { _ in }
        rig.server.disconnect()
        let open = connection.traps.openCount
        connection.traps.unwatch(UInt(nobody), watcher)
        #expect(connection.traps.openCount == open)
    }

    @Test("An error that nobody expects ends nothing")
    func untrapped() throws {
        let rig = try Rig(.xvfb)
        let connection = try rig.x11.connection
        XMapWindow(connection.display, nobody)
        try rig.show()
        #expect(rig.server.isConnected)
    }

    @Test("What waits for the server's word is done at the latest when the connection closes")
    func atTheEnd() throws {
        let rig = try Rig(.xvfb)
        let connection = try rig.x11.connection
        var isDone = false
        connection.traps.trap({ XNoOp(connection.display) }, onDone: { isDone = true })
        rig.server.disconnect()
        #expect(isDone)
    }

    @Test("With UIKIT_X11_SYNC every error is there as soon as its request returns")
    func synchronous() throws {
        let rig = try Rig(.xvfb, environment: ["UIKIT_X11_SYNC": "1"])
        let connection = try rig.x11.connection
        var isTold = false
        connection.traps.trap({ XMapWindow(connection.display, nobody) }, onError: { _ in isTold = true })
        connection.traps.deliver()
        #expect(isTold)
        try rig.show()
        rig.fill(0xff00_00ff)
        #expect(rig.surface.readPixels { $0[0, 0] } == 0xff00_00ff)
    }

    @Test("Traps do not pile up while the server has nothing to say", arguments: ["1", "0"])
    func bounded(noSharedMemory: String) throws {
        let rig = try Rig(.xvfb, environment: ["UIKIT_X11_NO_SHM": noSharedMemory])
        let server = try rig.x11
        try rig.show()
        rig.fill(0xff00_0000)
        for index in 0..<1000 {
            rig.paint(PixelRect(x: Int32(index % 300), y: 0, width: 4, height: 4), 0xff00_00ff)
            // The server replies to no presentation, and there is no input.
            rig.server.processPendingEvents()
            if index % 50 == 0 { rig.server.serve(for: 0.005) }
        }
        rig.server.serve(for: 0.05)
        #expect(server.connection.traps.openCount <= 70)
        let before = server.wakeUpCount
        rig.server.serve(for: 0.5)
        #expect(server.wakeUpCount == before, "the question is not asked again and again")
    }
}
