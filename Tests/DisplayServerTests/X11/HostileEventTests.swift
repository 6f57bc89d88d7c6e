import CXTest
import CoreGraphics
import DisplayServer
import TestSupport
import Testing
import UIKitTesting

/// Tests of synthetic events from another client, with every type and arbitrary content.
@MainActor @Suite(.serialized, .needs(.xvfb)) struct HostileEventTests {
    @Test("Events of all types with random bytes do no harm, and the window still takes keys", .timeLimit(.minutes(15)))
    func randomEvents() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        try rig.show()
        let client = try #require(rig.display).client()
        let window = try #require(client.waitForWindow(titled: "Test", timeout: 2))
        let injector = try rig.injector()
        var random = SeededGenerator(seed: 11)
        var sent = 0
        for round in 0..<40 {
            for type in 2..<128 as Range<UInt8> {
                var bytes = (0..<32).map { _ in UInt8.random(in: 0...255, using: &random) }
                bytes[0] = type
                // The offsets where events store the window ID. Forged DestroyNotify and UnmapNotify events are
                // excluded, because they cannot be distinguished from real ones.
                if type != UInt8(DestroyNotify), type != UInt8(UnmapNotify) {
                    let place = [4, 8, 12].randomElement(using: &random) ?? 4
                    withUnsafeBytes(of: UInt32(truncatingIfNeeded: window)) {
                        for (index, byte) in $0.enumerated() { bytes[place + index] = byte }
                    }
                }
                // The X server rejects some types.
                let isAccepted = (try? client.perform { cxtest_send_bytes($0, window, 0, bytes) }) != nil
                sent += isAccepted ? 1 : 0
            }
            if round % 4 == 0 { rig.server.serve(for: 0.02) }
        }
        #expect(sent > 3000)
        rig.server.serve(for: 0.2)
        #expect(rig.server.isConnected && !rig.surface.isDestroyed)
        rig.recorder.clear()
        try client.perform { _ = XSetInputFocus($0, window, Int32(RevertToParent), Time(CurrentTime)) }
        rig.server.serve(for: 0.1)
        rig.recorder.clear()
        try injector.key(0x04, isDown: true)
        try injector.key(0x04, isDown: false)
        try rig.settle(injector)
        #expect(rig.recorder.keys.map(\.isDown) == [true, false])
    }

    @Test("Events of the input extension's first version, which libXi would join or misread, are dropped")
    func versionOneEvents() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        try rig.show()
        let client = try #require(rig.display).client()
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
        let start = rig.server.scheduler.now
        rig.server.serve(for: 0.1)
        #expect(rig.server.scheduler.now - start < 2)
        #expect(rig.recorder.log.isEmpty)
    }

    @Test("A window of 65535 by 65535 pixels gets a picture of bounded size, and a normal one afterwards")
    func hugeSizes() throws {
        let rig = try Rig(.xvfb, ownsDisplay: true)
        try rig.show()
        let client = try #require(rig.display).client()
        let window = try #require(client.waitForWindow(titled: "Test", timeout: 2))
        for size in [65535, 32767, 20000] as [Int32] {
            try client.configure(window, width: size, height: size)
            rig.server.serve(for: 0.1)
            #expect(rig.surface.pixelSize.width <= 4096 && rig.surface.pixelSize.height <= 4096)
            rig.paint(PixelRect(x: 0, y: 0, width: 10, height: 10), 0xFF00_FF00)
        }
        rig.surface.resize(to: CGSize(width: CGFloat.infinity, height: 1e300))
        try rig.expectSoon("as large as it gets") { rig.surface.pixelSize == (4096, 4096) }
        rig.fill(0xFF00_00FF)
        rig.surface.resize(to: CGSize(width: 300, height: 200))
        try rig.expectSoon("normal") { rig.surface.pixelSize == (300, 200) }
        rig.fill(0xFFFF_0000)
        rig.server.serve(for: 0.05)
        let picture = try client.screenshot(of: window)
        #expect(picture[10, 10] & 0xFF_FFFF == 0xFF_0000)
    }
}
