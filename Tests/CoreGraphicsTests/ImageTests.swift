import CoreGraphics
import Testing

@Suite struct ImageTests {
    /// Returns an image with red and green quarters above blue and white ones.
    private func quarters(_ edge: Int = 2) throws -> CGImage {
        let canvas = Canvas(edge, edge, isOpaque: true)
        let half = CGFloat(edge) / 2
        canvas.draw { context in
            let colors: [CGColor] = [.red, .green, .blue, CGColor(red: 1, green: 1, blue: 1, alpha: 1)]
            for (index, color) in colors.enumerated() {
                context.setFillColor(color)
                context.fill(
                    CGRect(x: half * CGFloat(index % 2), y: half * CGFloat(index / 2), width: half, height: half))
            }
        }
        return try #require(CGImage(copying: canvas.pixels, isOpaque: true))
    }

    @Test func anImageIsUprightInABitmapContext() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
        context.interpolationQuality = .none
        context.draw(try quarters(), in: CGRect(x: 0, y: 0, width: 4, height: 4))
        let image = try #require(context.makeImage())
        image.withPixels { pixels in
            #expect(pixels[0, 0] == Pixel.red && pixels[3, 0] == Pixel.green)
            #expect(pixels[0, 3] == Pixel.blue && pixels[3, 3] == Pixel.white)
        }
        #expect(!image.isOpaque)
        #expect(image.alphaInfo == .premultipliedFirst)
    }

    @Test func anImageIsFlippedInAViewContextUnlessDrawnUpright() throws {
        let image = try quarters()
        let canvas = Canvas(8, 4)
        canvas.draw { context in
            context.interpolationQuality = .none
            context.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
            context.drawUpright(image, in: CGRect(x: 4, y: 0, width: 4, height: 4))
        }
        #expect(canvas[0, 0] == Pixel.blue && canvas[0, 3] == Pixel.red)
        #expect(canvas[4, 0] == Pixel.red && canvas[4, 3] == Pixel.blue && canvas[7, 0] == Pixel.green)
    }

    @Test(arguments: [CGInterpolationQuality.none, .low, .default, .high])
    func scalingPreservesOpaqueEdgesAndCornerColors(_ quality: CGInterpolationQuality) throws {
        let image = try quarters(8)
        for size in [5, 8, 40] {
            let canvas = Canvas(size + 2, size + 2)
            canvas.draw { context in
                context.interpolationQuality = quality
                context.drawUpright(image, in: CGRect(x: 1, y: 1, width: CGFloat(size), height: CGFloat(size)))
            }
            #expect(canvas.inkBounds == PixelRect(x: 1, y: 1, width: Int32(size), height: Int32(size)))
            #expect(canvas[1, 1] == Pixel.red && canvas[size, 1] == Pixel.green && canvas[1, size] == Pixel.blue)
            for x in 1...size { #expect(canvas.alpha(x, 1) == 255) }
        }
    }

    @Test func wholePixelsAreCopiedExactly() throws {
        let canvas = Canvas(9, 9, scale: 1.5)
        let image = try quarters(6)
        canvas.draw { $0.drawUpright(image, in: CGRect(x: 2, y: 2, width: 4, height: 4)) }
        image.withPixels { pixels in
            for y in 0..<6 { for x in 0..<6 { #expect(canvas[x + 3, y + 3] == pixels[x, y]) } }
        }
        #expect(canvas.inkCount == 36)
    }

    @Test func rotationMovesTheCorners() throws {
        let canvas = Canvas(4, 4)
        let image = try quarters(4)
        canvas.draw { context in
            context.translateBy(x: 4, y: 0)
            context.rotate(by: .pi / 2)
            context.interpolationQuality = .none
            context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        #expect(canvas[3, 0] == Pixel.red && canvas[3, 3] == Pixel.green && canvas[0, 0] == Pixel.blue)
    }

    @Test func tilesRepeatAndRespectAlpha() throws {
        let canvas = Canvas(8, 8)
        let image = try quarters(2)
        canvas.draw { context in
            context.setAlpha(0.5)
            context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2), byTiling: true)
        }
        #expect(canvas.inkCount == 64)
        for x in 0..<8 { #expect(canvas[x, 0] == canvas[x % 2, 0] && canvas.alpha(x, 0) == 128) }
    }

    @Test func croppingUsesTheTopLeftOrigin() throws {
        let image = try quarters(4)
        let part = try #require(image.cropping(to: CGRect(x: 2, y: 0, width: 10, height: 1.5)))
        #expect((part.width, part.height) == (2, 2))
        part.withPixels { pixels in #expect(pixels[0, 0] == Pixel.green && pixels[1, 1] == Pixel.green) }
        #expect(image.cropping(to: CGRect(x: 4, y: 0, width: 1, height: 1)) == nil)
        #expect(image.cropping(to: .null) == nil)
        #expect(image.cropping(to: .infinite)?.width == 4)
    }

    @Test func invalidSizesAndRectanglesDrawNothing() throws {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 4)
        defer { memory.deallocate() }
        #expect(
            CGImage(copying: PixelBuffer(base: memory, width: 0, height: 1, bytesPerRow: 4), isOpaque: false) == nil)
        let image = try quarters()
        let canvas = Canvas(4, 4)
        canvas.draw { context in
            for rect in [
                CGRect.null, .infinite, .zero, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
                CGRect(x: 1e12, y: 0, width: 4, height: 4), CGRect(x: 1, y: 1, width: 1e-9, height: 2),
            ] {
                context.draw(image, in: rect)
                context.drawUpright(image, in: rect, byTiling: true)
            }
            #expect(context.isUsable)
        }
    }

    @Test func anImageDoesNotChangeWithItsContext() throws {
        let canvas = Canvas(2, 2)
        try canvas.draw { context in
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            let image = try #require(context.makeImage())
            context.setFillColor(.blue)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            image.withPixels { #expect($0[0, 0] == Pixel.red) }
        }
    }
}
