import QuartzCore
import Testing

@MainActor @Suite struct AppearanceTests {
    private let white: UInt32 = 0xFFFF_FFFF, black: UInt32 = 0xFF00_0000

    private func paint(
        _ size: CGFloat = 20, scale: CGFloat = 1, _ body: (CALayer) -> Void
    ) -> Framebuffer {
        let host = LayerHost.make(width: size, height: size, scale: scale)
        if let root = host.rootLayer { body(root) }
        return host.firstFrame()
    }

    @discardableResult
    private func add(_ frame: CGRect, to parent: CALayer, _ color: CGColor? = .black) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        parent.addSublayer(layer)
        return layer
    }

    /// Returns the bounding box of the pixels that satisfy a condition.
    private func pixelBounds(_ framebuffer: Framebuffer, where matches: (UInt32) -> Bool) -> PixelRect {
        var bounds = PixelRect.zero
        for y in 0..<framebuffer.pixels.height {
            for x in 0..<framebuffer.pixels.width where matches(framebuffer[x, y]) {
                bounds = bounds.union(PixelRect(x: Int32(x), y: Int32(y), width: 1, height: 1))
            }
        }
        return bounds
    }

    @Test(arguments: [1, 1.25, 1.5, 2, 3] as [CGFloat])
    func edgesSnapToPixelsAndAdjacentLayersStayAdjacent(scale: CGFloat) {
        let framebuffer = paint(30, scale: scale) { root in
            root.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            for index in 0..<30 {
                add(
                    CGRect(x: CGFloat(index) * 1.1, y: 0, width: 1.1, height: 30), to: root,
                    index % 2 == 0 ? .black : .white)
            }
        }
        for x in 0..<framebuffer.pixels.width {
            #expect(framebuffer[x, 5] == black || framebuffer[x, 5] == white, "column \(x)")
        }
    }

    @Test func snappingUsesUnroundedPositions() {
        let framebuffer = paint(scale: 1) { root in
            let parent = add(CGRect(x: 0.4, y: 0, width: 10, height: 10), to: root, nil)
            add(CGRect(x: 0.4, y: 0, width: 5, height: 5), to: parent)
        }
        #expect(pixelBounds(framebuffer) { $0 == black } == PixelRect(x: 1, y: 0, width: 5, height: 5))
    }

    @Test(arguments: [(0.1, 1, 1), (1, 1, 1), (1, 1.5, 2), (1, 2, 2), (2.4, 1, 2)] as [(CGFloat, CGFloat, Int)])
    func bordersAreAtLeastOneWholePixelWide(width: CGFloat, scale: CGFloat, pixels: Int) {
        let framebuffer = paint(scale: scale) { root in
            let layer = add(CGRect(x: 2, y: 2, width: 12, height: 12), to: root, nil)
            layer.borderWidth = width
        }
        let start = Int(2 * scale)
        let middle = Int(8 * scale)
        #expect(framebuffer[start - 1, middle] == white)
        for offset in 0..<pixels { #expect(framebuffer[start + offset, middle] == black) }
        #expect(framebuffer[start + pixels, middle] == white)
    }

    @Test func theBorderIsInFrontOfTheSublayers() {
        let framebuffer = paint { root in
            let layer = add(CGRect(x: 0, y: 0, width: 10, height: 10), to: root, nil)
            layer.borderWidth = 2
            add(CGRect(x: 0, y: 0, width: 10, height: 10), to: layer, CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        }
        #expect(framebuffer[1, 5] == black)
        #expect(framebuffer[5, 5] == 0xFFFF_0000)
    }

    @Test func opacityAppliesToTheSubtreeAsAGroup() {
        let framebuffer = paint { root in
            let layer = add(CGRect(x: 0, y: 0, width: 10, height: 10), to: root)
            layer.opacity = 0.5
            add(CGRect(x: 5, y: 5, width: 10, height: 10), to: layer)
        }
        // Overlapping layers have the same gray as a single one.
        #expect(framebuffer[2, 2] == framebuffer[7, 7])
        #expect(framebuffer[12, 12] == framebuffer[7, 7])
        #expect(framebuffer[7, 7] == 0xFF7F_7F7F)
    }

    @Test func roundCornersCoverTheAreaOfACircle() {
        let framebuffer = paint(40) { root in
            add(CGRect(x: 4, y: 4, width: 32, height: 32), to: root).cornerRadius = 16
        }
        var covered = 0.0
        for y in 0..<40 { for x in 0..<40 { covered += Double(255 - (framebuffer[x, y] & 255)) / 255 } }
        #expect(abs(covered - .pi * 256) < 2)
        for y in 0..<40 {
            for x in 0..<40 {
                #expect(framebuffer[x, y] == framebuffer[39 - x, y] && framebuffer[x, y] == framebuffer[x, 39 - y])
            }
        }
    }

    @Test func theCornerRadiusIsClampedToHalfTheShorterSide() {
        let large = paint { add(CGRect(x: 2, y: 2, width: 16, height: 8), to: $0).cornerRadius = 100 }
        let half = paint { add(CGRect(x: 2, y: 2, width: 16, height: 8), to: $0).cornerRadius = 4 }
        #expect(large.firstDifference(from: half) == nil)
    }

    @Test func masksToBoundsClipsSublayersToTheRoundedBounds() {
        let framebuffer = paint { root in
            let layer = add(CGRect(x: 4, y: 4, width: 10, height: 10), to: root, nil)
            layer.masksToBounds = true
            add(CGRect(x: -10, y: -10, width: 40, height: 40), to: layer)
        }
        #expect(pixelBounds(framebuffer) { $0 != white } == PixelRect(x: 4, y: 4, width: 10, height: 10))
        let rounded = paint { root in
            let layer = add(CGRect(x: 4, y: 4, width: 10, height: 10), to: root, nil)
            layer.masksToBounds = true
            layer.cornerRadius = 5
            add(CGRect(x: -10, y: -10, width: 40, height: 40), to: layer)
        }
        let plain = paint { add(CGRect(x: 4, y: 4, width: 10, height: 10), to: $0).cornerRadius = 5 }
        #expect(rounded.firstDifference(from: plain) == nil)
    }

    @Test func sublayersExtendBeyondUnmaskedBounds() {
        let framebuffer = paint { root in
            let layer = add(CGRect(x: 4, y: 4, width: 4, height: 4), to: root, nil)
            add(CGRect(x: -2, y: -2, width: 10, height: 10), to: layer)
        }
        #expect(pixelBounds(framebuffer) { $0 == black } == PixelRect(x: 2, y: 2, width: 10, height: 10))
    }

    @Test func rotatedRectanglesCoverTheirArea() {
        let framebuffer = paint(60) { root in
            add(CGRect(x: 15, y: 20, width: 30, height: 20), to: root)
                .setAffineTransform(CGAffineTransform(rotationAngle: 0.5))
        }
        var covered = 0.0
        for y in 0..<60 { for x in 0..<60 { covered += Double(255 - (framebuffer[x, y] & 255)) / 255 } }
        #expect(abs(covered - 600) < 2)
    }

    @Test func aRotationByARightAngleIsSharp() {
        let framebuffer = paint { root in
            add(CGRect(x: 5, y: 7, width: 10, height: 6), to: root)
                .setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        }
        #expect(pixelBounds(framebuffer) { $0 == black } == PixelRect(x: 7, y: 5, width: 6, height: 10))
        #expect(pixelBounds(framebuffer) { $0 != white } == PixelRect(x: 7, y: 5, width: 6, height: 10))
    }

    @Test(
        arguments: [
            (.center, 7, 8), (.top, 7, 2), (.bottom, 7, 14), (.left, 2, 8), (.right, 12, 8), (.topLeft, 2, 2),
            (.topRight, 12, 2), (.bottomLeft, 2, 14), (.bottomRight, 12, 14),
        ] as [(CALayerContentsGravity, Int32, Int32)])
    func gravityPositionsContentsAndTopIsTheSmallestY(gravity: CALayerContentsGravity, x: Int32, y: Int32) {
        let framebuffer = paint { root in
            let layer = add(CGRect(x: 2, y: 2, width: 16, height: 16), to: root, nil)
            layer.contents = testImage(width: 6, height: 4, isOpaque: true)
            layer.contentsGravity = gravity
        }
        #expect(pixelBounds(framebuffer) { $0 != white } == PixelRect(x: x, y: y, width: 6, height: 4))
        // The image is upright: red increases to the right, green downward.
        #expect(framebuffer[Int(x) + 5, Int(y)] == 0xFFD4_0055)
        #expect(framebuffer[Int(x), Int(y) + 3] == 0xFF00_BF55)
    }

    @Test func resizingGravitiesFillFitOrCoverTheBounds() {
        func filled(_ gravity: CALayerContentsGravity, masks: Bool) -> PixelRect {
            let framebuffer = paint(40) { root in
                let layer = add(CGRect(x: 10, y: 10, width: 20, height: 10), to: root, nil)
                layer.contents = testImage(width: 8, height: 8, isOpaque: true)
                layer.contentsGravity = gravity
                layer.masksToBounds = masks
            }
            return pixelBounds(framebuffer) { $0 != white }
        }
        #expect(filled(.resize, masks: false) == PixelRect(x: 10, y: 10, width: 20, height: 10))
        #expect(filled(.resizeAspect, masks: false) == PixelRect(x: 15, y: 10, width: 10, height: 10))
        #expect(filled(.resizeAspectFill, masks: false) == PixelRect(x: 10, y: 5, width: 20, height: 20))
        #expect(filled(.resizeAspectFill, masks: true) == PixelRect(x: 10, y: 10, width: 20, height: 10))
    }

    @Test func contentsScaleSetsThePixelsPerPoint() {
        let framebuffer = paint(20, scale: 2) { root in
            let layer = add(CGRect(x: 2, y: 2, width: 10, height: 10), to: root, nil)
            layer.contents = testImage(width: 8, height: 8, isOpaque: true)
            layer.contentsScale = 2
            layer.contentsGravity = .topLeft
        }
        #expect(pixelBounds(framebuffer) { $0 != white } == PixelRect(x: 4, y: 4, width: 8, height: 8))
        #expect(framebuffer[11, 4] == 0xFFDF_0055)
    }

    @Test func aPainterDrawsInBoundsCoordinatesFromTheSnappedCorner() {
        final class Corner: LayerPainter {
            var scale: CGFloat = 0
            func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
                self.scale = scale
                context.setFillColor(gray: 0, alpha: 1)
                context.fill(CGRect(x: layer.bounds.minX, y: layer.bounds.minY, width: 2, height: 1))
                context.fill(CGRect(x: layer.bounds.maxX, y: layer.bounds.minY, width: 50, height: 50))
            }
        }
        let painter = Corner()
        let framebuffer = paint(20, scale: 2) { root in
            let layer = add(CGRect(x: 3.1, y: 4.1, width: 5, height: 5), to: root, nil)
            layer.bounds.origin = CGPoint(x: 70, y: 80)
            layer.painter = painter
        }
        #expect(painter.scale == 2)
        #expect(pixelBounds(framebuffer) { $0 != white } == PixelRect(x: 6, y: 8, width: 4, height: 2))
        #expect(pixelBounds(framebuffer) { $0 == black } == PixelRect(x: 6, y: 8, width: 4, height: 2))
    }

    @Test func everyPixelOfTheFramebufferIsOpaque() {
        let framebuffer = paint(20) { root in
            for index in 0..<30 {
                let layer = add(
                    CGRect(x: index % 7, y: index % 11, width: 9, height: 9), to: root,
                    CGColor(red: 0.3, green: 0.6, blue: 0.1, alpha: 0.37))
                layer.cornerRadius = CGFloat(index % 4)
                layer.opacity = 0.61
                layer.setAffineTransform(CGAffineTransform(rotationAngle: CGFloat(index)))
            }
        }
        #expect(pixelBounds(framebuffer) { $0 >> 24 != 255 }.isEmpty)
    }

    @Test func paintingDoesNotChangePixelsOutsideTheDamageRegion() {
        let host = LayerHost.make(width: 30, height: 30)
        if let root = host.rootLayer {
            let layer = add(CGRect(x: 3, y: 3, width: 24, height: 24), to: root)
            layer.cornerRadius = 8
            layer.opacity = 0.5
            layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.4))
            add(CGRect(x: 3, y: 3, width: 24, height: 24), to: layer, .white)
        }
        host.firstFrame()
        let untouched = Framebuffer(width: 30, height: 30)
        let painted = Framebuffer(width: 30, height: 30)
        let part = PixelRect(x: 7, y: 9, width: 11, height: 5)
        host.paint(PixelRegion(part), into: painted.pixels)
        for y in 0..<30 {
            for x in 0..<30 where !part.contains(PixelRect(x: Int32(x), y: Int32(y), width: 1, height: 1)) {
                #expect(painted[x, y] == untouched[x, y])
            }
        }
    }
}
