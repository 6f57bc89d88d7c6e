import CX11
import CoreGraphics
import Testing

@testable import DisplayServer

/// Tests that X errors are delivered to the code that expects them, and do not end the process.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct ErrorTrapTests {
    private let missingWindow: Window = 0x1234_5678

    @Test("a synchronous trap returns the first error, or nil")
    func synchronousTrapsReturnTheFirstError() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        let connection = try fixture.x11.connection
        let error = try #require(connection.traps.trapAndWait { XMapWindow(connection.display, missingWindow) })
        #expect(Int32(error.code) == BadWindow)
        #expect(error.resource == UInt(missingWindow))
        #expect(error.isAboutMissingDrawable)
        #expect(error.summary.contains("BadWindow"))
        #expect(connection.traps.trapAndWait { XNoOp(connection.display) } == nil)
    }

    @Test("an asynchronous trap receives only the errors of its own requests")
    func asynchronousTrapsReceiveTheirErrors() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        let connection = try fixture.x11.connection
        var outer: [UInt8] = []
        var inner: [UInt8] = []
        var done: [String] = []
        connection.traps.trap(
            {
                XMapWindow(connection.display, missingWindow)
                connection.traps.trap(
                    { XFreePixmap(connection.display, missingWindow) }, onError: { inner.append($0.majorOpcode) },
                    onDone: { done.append("inner") })
                XUnmapWindow(connection.display, missingWindow)
            }, onError: { outer.append($0.majorOpcode) }, onDone: { done.append("outer") })
        #expect(outer.isEmpty && inner.isEmpty && done.isEmpty)
        try fixture.expectSoon("the traps complete") { done.count == 2 }
        #expect(outer == [8, 10])  // MapWindow, UnmapWindow
        #expect(inner == [54])  // FreePixmap
    }

    @Test("drawing errors are delivered to the resource's observer, except trapped ones")
    func drawingErrorsAreDeliveredToTheObserver() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        let connection = try fixture.x11.connection
        let display = connection.display
        var receivedSerials: [UInt] = []
        var trapped = 0
        let first = connection.traps.watch(UInt(missingWindow)) { _ in receivedSerials.append(0) }
        let watcher = connection.traps.watch(UInt(missingWindow)) { receivedSerials.append($0.serial) }
        let serial = XNextRequest(display)
        XFillRectangle(display, missingWindow, connection.graphicsContext, 0, 0, 1, 1)
        // This request does not draw.
        XMapWindow(display, missingWindow)
        connection.traps.trap(
            { _ = XFillRectangle(display, missingWindow, connection.graphicsContext, 0, 0, 1, 1) },
            onError: { _ in trapped += 1 })
        // Errors of requests from before the call are still reported.
        connection.traps.unwatch(UInt(missingWindow), watcher)
        connection.traps.unwatch(UInt(missingWindow), first)
        try fixture.expectSoon("the traps complete") { trapped == 1 && connection.traps.openCount == 0 }
        #expect(receivedSerials == [serial])
        XFillRectangle(display, missingWindow, connection.graphicsContext, 0, 0, 1, 1)
        XSync(display, 0)
        connection.traps.deliver()
        #expect(receivedSerials == [serial])
    }

    @Test("observation can end after the connection was closed")
    func observationCanEndAfterDisconnecting() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        let connection = try fixture.x11.connection
        let watcher = connection.traps.watch(UInt(missingWindow)) { _ in }
        fixture.server.disconnect()
        let open = connection.traps.openCount
        connection.traps.unwatch(UInt(missingWindow), watcher)
        #expect(connection.traps.openCount == open)
    }

    @Test("an unexpected error does not end the process")
    func unexpectedErrorsAreTolerated() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        let connection = try fixture.x11.connection
        XMapWindow(connection.display, missingWindow)
        try fixture.show()
        #expect(fixture.server.isConnected)
    }

    @Test("pending traps complete when the connection closes")
    func pendingTrapsCompleteAtDisconnection() throws {
        let fixture = try DisplayServerFixture(.xvfb)
        let connection = try fixture.x11.connection
        var isDone = false
        connection.traps.trap({ XNoOp(connection.display) }, onDone: { isDone = true })
        fixture.server.disconnect()
        #expect(isDone)
    }

    @Test("UIKIT_X11_SYNC reports every error when its request returns")
    func synchronousModeReportsErrorsImmediately() throws {
        let fixture = try DisplayServerFixture(.xvfb, environment: ["UIKIT_X11_SYNC": "1"])
        let connection = try fixture.x11.connection
        var hasError = false
        connection.traps.trap({ XMapWindow(connection.display, missingWindow) }, onError: { _ in hasError = true })
        connection.traps.deliver()
        #expect(hasError)
        try fixture.show()
        fixture.fill(0xff00_00ff)
        #expect(fixture.surface.readPixels { $0[0, 0] } == 0xff00_00ff)
    }

    @Test("traps do not accumulate while the server sends nothing", arguments: ["1", "0"])
    func trapsDoNotAccumulate(noSharedMemory: String) throws {
        let fixture = try DisplayServerFixture(.xvfb, environment: ["UIKIT_X11_NO_SHM": noSharedMemory])
        let server = try fixture.x11
        try fixture.show()
        fixture.fill(0xff00_0000)
        for index in 0..<1000 {
            fixture.paint(PixelRect(x: Int32(index % 300), y: 0, width: 4, height: 4), 0xff00_00ff)
            // The server replies to no presentation, and there is no input.
            fixture.server.processPendingEvents()
            if index % 50 == 0 { fixture.server.serve(for: 0.005) }
        }
        fixture.server.serve(for: 0.05)
        #expect(server.connection.traps.openCount <= 70)
        let before = server.wakeUpCount
        fixture.server.serve(for: 0.5)
        #expect(server.wakeUpCount == before, "the request to the server is not repeated")
    }
}
