import CoreGraphics
import Testing

@Suite(.enabled(if: SampleImageFiles.canReadAll, "gdk-pixbuf is not installed"))
struct ImageFileTests {
    /// Returns an image with a red left half and a blue right half.
    private static func halves(_ width: Int, _ height: Int, isOpaque: Bool = true) throws -> CGImage {
        let canvas = Canvas(width, height, isOpaque: isOpaque)
        canvas.draw { context in
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: width / 2, height: height))
            if isOpaque {
                context.setFillColor(.blue)
                context.fill(CGRect(x: width / 2, y: 0, width: width - width / 2, height: height))
            }
        }
        return try #require(CGImage(copying: canvas.pixels, isOpaque: isOpaque))
    }

    private static func jpeg(_ width: Int = 32, _ height: Int = 16) throws -> Data {
        try #require(try halves(width, height).jpegData(quality: 0.9))
    }

    private func isClose(_ pixel: UInt32, _ other: UInt32, by tolerance: Int = 12) -> Bool {
        [0, 8, 16].allSatisfy { abs(Int(pixel >> $0 & 255) - Int(other >> $0 & 255)) <= tolerance }
    }

    @Test func aJPEGIsDecodedApproximately() throws {
        let image = try #require(CGImage(imageData: try Self.jpeg()))
        #expect((image.width, image.height, image.isOpaque, image.orientation) == (32, 16, true, 1))
        image.withPixels { pixels in
            #expect(isClose(pixels[2, 8], Pixel.red) && isClose(pixels[29, 8], Pixel.blue))
        }
    }

    @Test func aJPEGShowsATransparentImageOnWhite() throws {
        let data = try #require(try Self.halves(32, 16, isOpaque: false).jpegData(quality: 1))
        let image = try #require(CGImage(imageData: data))
        image.withPixels { #expect(isClose($0[2, 8], Pixel.red) && isClose($0[29, 8], Pixel.white)) }
    }

    @Test func lowerQualityMakesASmallerJPEG() throws {
        let canvas = Canvas(64, 64, isOpaque: true)
        var random = SeededGenerator(seed: 1)
        canvas.draw { context in
            for _ in 0..<200 {
                context.setFillColor(random.color(opaque: true))
                context.fill(CGRect(origin: random.point(0, 60), size: CGSize(width: 7, height: 7)))
            }
        }
        let image = try #require(CGImage(copying: canvas.pixels, isOpaque: true))
        let sizes = try [-1, 0, 0.5, 1, 2, CGFloat.nan].map { try #require(image.jpegData(quality: $0)).count }
        #expect(sizes[0] == sizes[1] && sizes[1] < sizes[2] && sizes[2] < sizes[3])
        #expect(sizes[3] == sizes[4] && sizes[4] == sizes[5])
    }

    @Test(arguments: UInt8(0)...9) func theEXIFOrientationIsReported(_ orientation: UInt8) throws {
        let data = SampleImageFiles.jpeg(try Self.jpeg(), orientation: orientation)
        let image = try #require(CGImage(imageData: data))
        #expect(image.orientation == ((1...8).contains(orientation) ? Int(orientation) : 1))
        #expect((image.width, image.height) == (32, 16))
    }

    @Test func aGIFIsDecodedToItsFirstFrame() throws {
        let data = SampleImageFiles.gif(3, 2, [1, 2, 3, 0, 1, 2], second: true)
        let image = try #require(CGImage(imageData: data))
        #expect((image.width, image.height, image.isOpaque) == (3, 2, true))
        image.withPixels { pixels in
            let row = [pixels[0, 0], pixels[1, 0], pixels[2, 0], pixels[0, 1]].map { $0 | 0xff00_0000 }
            #expect(row == [Pixel.red, Pixel.green, Pixel.blue, Pixel.black])
        }
    }

    @Test func transparentPixelsOfAGIFAreTransparent() throws {
        let image = try #require(CGImage(imageData: SampleImageFiles.gif(2, 1, [0, 1], transparent: 0)))
        #expect(!image.isOpaque)
        image.withPixels { #expect($0[0, 0] == 0 && $0[1, 0] == Pixel.red) }
    }

    @Test func aBMPIsDecodedExactly() throws {
        let data = SampleImageFiles.bmp(5, 3) { x, y in (UInt8(x * 50), UInt8(y * 100), 7) }
        let image = try #require(CGImage(imageData: data))
        #expect((image.width, image.height) == (5, 3))
        image.withPixels { pixels in
            for y in 0..<3 {
                for x in 0..<5 {
                    #expect(pixels[x, y] & 0xff_ffff == UInt32(x * 50) << 16 | UInt32(y * 100) << 8 | 7)
                }
            }
        }
    }

    @Test func aPNGIsDecodedByTheSameInitializer() throws {
        let data = try #require(try Self.halves(4, 4).pngData())
        #expect(CGImage(imageData: data)?.width == 4)
    }

    @Test func aDataSliceIsDecoded() throws {
        let data = Data([1, 2, 3]) + SampleImageFiles.bmp(5, 3) { _, _ in (1, 2, 3) }
        #expect(CGImage(imageData: data.dropFirst(3))?.width == 5)
    }

    @Test func truncatedFilesAreRejected() throws {
        let files = [
            try Self.jpeg(), SampleImageFiles.gif(3, 2, [1, 2, 3, 0, 1, 2]),
            SampleImageFiles.bmp(5, 3) { _, _ in (1, 2, 3) },
        ]
        // Only the last byte of a GIF may be missing, because its frame is complete without it.
        for (file, missing) in zip(files, [1, 2, 1]) {
            #expect(CGImage(imageData: file) != nil)
            for length in 0...file.count - missing { #expect(CGImage(imageData: file.prefix(length)) == nil) }
        }
        #expect(CGImage(imageData: Data()) == nil)
        #expect(CGImage(imageData: Data("/* XPM */ static char *x[] = {\"1 1 1 1\", \"a c red\", \"a\"};".utf8)) == nil)
    }

    /// Sizes that the file formats can state, from 65535 × 65535 to 100,000 × 100,000.
    @Test func hugeDeclaredSizesAreRejectedWithoutAllocation() throws {
        var jpeg = try Self.jpeg()
        let frame = try #require(jpeg.firstRange(of: Data([0xff, 0xc0]))).lowerBound
        jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0xff, 0xff, 0xff, 0xff])
        var gif = SampleImageFiles.gif(3, 2, [1, 2, 3, 0, 1, 2])
        gif.replaceSubrange(6..<10, with: [0xff, 0xff, 0xff, 0xff])
        var gifFrame = SampleImageFiles.gif(3, 2, [1, 2, 3, 0, 1, 2])
        gifFrame.replaceSubrange(38..<42, with: [0xff, 0xff, 0xff, 0xff])
        var bmp = SampleImageFiles.bmp(5, 3) { _, _ in (1, 2, 3) }
        bmp.replaceSubrange(18..<26, with: SampleImageFiles.little32(100_000) + SampleImageFiles.little32(100_000))
        var compressed = bmp
        compressed.replaceSubrange(28..<34, with: [8, 0, 1, 0, 0, 0])
        var negative = bmp
        negative.replaceSubrange(22..<26, with: SampleImageFiles.little32(-100_000))
        var lowest = bmp
        lowest.replaceSubrange(22..<26, with: [0, 0, 0, 0x80])
        // Directory entries of a TIFF: width, height, bits per sample, compression, photometric interpretation, strip
        // offset, samples per pixel, rows per strip, strip size in bytes.
        var tiff: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 9, 0]
        let entries = [
            (256, 100_000), (257, 100_000), (258, 8), (259, 1), (262, 1), (273, 8), (277, 1), (278, 100_000),
            (279, 100),
        ]
        for (tag, value) in entries {
            tiff += SampleImageFiles.little16(tag) + [4, 0, 1, 0, 0, 0] + SampleImageFiles.little32(value)
        }
        tiff += [0, 0, 0, 0]
        for file in [jpeg, gif, gifFrame, bmp, compressed, negative, lowest, Data(tiff)] {
            let before = Self.peakMemory
            #expect(CGImage(imageData: file) == nil)
            // Other tests run in parallel. The smallest of these images would need gigabytes.
            #expect(Self.peakMemory - before < 1_000_000_000)
        }
    }

    /// The peak memory of the process, in bytes.
    private static var peakMemory: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss * 1024
    }
}
