import QuartzCore
import Testing

/// Tests of layers in 3D: perspective, depth and back faces.
@MainActor @Suite struct PerspectiveTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func face(_ color: CGColor, size: CGFloat = 80) -> CALayer {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: size, height: size)
        layer.position = CGPoint(x: 60, y: 60)
        layer.backgroundColor = color
        layer.animatesImplicitly = false
        return layer
    }

    private func perspective(_ distance: CGFloat) -> CATransform3D {
        var t = CATransform3DIdentity
        t.m34 = -1 / distance
        return t
    }

    /// Returns the number of pixels with a color in a column.
    private func height(_ framebuffer: Framebuffer, column: Int, _ color: UInt32) -> Int {
        (0..<framebuffer.pixels.height).filter { framebuffer[column, $0] == color }.count
    }

    @Test func aRotationWithPerspectiveShowsATrapezoid() {
        let host = LayerHost.make(width: 120, height: 120)
        let layer = face(red)
        layer.transform = CATransform3DRotate(perspective(200), .pi / 3, 0, 1, 0)
        host.rootLayer?.addSublayer(layer)
        let framebuffer = host.firstFrame()
        // x = ±40 is projected to cos 60° · 40 / (1 − z / 200) with z = ∓40 · sin 60°.
        let near = 20 / (1 - 34.641 / 200)
        let far = 20 / (1 + 34.641 / 200)
        #expect(framebuffer[Int(60 - near) + 3, 60] == 0xFFFF_0000)
        #expect(framebuffer[Int(60 - near) - 3, 60] == 0xFFFF_FFFF)
        #expect(framebuffer[Int(60 + far) - 3, 60] == 0xFFFF_0000)
        #expect(framebuffer[Int(60 + far) + 3, 60] == 0xFFFF_FFFF)
        let left = height(framebuffer, column: Int(60 - near) + 3, 0xFFFF_0000)
        let right = height(framebuffer, column: Int(60 + far) - 3, 0xFFFF_0000)
        #expect(abs(left - 95) < 4, "\(left)")
        #expect(abs(right - 69) < 4, "\(right)")
    }

    @Test func contentsAreSampledInPerspective() {
        // In perspective, the boundary in the middle of the layer appears closer to the far edge.
        let host = LayerHost.make(width: 120, height: 120)
        let layer = face(red)
        let half = CALayer()
        half.frame = CGRect(x: 0, y: 0, width: 40, height: 80)
        half.backgroundColor = blue
        layer.addSublayer(half)
        layer.transform = CATransform3DRotate(perspective(100), .pi / 3, 0, 1, 0)
        host.rootLayer?.addSublayer(layer)
        let framebuffer = host.firstFrame()
        #expect(framebuffer[57, 60] == 0xFF00_00FF)
        #expect(framebuffer[62, 60] == 0xFFFF_0000)
        let inside = layer.convert(CGPoint(x: 60, y: 40), to: host.rootLayer)
        #expect(abs(inside.x - (60 + 10 / (1 + 20 * 0.8660254 / 100))) < 1e-6)
        let back = layer.convert(inside, from: host.rootLayer)
        #expect(abs(back.x - 60) < 1e-6 && abs(back.y - 40) < 1e-6)
    }

    @Test func hitTestingFollowsThePerspective() {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
        let layer = face(red)
        root.addSublayer(layer)
        layer.transform = CATransform3DRotate(perspective(200), .pi / 3, 0, 1, 0)
        // The left side is near and tall, the right side far and short.
        #expect(root.hitTest(CGPoint(x: 38, y: 15)) === layer)
        #expect(root.hitTest(CGPoint(x: 75, y: 22)) === root)
        #expect(root.hitTest(CGPoint(x: 75, y: 30)) === layer)
        #expect(root.hitTest(CGPoint(x: 80, y: 60)) === root)
    }

    @Test func partsBehindTheViewpointAreClipped() {
        let host = LayerHost.make(width: 120, height: 120)
        let layer = face(red, size: 400)
        layer.transform = CATransform3DRotate(perspective(100), 1.4, 0, 1, 0)
        host.rootLayer?.addSublayer(layer)
        let framebuffer = host.firstFrame()
        #expect(framebuffer[2, 60] == 0xFFFF_0000)
        #expect(framebuffer[118, 60] == 0xFFFF_FFFF)
        #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
    }

    @Test func anEdgeOnLayerIsInvisible() {
        let host = LayerHost.make(width: 120, height: 120)
        let layer = face(red)
        layer.transform = CATransform3DRotate(perspective(500), .pi / 2, 0, 1, 0)
        host.rootLayer?.addSublayer(layer)
        let framebuffer = host.firstFrame()
        #expect(height(framebuffer, column: 60, 0xFFFF_FFFF) == 120)
        #expect(host.rootLayer?.hitTest(CGPoint(x: 60, y: 60)) === host.rootLayer)
    }

    @Test func onlyDoubleSidedLayersShowTheirBackFace() {
        let host = LayerHost.make(width: 120, height: 120)
        let layer = face(red)
        layer.transform = CATransform3DRotate(perspective(500), .pi - 0.3, 0, 1, 0)
        host.rootLayer?.addSublayer(layer)
        let framebuffer = host.firstFrame()
        #expect(framebuffer[60, 60] == 0xFFFF_0000)
        layer.isDoubleSided = false
        host.frame(into: framebuffer)
        #expect(framebuffer[60, 60] == 0xFFFF_FFFF)
        #expect(host.rootLayer?.hitTest(CGPoint(x: 60, y: 60)) === host.rootLayer)
    }

    @Test func aSublayerTransformOrdersSublayersByDepth() {
        let host = LayerHost.make(width: 120, height: 120)
        let container = CALayer()
        container.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
        container.sublayerTransform = perspective(200)
        let near = face(red, size: 40)
        let far = face(blue, size: 60)
        near.zPosition = 50
        container.addSublayer(near)
        container.addSublayer(far)
        host.rootLayer?.addSublayer(container)
        let framebuffer = host.firstFrame()
        // 40 points at a depth of 50 appear as 40 / (1 − 50 / 200).
        #expect(framebuffer[60, 60] == 0xFFFF_0000)
        #expect(framebuffer[60 - 25, 60] == 0xFFFF_0000)
        #expect(framebuffer[60 - 29, 60] == 0xFF00_00FF)
        #expect(container.hitTest(CGPoint(x: 36, y: 60)) === near)
        #expect(container.hitTest(CGPoint(x: 31, y: 60)) === far)
        near.zPosition = -50
        host.frame(into: framebuffer)
        #expect(framebuffer[60, 60] == 0xFF00_00FF)
        #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
    }

    @Test func intersectingPlanesAreSplit() {
        let host = LayerHost.make(width: 120, height: 120)
        let container = CATransformLayer()
        container.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
        let one = face(red)
        let other = face(blue)
        one.transform = CATransform3DMakeRotation(0.6, 0, 1, 0)
        other.transform = CATransform3DMakeRotation(-0.6, 0, 1, 0)
        container.addSublayer(one)
        container.addSublayer(other)
        host.rootLayer?.addSublayer(container)
        let framebuffer = host.firstFrame()
        // A rotation about the y axis brings the left side of a layer forward.
        #expect(framebuffer[40, 60] == 0xFFFF_0000)
        #expect(framebuffer[80, 60] == 0xFF00_00FF)
        #expect(framebuffer[58, 60] == 0xFFFF_0000)
        #expect(framebuffer[61, 60] == 0xFF00_00FF)
        #expect(container.hitTest(CGPoint(x: 40, y: 60)) === one)
        #expect(container.hitTest(CGPoint(x: 80, y: 60)) === other)
    }

    @Test func aTransformLayerDoesNotFlattenACube() {
        let host = LayerHost.make(width: 120, height: 120)
        host.rootLayer?.sublayerTransform = perspective(400)
        let cube = CATransformLayer()
        cube.frame = CGRect(x: 20, y: 20, width: 80, height: 80)
        cube.animatesImplicitly = false
        let colors = [red, green, blue, CGColor.black]
        for side in 0..<4 {
            let layer = face(colors[side])
            layer.position = CGPoint(x: 40, y: 40)
            layer.transform = CATransform3DTranslate(
                CATransform3DMakeRotation(CGFloat(side) * .pi / 2, 0, 1, 0), 0, 0, 40)
            cube.addSublayer(layer)
        }
        host.rootLayer?.addSublayer(cube)
        let framebuffer = host.firstFrame()
        #expect(framebuffer[60, 60] == 0xFFFF_0000)
        cube.transform = CATransform3DMakeRotation(-.pi / 4, 0, 1, 0)
        host.frame(into: framebuffer)
        // Two sides are visible, and meet in the middle.
        #expect(framebuffer[30, 60] == 0xFFFF_0000 || framebuffer[30, 60] == 0xFF00_FF00)
        #expect(framebuffer[30, 60] != framebuffer[90, 60])
        #expect(framebuffer[58, 60] == framebuffer[30, 60])
        #expect(framebuffer[62, 60] == framebuffer[90, 60])
        #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
        let hit = host.rootLayer?.hitTest(CGPoint(x: 30, y: 60))
        #expect(hit?.superlayer === cube && hit?.backgroundColor != nil)
    }

    @Test func aFlipRotatesAboutOneAxisInPerspective() {
        let from = perspective(500)
        let to = CATransform3DRotate(perspective(500), .pi, 0, 1, 0)
        let animation = CABasicAnimation(keyPath: "transform")
        let host = LayerHost.make(width: 120, height: 120)
        host.clock = { 0 }
        let layer = face(red)
        host.rootLayer?.addSublayer(layer)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 1
        layer.add(animation, forKey: nil)
        let framebuffer = host.firstFrame()
        host.beginFrame(at: 0)
        host.frame(into: framebuffer)
        host.beginFrame(at: 0.25)
        host.frame(into: framebuffer)
        let presented = layer.presentation()?.transform ?? CATransform3DIdentity
        let expected = [
            CATransform3DRotate(perspective(500), .pi / 4, 0, 1, 0),
            CATransform3DRotate(perspective(500), -.pi / 4, 0, 1, 0),
        ]
        #expect(
            expected.contains {
                abs(presented.m11 - $0.m11) < 1e-6 && abs(presented.m13 - $0.m13) < 1e-6
                    && abs(presented.m14 - $0.m14) < 1e-9
                    && abs(presented.m34 - $0.m34) < 1e-9 && abs(presented.m22 - 1) < 1e-6
            })
    }

    @Test func aRotationKeyPathKeepsThePerspective() {
        let layer = face(red)
        layer.transform = perspective(500)
        layer.setValue(1.0, forKeyPath: "transform.rotation.y")
        let expected = CATransform3DRotate(perspective(500), 1, 0, 1, 0)
        #expect(abs(layer.transform.m14 - expected.m14) < 1e-12)
        #expect(abs(layer.transform.m34 - expected.m34) < 1e-12)
        #expect(abs(layer.transform.m11 - expected.m11) < 1e-12)
        layer.setValue(0.5, forKeyPath: "sublayerTransform.rotation.x")
        #expect(abs(layer.sublayerTransform.m23 - sin(0.5)) < 1e-12)
    }

    @Test func aRotatingLayerIsRenderedOnceAndUpdatedPartially() {
        let host = LayerHost.make(width: 120, height: 120)
        let layer = face(red)
        let dot = CALayer()
        dot.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
        dot.animatesImplicitly = false
        layer.addSublayer(dot)
        layer.shadowOpacity = 1
        layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.2))
        host.rootLayer?.addSublayer(layer)
        let framebuffer = host.firstFrame()
        let first = host.renderedSurfacePixels
        #expect(first > 80 * 80)
        for step in 0..<5 {
            layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.3 + CGFloat(step) / 10))
            host.frame(into: framebuffer)
        }
        #expect(host.renderedSurfacePixels == first)
        dot.backgroundColor = green
        let damage = host.frame(into: framebuffer)
        #expect(host.renderedSurfacePixels - first < 300)
        #expect(damage.rects.reduce(0) { $0 + $1.area } < 1000)
        #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
    }

    @Test func aRasterizedLayerIsDisplayedAtItsRasterizationScale() {
        let host = LayerHost.make(width: 60, height: 60, scale: 2)
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        layer.animatesImplicitly = false
        for index in 0..<20 {
            let line = CALayer()
            line.frame = CGRect(x: CGFloat(index) * 2, y: 0, width: 0.5, height: 40)
            line.backgroundColor = .black
            layer.addSublayer(line)
        }
        host.rootLayer?.addSublayer(layer)
        let sharp = host.firstFrame()
        layer.rasterizationScale = 2
        layer.shouldRasterize = true
        let same = host.firstFrame()
        #expect(same.firstDifference(from: sharp) == nil)
        layer.rasterizationScale = 0.5
        let coarse = host.firstFrame()
        // At half a pixel per point, lines of half a point cannot be distinguished.
        #expect(coarse[50, 50] != 0xFF00_0000)
        #expect(coarse.firstDifference(from: sharp) != nil)
    }
}
