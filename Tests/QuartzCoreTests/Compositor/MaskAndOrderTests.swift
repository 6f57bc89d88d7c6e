import QuartzCore
import Testing

@MainActor @Suite struct MaskAndOrderTests {
    private let white: UInt32 = 0xFFFF_FFFF, black: UInt32 = 0xFF00_0000

    private func layer(_ frame: CGRect, _ color: CGColor? = .black) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        return layer
    }

    // MARK: Masks

    @Test func theMaskLimitsTheVisibleContent() {
        let host = LayerHost.make(width: 40, height: 40)
        let masked = layer(CGRect(x: 5, y: 5, width: 30, height: 30))
        let inside = layer(CGRect(x: 20, y: 0, width: 20, height: 10), CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        masked.addSublayer(inside)
        host.rootLayer?.addSublayer(masked)
        let mask = layer(CGRect(x: 10, y: 0, width: 15, height: 30))
        masked.mask = mask
        let half = layer(CGRect(x: 0, y: 30, width: 15, height: 10), CGColor(gray: 0, alpha: 0.5))
        mask.addSublayer(half)
        let framebuffer = host.firstFrame()
        #expect(framebuffer[14, 20] == white)
        #expect(framebuffer[15, 20] == black)
        #expect(framebuffer[29, 10] == 0xFFFF_0000)
        #expect(framebuffer[30, 10] == white)
        #expect(framebuffer[20, 36] == white)
        mask.bounds.size.height = 10
        mask.position.y = 5
        host.frame(into: framebuffer)
        #expect(framebuffer[20, 20] == white)
        #expect(framebuffer[20, 10] == black)
        masked.mask = nil
        host.frame(into: framebuffer)
        #expect(framebuffer[6, 20] == black)
        #expect(mask.superlayer == nil)
    }

    @Test func aMaskIsLaidOutAndDisplayedLikeASublayer() {
        final class LayoutLayer: CALayer {
            override func layoutSublayers() { sublayers?.first?.frame = CGRect(x: 0, y: 0, width: 5, height: 5) }
        }
        let host = LayerHost.make(width: 20, height: 20)
        let masked = layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        host.rootLayer?.addSublayer(masked)
        let mask = LayoutLayer()
        mask.addSublayer(layer(.zero))
        masked.mask = mask
        let framebuffer = host.firstFrame()
        #expect(framebuffer[4, 4] == black)
        #expect(framebuffer[5, 5] == white)
        #expect(masked.sublayers == nil)
    }

    @Test func addingAMaskAsASublayerRemovesTheMask() {
        let outer = layer(CGRect(x: 0, y: 0, width: 20, height: 20))
        let mask = layer(CGRect(x: 0, y: 0, width: 5, height: 5))
        outer.mask = mask
        outer.addSublayer(mask)
        #expect(outer.mask == nil)
        #expect(outer.sublayers == [mask])
        outer.mask = mask
        #expect(outer.sublayers == nil)
        mask.removeFromSuperlayer()
        #expect(outer.mask == nil)
    }

    // MARK: Order

    @Test func zPositionOrdersDrawingAndHitTesting() {
        let host = LayerHost.make(width: 20, height: 20)
        guard let root = host.rootLayer else { return }
        let colors = (0..<4).map { CGColor(red: CGFloat($0) / 3, green: 0, blue: 0, alpha: 1) }
        let layers = colors.map { layer(CGRect(x: 0, y: 0, width: 10, height: 10), $0) }
        for layer in layers { root.addSublayer(layer) }
        let framebuffer = host.firstFrame()
        #expect(framebuffer[5, 5] == 0xFFFF_0000)
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === layers[3])
        layers[1].zPosition = 2
        host.frame(into: framebuffer)
        #expect(framebuffer[5, 5] == 0xFF55_0000)
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === layers[1])
        layers[0].zPosition = 2
        host.frame(into: framebuffer)
        #expect(framebuffer[5, 5] == 0xFF55_0000)
        layers[1].removeFromSuperlayer()
        host.frame(into: framebuffer)
        #expect(framebuffer[5, 5] == black)
        layers[0].zPosition = -1
        host.frame(into: framebuffer)
        #expect(framebuffer[5, 5] == 0xFFFF_0000)
        #expect(root.sublayers == [layers[0], layers[2], layers[3]])
    }

    // MARK: Corners

    @Test(arguments: [0, 1, 2, 3])
    func onlyMaskedCornersAreRoundAtAllRotations(quarters: Int) {
        let host = LayerHost.make(width: 40, height: 40)
        let box = layer(CGRect(x: 5, y: 5, width: 30, height: 30))
        box.cornerRadius = 10
        box.maskedCorners = [.layerMinXMinYCorner]
        box.setAffineTransform(CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2))
        host.rootLayer?.addSublayer(box)
        let framebuffer = host.firstFrame()
        let corners = [(5, 5), (34, 5), (34, 34), (5, 34)]
        for (index, (x, y)) in corners.enumerated() {
            #expect(framebuffer[x, y] == (index == quarters ? white : black), "corner \(index)")
        }
    }

    @Test func maskedCornersApplyToRotatedLayersBordersAndClips() {
        let host = LayerHost.make(width: 40, height: 40)
        let box = layer(CGRect(x: 5, y: 5, width: 30, height: 30))
        box.cornerRadius = 10
        box.masksToBounds = true
        box.addSublayer(layer(box.bounds))
        box.borderWidth = 2
        box.maskedCorners = [.layerMaxXMaxYCorner, .layerMinXMaxYCorner]
        host.rootLayer?.addSublayer(box)
        let framebuffer = host.firstFrame()
        #expect(framebuffer[5, 5] == black && framebuffer[34, 5] == black)
        #expect(framebuffer[5, 34] == white && framebuffer[34, 34] == white)
        box.setAffineTransform(CGAffineTransform(rotationAngle: 0.0001))
        host.frame(into: framebuffer)
        #expect(framebuffer[6, 6] == black && framebuffer[33, 6] == black)
        #expect(framebuffer[6, 33] == white && framebuffer[33, 33] == white)
    }

    // MARK: Groups

    @Test func anUnchangedGroupIsNotRenderedAgain() {
        let host = LayerHost.make(width: 100, height: 100)
        let group = layer(CGRect(x: 10, y: 10, width: 80, height: 80), nil)
        group.opacity = 0.5
        for index in 0..<100 {
            group.addSublayer(layer(CGRect(x: index % 10 * 8, y: index / 10 * 8, width: 6, height: 6)))
        }
        let below = layer(CGRect(x: 0, y: 0, width: 100, height: 100), .white)
        host.rootLayer?.addSublayer(below)
        host.rootLayer?.addSublayer(group)
        let framebuffer = host.firstFrame()
        for step in 0..<4 {
            below.backgroundColor = CGColor(gray: CGFloat(step) / 4, alpha: 1)
            host.frame(into: framebuffer)
            #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
        }
        // The first frame renders a part of the group, the second all of it, and the others nothing.
        #expect(host.cacheStatistics.groups == 3)
        #expect(host.paintedLayerCount < 10)
        // A change inside the group is displayed.
        group.sublayers?.first?.backgroundColor = .white
        host.frame(into: framebuffer)
        #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
        #expect(host.cacheStatistics.groups == 3)
    }
}
