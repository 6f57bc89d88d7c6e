import CXTest
import CoreGraphics
import DisplayServer
import TestSupport
import Testing
import UIKitTesting

/// Tests of synthetic events from another client, with every type and arbitrary content.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct HostileEventTests {
    @Test("random events of all types are tolerated, and the window still receives keys", .timeLimit(.minutes(15)))
    func randomEventsAreTolerated() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        try fixture.show()
        let client = try #require(fixture.display).client()
        let window = try #require(client.waitForWindow(titled: "Test", timeout: 2))
        let injector = try fixture.injector()
        var random = SeededGenerator(seed: 11)
        var sent = 0
        for round in 0..<40 {
            for type in 2..<128 as Range<UInt8> {
                var bytes = (0..<32).map { _ in UInt8.random(in: 0...255, using: &random) }
                bytes[0] = type
                // The offsets where events store the window ID. Forged DestroyNotify and UnmapNotify events are
                // excluded, because they cannot be distinguished from real ones.
                if type != UInt8(DestroyNotify), type != UInt8(UnmapNotify) {
                    let offset = [4, 8, 12].randomElement(using: &random) ?? 4
                    withUnsafeBytes(of: UInt32(truncatingIfNeeded: window)) {
                        for (index, byte) in $0.enumerated() { bytes[offset + index] = byte }
                    }
                }
                // The X server rejects some types.
                let isAccepted = (try? client.perform { cxtest_send_bytes($0, window, 0, bytes) }) != nil
                sent += isAccepted ? 1 : 0
            }
            if round % 4 == 0 { fixture.server.serve(for: 0.02) }
        }
        #expect(sent > 3000)
        fixture.server.serve(for: 0.2)
        #expect(fixture.server.isConnected && !fixture.surface.isDestroyed)
        fixture.recorder.clear()
        try client.perform { _ = XSetInputFocus($0, window, Int32(RevertToParent), Time(CurrentTime)) }
        fixture.server.serve(for: 0.1)
        fixture.recorder.clear()
        try injector.key(0x04, isDown: true)
        try injector.key(0x04, isDown: false)
        try fixture.settle(injector)
        #expect(fixture.recorder.keys.map(\.isDown) == [true, false])
    }

    @Test("events of XInput 1, which libXi would merge or misread, are dropped")
    func versionOneEventsAreDropped() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        try fixture.show()
        let client = try #require(fixture.display).client()
        let window = try #require(client.waitForWindow(titled: "Test", timeout: 2))
        let first = try client.perform { display in
            var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
            _ = XQueryExtension(display, "XInputExtension", &opcode, &event, &error)
            return event
        }
        try #require(first > 0)
        for _ in 0..<200 {
            for type in UInt8(first)..<UInt8(first) + 17 {
                var bytes = [UInt8](repeating: 0xFF, count: 32)
                bytes[0] = type
                try client.perform { cxtest_send_bytes($0, window, 0, bytes) }
            }
        }
        let start = fixture.server.scheduler.now
        fixture.server.serve(for: 0.1)
        #expect(fixture.server.scheduler.now - start < 2)
        #expect(fixture.recorder.log.isEmpty)
    }

    @Test("a window of 65535 by 65535 pixels has a framebuffer of bounded size")
    func framebufferSizesAreBounded() throws {
        let fixture = try DisplayServerFixture(.xvfb, ownsDisplay: true)
        try fixture.show()
        let client = try #require(fixture.display).client()
        let window = try #require(client.waitForWindow(titled: "Test", timeout: 2))
        for size in [65535, 32767, 20000] as [Int32] {
            try client.configure(window, width: size, height: size)
            fixture.server.serve(for: 0.1)
            #expect(fixture.surface.pixelSize.width <= 4096 && fixture.surface.pixelSize.height <= 4096)
            fixture.paint(PixelRect(x: 0, y: 0, width: 10, height: 10), 0xFF00_FF00)
        }
        fixture.surface.resize(to: CGSize(width: CGFloat.infinity, height: 1e300))
        try fixture.expectSoon("the maximum size") { fixture.surface.pixelSize == (4096, 4096) }
        fixture.fill(0xFF00_00FF)
        fixture.surface.resize(to: CGSize(width: 300, height: 200))
        try fixture.expectSoon("normal") { fixture.surface.pixelSize == (300, 200) }
        fixture.fill(0xFFFF_0000)
        fixture.server.serve(for: 0.05)
        let screenshot = try client.screenshot(of: window)
        #expect(screenshot[10, 10] & 0xFF_FFFF == 0xFF_0000)
    }
}
