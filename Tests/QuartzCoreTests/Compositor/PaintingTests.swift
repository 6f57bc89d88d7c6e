import QuartzCore
import Testing

/// Tests that painting changes nothing but pixels.
@MainActor @Suite struct PaintingTests {
    @Test(arguments: IncrementalFrameTests.Kind.allCases)
    func paintingAgainGivesTheSamePixelsAndLeavesTheLayersAsTheyWere(kind: IncrementalFrameTests.Kind) throws {
        let fuzzer = LayerFuzzer(
            seed: 11, count: 120, size: CGSize(width: 150, height: 111), scale: 1.5, isSpecial: kind != .plain,
            isSpatial: kind == .spatial)
        let framebuffer = fuzzer.host.firstFrame()
        let root = try #require(fuzzer.host.rootLayer)
        for _ in 0..<6 {
            fuzzer.mutate()
            fuzzer.host.layoutIfNeeded()
            fuzzer.host.displayIfNeeded()
            let damage = fuzzer.host.commitDamage()
            var requestCount = 0
            fuzzer.host.onNeedsFrame = { requestCount += 1 }
            let before = LayerState(root)
            fuzzer.host.paint(damage, into: framebuffer.pixels)
            let first = fuzzer.host.fullRepaint()
            let second = fuzzer.host.fullRepaint()
            #expect(LayerState(root).firstDifference(from: before) == nil)
            #expect(requestCount == 0)
            #expect(framebuffer.firstDifference(from: first) == nil)
            #expect(second.firstDifference(from: first) == nil)
            #expect(fuzzer.host.uncachedRepaint().firstDifference(from: first) == nil)
        }
    }

    @Test func delayedCopiesLeaveTheLayersAsTheyWere() throws {
        let host = LayerHost.make(width: 100, height: 60)
        host.clock = { 10 }
        let copies = CAReplicatorLayer()
        copies.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        copies.instanceCount = 4
        copies.instanceDelay = 0.1
        copies.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        dot.backgroundColor = .black
        copies.addSublayer(dot)
        let root = try #require(host.rootLayer)
        root.addSublayer(copies)
        let fall = CABasicAnimation(keyPath: "position.y")
        fall.toValue = 50
        fall.duration = 2
        dot.add(fall, forKey: nil)
        host.beginFrame(at: 10)
        _ = host.firstFrame()
        host.beginFrame(at: 10.7)
        let framebuffer = host.firstFrame()
        let before = LayerState(root)
        #expect(host.fullRepaint().firstDifference(from: framebuffer) == nil)
        #expect(LayerState(root).firstDifference(from: before) == nil)
    }

    @Test func paintersThatObservePaintingAreNotifiedOfDisplayedFramesOnly() throws {
        let host = LayerHost.make(width: 60, height: 40)
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        let painter = ObservingPainter()
        layer.painter = painter
        host.rootLayer?.addSublayer(layer)
        let framebuffer = host.firstFrame()
        #expect(painter.paintCount == 1 && painter.notifiedCounts == [1])
        // The notification follows the last rectangle.
        let other = CALayer()
        other.frame = CGRect(x: 50, y: 30, width: 10, height: 10)
        other.backgroundColor = .black
        host.rootLayer?.addSublayer(other)
        layer.setNeedsPaint(in: CGRect(x: 0, y: 0, width: 2, height: 2))
        host.frame(into: framebuffer)
        #expect(painter.notifiedCounts == [1, 2])
        // Nothing of the layer is painted.
        other.backgroundColor = .white
        host.frame(into: framebuffer)
        #expect(painter.notifiedCounts == [1, 2])
        let image = Framebuffer(width: 60, height: 40)
        host.rootLayer?.render(in: CGContext(pixels: image.pixels, isOpaque: true, scale: 1))
        _ = host.uncachedRepaint()
        #expect(painter.paintCount == 4 && painter.notifiedCounts == [1, 2])
        painter.observesPainting = false
        _ = host.fullRepaint()
        #expect(painter.paintCount == 5 && painter.notifiedCounts == [1, 2])
        layer.painter = nil
    }
}

/// Counts its drawings, and notes their number when it is notified.
private final class ObservingPainter: LayerPainter {
    var observesPainting = true
    private(set) var paintCount = 0
    private(set) var notifiedCounts: [Int] = []

    func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) { paintCount += 1 }

    func didPaint(_ layer: CALayer) { notifiedCounts.append(paintCount) }
}
