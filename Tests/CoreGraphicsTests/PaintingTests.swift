import CoreGraphics
import Testing

@Suite struct PaintingTests {
    @Test func aFilledRectangleCoversItsPixelsAndNoOthers() {
        let canvas = Canvas(10, 10)
        canvas.draw { context in
            context.setFillColor(.red)
            context.fill(CGRect(x: 2, y: 3, width: 4, height: 5))
        }
        for y in 0..<10 {
            for x in 0..<10 {
                let inside = (2..<6).contains(x) && (3..<8).contains(y)
                #expect(canvas[x, y] == (inside ? Pixel.red : 0))
            }
        }
    }

    @Test func theInfiniteRectangleFillsEverythingAndTheNullRectangleNothing() {
        let canvas = Canvas(4, 4)
        canvas.draw { context in
            context.setFillColor(.red)
            context.fill(CGRect.null)
            #expect(canvas.inkCount == 0)
            context.rotate(by: 0.3)
            context.fill(CGRect.infinite)
        }
        #expect(canvas.inkCount == 16 && canvas[0, 0] == Pixel.red)
    }

    @Test func aViewContextReportsTheSameTransformAsAppleUIKit() {
        let canvas = Canvas(20, 30, scale: 2)
        canvas.draw { context in
            #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 30))
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        #expect(canvas.inkBounds == PixelRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func aBitmapContextHasItsOriginAtTheBottom() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 10, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
        #expect(context.ctm.isIdentity)
        #expect((context.width, context.height, context.bytesPerRow) == (10, 20, 40))
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 1))
        let pixels = try #require(context.data)
        #expect(pixels.load(fromByteOffset: 19 * 40, as: UInt32.self) == Pixel.red)
        #expect(pixels.load(fromByteOffset: 18 * 40, as: UInt32.self) == 0)
    }

    @Test func unsupportedLayoutsAreRejected() {
        func make(
            _ width: Int, _ height: Int, _ row: Int, bits: Int = 8, _ info: UInt32, data: UnsafeMutableRawPointer? = nil
        )
            -> CGContext?
        {
            CGContext(
                data: data, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
        }
        let native = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        #expect(make(4, 4, 16, native) != nil)
        #expect(make(0, 4, 0, native) == nil)
        #expect(make(4, -1, 0, native) == nil)
        #expect(make(40000, 4, 0, native) == nil)
        #expect(make(4, 4, 15, native) == nil)
        #expect(make(4, 4, 12, native) == nil)
        #expect(make(4, 4, Int.max - 3, native) == nil)
        #expect(make(4, 4, 16, bits: 16, native) == nil)
        #expect(make(4, 4, 16, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
        #expect(make(4, 4, 16, CGImageAlphaInfo.last.rawValue | CGBitmapInfo.byteOrder32Little.rawValue) == nil)
    }

    @Test func colorsAreMultipliedByTheirAlphaAndTheContextAlpha() {
        let canvas = Canvas(2, 1)
        canvas.draw { context in
            context.setAlpha(0.5)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(abs(canvas.alpha(0, 0) - 64) <= 1)
        #expect(canvas[1, 0] == 0)
    }

    @Test func edgesAreAntialiasedUnlessDisabled() {
        let canvas = Canvas(4, 4)
        canvas.draw { context in
            context.setFillColor(.black)
            context.fill(CGRect(x: 0.5, y: 0, width: 1, height: 2))
            context.setShouldAntialias(false)
            context.fillEllipse(in: CGRect(x: 0, y: 2.2, width: 3.7, height: 1.8))
        }
        #expect(abs(canvas.alpha(0, 0) - 128) <= 1)
        for x in 0..<4 { #expect([0, 255].contains(canvas.alpha(x, 3))) }
    }

    @Test func fillRulesDifferWhereSubpathsOverlap() {
        for (rule, hole) in [(CGPathFillRule.winding, Pixel.red), (.evenOdd, 0)] {
            let canvas = Canvas(9, 9)
            canvas.draw { context in
                context.setFillColor(.red)
                context.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
                context.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))
                context.fillPath(using: rule)
                #expect(context.isPathEmpty, "painting clears the path")
            }
            #expect(canvas[4, 4] == hole)
            #expect(canvas[1, 1] == Pixel.red)
        }
    }

    @Test func aStrokeIsCenteredOnItsPath() {
        let canvas = Canvas(20, 20)
        canvas.draw { context in
            context.setStrokeColor(.blue)
            context.stroke(CGRect(x: 5, y: 5, width: 10, height: 10), width: 2)
        }
        #expect(canvas.inkBounds == PixelRect(minX: 4, minY: 4, maxX: 16, maxY: 16))
        #expect(canvas[4, 4] == Pixel.blue && canvas[5, 10] == Pixel.blue && canvas[6, 10] == 0)
    }

    @Test func capsExtendBeyondTheEnds() {
        for (cap, reach) in [(CGLineCap.butt, Int32(0)), (.square, 3), (.round, 3)] {
            let canvas = Canvas(30, 20)
            canvas.draw { context in
                context.setStrokeColor(.blue)
                context.setLineWidth(6)
                context.setLineCap(cap)
                context.strokeLineSegments(between: [CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10)])
            }
            #expect(canvas.inkBounds == PixelRect(minX: 10 - reach, minY: 7, maxX: 20 + reach, maxY: 13))
            #expect((canvas[7, 7] == Pixel.blue) == (cap == .square))
        }
    }

    @Test func joinsCoverDifferentCorners() {
        var counts: [CGLineJoin: Int] = [:]
        for join in [CGLineJoin.miter, .round, .bevel] {
            let canvas = Canvas(40, 40)
            canvas.draw { context in
                context.setLineWidth(10)
                context.setLineJoin(join)
                context.addLines(between: [CGPoint(x: 10, y: 35), CGPoint(x: 10, y: 10), CGPoint(x: 35, y: 10)])
                context.strokePath()
            }
            counts[join] = canvas.inkCount
            #expect((canvas.alpha(5, 5) == 255) == (join == .miter))
        }
        #expect(counts[.miter]! > counts[.round]! && counts[.round]! > counts[.bevel]!)
    }

    @Test func dashesLeaveGapsAndInvalidLengthsDrawASolidLine() {
        func line(_ phase: CGFloat, _ lengths: [CGFloat]) -> [Bool] {
            let canvas = Canvas(12, 1)
            canvas.draw { context in
                context.setLineDash(phase: phase, lengths: lengths)
                context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 12, y: 0.5)])
            }
            return (0..<12).map { canvas[$0, 0] != 0 }
        }
        #expect(line(0, [3, 3]) == [true, true, true, false, false, false, true, true, true, false, false, false])
        #expect(line(3, [3, 3]) == [false, false, false, true, true, true, false, false, false, true, true, true])
        for lengths in [[], [0, 0], [-1, 2], [.nan, 1], [.infinity, 1]] as [[CGFloat]] {
            #expect(line(0, lengths).allSatisfy { $0 })
        }
    }

    @Test func theLineWidthScalesWithUserSpace() {
        let canvas = Canvas(40, 40)
        canvas.draw { context in
            context.scaleBy(x: 1, y: 4)
            context.setLineWidth(2)
            context.stroke(CGRect(x: 10, y: 2.5, width: 20, height: 5))
        }
        #expect(canvas.inkBounds == PixelRect(minX: 9, minY: 6, maxX: 31, maxY: 34))
        #expect(canvas.alpha(20, 13) == 255 && canvas.alpha(20, 14) == 0)
    }

    @Test func drawModesFillStrokeOrBoth() {
        func draw(_ mode: CGPathDrawingMode) -> (UInt32, UInt32) {
            let canvas = Canvas(10, 10)
            canvas.draw { context in
                context.setFillColor(.red)
                context.setStrokeColor(.blue)
                context.setLineWidth(2)
                context.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
                context.drawPath(using: mode)
            }
            return (canvas[5, 5], canvas[1, 5])
        }
        #expect(draw(.fill) == (Pixel.red, 0))
        #expect(draw(.eoFill) == (Pixel.red, 0))
        #expect(draw(.stroke) == (0, Pixel.blue))
        #expect(draw(.fillStroke) == (Pixel.red, Pixel.blue))
        #expect(draw(.eoFillStroke) == (Pixel.red, Pixel.blue))
    }

    @Test func clearingMakesPixelsTransparent() {
        let canvas = Canvas(4, 4)
        canvas.draw { context in
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.clear(CGRect(x: 1, y: 1, width: 2, height: 2))
            context.fill([CGRect(x: 1, y: 1, width: 1, height: 1), CGRect(x: 2, y: 2, width: 1, height: 1)])
        }
        #expect(canvas[2, 1] == 0 && canvas[1, 2] == 0)
        #expect(canvas[0, 0] == Pixel.red && canvas[1, 1] == Pixel.red && canvas[2, 2] == Pixel.red)
    }

    @Test func stateIsRestoredAndUnbalancedRestoresDoNothing() {
        let canvas = Canvas(4, 2)
        canvas.draw { context in
            context.restoreGState()
            context.setFillColor(.red)
            context.saveGState()
            context.setFillColor(.blue)
            context.translateBy(x: 2, y: 0)
            context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.setAlpha(0.5)
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
        #expect((0..<8).allSatisfy { canvas[$0 % 4, $0 / 4] == Pixel.red })
    }

    @Test func thePathSurvivesRestoringTheState() throws {
        let canvas = Canvas(40, 40, scale: 2)
        canvas.draw { context in
            context.saveGState()
            context.translateBy(x: 5, y: 5)
            context.move(to: CGPoint(x: 1, y: 2))
            #expect(context.currentPointOfPath == CGPoint(x: 1, y: 2))
            context.addLine(to: CGPoint(x: 3, y: 2))
            context.restoreGState()
            #expect(context.currentPointOfPath == CGPoint(x: 8, y: 7))
            #expect(context.boundingBoxOfPath == CGRect(x: 6, y: 7, width: 2, height: 0))
            context.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
            #expect(context.pathContains(CGPoint(x: 2, y: 2), mode: .fill))
            context.beginPath()
            #expect(context.path == nil)
        }
    }

    @Test func pointsAndRectanglesConvertToAndFromDeviceSpace() {
        let canvas = Canvas(10, 20, scale: 2)
        canvas.draw { context in
            #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 2, y: 18))
            #expect(context.convertToUserSpace(CGPoint(x: 2, y: 18)) == CGPoint(x: 1, y: 1))
            #expect(
                context.convertToUserSpace(CGRect(x: 0, y: 0, width: 10, height: 20))
                    == CGRect(x: 0, y: 0, width: 5, height: 10))
        }
    }

    @Test func aTransparencyLayerIsCompositedAsAGroup() {
        let canvas = Canvas(3, 1)
        canvas.draw { context in
            context.endTransparencyLayer()
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            context.saveGState()
            context.setFillColor(.blue)
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
            context.endTransparencyLayer()
            context.setFillColor(.green)
            context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
        }
        #expect(canvas[0, 0] == 0x8080_0000)
        #expect(canvas[1, 0] == 0x8000_0080)
        #expect(canvas[2, 0] == 0x8000_8000)
    }

    @Test func eachBlendModeFollowsItsFormula() {
        let source = (r: 0.8, g: 0.4, b: 0.2)
        let back = (r: 0.4, g: 0.6, b: 1.0)
        func mix(_ mode: CGBlendMode, sourceAlpha: CGFloat = 1, backAlpha: CGFloat = 1) -> [Int] {
            let canvas = Canvas(1, 1)
            canvas.draw { context in
                context.setFillColor(red: back.r, green: back.g, blue: back.b, alpha: backAlpha)
                if backAlpha > 0 { context.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
                context.setBlendMode(mode)
                context.setFillColor(red: source.r, green: source.g, blue: source.b, alpha: sourceAlpha)
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
            return [24, 16, 8, 0].map { Int(canvas[0, 0] >> $0 & 255) }
        }
        func near(_ a: [Int], _ b: [Double]) -> Bool { zip(a, b).allSatisfy { abs(Double($0) - $1 * 255) <= 2 } }
        #expect(near(mix(.normal), [1, 0.8, 0.4, 0.2]))
        #expect(near(mix(.multiply), [1, 0.32, 0.24, 0.2]))
        #expect(near(mix(.screen), [1, 0.88, 0.76, 1]))
        #expect(near(mix(.darken), [1, 0.4, 0.4, 0.2]))
        #expect(near(mix(.lighten), [1, 0.8, 0.6, 1]))
        #expect(near(mix(.difference), [1, 0.4, 0.2, 0.8]))
        #expect(near(mix(.exclusion), [1, 0.56, 0.52, 0.8]))
        #expect(near(mix(.hardLight), [1, 0.76, 0.48, 0.4]))
        #expect(near(mix(.overlay), [1, 0.64, 0.52, 1]))
        #expect(near(mix(.plusLighter), [1, 1, 1, 1]))
        #expect(near(mix(.clear), [0, 0, 0, 0]))
        #expect(near(mix(.copy, sourceAlpha: 0.5), [0.5, 0.4, 0.2, 0.1]))
        #expect(near(mix(.destinationOver), [1, 0.4, 0.6, 1]))
        #expect(near(mix(.destinationOver, backAlpha: 0), [1, 0.8, 0.4, 0.2]))
        #expect(near(mix(.destinationOut, sourceAlpha: 0.5), [0.5, 0.2, 0.3, 0.5]))
        #expect(near(mix(.sourceAtop, backAlpha: 0), [0, 0, 0, 0]))
        #expect(near(mix(.sourceAtop), [1, 0.8, 0.4, 0.2]))
        #expect(near(mix(.xor), [0, 0, 0, 0]))
    }

    @Test(arguments: CGBlendMode.allCases) func blendModesDoNotAffectPixelsOutsideTheShape(_ mode: CGBlendMode) {
        let canvas = Canvas(8, 8)
        canvas.draw { context in
            context.setFillColor(.green)
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            context.setBlendMode(mode)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            context.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
            context.fillEllipse(in: CGRect(x: 4, y: 4, width: 4, height: 4))
        }
        #expect(canvas[1, 1] == Pixel.green && canvas[7, 0] == Pixel.green && canvas[4, 3] == Pixel.green)
    }

    @Test(arguments: CGBlendMode.allCases) func transparentPixelsOutsideTheShapeStayTransparent(_ mode: CGBlendMode) {
        let canvas = Canvas(12, 12)
        canvas.draw { context in
            context.setBlendMode(mode)
            context.setFillColor(red: 0.9, green: 0.6, blue: 0.3, alpha: 1)
            context.fillEllipse(in: CGRect(x: 1, y: 1, width: 10, height: 10))
        }
        for y in 0..<12 {
            for x in 0..<12 {
                let pixel = canvas[x, y]
                let alpha = pixel >> 24
                #expect(
                    [16, 8, 0].allSatisfy { pixel >> $0 & 255 <= alpha }, "(\(x), \(y)) is lighter than it is opaque")
                let distance = hypot(Double(x) - 5.5, Double(y) - 5.5)
                if distance > 6 { #expect(pixel == 0) }
                // These modes need existing content, or remove it.
                let draws = ![.clear, .sourceAtop, .sourceIn, .destinationIn, .destinationOut].contains(mode)
                if distance < 4, draws { #expect(pixel == 0xFFE6_994C || pixel == 0xFFE6_994D) }
            }
        }
    }

    @Test func extremeValuesDoNotCrash() {
        let canvas = Canvas(8, 8)
        canvas.draw { context in
            let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e9, 0, -5]
            for a in odd {
                for b in odd {
                    context.saveGState()
                    context.fill(CGRect(x: a, y: b, width: b, height: a))
                    context.fillEllipse(in: CGRect(x: b, y: a, width: a, height: b))
                    context.setLineWidth(a)
                    context.setMiterLimit(b)
                    context.setAlpha(a)
                    context.move(to: CGPoint(x: a, y: b))
                    context.addLine(to: CGPoint(x: b, y: 3))
                    context.addCurve(
                        to: CGPoint(x: 1, y: a), control1: CGPoint(x: b, y: 1), control2: CGPoint(x: a, y: b))
                    context.addArc(center: .zero, radius: a, startAngle: b, endAngle: a, clockwise: true)
                    context.strokePath()
                    context.clip(to: CGRect(x: a, y: a, width: b, height: b))
                    context.scaleBy(x: a, y: b)
                    context.translateBy(x: a, y: b)
                    context.rotate(by: a)
                    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
                    context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
                    _ = context.boundingBoxOfClipPath
                    context.restoreGState()
                }
            }
            #expect(context.isUsable)
            context.clear(CGRect(x: 0, y: 0, width: 8, height: 8))
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        #expect(canvas[4, 4] == Pixel.red, "the context still draws")
    }

    @Test func aContextWithAnInvalidPixelBufferDrawsNothing() {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 4)
        defer { memory.deallocate() }
        let context = CGContext(
            pixels: PixelBuffer(base: memory, width: 1 << 20, height: -3, bytesPerRow: 7), isOpaque: false, scale: .nan)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        context.clip(to: CGRect(x: 0.5, y: 0, width: 10, height: 10))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.endTransparencyLayer()
        #expect(!context.isUsable)
        #expect(context.makeImage() == nil)
        #expect(context.boundingBoxOfClipPath.isNull)
    }
}
