import QuartzCore
import Testing

/// Tests of layers that were scrolled: their pixels move, and only the remaining region is painted.
@MainActor @Suite struct ScrolledLayerTests {
    private let host = LayerHost.make(width: 120, height: 80)
    private let scrolled = CALayer()

    /// Adds a clipping layer with twenty colored rows.
    init() {
        add(scrolled, CGRect(x: 10, y: 10, width: 60, height: 50), to: host.rootLayer)
        scrolled.masksToBounds = true
        for index in 0..<20 {
            let row = CALayer()
            add(row, CGRect(x: index, y: index * 10, width: 40, height: 9), to: scrolled)
            row.backgroundColor = CGColor(red: CGFloat(index % 3) / 2, green: CGFloat(index) / 20, blue: 0.5, alpha: 1)
        }
    }

    private func add(_ layer: CALayer, _ frame: CGRect, to parent: CALayer?) {
        layer.animatesImplicitly = false
        layer.frame = frame
        parent?.addSublayer(layer)
    }

    @Test func thePixelsOfAScrolledLayerMove() {
        let framebuffer = host.firstFrame()
        scrolled.bounds.origin.y += 15
        let damage = host.movingFrame(into: framebuffer)
        #expect(damage.moves == [PixelMove(PixelRect(x: 10, y: 10, width: 60, height: 50), dx: 0, dy: -15)])
        #expect(damage.region.area == 60 * 15)
        #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
    }

    @Test func backdropsOfOtherTreesDoNotMatter() {
        let other = LayerHost.make(width: 20, height: 20)
        let backdrop = BackdropLayer()
        backdrop.effect = BackdropDrawing(kind: .fill, blurRadius: 2, saturation: 1, tint: .clear)
        add(backdrop, CGRect(x: 0, y: 0, width: 20, height: 20), to: other.rootLayer)
        other.firstFrame()
        let framebuffer = host.firstFrame()
        scrolled.bounds.origin.y += 15
        #expect(host.movingFrame(into: framebuffer).moves.count == 1)
    }

    @Test func nothingMovesBehindABackdrop() {
        let framebuffer = host.firstFrame()
        let backdrop = BackdropLayer()
        backdrop.effect = BackdropDrawing(kind: .fill, blurRadius: 2, saturation: 1, tint: .clear)
        add(backdrop, CGRect(x: 20, y: 20, width: 30, height: 20), to: host.rootLayer)
        scrolled.bounds.origin.y += 15
        host.movingFrame(into: framebuffer)
        #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
        scrolled.bounds.origin.y += 15
        #expect(host.movingFrame(into: framebuffer).moves.isEmpty)
        #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
        backdrop.removeFromSuperlayer()
        scrolled.bounds.origin.y += 15
        host.movingFrame(into: framebuffer)
        #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
        scrolled.bounds.origin.y += 15
        #expect(host.movingFrame(into: framebuffer).moves.count == 1)
        #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
    }

    @Test(arguments: [0.4, 0])
    func aLayerThatScrollsInARotatedOrRasterizedLayerIsRepainted(angle: CGFloat) {
        let outer = CALayer()
        add(outer, CGRect(x: 30, y: 5, width: 80, height: 70), to: host.rootLayer)
        outer.shouldRasterize = angle == 0
        outer.setAffineTransform(CGAffineTransform(rotationAngle: angle))
        outer.addSublayer(scrolled)
        let framebuffer = host.firstFrame()
        for _ in 0..<3 {
            scrolled.bounds.origin.y += 15
            #expect(host.movingFrame(into: framebuffer).moves.isEmpty)
            #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
        }
    }
}
