import QuartzCore
import Testing

@MainActor @Suite struct UncommonPropertyTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)

    private func makeLayer(_ frame: CGRect, _ color: CGColor) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        layer.animatesImplicitly = false
        return layer
    }

    @Test func continuousCornersExtendFurtherWithTheSameTip() {
        let host = LayerHost.make(width: 200, height: 200)
        let layer = makeLayer(CGRect(x: 0, y: 0, width: 200, height: 200), .black)
        layer.cornerRadius = 40
        host.rootLayer?.addSublayer(layer)
        let circular = host.firstFrame()
        layer.cornerCurve = .continuous
        let framebuffer = host.firstFrame()
        #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
        #expect(CALayer.cornerCurveExpansionFactor(.continuous) > 1.5)
        // 48 is outside the circle's 40 points.
        #expect(circular[48, 0] == 0xFF00_0000)
        #expect(framebuffer[48, 0] != 0xFF00_0000)
        #expect(framebuffer[70, 0] == 0xFF00_0000)
        func tip(_ framebuffer: Framebuffer) -> Int { (0..<40).first { framebuffer[$0, $0] == 0xFF00_0000 } ?? -1 }
        #expect(abs(tip(framebuffer) - tip(circular)) <= 1)
    }

    @Test func opacityAppliesToEachSublayerWithoutGroupOpacity() {
        let host = LayerHost.make(width: 40, height: 40)
        let layer = makeLayer(CGRect(x: 0, y: 0, width: 40, height: 40), red)
        layer.addSublayer(makeLayer(CGRect(x: 0, y: 0, width: 20, height: 40), green))
        layer.opacity = 0.5
        host.rootLayer?.addSublayer(layer)
        let framebuffer = host.firstFrame()
        #expect(framebuffer[10, 10] >> 16 & 255 == framebuffer[10, 10] & 255)
        layer.allowsGroupOpacity = false
        host.frame(into: framebuffer)
        // The red layer behind shows through.
        #expect(framebuffer[10, 10] >> 16 & 255 > framebuffer[10, 10] & 255)
        #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
    }

    @Test func flippedGeometryHasABottomOriginAndUprightContents() throws {
        let host = LayerHost.make(width: 40, height: 40)
        let layer = makeLayer(CGRect(x: 0, y: 0, width: 40, height: 40), .white)
        let child = makeLayer(CGRect(x: 0, y: 0, width: 40, height: 10), red)
        let image = try #require(testImage(width: 40, height: 40, isOpaque: true))
        layer.contents = image
        host.rootLayer?.addSublayer(layer)
        let before = host.firstFrame()
        layer.isGeometryFlipped = true
        #expect(layer.contentsAreFlipped())
        #expect(child.contentsAreFlipped() == false)
        let flipped = host.firstFrame()
        #expect(flipped.firstDifference(from: before) == nil)
        layer.addSublayer(child)
        #expect(child.contentsAreFlipped())
        host.frame(into: flipped)
        #expect(flipped[5, 35] == 0xFFFF_0000)
        #expect(flipped[5, 5] != 0xFFFF_0000)
        #expect(layer.convert(CGPoint(x: 0, y: 10), to: host.rootLayer).y == 30)
        #expect(host.rootLayer?.hitTest(CGPoint(x: 5, y: 35)) === child)
    }

    @Test func transactionsStoreValuesByKey() {
        CATransaction.begin()
        CATransaction.setValue(1.5, forKey: kCATransactionAnimationDuration)
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        CATransaction.setValue("mine", forKey: "own")
        #expect(CATransaction.animationDuration() == 1.5)
        #expect(CATransaction.disableActions())
        #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 1.5)
        #expect(CATransaction.value(forKey: "own") as? String == "mine")
        CATransaction.commit()
        #expect(CATransaction.value(forKey: "own") == nil)
        #expect(!CATransaction.disableActions())
    }

    @Test func slideTransitionsShowTheOldAndTheNewAppearance() {
        let host = LayerHost.make(width: 40, height: 20)
        host.clock = { 0 }
        let layer = makeLayer(CGRect(x: 0, y: 0, width: 40, height: 20), red)
        host.rootLayer?.addSublayer(layer)
        let framebuffer = host.firstFrame()
        for (type, left, right) in [
            (CATransitionType.push, 0xFFFF_0000 as UInt32, 0xFF00_FF00 as UInt32),
            (.moveIn, 0xFFFF_0000, 0xFF00_FF00), (.reveal, 0xFFFF_0000, 0xFF00_FF00),
        ] {
            layer.backgroundColor = red
            host.frame(into: framebuffer)
            let transition = CATransition()
            transition.type = type
            transition.subtype = .fromRight
            transition.duration = 1
            layer.add(transition, forKey: nil)
            layer.backgroundColor = green
            host.beginFrame(at: 10)
            host.frame(into: framebuffer)
            host.beginFrame(at: 10.5)
            host.frame(into: framebuffer)
            #expect(framebuffer[5, 10] == left, "\(type)")
            #expect(framebuffer[35, 10] == right, "\(type)")
            #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
            layer.removeAllAnimations()
            host.beginFrame(at: 11)
            host.frame(into: framebuffer)
            #expect(framebuffer[5, 10] == 0xFF00_FF00)
        }
    }

    @Test func pathAnimationsCanBeAdditive() {
        let layer = CAShapeLayer()
        layer.path = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
        let host = LayerHost.make(width: 60, height: 60)
        host.clock = { 0 }
        host.rootLayer?.addSublayer(layer)
        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = CGPath(rect: CGRect(x: 0, y: 0, width: 0, height: 0), transform: nil)
        animation.toValue = CGPath(rect: CGRect(x: 20, y: 0, width: 0, height: 0), transform: nil)
        animation.isAdditive = true
        animation.duration = 1
        layer.add(animation, forKey: nil)
        let framebuffer = host.firstFrame()
        host.beginFrame(at: 10)
        host.frame(into: framebuffer)
        host.beginFrame(at: 10.5)
        host.frame(into: framebuffer)
        #expect(layer.presentation()?.path?.boundingBox.minX == 20)
        #expect(framebuffer[35, 20] == 0xFF00_0000)
    }

    @Test func needsDisplayForKeySelectsTheChangesThatRedraw() {
        let layer = CountingLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.displayIfNeeded()
        layer.borderWidth = 2
        #expect(!layer.needsDisplay())
        layer.cornerRadius = 2
        #expect(layer.needsDisplay())
        #expect(CALayer.defaultValue(forKey: "opacity") as? CGFloat == 1)
        #expect(CALayer.defaultValue(forKey: "anchorPoint.x") as? CGFloat == 0.5)
        #expect(CALayer.defaultValue(forKey: "nothing") == nil)
    }
}

private final class CountingLayer: CALayer {
    override class func needsDisplay(forKey key: String) -> Bool { key == "cornerRadius" }
    override func draw(in ctx: CGContext) {}
}
