import CoreGraphics
import Testing

@Suite struct PNGTests {
    private func sample(isOpaque: Bool) throws -> CGImage {
        let canvas = Canvas(13, 7, isOpaque: isOpaque)
        canvas.draw { context in
            var random = SeededGenerator(seed: 3)
            for _ in 0..<20 {
                context.setFillColor(random.color(opaque: isOpaque))
                context.fill(CGRect(origin: random.point(-2, 10), size: CGSize(width: 4, height: 3)))
            }
        }
        return try #require(CGImage(copying: canvas.pixels, isOpaque: isOpaque))
    }

    private func sampleData(isOpaque: Bool) throws -> Data {
        let image = try sample(isOpaque: isOpaque)
        return try #require(image.pngData())
    }

    @Test func opaqueImagesRoundTripExactly() throws {
        let image = try sample(isOpaque: true)
        let data = try #require(image.pngData())
        let back = try #require(CGImage(pngData: data))
        #expect(back.isOpaque && (back.width, back.height) == (13, 7))
        image.withPixels { a in
            back.withPixels { b in
                for y in 0..<7 { for x in 0..<13 { #expect(a[x, y] & 0xff_ffff == b[x, y] & 0xff_ffff) } }
            }
        }
    }

    @Test func translucentImagesRoundTripApproximately() throws {
        let image = try sample(isOpaque: false)
        let data = try #require(image.pngData())
        let back = try #require(CGImage(pngData: data))
        #expect(!back.isOpaque)
        image.withPixels { a in
            back.withPixels { b in
                for y in 0..<7 {
                    for x in 0..<13 {
                        for shift in [UInt32(0), 8, 16, 24] {
                            let (p, q) = (Int(a[x, y] >> shift & 255), Int(b[x, y] >> shift & 255))
                            #expect(abs(p - q) <= 1)
                        }
                    }
                }
            }
        }
    }

    @Test func truncatedPNGsAreRejected() throws {
        let good = try sampleData(isOpaque: false)
        #expect(CGImage(pngData: Data()) == nil)
        #expect(CGImage(pngData: Data("GIF89a".utf8)) == nil)
        for length in 0..<good.count - 12 { #expect(CGImage(pngData: good.prefix(length)) == nil) }
        #expect(CGImage(pngData: good.dropFirst()) == nil)
    }

    @Test func aDataSliceIsDecoded() throws {
        let good = try sampleData(isOpaque: true)
        let shifted = (Data([1, 2, 3]) + good).dropFirst(3)
        #expect(CGImage(pngData: shifted)?.width == 13)
    }

    @Test(arguments: [(0, 5), (5, 0), (20000, 1), (1, 20000), (16384, 16384), (-1, -1)] as [(Int32, Int32)])
    func hugeOrEmptyDeclaredSizesAreRejected(_ width: Int32, _ height: Int32) throws {
        var data = try sampleData(isOpaque: true)
        data.replaceSubrange(16..<24, with: Self.bytes(width) + Self.bytes(height))
        // The checksum is correct, so that only the size is invalid.
        data.replaceSubrange(29..<33, with: Self.bytes(Int32(bitPattern: Self.checksum(data[12..<29]))))
        #expect(CGImage(pngData: data) == nil)
    }

    @Test(arguments: 0..<8) func mutatedFilesDoNotCrashTheDecoder(seed: UInt64) throws {
        let good = try sampleData(isOpaque: seed % 2 == 0)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            var data = good
            for _ in 0..<Int.random(in: 1...6, using: &random) where !data.isEmpty {
                let position = Int.random(in: 0..<data.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: data[position] = UInt8.random(in: 0...255, using: &random)
                case 1: data[position] ^= 1 << UInt8.random(in: 0..<8, using: &random)
                case 2: data.removeSubrange(position..<min(data.count, position + 5))
                default: data.insert(contentsOf: [0, 255, UInt8.random(in: 0...255, using: &random)], at: position)
                }
            }
            if random.flip() { Self.recalculateChecksums(&data) }
            if let image = CGImage(pngData: data) {
                #expect(image.width > 0 && image.width <= 16384 && image.height > 0 && image.height <= 16384)
            }
        }
    }

    private static func bytes(_ value: Int32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func checksum(_ data: Data) -> UInt32 {
        ~data.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xedb8_8320 : value >> 1 }
        }
    }

    /// Recalculates the checksum of each chunk, so that the decoder processes it.
    private static func recalculateChecksums(_ data: inout Data) {
        var position = 8
        while position + 12 <= data.count {
            let length = data[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= data.count - position - 12 else { return }
            let end = position + 8 + length
            data.replaceSubrange(end..<end + 4, with: bytes(Int32(bitPattern: checksum(data[position + 4..<end]))))
            position = end + 4
        }
    }
}
