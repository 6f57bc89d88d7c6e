import QuartzCore
import Testing

@MainActor @Suite struct ReplicatorTests {
    private func host() -> (LayerHost, CAReplicatorLayer, CALayer) {
        let host = LayerHost.make(width: 100, height: 20)
        let copies = CAReplicatorLayer()
        copies.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        dot.backgroundColor = .white
        dot.animatesImplicitly = false
        copies.animatesImplicitly = false
        copies.addSublayer(dot)
        copies.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        copies.instanceCount = 3
        host.rootLayer?.backgroundColor = .black
        host.rootLayer?.addSublayer(copies)
        return (host, copies, dot)
    }

    @Test func copiesAreTransformedAndTinted() {
        let (host, copies, _) = host()
        let framebuffer = host.firstFrame()
        #expect([5, 25, 45, 65].map { framebuffer[$0, 10] == 0xFFFF_FFFF } == [true, true, true, false])
        #expect(framebuffer[15, 10] == 0xFF00_0000)
        copies.instanceColor = CGColor(red: 1, green: 1, blue: 0, alpha: 1)
        copies.instanceRedOffset = -0.5
        host.frame(into: framebuffer)
        #expect(framebuffer[5, 10] == 0xFFFF_FF00)
        #expect(framebuffer[25, 10] >> 16 & 255 == 128 && framebuffer[25, 10] >> 8 & 255 == 255)
        #expect(framebuffer[45, 10] == 0xFF00_FF00)
        #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
        copies.instanceCount = 1
        host.frame(into: framebuffer)
        #expect(framebuffer[25, 10] == 0xFF00_0000)
    }

    @Test func aChangeInASublayerAppearsInAllCopies() {
        let (host, _, dot) = host()
        let framebuffer = host.firstFrame()
        dot.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        dot.frame.origin.x = 5
        host.frame(into: framebuffer)
        #expect(framebuffer[2, 10] == 0xFF00_0000)
        #expect([12, 32, 52].allSatisfy { framebuffer[$0, 10] == 0xFFFF_0000 })
        #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
    }

    @Test func instanceDelayDelaysTheCopies() {
        let (host, copies, dot) = host()
        host.clock = { 0 }
        copies.instanceDelay = 0.5
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        fade.duration = 1
        dot.add(fade, forKey: nil)
        let framebuffer = host.firstFrame()
        host.beginFrame(at: 10)
        host.frame(into: framebuffer)
        host.beginFrame(at: 10.75)
        host.frame(into: framebuffer)
        #expect(abs(Int(framebuffer[5, 10] & 255) - 191) <= 1)
        #expect(abs(Int(framebuffer[25, 10] & 255) - 64) <= 1)
        // The animation of the last copy has not begun, so it shows the model value.
        #expect(framebuffer[45, 10] & 255 == 255)
        #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
    }

    @Test func hitTestingFindsOnlyTheFirstCopy() {
        let (_, copies, dot) = host()
        #expect(copies.hitTest(CGPoint(x: 5, y: 10)) === dot)
        #expect(copies.hitTest(CGPoint(x: 25, y: 10)) === copies)
    }
}
