import CoreGraphics
import Testing

@Suite struct MaskAndPatternTests {
    /// Returns an image of two horizontally adjacent pixels.
    private func pair(_ bytes: [UInt8], _ info: CGBitmapInfo, bitsPerPixel: Int = 32, gray: Bool = false) -> CGImage? {
        guard let provider = CGDataProvider(data: Data(bytes)) else { return nil }
        return CGImage(
            width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel, bytesPerRow: bitsPerPixel / 4,
            space: gray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(), bitmapInfo: info,
            provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }

    private func info(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = []) -> CGBitmapInfo {
        CGBitmapInfo(rawValue: alpha.rawValue | order.rawValue)
    }

    @Test func imagesAreCreatedFromBytesInAllLayouts() throws {
        func pixels(_ image: CGImage?) throws -> [UInt32] {
            try #require(image).withPixels { [$0[0, 0], $0[1, 0]] }
        }
        let rgba: [UInt8] = [255, 0, 0, 255, 0, 128, 0, 128]
        let expected: [UInt32] = [Pixel.red, 0x8000_8000]
        #expect(try pixels(pair(rgba, info(.premultipliedLast))) == expected)
        #expect(try pixels(pair(rgba, info(.premultipliedLast, .byteOrder32Big))) == expected)
        #expect(
            try pixels(pair([0, 0, 255, 255, 0, 128, 0, 128], info(.premultipliedFirst, .byteOrder32Little)))
                == expected)
        #expect(try pixels(pair([255, 0, 0, 255, 0, 255, 0, 128], info(.last))) == expected)
        #expect(try pixels(pair([0, 255, 0, 0, 0, 0, 0, 255], info(.noneSkipFirst))) == [Pixel.red, Pixel.blue])
        #expect(
            try pixels(pair([255, 0, 0, 0, 0, 255], info(.none), bitsPerPixel: 24)) == [Pixel.red, Pixel.blue])
        #expect(try pixels(pair([0, 255], info(.none), bitsPerPixel: 8, gray: true)) == [Pixel.black, Pixel.white])
        #expect(try pixels(pair([255, 255, 255, 0, 0, 0, 0, 0], info(.premultipliedLast))) == [0, 0])
    }

    @Test func invalidLayoutsAreRejected() {
        #expect(pair([1, 2, 3, 4, 5, 6, 7], info(.premultipliedLast)) == nil)
        #expect(pair([1, 2, 3, 4, 5, 6, 7, 8], info(.none)) == nil)
        #expect(pair([1, 2, 3, 4, 5, 6, 7, 8], info(.alphaOnly)) == nil)
        #expect(pair([1, 2, 3, 4], info(.none), bitsPerPixel: 16) == nil)
        #expect(pair([], info(.premultipliedLast)) == nil)
    }

    @Test func theDataProviderOfAnImageRecreatesIt() throws {
        let image = try #require(pair([255, 0, 0, 255, 0, 128, 0, 128], info(.premultipliedLast)))
        let provider = try #require(image.dataProvider)
        let space = try #require(image.colorSpace)
        let copy = try #require(
            CGImage(
                width: image.width, height: image.height, bitsPerComponent: image.bitsPerComponent,
                bitsPerPixel: image.bitsPerPixel, bytesPerRow: image.bytesPerRow,
                space: space, bitmapInfo: image.bitmapInfo, provider: provider, decode: nil,
                shouldInterpolate: true, intent: .defaultIntent))
        image.withPixels { a in copy.withPixels { b in #expect(a[0, 0] == b[0, 0] && a[1, 0] == b[1, 0]) } }
    }

    @Test func aMaskClipsByAlphaOrLuminance() throws {
        let opacity = try #require(pair([0, 0, 0, 255, 0, 0, 0, 51], info(.premultipliedLast)))
        let lightness = try #require(pair([255, 51], info(.none), bitsPerPixel: 8, gray: true))
        for mask in [opacity, lightness] {
            let canvas = Canvas(4, 3)
            canvas.draw { context in
                context.clip(to: CGRect(x: 1, y: 1, width: 2, height: 1), mask: mask)
                context.setFillColor(.red)
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
            }
            #expect(canvas[1, 1] == Pixel.red && abs(canvas.alpha(2, 1) - 51) <= 1 && canvas.inkCount == 2)
        }
        let white = try #require(pair([255, 255], info(.none), bitsPerPixel: 8, gray: true))
        let masked = try #require(white.masking(lightness))
        masked.withPixels { #expect($0[0, 0] == Pixel.white && abs(Int($0[1, 0] >> 24) - 51) <= 1) }
    }

    @Test func aPatternPhaseIsRelativeToTheBaseSpace() throws {
        let image = try #require(pair([255, 0, 0, 255, 0, 0, 255, 255], info(.premultipliedLast)))
        let canvas = Canvas(8, 8)
        canvas.draw { context in
            context.setFillPattern(image, size: CGSize(width: 2, height: 1))
            context.translateBy(x: 1, y: 1)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.setFillColor(.green)
            context.fill(CGRect(x: 6, y: 6, width: 1, height: 1))
        }
        #expect(canvas[1, 1] == Pixel.blue && canvas[2, 1] == Pixel.red && canvas[4, 4] == Pixel.red)
        #expect(canvas[7, 7] == Pixel.green && canvas.inkCount == 17)
    }

    @Test func clearingIgnoresThePatternAndTheAlpha() throws {
        let image = try #require(pair([255, 0, 0, 255, 0, 0, 255, 255], info(.premultipliedLast)))
        let canvas = Canvas(4, 2)
        canvas.draw { context in
            context.setFillPattern(image, size: CGSize(width: 2, height: 1))
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
            context.setAlpha(0.5)
            context.clear(CGRect(x: 0, y: 0, width: 4, height: 1))
            context.setAlpha(1)
            context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
        }
        #expect(canvas[0, 0] == 0 && canvas[1, 0] == 0 && canvas[0, 1] == Pixel.red)
        #expect(canvas[3, 0] == Pixel.blue && canvas.inkCount == 5)
    }

    @Test func aConicGradientSweepsAroundItsCenter() throws {
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: [.red, .red, .blue, .blue], locations: [0, 0.5, 0.5, 1]))
        let canvas = Canvas(20, 20)
        canvas.draw { $0.drawConicGradient(gradient, center: CGPoint(x: 10, y: 10), angle: 0) }
        // The angle increases from the x axis toward the y axis, which points down here.
        #expect(canvas[5, 15] == Pixel.red && canvas[15, 15] == Pixel.red)
        #expect(canvas[5, 5] == Pixel.blue && canvas[15, 5] == Pixel.blue)
    }
}
