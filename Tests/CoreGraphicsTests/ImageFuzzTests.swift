import CoreGraphics
import Testing

/// Decodes files that are corrupted at random, in the same way in each run. The process must not crash, and must not
/// allocate more memory than a valid image of the same number of bytes could need.
@Suite(.enabled(if: SampleImageFiles.canReadAll, "gdk-pixbuf is not installed"), .serialized)
struct ImageFuzzTests {
    enum Format: String, CaseIterable {
        case png, jpeg, gif, bmp, tiff, webp

        /// Returns a valid file of the format. For WebP, for which there is no encoder here, returns the headers of its
        /// two variants.
        func file() throws -> Data {
            let color = { (x: Int, y: Int) in (UInt8(x * 19 % 256), UInt8(y * 31 % 256), UInt8(x * y % 256)) }
            switch self {
            case .bmp: return SampleImageFiles.bmp(13, 9, color)
            case .tiff: return SampleImageFiles.tiff(13, 9, color)
            case .gif: return SampleImageFiles.gif(7, 5, (0..<35).map { UInt8($0 % 4) }, transparent: 2, second: true)
            case .webp:
                return Data("RIFF".utf8) + SampleImageFiles.little32(30) + Data("WEBPVP8L".utf8)
                    + SampleImageFiles.little32(17)
                    + [0x2f, 0, 0, 0, 0x10, 0x07, 0x10, 0x11, 0x11, 0x88, 0x88, 0xfe, 0x07, 0, 0, 0, 0, 0]
            case .png, .jpeg:
                let canvas = Canvas(13, 9, isOpaque: self == .jpeg)
                canvas.draw { context in
                    for (index, ink) in [CGColor.red, .green, .blue].enumerated() {
                        context.setFillColor(ink)
                        context.fillEllipse(in: CGRect(x: index * 4, y: index, width: 6, height: 7))
                    }
                }
                let image = try #require(CGImage(copying: canvas.pixels, isOpaque: self == .jpeg))
                if self == .png { return try #require(image.pngData()) }
                return SampleImageFiles.jpeg(try #require(image.jpegData(quality: 0.8)), orientation: 6)
            }
        }
    }

    /// Changes, removes, inserts or duplicates one to four short sequences of bytes.
    private func mutate(_ file: Data, _ random: inout SeededGenerator) -> Data {
        var data = file
        for _ in 0..<Int.random(in: 1...4, using: &random) where !data.isEmpty {
            let position = Int.random(in: 0..<data.count, using: &random)
            let end = min(data.count, position + Int.random(in: 1...8, using: &random))
            switch Int.random(in: 0..<7, using: &random) {
            case 0, 1: data[position] = UInt8.random(in: 0...255, using: &random)
            case 2: data[position] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 3: data.removeSubrange(position..<end)
            case 4: data.insert(contentsOf: [0, 255, UInt8.random(in: 0...255, using: &random)], at: position)
            case 5: data.insert(contentsOf: Array(data[position..<end]), at: position)
            default: data.replaceSubrange(position..<end, with: [UInt8](repeating: 0xff, count: end - position))
            }
        }
        return data
    }

    /// 10,000 files in total.
    @Test(arguments: Format.allCases) func corruptedFilesDoNotCrashTheDecoder(_ format: Format) throws {
        let file = try format.file()
        var random = SeededGenerator(seed: 2026)
        let before = Self.peakMemory
        var readable = 0
        let count = [.webp: 500, .png: 2300][format] ?? 1800
        for index in 0..<count {
            var damaged = mutate(file, &random)
            // Without this, the checksums would reject nearly every change of a PNG file.
            if format == .png, index % 4 != 0 { damaged = SampleImageFiles.withRecalculatedChecksums(damaged) }
            guard let image = CGImage(imageData: damaged) else { continue }
            readable += 1
            #expect(image.width > 0 && image.width <= 16384 && image.height > 0 && image.height <= 16384)
            #expect((1...8).contains(image.orientation))
            image.withPixels { pixels in
                // The last pixel is accessible and validly premultiplied.
                let last = pixels[pixels.width - 1, pixels.height - 1]
                #expect(image.isOpaque || [16, 8, 0].allSatisfy { last >> $0 & 255 <= last >> 24 })
            }
        }
        // Otherwise the test would have covered only the first checks. Not every machine can read TIFF and WebP.
        if CGImage(imageData: file) != nil { #expect(readable > 50, "only \(readable) files could be read") }
        // No memory is leaked, and no file allocated much. Other tests draw at the same time.
        #expect(Self.peakMemory - before < 300_000_000)
    }

    /// Files whose pixels are decoded later are checked less when they are created.
    @Test func corruptedFilesDoNotCrashDeferredDecoding() throws {
        let file = try Format.jpeg.file()
        var random = SeededGenerator(seed: 11)
        let before = Self.peakMemory
        var readable = 0
        for index in 0..<1500 {
            guard let image = EncodedImage(mutate(file, &random)) else { continue }
            readable += 1
            #expect(image.width > 0 && image.height > 0 && (1...8).contains(image.orientation))
            let pixels = index % 2 == 0 ? image.image : image.reduced(toCover: (width: 4, height: 4))
            guard let pixels else { continue }
            #expect(pixels.width <= image.width && pixels.height <= image.height)
            pixels.withPixels { _ = $0[$0.width - 1, $0.height - 1] }
        }
        #expect(readable > 50, "only \(readable) files could be read")
        #expect(Self.peakMemory - before < 300_000_000)
    }

    @Test(arguments: Format.allCases) func truncatedFilesAreRejected(_ format: Format) throws {
        let file = try format.file()
        // Decoders tolerate some missing data at the end: the last byte of a GIF with the second frame before it, and
        // the offset of the next directory of a TIFF.
        let needed = [.gif: 60, .tiff: file.count - 4][format] ?? file.count
        for length in 0..<file.count {
            let image = CGImage(imageData: file.prefix(length))
            if length < needed { #expect(image == nil, "\(length) of \(file.count) bytes") }
        }
    }

    @Test(arguments: Format.allCases) func filesWithOnlyAValidBeginningAreRejected(_ format: Format) throws {
        let file = try format.file()
        var random = SeededGenerator(seed: 7)
        for start in 0..<40 {
            let noise = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
            #expect(CGImage(imageData: file.prefix(start) + noise) == nil || start > 20)
            #expect(CGImage(imageData: file.prefix(start) + [UInt8](repeating: 0xff, count: 100)) == nil || start > 20)
            #expect(CGImage(imageData: file.prefix(start) + [UInt8](repeating: 0, count: 100)) == nil || start > 20)
        }
        #expect(CGImage(imageData: Data()) == nil)
    }

    /// A PNG file without most of its pixel data, which cannot be stored in so few bytes.
    @Test(arguments: [100_000, 16384, 8192]) func aPNGWithTooLittleDataForItsSizeIsRejected(_ edge: Int) throws {
        var png = try Format.png.file()
        let size = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: edge >> $0) }
        png.replaceSubrange(16..<24, with: size + size)
        let before = Self.peakMemory
        #expect(CGImage(imageData: SampleImageFiles.withRecalculatedChecksums(png)) == nil)
        #expect(Self.peakMemory - before < 300_000_000)
    }

    @Test func aPNGOfOneColorIsSmallAndDecodable() throws {
        // The best compression ratio of the format.
        let canvas = Canvas(2000, 1000)
        let data = try #require(CGImage(copying: canvas.pixels, isOpaque: false)?.pngData())
        #expect(data.count < 2000 * 1000 * 4 / 500)
        #expect(CGImage(imageData: data)?.width == 2000)
    }

    @Test func aTIFFIsDecodedExactlyOrRejected() throws {
        guard let image = CGImage(imageData: try Format.tiff.file()) else { return }
        image.withPixels { pixels in
            #expect((pixels.width, pixels.height) == (13, 9))
            for y in 0..<9 {
                for x in 0..<13 {
                    let color = UInt32(x * 19 % 256) << 16 | UInt32(y * 31 % 256) << 8 | UInt32(x * y % 256)
                    #expect(pixels[x, y] & 0xff_ffff == color)
                }
            }
        }
    }

    /// The peak memory of the process, in bytes.
    private static var peakMemory: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss * 1024
    }
}
