import CoreGraphics
import Testing

@Suite struct CompletenessTests {
    // MARK: Blend modes that remove existing content

    /// Returns a canvas with a half-opaque green background on the left and a transparent one on the right, and a
    /// drawing on top.
    private func blend(_ mode: CGBlendMode, _ draw: (CGContext) -> Void) -> Canvas {
        let canvas = Canvas(20, 10)
        canvas.draw { context in
            context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 0.6))
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.setBlendMode(mode)
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.8))
            draw(context)
        }
        return canvas
    }

    private func expect(_ pixel: UInt32, _ alpha: Double, _ red: Double, _ green: Double) {
        let found = [24, 16, 8].map { Double(pixel >> $0 & 255) / 255 }
        #expect(
            zip(found, [alpha, red, green]).allSatisfy { abs($0 - $1) < 0.006 }, "\(found), not \([alpha, red, green])")
    }

    static let removing: [(CGBlendMode, (Double, Double, Double), (Double, Double, Double))] = [
        // Alpha, red and green where there was content (0.6 green below 0.8 red), and where there was none.
        (.sourceIn, (0.48, 0.48, 0), (0, 0, 0)),
        (.sourceOut, (0.32, 0.32, 0), (0.8, 0.8, 0)),
        (.destinationIn, (0.48, 0, 0.48), (0, 0, 0)),
        (.destinationAtop, (0.8, 0.32, 0.48), (0.8, 0.8, 0)),
    ]

    @Test(arguments: 0..<4) func removingModesAffectOnlyTheShape(_ index: Int) {
        let (mode, over, beside) = Self.removing[index]
        let draws: [(CGContext) -> Void] = [
            { $0.fill(CGRect(x: 4, y: 2, width: 12, height: 5)) },
            { $0.fillEllipse(in: CGRect(x: -2, y: -8, width: 24, height: 26)) },
            { context in
                context.addRect(CGRect(x: 4, y: 2, width: 12, height: 5))
                context.clip()
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            },
            { context in
                context.beginTransparencyLayer(auxiliaryInfo: nil)
                context.fill(CGRect(x: 4, y: 2, width: 12, height: 5))
                context.endTransparencyLayer()
            },
        ]
        for (kind, draw) in draws.enumerated() {
            let canvas = blend(mode, draw)
            expect(canvas[6, 4], over.0, over.1, over.2)
            expect(canvas[13, 4], beside.0, beside.1, beside.2)
            // A transparency layer has the size of the clip, and its undrawn part is drawn as transparent.
            if kind == 0 || kind == 2 {
                expect(canvas[1, 4], 0.6, 0, 0.6)
                expect(canvas[6, 8], 0.6, 0, 0.6)
                #expect(canvas[18, 4] == 0)
            }
        }
    }

    @Test func destinationInKeepsTheContentBehindAnImage() throws {
        let mask = Canvas(12, 5)
        mask.draw { context in
            context.setFillColor(CGColor(gray: 0, alpha: 0.5))
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 5))
        }
        let image = try #require(CGImage(copying: mask.pixels, isOpaque: false))
        let canvas = blend(.destinationIn) { context in
            context.setAlpha(0.5)
            context.drawUpright(image, in: CGRect(x: 0, y: 2, width: 12, height: 5))
        }
        expect(canvas[3, 4], 0.15, 0, 0.15)
        expect(canvas[8, 4], 0, 0, 0)
        expect(canvas[3, 8], 0.6, 0, 0.6)
    }

    // MARK: Settings

    @Test func disallowedAntialiasingOverridesShouldAntialias() {
        func shades(_ prepare: (CGContext) -> Void) -> Int {
            let canvas = Canvas(30, 30)
            canvas.draw { context in
                prepare(context)
                context.fillEllipse(in: CGRect(x: 3, y: 3, width: 24, height: 24))
            }
            return (0..<900).count { (1..<255).contains(canvas.alpha($0 % 30, $0 / 30)) }
        }
        #expect(shades { _ in } > 20)
        #expect(shades { $0.setAllowsAntialiasing(false) } == 0)
        #expect(
            shades {
                $0.setAllowsAntialiasing(false)
                $0.setShouldAntialias(true)
            } == 0)
        #expect(
            shades {
                $0.saveGState()
                $0.setAllowsAntialiasing(false)
                $0.restoreGState()
            } == 0)
        #expect(
            shades {
                $0.setAllowsAntialiasing(false)
                $0.setAllowsAntialiasing(true)
            } > 20)
    }

    // MARK: Geometry

    @Test func equalToComparesPointsSizesAndRectangles() {
        #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)) && !CGPoint.zero.equalTo(CGPoint(x: 0, y: 1)))
        #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
        #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 2, height: 1)))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(rect.equalTo(CGRect(x: 4, y: 6, width: -3, height: -4)) && !rect.equalTo(rect.insetBy(dx: 1, dy: 0)))
        #expect(CGRect.null.equalTo(.null) && !CGRect.null.equalTo(.zero))
    }

    // MARK: Colors

    @Test func graysHaveEqualComponentsInAllColorSpaces() throws {
        let spaces = try [CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.genericGrayGamma2_2].map {
            try #require(CGColorSpace(name: $0))
        }
        for gray in [0, 0.02, 0.3, 0.7, 1] as [CGFloat] {
            for space in spaces {
                let color = try #require(
                    CGColor(gray: gray, alpha: 0.5).converted(to: space, intent: .defaultIntent, options: nil))
                #expect(color.colorSpace == space && color.alpha == 0.5)
                let components = try #require(color.components)
                #expect(components.dropLast().allSatisfy { abs($0 - gray) < 1e-4 }, "\(components)")
            }
        }
        #expect(CGColorSpace(name: "none") == nil)
    }

    @Test func colorsAreConvertedToDisplayP3AndBack() throws {
        let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let standard = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let red = try #require(CGColor.red.converted(to: wide, intent: .perceptual, options: nil)?.components)
        // The red of sRGB as color pickers convert it to Display P3.
        for (found, expected) in zip(red, [0.9175, 0.2003, 0.1386, 1] as [CGFloat]) {
            #expect(abs(found - expected) < 5e-4)
        }
        var random = SeededGenerator(seed: 4)
        for _ in 0..<50 {
            let color = random.color(opaque: false)
            let there = try #require(color.converted(to: wide, intent: .defaultIntent, options: nil))
            let back = try #require(there.converted(to: standard, intent: .defaultIntent, options: nil)?.components)
            #expect(zip(back, color.components ?? []).allSatisfy { abs($0 - $1) < 1e-3 })
        }
        // A red outside the gamut of sRGB is drawn as the red of sRGB.
        let canvas = Canvas(1, 1)
        canvas.draw { context in
            context.setFillColor(CGColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(canvas[0, 0] == Pixel.red)
    }

    @Test func conversionToGrayUsesTheLuminance() throws {
        let gray = try #require(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2))
        func lightness(_ color: CGColor) throws -> CGFloat {
            try #require(color.converted(to: gray, intent: .defaultIntent, options: nil)?.components?.first)
        }
        // Red, green and blue contribute 21 %, 72 % and 7 % of the luminance of white.
        #expect(abs(try lightness(.red) - 0.498) < 2e-3)
        #expect(abs(try lightness(.green) - 0.863) < 2e-3)
        #expect(abs(try lightness(.blue) - 0.298) < 2e-3)
        #expect(CGColor(genericGrayGamma2_2Gray: 0.25, alpha: 1).components == [0.25, 1])
    }

    // MARK: Images

    private func halves() throws -> CGImage {
        let canvas = Canvas(6, 4, isOpaque: true)
        canvas.draw { context in
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 4))
            context.setFillColor(.blue)
            context.fill(CGRect(x: 3, y: 0, width: 3, height: 4))
        }
        return try #require(CGImage(copying: canvas.pixels, isOpaque: true))
    }

    @Test func imagesAreReadFromFilesThroughProviders() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: url) }
        try #require(try halves().pngData()).write(to: url)
        let providers = [CGDataProvider(url: url), CGDataProvider(filename: url.path)]
        for provider in providers {
            let provider = try #require(provider)
            let image = try #require(
                CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
            image.withPixels { #expect($0[0, 0] | 0xff00_0000 == Pixel.red && $0[5, 3] | 0xff00_0000 == Pixel.blue) }
            #expect(
                CGImage(jpegDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
                    == nil)
        }
        #expect(CGDataProvider(filename: "/nonexistent/image.png") == nil)
        #expect(CGDataProvider(url: URL(fileURLWithPath: "/")) == nil)
    }

    @Test(.enabled(if: SampleImageFiles.canReadAll, "gdk-pixbuf is not installed")) func aJPEGIsReadFromAProvider()
        throws
    {
        let data = try #require(try halves().jpegData(quality: 1))
        let provider = try #require(CGDataProvider(data: data))
        let image = CGImage(
            jpegDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        #expect(image?.width == 6)
        #expect(
            CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
                == nil)
    }

    @Test func aRangeOfColorsBecomesTransparent() throws {
        let image = try #require(try halves().copy(maskingColorComponents: [200, 255, 0, 10, 0, 10]))
        image.withPixels { #expect($0[1, 1] == 0 && $0[4, 1] == Pixel.blue) }
        #expect(image.copy(maskingColorComponents: [0, 255, 0, 255, 0, 255]) == nil)
        #expect(try halves().copy(maskingColorComponents: [0, 255]) == nil)
    }
}
