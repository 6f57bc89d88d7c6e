import QuartzCore
import Testing

/// Tests the painting of large rectangles in bands.
@MainActor @Suite struct BandTests {
    private func host() -> (LayerHost, Framebuffer) {
        let host = LayerHost.make(width: 400, height: 300)
        host.rootLayer?.backgroundColor = .white
        return (host, Framebuffer(width: 400, height: 300))
    }

    private func repaint(_ host: LayerHost, _ framebuffer: Framebuffer) {
        host.invalidateAll()
        host.frame(into: framebuffer)
    }

    @Test func theSecondOfTwoLargeFramesIsDividedIntoBands() {
        let (host, framebuffer) = host()
        repaint(host, framebuffer)
        #expect(host.paintedBandCount == 0)
        repaint(host, framebuffer)
        #expect(host.paintedBandCount == 3)
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: 200, height: 200)
        layer.backgroundColor = .black
        host.rootLayer?.addSublayer(layer)
        host.frame(into: framebuffer)
        #expect(host.paintedBandCount == 0)
        repaint(host, framebuffer)
        #expect(host.paintedBandCount == 0)
        #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
    }

    @Test(arguments: [1, 1.5, 2] as [CGFloat]) func bandsAndWholeRectanglesHaveTheSamePixels(scale: CGFloat) {
        let fuzzer = LayerFuzzer(
            seed: 5, count: 200, size: CGSize(width: 330, height: 331), scale: scale, isSpecial: false)
        let framebuffer = Framebuffer(width: fuzzer.host.pixelSize.width, height: fuzzer.host.pixelSize.height)
        repaint(fuzzer.host, framebuffer)
        for step in 0..<12 {
            fuzzer.mutate()
            // Drawing that extends into several bands ends the division.
            for layer in fuzzer.layers { layer.painter = nil }
            repaint(fuzzer.host, framebuffer)
            #expect(fuzzer.host.paintedBandCount > 1, "step \(step)")
            #expect(framebuffer.firstDifference(from: fuzzer.host.uncachedRepaint()) == nil, "step \(step)")
        }
    }

    @Test(arguments: IncrementalFrameTests.Kind.allCases)
    func anInterruptedDivisionLeavesTheSamePixels(kind: IncrementalFrameTests.Kind) {
        for seed in 1...4 {
            let fuzzer = LayerFuzzer(
                seed: UInt64(seed), count: 60, size: CGSize(width: 330, height: 331), scale: 1,
                isSpecial: kind != .plain, isSpatial: kind == .spatial)
            let framebuffer = Framebuffer(width: 330, height: 331)
            repaint(fuzzer.host, framebuffer)
            repaint(fuzzer.host, framebuffer)
            #expect(fuzzer.host.paintedBandCount > 0)
            #expect(framebuffer.firstDifference(from: fuzzer.host.uncachedRepaint()) == nil, "seed \(seed)")
        }
    }

    @Test func drawingThatBandsWouldRepeatEndsTheDivisionForSixtyFrames() {
        let (host, framebuffer) = host()
        let painter = CountingPainter()
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 50, width: 300, height: 200)
        layer.painter = painter
        host.rootLayer?.addSublayer(layer)
        repaint(host, framebuffer)
        #expect(painter.count == 1)
        repaint(host, framebuffer)
        #expect(painter.count == 3 && host.paintedBandCount == 1)
        for _ in 1..<60 { repaint(host, framebuffer) }
        #expect(painter.count == 3 + 59)
        // A drawing within a band does not end it.
        layer.frame = CGRect(x: 0, y: 130, width: 300, height: 100)
        for _ in 0..<3 { repaint(host, framebuffer) }
        #expect(painter.count == 3 + 59 + 3 && host.paintedBandCount == 3)
        #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
        layer.painter = nil
    }
}

/// Counts its drawings.
private final class CountingPainter: LayerPainter {
    private(set) var count = 0

    func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        count += 1
        context.setFillColor(red: 0.2, green: 0.6, blue: 0.1, alpha: 0.7)
        context.fillEllipse(in: layer.bounds)
    }
}
