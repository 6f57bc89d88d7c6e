import QuartzCore
import Testing

@MainActor @Suite struct DamageTests {
    private func host(_ count: Int, scale: CGFloat = 1) -> (LayerHost, [CALayer]) {
        let host = LayerHost.make(width: 400, height: 300, scale: scale)
        var layers: [CALayer] = []
        for index in 0..<count {
            let layer = CALayer()
            layer.frame = CGRect(x: CGFloat(index % 40) * 10, y: CGFloat(index / 40) * 10, width: 8, height: 8)
            layer.backgroundColor = .black
            host.rootLayer?.addSublayer(layer)
            layers.append(layer)
        }
        return (host, layers)
    }

    @Test func theFirstCommitAndInvalidationDamageEverything() {
        let (host, _) = host(1)
        #expect(host.commitDamage() == PixelRegion(host.framebufferBounds))
        #expect(host.commitDamage().isEmpty)
        host.invalidateAll()
        #expect(host.commitDamage() == PixelRegion(host.framebufferBounds))
        host.pixelSize = (300, 200)
        #expect(host.commitDamage() == PixelRegion(host.framebufferBounds))
    }

    @Test func aChangedSiblingDamagesOnlyItsRectangle() {
        let (host, layers) = host(1000)
        let framebuffer = host.firstFrame()
        layers[45].backgroundColor = .white
        let damage = host.frame(into: framebuffer)
        #expect(damage == PixelRegion(PixelRect(x: 50, y: 10, width: 8, height: 8)))
        #expect(host.committedLayerCount == 2)
        #expect(host.paintedLayerCount <= 4)
        #expect(framebuffer.firstDifference(from: host.fullRepaint()) == nil)
    }

    @Test func aMoveDamagesTheOldAndTheNewPosition() {
        let (host, layers) = host(1)
        let framebuffer = host.firstFrame()
        layers[0].position = CGPoint(x: 204, y: 104)
        let damage = host.frame(into: framebuffer)
        #expect(
            damage.rects == [
                PixelRect(x: 0, y: 0, width: 8, height: 8), PixelRect(x: 200, y: 100, width: 8, height: 8),
            ])
    }

    @Test func invisibleChangesDamageNothing() {
        let (host, layers) = host(2)
        let inside = CALayer()
        inside.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        layers[0].addSublayer(inside)
        let framebuffer = host.firstFrame()
        #expect(host.frame(into: framebuffer).isEmpty)
        // A layer without visible content.
        inside.position = CGPoint(x: 100, y: 100)
        #expect(host.frame(into: framebuffer).isEmpty)
        // A layer in a hidden layer.
        layers[0].isHidden = true
        host.frame(into: framebuffer)
        inside.backgroundColor = .black
        inside.position = CGPoint(x: 10, y: 10)
        #expect(host.frame(into: framebuffer).isEmpty)
        layers[0].isHidden = false
        #expect(!host.frame(into: framebuffer).isEmpty)
        // A layer outside a superlayer that masks to its bounds.
        layers[0].masksToBounds = true
        host.frame(into: framebuffer)
        inside.position = CGPoint(x: 200, y: 200)
        host.frame(into: framebuffer)
        inside.backgroundColor = .white
        #expect(host.frame(into: framebuffer).isEmpty)
        // A layer outside the framebuffer.
        layers[1].position = CGPoint(x: -100, y: 0)
        host.frame(into: framebuffer)
        layers[1].backgroundColor = .white
        #expect(host.frame(into: framebuffer).isEmpty)
    }

    @Test func removalDamagesTheBoundsOfTheSubtree() {
        let (host, layers) = host(1)
        let inside = CALayer()
        inside.frame = CGRect(x: 100, y: 100, width: 10, height: 10)
        inside.backgroundColor = .black
        layers[0].addSublayer(inside)
        let framebuffer = host.firstFrame()
        layers[0].removeFromSuperlayer()
        let damage = host.frame(into: framebuffer)
        #expect(damage.boundingBox == PixelRect(x: 0, y: 0, width: 110, height: 110))
        #expect(framebuffer.firstDifference(from: host.fullRepaint()) == nil)
    }

    @Test func reorderingDamagesTheMovedLayerOnly() {
        let (host, layers) = host(100)
        let framebuffer = host.firstFrame()
        host.rootLayer?.addSublayer(layers[3])
        #expect(host.frame(into: framebuffer) == PixelRegion(PixelRect(x: 30, y: 0, width: 8, height: 8)))
    }

    @Test func theCostOfScrollingDoesNotDependOnTheContentSize() {
        let (host, layers) = host(1)
        let scroller = layers[0]
        scroller.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        scroller.masksToBounds = true
        for index in 0..<5000 {
            let row = CALayer()
            row.frame = CGRect(x: 0, y: CGFloat(index) * 20, width: 100, height: 19)
            row.backgroundColor = .white
            let label = CALayer()
            label.frame = CGRect(x: 5, y: 5, width: 50, height: 9)
            label.backgroundColor = .black
            row.addSublayer(label)
            scroller.addSublayer(row)
        }
        let framebuffer = host.firstFrame()
        scroller.bounds.origin.y = 50_003
        let damage = host.frame(into: framebuffer)
        #expect(damage == PixelRegion(PixelRect(x: 10, y: 10, width: 100, height: 100)))
        #expect(host.committedLayerCount == 2)
        #expect(host.paintedLayerCount < 30)
        #expect(framebuffer.firstDifference(from: host.fullRepaint()) == nil)
    }

    @Test func theCostOfAChangeIsTheDepthOfItsLayer() {
        let (host, _) = host(200)
        var layer = host.rootLayer
        for _ in 0..<20 {
            let next = CALayer()
            next.frame = CGRect(x: 1, y: 1, width: 100, height: 100)
            layer?.addSublayer(next)
            layer = next
        }
        let framebuffer = host.firstFrame()
        layer?.backgroundColor = .black
        host.frame(into: framebuffer)
        #expect(host.committedLayerCount == 21)
    }

    @Test func paintingStartsAtTheTopmostOpaqueLayer() {
        let (host, layers) = host(500)
        let cover = CALayer()
        cover.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        cover.backgroundColor = .white
        host.rootLayer?.addSublayer(cover)
        let above = CALayer()
        above.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
        above.backgroundColor = .black
        cover.addSublayer(above)
        let framebuffer = host.firstFrame()
        #expect(host.paintedLayerCount <= 6)
        cover.opacity = 0.9
        host.frame(into: framebuffer)
        #expect(host.paintedLayerCount > 500)
        cover.opacity = 1
        layers[0].backgroundColor = .white
        host.frame(into: framebuffer)
        #expect(framebuffer.firstDifference(from: host.fullRepaint()) == nil)
    }

    /// A reason for which a layer has antialiased edges, which extend by a pixel beyond its bounding box.
    enum SoftEdges: CaseIterable {
        case rotation, shadow, shape, rasterization, rotatedSublayer, hiddenSublayer, rotatedMask, perspective

        @MainActor func add(to layer: CALayer) {
            let inner = self == .shape ? CAShapeLayer() : CALayer()
            inner.frame = CGRect(x: 5, y: 5, width: 8, height: 8)
            inner.backgroundColor = .white
            (inner as? CAShapeLayer)?.path = CGPath(ellipseIn: inner.bounds, transform: nil)
            switch self {
            case .rotation: layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
            case .shadow: layer.shadowOpacity = 1
            case .rasterization: layer.shouldRasterize = true
            case .shape: layer.addSublayer(inner)
            case .rotatedSublayer, .hiddenSublayer:
                inner.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
                layer.addSublayer(inner)
            case .rotatedMask:
                inner.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
                layer.mask = inner
            case .perspective:
                inner.transform.m34 = -0.01
                inner.transform = CATransform3DRotate(inner.transform, 0.3, 0, 1, 0)
                layer.addSublayer(inner)
            }
        }

        @MainActor func remove(from layer: CALayer) {
            switch self {
            case .rotation: layer.transform = CATransform3DIdentity
            case .shadow: layer.shadowOpacity = 0
            case .rasterization: layer.shouldRasterize = false
            case .shape: (layer.sublayers?.last as? CAShapeLayer)?.path = nil
            case .hiddenSublayer: layer.sublayers?.last?.isHidden = true
            case .rotatedMask: layer.mask = nil
            case .rotatedSublayer, .perspective: layer.sublayers?.last?.removeFromSuperlayer()
            }
        }
    }

    @Test(arguments: SoftEdges.allCases)
    func theMarginOfAntialiasedEdgesIsDamagedOnlyWhileADescendantHasThem(reason: SoftEdges) {
        let (host, layers) = host(1)
        let outer = layers[0]
        outer.backgroundColor = nil
        let middle = CALayer()
        let layer = CALayer()
        outer.addSublayer(middle)
        middle.addSublayer(layer)
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        layer.backgroundColor = .black
        let framebuffer = host.firstFrame()
        func move(to x: CGFloat) -> PixelRegion {
            outer.position.x = x + 4
            let damage = host.frame(into: framebuffer)
            #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
            return damage
        }
        let left = PixelRect(x: 10, y: 10, width: 20, height: 20)
        let right = PixelRect(x: 210, y: 10, width: 20, height: 20)
        #expect(move(to: 200).rects == [left, right])
        // The reason is added and removed twice, once with another sublayer that has it.
        for _ in 0..<2 {
            reason.add(to: layer)
            host.frame(into: framebuffer)
            #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
            let damage = move(to: 0)
            #expect(damage.rects != [left, right])
            reason.remove(from: layer)
            host.frame(into: framebuffer)
            #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
            #expect(move(to: 200).rects == [left, right])
        }
    }

    @Test func theMarginOfAntialiasedEdgesRemainsUntilTheLastSublayerWithThemIsGone() {
        let (host, layers) = host(1)
        layers[0].backgroundColor = nil
        let turned = (0..<3).map { index in
            let layer = CALayer()
            layer.frame = CGRect(x: CGFloat(index) * 20, y: 20, width: 10, height: 10)
            layer.backgroundColor = .black
            layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
            layers[0].addSublayer(layer)
            return layer
        }
        let framebuffer = host.firstFrame()
        func margin() -> Int32 {
            host.frame(into: framebuffer)
            layers[0].position.y += 100
            let damage = host.frame(into: framebuffer)
            layers[0].position.y -= 100
            host.frame(into: framebuffer)
            #expect(framebuffer.firstDifference(from: host.uncachedRepaint()) == nil)
            return 20 - damage.boundingBox.minY
        }
        #expect(margin() > 0)
        turned[0].transform = CATransform3DIdentity
        #expect(margin() > 0)
        // A layer that moves to another superlayer takes its edges along.
        layers[0].superlayer?.addSublayer(turned[1])
        #expect(margin() > 0)
        layers[0].addSublayer(turned[1])
        turned[2].removeFromSuperlayer()
        #expect(margin() > 0)
        turned[1].transform = CATransform3DIdentity
        #expect(margin() == 0)
        turned[2].transform = CATransform3DIdentity
        layers[0].addSublayer(turned[2])
        #expect(margin() == 0)
    }

    @Test func aFrameIsRequestedOncePerCommit() {
        let (host, layers) = host(3)
        host.firstFrame()
        var requestCount = 0
        host.onNeedsFrame = { requestCount += 1 }
        layers[0].backgroundColor = .white
        layers[1].setNeedsLayout()
        layers[2].setNeedsDisplay()
        #expect(requestCount == 1)
        host.layoutIfNeeded()
        host.displayIfNeeded()
        _ = host.commitDamage()
        #expect(requestCount == 1)
        layers[1].setNeedsLayout()
        #expect(requestCount == 2)
    }

    @Test func layoutThatIsInvalidatedBetweenPassesRequestsAnotherFrame() {
        let (host, layers) = host(1)
        host.firstFrame()
        layers[0].backgroundColor = .white
        host.layoutIfNeeded()
        layers[0].setNeedsLayout()
        var requestCount = 0
        host.onNeedsFrame = { requestCount += 1 }
        _ = host.commitDamage()
        #expect(requestCount == 1)
        host.layoutIfNeeded()
        #expect(!layers[0].needsLayout())
    }

    @Test func aTreeAttachedLaterIsLaidOutDisplayedAndPainted() {
        let (host, _) = host(0)
        host.firstFrame()
        let top = CALayer()
        let drawing = DrawingLayer()
        top.addSublayer(drawing)
        drawing.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        drawing.setNeedsDisplay()
        var requestCount = 0
        host.onNeedsFrame = { requestCount += 1 }
        host.rootLayer?.addSublayer(top)
        #expect(requestCount == 1)
        host.layoutIfNeeded()
        host.displayIfNeeded()
        #expect(drawing.contents != nil)
        #expect(host.commitDamage().boundingBox == PixelRect(x: 10, y: 10, width: 20, height: 20))
    }

    @Test func manyDamagedRectanglesAreMergedAndCoverEveryChange() {
        let (host, layers) = host(1000)
        let framebuffer = host.firstFrame()
        var random = SeededGenerator(seed: 3)
        for _ in 0..<20 {
            for _ in 0..<150 { layers[random.index(1000)].backgroundColor = random.chance(50) ? .white : .black }
            for _ in 0..<20 { layers[random.index(1000)].position.x += random.number(-9...9) }
            let damage = host.frame(into: framebuffer)
            #expect(damage.rectCount <= 32)
            #expect(framebuffer.firstDifference(from: host.fullRepaint()) == nil)
        }
    }
}
