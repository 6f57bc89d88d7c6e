import CoreGraphics
import Synchronization
import Testing

/// Tests that JPEG files are decoded when their pixels are needed, and at a reduced size.
@Suite(.enabled(if: SampleImageFiles.canReadAll, "gdk-pixbuf is not installed"))
struct EncodedImageTests {
    private func columns(_ image: CGImage) -> [UInt32] {
        image.withPixels { pixels in
            [1, pixels.width / 2 - 2, pixels.width / 2 + 1, pixels.width - 1].map {
                pixels[$0, pixels.height / 2] & 0xFF
            }
        }
    }

    private final class Images: Sendable {
        let all = Mutex<[CGImage]>([])
    }

    @Test func creatingAnImageReadsOnlyTheHeader() throws {
        let data = SampleImageFiles.jpeg(TwoToneJPEG(width: 160, height: 80).data, orientation: 6)
        let file = try #require(EncodedImage(data))
        #expect((file.width, file.height, file.orientation) == (160, 80, 6))
        #expect(!file.isDecoded && !file.isReduced)
        #expect(file.diagnostics.whole == 0 && file.diagnostics.reduced == 0)
        let image = try #require(file.image)
        #expect((image.width, image.height, image.orientation) == (160, 80, 6))
        #expect(columns(image) == [64, 64, 192, 192])
        #expect(file.isDecoded && file.image === image && file.diagnostics.whole == 1)
    }

    @Test(arguments: UInt8(0)...9) func theHeaderHasTheSameOrientationAsTheDecoder(_ orientation: UInt8) throws {
        let data = SampleImageFiles.jpeg(TwoToneJPEG(width: 32, height: 16).data, orientation: orientation)
        #expect(EncodedImage(data)?.orientation == CGImage(imageData: data)?.orientation)
    }

    @Test func theReductionIsTheLeastThatIsSufficient() throws {
        let data = TwoToneJPEG(width: 1600, height: 800).data
        for (wished, width) in [(1600, 1600), (801, 1600), (800, 800), (401, 800), (400, 400), (200, 200), (10, 200)] {
            let file = try #require(EncodedImage(data))
            let image = try #require(file.reduced(toCover: (width: wished, height: wished / 2)))
            #expect((image.width, image.height) == (width, width / 2))
            #expect(columns(image) == [64, 64, 192, 192])
            #expect(file.diagnostics.whole == 0 && file.diagnostics.reduced == 1 && !file.isDecoded)
        }
        // A larger size than that of the file gives the whole file.
        let file = try #require(EncodedImage(data))
        #expect(file.reduced(toCover: (width: 5000, height: 5000))?.width == 1600)
        // Decoded pixels are used again.
        let image = try #require(file.image)
        #expect(file.reduced(toCover: (width: 10, height: 10)) === image && file.diagnostics.reduced == 1)
    }

    @Test func sizesThatAreNotMultiplesOfTheReductionAreRoundedUpwards() throws {
        let canvas = Canvas(37, 21, isOpaque: true)
        let data = try #require(CGImage(copying: canvas.pixels, isOpaque: true)?.jpegData(quality: 0.9))
        let file = try #require(EncodedImage(data))
        let image = try #require(file.reduced(toCover: (width: 5, height: 3)))
        #expect((image.width, image.height) == (5, 3))
    }

    @Test func severalThreadsDecodeOnce() throws {
        let file = try #require(EncodedImage(TwoToneJPEG(width: 800, height: 800).data))
        let images = Images()
        DispatchQueue.concurrentPerform(iterations: 16) { index in
            if index % 2 == 0 {
                if let image = file.image { images.all.withLock { $0.append(image) } }
            } else {
                #expect(file.reduced(toCover: (width: 100, height: 100)) != nil)
            }
        }
        let all = images.all.withLock { $0 }
        #expect(all.count == 8 && all.allSatisfy { $0 === all[0] })
        #expect(file.diagnostics.whole == 1)
    }

    /// 100 megapixels, which would take 700 MB.
    @Test func aHugeImageHasThumbnailsThatTakeLittleMemory() throws {
        let data = TwoToneJPEG(width: 10_000, height: 10_000).data
        #expect(CGImage(imageData: data) == nil)
        let file = try #require(EncodedImage(data))
        #expect((file.width, file.height) == (10_000, 10_000) && file.isReduced)
        let before = Self.peakMemory
        let image = try #require(file.reduced(toCover: (width: 200, height: 200)))
        #expect((image.width, image.height) == (1250, 1250))
        #expect(columns(image) == [64, 64, 192, 192])
        // Other tests run in parallel.
        #expect(Self.peakMemory - before < 200_000_000)
    }

    /// More pixels on an edge than are decoded whole.
    @Test func anImageBeyondTheLimitIsDecodedReduced() throws {
        let file = try #require(EncodedImage(TwoToneJPEG(width: 20_000, height: 80).data))
        #expect(file.isReduced)
        let image = try #require(file.image)
        #expect((image.width, image.height) == (10_000, 40))
        #expect(columns(image) == [64, 64, 192, 192])
        // The limit applies to reductions too.
        let other = try #require(EncodedImage(TwoToneJPEG(width: 20_000, height: 80).data))
        #expect(other.reduced(toCover: (width: 15_000, height: 60))?.width == 10_000)
    }

    @Test func damagedFilesAreRejected() throws {
        let data = TwoToneJPEG(width: 160, height: 80).data
        for length in 0..<data.count { #expect(EncodedImage(data.prefix(length)) == nil) }
        #expect(EncodedImage(Data([1, 2, 3])) == nil)
        #expect(EncodedImage(SampleImageFiles.bmp(5, 3) { _, _ in (1, 2, 3) }) == nil)
        // More pixels than the file can contain.
        var huge = data
        let frame = try #require(huge.firstRange(of: Data([0xFF, 0xC0]))).lowerBound
        huge.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(EncodedImage(huge) == nil)
        // Not a size at all.
        huge.replaceSubrange(frame + 5..<frame + 9, with: [0, 0, 0, 0])
        #expect(EncodedImage(huge) == nil)
    }

    @Test func aDataSliceIsDecoded() throws {
        let data = Data([1, 2, 3]) + TwoToneJPEG(width: 160, height: 80).data
        #expect(EncodedImage(data.dropFirst(3))?.image?.width == 160)
    }

    /// The peak memory of the process, in bytes.
    private static var peakMemory: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss * 1024
    }
}
