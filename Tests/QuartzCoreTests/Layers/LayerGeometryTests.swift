import QuartzCore
import Testing

@MainActor @Suite struct LayerGeometryTests {
    private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-11 && abs(a.y - b.y) < 1e-11 }
    private func near(_ a: CGRect, _ b: CGRect) -> Bool {
        near(a.origin, b.origin) && abs(a.width - b.width) < 1e-11 && abs(a.height - b.height) < 1e-11
    }

    @Test("GE-01: setting frame changes position and the size of bounds, not the origin of bounds")
    func frameSetsPositionAndSize() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 7, y: 8, width: 10, height: 10)
        layer.frame = CGRect(x: 20, y: 30, width: 40, height: 60)
        #expect(layer.bounds == CGRect(x: 7, y: 8, width: 40, height: 60))
        #expect(layer.position == CGPoint(x: 40, y: 60))
        #expect(layer.frame == CGRect(x: 20, y: 30, width: 40, height: 60))
    }

    @Test("GE-02: a change of the bounds size keeps the position, so the frame grows around it")
    func boundsKeepPosition() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        layer.bounds.size = CGSize(width: 40, height: 30)
        #expect(layer.position == CGPoint(x: 20, y: 20))
        #expect(layer.frame == CGRect(x: 0, y: 5, width: 40, height: 30))
    }

    @Test("GE-02: a change of the frame size keeps the frame origin") func frameSizeKeepsOrigin() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        layer.frame.size = CGSize(width: 50, height: 10)
        #expect(layer.frame.origin == CGPoint(x: 10, y: 10))
        #expect(layer.position == CGPoint(x: 35, y: 15))
    }

    @Test("GE-03: the transform is relative to the anchor point and changes only the frame")
    func transformIsRelativeToTheAnchorPoint() {
        let layer = CALayer()
        layer.anchorPoint = .zero
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
        layer.position = CGPoint(x: 100, y: 100)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(layer.position == CGPoint(x: 100, y: 100))
        #expect(layer.bounds.size == CGSize(width: 10, height: 20))
        #expect(layer.frame == CGRect(x: 80, y: 100, width: 20, height: 10))
    }

    @Test(
        "GE-04: the point in the superlayer is position + transform · (p − bounds.origin − anchorPoint · bounds.size)")
    func pointsFollowTheFormula() {
        let parent = CALayer()
        let child = CALayer()
        parent.addSublayer(child)
        child.bounds = CGRect(x: 5, y: -3, width: 80, height: 60)
        child.anchorPoint = CGPoint(x: 0.25, y: 0.75)
        child.position = CGPoint(x: 33, y: 44)
        let turn = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 1.5, y: 0.5)
        child.setAffineTransform(turn)
        let p = CGPoint(x: 17, y: 9)
        let rotated = CGPoint(x: p.x - 5 - 20, y: p.y + 3 - 45).applying(turn)
        let expected = CGPoint(x: 33 + rotated.x, y: 44 + rotated.y)
        #expect(near(child.convert(p, to: parent), expected))
        #expect(near(child.convert(expected, from: parent), p))
        #expect(near(parent.convert(expected, to: child), p))
    }

    @Test(
        "GE-01: setting the frame of a scaled layer or one rotated by a right angle sets exactly that frame",
        arguments: [
            CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(scaleX: -1, y: 3),
            CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 4, ty: 5),
        ])
    func frameRoundTripsUnderAxisAlignedTransforms(transform: CGAffineTransform) {
        let layer = CALayer()
        layer.anchorPoint = CGPoint(x: 0.2, y: 0.9)
        layer.setAffineTransform(transform)
        let frame = CGRect(x: 12, y: 34, width: 56, height: 78)
        layer.frame = frame
        #expect(near(layer.frame, frame))
        let size = CGSize(width: 56, height: 78).applying(transform.inverted())
        #expect(abs(layer.bounds.width - abs(size.width)) < 1e-11)
        #expect(abs(layer.bounds.height - abs(size.height)) < 1e-11)
    }

    @Test("GE-05: a converted rectangle is the bounding box of the rotated one")
    func convertedRectanglesAreBoundingBoxes() {
        let parent = CALayer()
        let child = CALayer()
        parent.addSublayer(child)
        child.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        child.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        let diagonal = 10 * CGFloat(2).squareRoot()
        #expect(
            near(
                child.convert(child.bounds, to: parent),
                CGRect(x: -diagonal / 2, y: -diagonal / 2, width: diagonal, height: diagonal)))
    }

    @Test func conversionUsesTheNearestCommonAncestor() {
        let root = CALayer()
        let left = CALayer()
        let right = CALayer()
        let leaf = CALayer()
        root.addSublayer(left)
        root.addSublayer(right)
        left.addSublayer(leaf)
        left.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
        left.bounds.origin = CGPoint(x: 0, y: 100)
        leaf.frame = CGRect(x: 3, y: 104, width: 5, height: 5)
        right.frame = CGRect(x: 200, y: 300, width: 50, height: 50)
        #expect(leaf.convert(.zero, to: right) == CGPoint(x: 13 - 200, y: 24 - 300))
        #expect(leaf.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 14, y: 25))
        #expect(right.convert(CGRect(x: 0, y: 0, width: 1, height: 2), from: leaf).size == CGSize(width: 1, height: 2))
        #expect(leaf.convert(CGPoint(x: 4, y: 5), to: leaf) == CGPoint(x: 4, y: 5))
    }

    @Test func hitTestReturnsTheFrontmostVisibleLayer() {
        let root = CALayer()
        let back = CALayer()
        let front = CALayer()
        let outside = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        back.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        front.frame = CGRect(x: 30, y: 30, width: 50, height: 50)
        outside.frame = CGRect(x: 60, y: 0, width: 10, height: 10)
        root.addSublayer(back)
        root.addSublayer(front)
        back.addSublayer(outside)
        #expect(root.hitTest(CGPoint(x: 40, y: 40)) === front)
        #expect(root.hitTest(CGPoint(x: 20, y: 20)) === back)
        #expect(root.hitTest(CGPoint(x: 75, y: 15)) === outside)
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
        #expect(root.hitTest(CGPoint(x: 500, y: 5)) == nil)
        back.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 75, y: 15)) === root)
        front.isHidden = true
        #expect(root.hitTest(CGPoint(x: 40, y: 40)) === back)
    }

    @Test func nonFiniteGeometryIsTolerated() {
        let host = LayerHost.make(width: 20, height: 20)
        for bad in [CGFloat.nan, .infinity, -.infinity, 1e300] {
            let layer = CALayer()
            layer.backgroundColor = .black
            layer.borderWidth = bad
            layer.cornerRadius = bad
            layer.bounds = CGRect(x: bad, y: 0, width: 10, height: 10)
            layer.position = CGPoint(x: 5, y: bad)
            host.rootLayer?.addSublayer(layer)
            let scaled = CALayer()
            scaled.backgroundColor = .black
            scaled.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            scaled.setAffineTransform(CGAffineTransform(scaleX: bad, y: 0))
            scaled.opacity = Float(bad)
            host.rootLayer?.addSublayer(scaled)
            let turned = CALayer()
            turned.frame = CGRect(x: 0, y: 0, width: bad, height: 10)
            turned.backgroundColor = .black
            turned.cornerRadius = 3
            turned.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
            host.rootLayer?.addSublayer(turned)
        }
        let framebuffer = host.firstFrame()
        #expect(framebuffer.firstDifference(from: host.fullRepaint()) == nil)
    }
}
