import QuartzCore
import Testing

@MainActor @Suite struct DisplayTests {
    private final class Delegate: NSObject, CALayerDelegate {
        var events: [String] = []
        var rects: [CGRect] = []
        func layerWillDraw(_ layer: CALayer) { events.append("will draw") }
        func draw(_ layer: CALayer, in ctx: CGContext) {
            events.append("draw")
            rects.append(ctx.boundingBoxOfClipPath)
            ctx.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            ctx.fill(CGRect(x: layer.bounds.minX, y: layer.bounds.minY, width: 2, height: 1))
        }
    }

    private final class DisplayingDelegate: NSObject, CALayerDelegate {
        func display(_ layer: CALayer) { layer.contents = testImage(width: 4, height: 4, isOpaque: true) }
    }

    @Test func aDelegateDrawsInPointsWithATopLeftOrigin() {
        let host = LayerHost.make(width: 10, height: 10, scale: 2)
        let layer = CALayer()
        let delegate = Delegate()
        layer.frame = CGRect(x: 3, y: 4, width: 5, height: 5)
        layer.bounds.origin = CGPoint(x: 100, y: 200)
        layer.contentsScale = 2
        layer.delegate = delegate
        layer.setNeedsDisplay()
        host.rootLayer?.addSublayer(layer)
        let framebuffer = host.firstFrame()
        #expect(delegate.events == ["will draw", "draw"])
        for y in 0..<20 {
            for x in 0..<20 {
                let isRed = (6..<10).contains(x) && (8..<10).contains(y)
                #expect(framebuffer[x, y] == (isRed ? 0xFFFF_0000 : 0xFFFF_FFFF), "(\(x), \(y))")
            }
        }
    }

    @Test func nothingIsDrawnUntilDisplayIsRequested() {
        let host = LayerHost.make(width: 10, height: 10)
        let layer = CALayer()
        let delegate = Delegate()
        layer.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        layer.delegate = delegate
        host.rootLayer?.addSublayer(layer)
        host.firstFrame()
        #expect(delegate.events.isEmpty)
        #expect(!layer.needsDisplay())
        layer.setNeedsDisplay()
        #expect(layer.needsDisplay())
        layer.displayIfNeeded()
        #expect(delegate.events.count == 2)
        #expect(!layer.needsDisplay())
    }

    @Test("GE-06: a change of the frame stretches the backing store without redrawing")
    func frameChangesStretchTheBackingStore() {
        let host = LayerHost.make(width: 20, height: 20)
        let layer = CALayer()
        let delegate = Delegate()
        layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        layer.delegate = delegate
        layer.setNeedsDisplay()
        host.rootLayer?.addSublayer(layer)
        let framebuffer = host.firstFrame()
        layer.frame = CGRect(x: 0, y: 0, width: 16, height: 4)
        host.frame(into: framebuffer)
        #expect(delegate.events.count == 2)
        #expect(framebuffer[5, 0] == 0xFFFF_0000)
        layer.needsDisplayOnBoundsChange = true
        layer.frame = CGRect(x: 0, y: 0, width: 12, height: 4)
        host.frame(into: framebuffer)
        #expect(delegate.events.count == 4)
        #expect(framebuffer[1, 0] == 0xFFFF_0000)
        #expect(framebuffer[5, 0] == 0xFFFF_FFFF)
    }

    @Test func partialDisplayDrawsAndDamagesOnlyTheDirtyRect() {
        let host = LayerHost.make(width: 40, height: 40)
        let layer = CALayer()
        let delegate = Delegate()
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        layer.delegate = delegate
        layer.setNeedsDisplay()
        host.rootLayer?.addSublayer(layer)
        let framebuffer = host.firstFrame()
        layer.setNeedsDisplay(CGRect(x: 4, y: 5, width: 6, height: 7))
        let damage = host.frame(into: framebuffer)
        #expect(delegate.rects.last == CGRect(x: 4, y: 5, width: 6, height: 7))
        #expect(PixelRect(x: 12, y: 13, width: 10, height: 11).contains(damage.boundingBox))
        #expect(damage.contains(PixelRect(x: 14, y: 15, width: 6, height: 7)))
    }

    @Test func aDelegateThatImplementsDisplaySetsTheContents() {
        let layer = CALayer()
        let delegate = DisplayingDelegate()
        layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        layer.delegate = delegate
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect((layer.contents as? CGImage)?.width == 4)
    }

    @Test func onlyLayersThatDrawHaveABackingStore() {
        let drawing = DrawingLayer()
        let plain = CALayer()
        for layer in [drawing, plain] {
            layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            layer.setNeedsDisplay()
            layer.displayIfNeeded()
        }
        #expect(drawing.contents != nil)
        #expect(plain.contents == nil)
    }

    @Test func layersWithoutABackingStoreDoNotDisplay() {
        let layer = CALayer()
        let delegate = Delegate()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.delegate = delegate
        layer.hasBackingStore = false
        layer.setNeedsDisplay()
        #expect(!layer.needsDisplay())
        layer.hasBackingStore = true
        #expect(layer.needsDisplay())
        layer.displayIfNeeded()
        #expect(delegate.events == ["will draw", "draw"])
    }

    @Test func theBackingStoreIsCreatedWhenTheBoundsAreNotEmpty() {
        let layer = CALayer()
        let delegate = Delegate()
        layer.delegate = delegate
        layer.hasBackingStore = true
        layer.displayIfNeeded()
        #expect(layer.contents == nil)
        layer.bounds.size = CGSize(width: 5, height: 5)
        layer.displayIfNeeded()
        #expect(layer.contents != nil)
    }

    @Test func anOpaqueBackingStoreIsInitiallyBlack() {
        let host = LayerHost.make(width: 8, height: 8)
        let layer = DrawingLayer()
        layer.isOpaque = true
        layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        layer.setNeedsDisplay()
        host.rootLayer?.addSublayer(layer)
        #expect(host.firstFrame()[0, 7] == 0xFF00_0000)
    }
}
