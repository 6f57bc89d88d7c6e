import CoreGraphics
import Testing

@Suite struct ShadowTests {
    @Test func aShadowWithoutBlurIsTheShapeAtItsOffset() {
        let canvas = Canvas(40, 40, scale: 2)
        canvas.draw { context in
            context.setShadow(offset: CGSize(width: 4, height: 3), blur: 0, color: .blue)
            // The transform does not affect the offset of the shadow.
            context.scaleBy(x: 2, y: 0.5)
            context.setFillColor(.red)
            context.fill(CGRect(x: 1, y: 4, width: 2, height: 8))
        }
        // The shape is (2, 2, 4, 4) in points, (4, 4, 8, 8) in pixels, and its shadow is at (12, 10).
        for y in 0..<40 {
            for x in 0..<40 {
                let isShape = (4..<12).contains(x) && (4..<12).contains(y)
                let isShadow = (12..<20).contains(x) && (10..<18).contains(y)
                #expect(canvas[x, y] == (isShape ? Pixel.red : isShadow ? Pixel.blue : 0), "\(x), \(y)")
            }
        }
    }

    @Test func aPositiveShadowOffsetPointsUpInABitmapContext() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
        context.setShadow(offset: CGSize(width: 0, height: 4), blur: 0, color: .blue)
        context.setFillColor(.red)
        context.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
        let image = try #require(context.makeImage())
        image.withPixels { #expect($0[2, 7] == Pixel.red && $0[2, 3] == Pixel.blue && $0[2, 5] == 0) }
    }

    @Test func blurPreservesTheTotalAlpha() {
        for blur in [1, 3, 4, 9, 20] as [CGFloat] {
            let canvas = Canvas(200, 100)
            canvas.draw { context in
                context.setShadow(offset: CGSize(width: 100, height: 0), blur: blur, color: .blue)
                context.fill(CGRect(x: 35, y: 35, width: 30, height: 30))
            }
            var sum = 0
            for y in 0..<100 { for x in 100..<200 { sum += canvas.alpha(x, y) } }
            #expect(abs(Double(sum) / (900 * 255) - 1) < 0.02, "blur \(blur)")
            #expect(canvas.alpha(150, 50) > canvas.alpha(135, 50) || blur < 3)
            // The center of an edge has half of the darkness, equally on all sides.
            #expect(
                blur < 3 || blur > 10 || abs(canvas.alpha(134, 50) + canvas.alpha(135, 50) - 255) < 12, "blur \(blur)")
            #expect(canvas.alpha(135, 50) == canvas.alpha(164, 50) && canvas.alpha(150, 35) == canvas.alpha(150, 64))
        }
    }

    @Test func theDefaultShadowIsOneThirdBlackAndANilColorRemovesIt() {
        let canvas = Canvas(30, 10)
        canvas.draw { context in
            context.setFillColor(.red)
            context.saveGState()
            context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0)
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 3))
            context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: nil)
            context.fill(CGRect(x: 0, y: 4, width: 5, height: 2))
            context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0)
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 7, width: 5, height: 2))
        }
        #expect(canvas[12, 1] == 0x5500_0000 && canvas[12, 5] == 0 && canvas[12, 8] == 0)
    }

    @Test func aTransparencyLayerCastsOneShadow() {
        let canvas = Canvas(60, 20)
        canvas.draw { context in
            context.setShadow(offset: CGSize(width: 30, height: 0), blur: 0, color: CGColor(gray: 0, alpha: 0.5))
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(CGRect(x: 2, y: 2, width: 10, height: 10))
            context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
            context.endTransparencyLayer()
        }
        #expect(canvas.alpha(33, 3) == 128 && canvas.alpha(38, 8) == 128 && canvas.alpha(46, 3) == 0)
    }
}
