import QuartzCore
import Testing

@MainActor @Suite struct SpecialLayerTests {
    private let white: UInt32 = 0xFFFF_FFFF, black: UInt32 = 0xFF00_0000
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func paint(_ layer: CALayer, scale: CGFloat = 1) -> Framebuffer {
        let host = LayerHost.make(width: 60, height: 60, scale: scale)
        host.rootLayer?.addSublayer(layer)
        return host.firstFrame()
    }

    // MARK: Shapes

    @Test func shapeDefaultsEqualCoreAnimation() {
        let shape = CAShapeLayer()
        #expect(shape.path == nil && shape.strokeColor == nil && shape.lineDashPattern == nil)
        #expect(shape.fillColor == .black)
        #expect(shape.fillRule == .nonZero && shape.lineCap == .butt && shape.lineJoin == .miter)
        #expect(shape.lineWidth == 1 && shape.miterLimit == 10 && shape.lineDashPhase == 0)
        #expect(shape.strokeStart == 0 && shape.strokeEnd == 1)
    }

    @Test func aShapeIsClippedOnlyIfTheLayerMasksToBounds() {
        let shape = CAShapeLayer()
        shape.position = CGPoint(x: 10, y: 10)
        shape.path = CGPath(rect: CGRect(x: -5, y: -5, width: 30, height: 30), transform: nil)
        #expect(paint(shape)[6, 6] == black)
        shape.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
        #expect(paint(shape)[6, 6] == black)
        shape.masksToBounds = true
        let framebuffer = paint(shape)
        #expect(framebuffer[6, 6] == white && framebuffer[12, 12] == black && framebuffer[21, 21] == white)
    }

    @Test func theFillRuleDeterminesTheInside() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
        path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
        let shape = CAShapeLayer()
        shape.path = path
        #expect(paint(shape)[20, 20] == black)
        shape.fillRule = .evenOdd
        #expect(paint(shape)[20, 20] == white)
    }

    @Test func strokesAreTrimmedAcrossSubpathsAndDashed() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 10))
        path.addLine(to: CGPoint(x: 20, y: 10))
        path.move(to: CGPoint(x: 0, y: 30))
        path.addLine(to: CGPoint(x: 60, y: 30))
        let shape = CAShapeLayer()
        shape.path = path
        shape.fillColor = nil
        shape.strokeColor = .black
        shape.lineWidth = 4
        // From the middle of the first line to a third of the second: 10 to 40 of 80.
        shape.strokeStart = 0.125
        shape.strokeEnd = 0.5
        var framebuffer = paint(shape)
        #expect(framebuffer[9, 10] == white && framebuffer[10, 10] == black && framebuffer[19, 10] == black)
        #expect(framebuffer[0, 30] == black && framebuffer[19, 30] == black && framebuffer[20, 30] == white)
        shape.strokeStart = 0
        shape.strokeEnd = 1
        shape.lineDashPattern = [4, 6]
        shape.lineDashPhase = 2
        framebuffer = paint(shape)
        #expect(
            framebuffer[1, 30] == black && framebuffer[2, 30] == white && framebuffer[7, 30] == white
                && framebuffer[8, 30] == black)
    }

    @Test func curvesAreTrimmedByLength() {
        let shape = CAShapeLayer()
        shape.path = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 40, height: 40), transform: nil)
        shape.fillColor = nil
        shape.strokeColor = .black
        shape.lineWidth = 2
        let whole = covered(paint(shape))
        for share in [0.1, 0.25, 0.6] as [CGFloat] {
            shape.strokeEnd = 0.2 + share
            shape.strokeStart = 0.2
            #expect(abs(covered(paint(shape)) / whole - Double(share)) < 0.01)
        }
    }

    private func covered(_ framebuffer: Framebuffer) -> Double {
        var sum = 0.0
        for y in 0..<60 { for x in 0..<60 { sum += Double(255 - (framebuffer[x, y] & 255)) } }
        return sum
    }

    // MARK: Gradients

    @Test func gradientDefaultsEqualCoreAnimationAndPointDown() {
        let gradient = CAGradientLayer()
        #expect(gradient.colors == nil && gradient.locations == nil && gradient.type == .axial)
        #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.endPoint == CGPoint(x: 0.5, y: 1))
        gradient.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        gradient.colors = [CGColor.black, CGColor.white]
        let framebuffer = paint(gradient)
        for y in 0..<40 {
            let expected = (Double(y) + 0.5) / 40 * 255
            #expect(abs(Double(framebuffer[30, 10 + y] & 255) - expected) < 1.5)
            #expect(framebuffer[10, 10 + y] == framebuffer[49, 10 + y])
        }
        #expect(framebuffer[9, 20] == white && framebuffer[50, 20] == white)
    }

    @Test func locationsPositionTheColors() {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        gradient.colors = [red, red, blue, blue]
        gradient.locations = [0, 0.5, 0.5, 1]
        let framebuffer = paint(gradient)
        #expect(framebuffer[5, 29] == 0xFFFF_0000 && framebuffer[5, 30] == 0xFF00_00FF)
    }

    @Test func aRadialGradientEndsAtTheEllipseOfItsEndPoint() {
        let gradient = CAGradientLayer()
        gradient.type = .radial
        gradient.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.75)
        gradient.colors = [red, red, blue]
        gradient.locations = [0, 0.98, 1]
        let framebuffer = paint(gradient)
        #expect(framebuffer[58, 30] == 0xFFFF_0000 && framebuffer[30, 16] == 0xFFFF_0000)
        #expect(framebuffer[30, 13] == 0xFF00_00FF && framebuffer[58, 20] == 0xFF00_00FF)
    }

    @Test func aConicGradientSweepsClockwiseFromItsEndPoint() {
        let gradient = CAGradientLayer()
        gradient.type = .conic
        gradient.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        gradient.endPoint = CGPoint(x: 0.5, y: 0)
        gradient.colors = [CGColor.black, CGColor.white]
        let framebuffer = paint(gradient)
        let right = Int(framebuffer[55, 30] & 255)
        let down = Int(framebuffer[30, 55] & 255)
        let left = Int(framebuffer[5, 30] & 255)
        #expect(abs(right - 64) < 4 && abs(down - 128) < 4 && abs(left - 191) < 4)
    }

    @Test func aGradientIsRoundedAndRotatedWithItsLayer() {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        gradient.cornerRadius = 20
        gradient.colors = [red, blue]
        gradient.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        let framebuffer = paint(gradient)
        #expect(framebuffer[0, 0] == white)
        // After a clockwise rotation by a right angle, the top is on the right.
        #expect(framebuffer[59, 30] & 0xFF < 10 && framebuffer[0, 30] & 0xFF > 245)
    }

    // MARK: Text

    @Test func textIsAlignedAndClippedToTheBounds() {
        let text = CATextLayer()
        #expect(text.fontSize == 36 && text.foregroundColor == .white && !text.isWrapped)
        #expect(text.truncationMode == .none && text.alignmentMode == .natural && text.string == nil)
        text.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
        text.string = "i"
        text.fontSize = 14
        text.foregroundColor = .black
        func columns() -> ClosedRange<Int>? {
            let framebuffer = paint(text)
            let hit = (0..<60).filter { x in (0..<60).contains { framebuffer[x, $0] != white } }
            guard let first = hit.first, let last = hit.last else { return nil }
            return first...last
        }
        #expect(columns().map { $0.upperBound < 20 } == true)
        text.alignmentMode = .right
        #expect(columns().map { $0.lowerBound > 40 } == true)
        text.alignmentMode = .center
        #expect(columns().map { $0.lowerBound > 22 && $0.upperBound < 38 } == true)
        text.alignmentMode = .left
        text.string = "a long line of many words"
        #expect(columns().map { $0.lowerBound >= 9 && $0.upperBound == 49 || $0.upperBound == 48 } == true)
        text.string = NSAttributedString(string: "")
        #expect(columns() == nil)
    }

    // MARK: Contents

    @Test func contentsRectShowsAPartOfTheContents() {
        guard let image = testImage(width: 40, height: 40, isOpaque: true) else { return }
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.contents = image
        layer.contentsRect = CGRect(x: 0.5, y: 0.25, width: 0.5, height: 0.5)
        let framebuffer = paint(layer)
        image.withPixels { pixels in
            for (x, y) in [(0, 0), (19, 0), (7, 19)] {
                #expect(framebuffer[x, y] == pixels[20 + x, 10 + y] | 0xFF00_0000)
            }
        }
        #expect(framebuffer[20, 10] == white)
    }

    @Test func contentsCenterPreservesTheEdgesAndNearestFilteringMakesBlocks() {
        guard let image = testImage(width: 6, height: 6, isOpaque: true) else { return }
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        layer.contents = image
        layer.magnificationFilter = .nearest
        var framebuffer = paint(layer)
        image.withPixels { pixels in
            #expect(framebuffer[9, 0] == pixels[0, 0] | 0xFF00_0000 && framebuffer[10, 0] == pixels[1, 0] | 0xFF00_0000)
        }
        layer.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
        framebuffer = paint(layer)
        image.withPixels { pixels in
            for y in 0..<2 {
                for x in 0..<2 {
                    #expect(framebuffer[x, y] == pixels[x, y] | 0xFF00_0000)
                    #expect(framebuffer[59 - x, 59 - y] == pixels[5 - x, 5 - y] | 0xFF00_0000)
                }
            }
            #expect(framebuffer[29, 0] == pixels[2, 0] | 0xFF00_0000)
            #expect(framebuffer[31, 0] == pixels[3, 0] | 0xFF00_0000)
        }
    }

    // MARK: Rendering into contexts

    @Test(arguments: [1, 2] as [CGFloat])
    func renderingIntoAViewContextEqualsTheDisplayedSubtree(scale: CGFloat) {
        let size = Int(60 * scale)
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        layer.backgroundColor = .white
        let card = CALayer()
        card.frame = CGRect(x: 10, y: 10, width: 30, height: 20)
        card.backgroundColor = blue
        card.cornerRadius = 6
        card.shadowOpacity = 0.5
        card.opacity = 0.8
        let dot = DrawingLayer()
        dot.frame = CGRect(x: 3, y: 2, width: 10, height: 10)
        dot.contentsScale = scale
        dot.setNeedsDisplay()
        card.addSublayer(dot)
        layer.addSublayer(card)
        let framebuffer = Framebuffer(width: size, height: size)
        memset(framebuffer.pixels.base, 0, size * size * 4)
        let context = CGContext(pixels: framebuffer.pixels, isOpaque: false, scale: scale)
        layer.render(in: context)
        context.flush()
        let displayed = paint(layer, scale: scale)
        for y in 0..<size {
            for x in 0..<size {
                for shift in [0, 8, 16, 24] as [UInt32] {
                    let a = Int(framebuffer[x, y] >> shift & 255)
                    let b = Int(displayed[x, y] >> shift & 255)
                    #expect(abs(a - b) <= 1, "\(x) \(y)")
                }
            }
        }
    }

    @Test func renderingIgnoresThePositionAndIsFlippedInABitmapContext() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 500, y: 300, width: 10, height: 10)
        let top = CALayer()
        top.frame = CGRect(x: 0, y: 0, width: 10, height: 3)
        top.backgroundColor = red
        layer.addSublayer(top)
        let space = CGColorSpaceCreateDeviceRGB()
        let context = try #require(
            CGContext(
                data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0, space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
        layer.render(in: context)
        let image = try #require(context.makeImage())
        image.withPixels { pixels in
            let column: [UInt32] = [pixels[5, 9], pixels[5, 7], pixels[5, 6], pixels[5, 0]]
            #expect(column == [0xFFFF_0000, 0xFFFF_0000, 0, 0])
        }
    }
}
