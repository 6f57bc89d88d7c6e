import CoreGraphics
import TestSupport
import Testing

@Suite struct PixelGeometryTests {
    @Test func coveringRoundsOutAndSnappingRoundsToTheNearestPixel() {
        let rect = CGRect(x: 0.4, y: 0.6, width: 10, height: 10)
        #expect(PixelRect(covering: rect) == PixelRect(minX: 0, minY: 0, maxX: 11, maxY: 11))
        #expect(PixelRect(snapping: rect) == PixelRect(minX: 0, minY: 1, maxX: 10, maxY: 11))
        #expect(
            PixelRect(snapping: CGRect(x: -0.5, y: 0.5, width: 1, height: 1))
                == PixelRect(x: 0, y: 1, width: 1, height: 1))
    }

    @Test func invalidRectanglesBecomeEmptyOrClamped() {
        #expect(PixelRect(covering: .null).isEmpty)
        #expect(PixelRect(covering: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).width <= 1)
        let huge = PixelRect(covering: CGRect(x: -1e30, y: -1e30, width: 2e30, height: 2e30))
        #expect(huge.width > 1_000_000 && huge.minX < 0 && huge.maxX > 0)
    }

    @Test(arguments: 0..<40) func regionsEqualAGridOfPixels(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var region = PixelRegion()
        var grid = [Bool](repeating: false, count: 20 * 20)
        for _ in 0..<12 {
            let rect = PixelRect(
                x: Int32.random(in: 0..<15, using: &random), y: Int32.random(in: 0..<15, using: &random),
                width: Int32.random(in: 0..<6, using: &random), height: Int32.random(in: 0..<6, using: &random))
            let adds = random.flip() || region.isEmpty
            if adds { region.formUnion(rect) } else { region.subtract(rect) }
            guard !rect.isEmpty else { continue }
            for y in rect.minY..<rect.maxY { for x in rect.minX..<rect.maxX { grid[Int(y) * 20 + Int(x)] = adds } }
        }
        #expect(region.area == grid.count { $0 })
        #expect(region.rects.reduce(0) { $0 + $1.area } == region.area)
        for y in 0..<20 {
            for x in 0..<20 {
                let pixel = PixelRect(x: Int32(x), y: Int32(y), width: 1, height: 1)
                #expect(region.intersects(pixel) == grid[y * 20 + x])
                #expect(region.contains(pixel) == grid[y * 20 + x])
            }
        }
    }

    @Test func copiesOfARegionAreIndependent() {
        var a = PixelRegion(PixelRect(x: 0, y: 0, width: 4, height: 4))
        let b = a
        a.subtract(PixelRect(x: 0, y: 0, width: 2, height: 4))
        #expect(a.area == 8)
        #expect(b.area == 16)
        #expect(a != b)
    }

    @Test func copyingIsLimitedToTheIntersectionOfBothBuffers() {
        let source = Canvas(4, 4)
        let target = Canvas(6, 3)
        source.draw { context in
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        target.pixels.copy(PixelRect(x: 2, y: 1, width: 100, height: 100), from: source.pixels)
        #expect(target.inkBounds == PixelRect(x: 2, y: 1, width: 2, height: 2))
    }

    @Test("pixels move within a rectangle, and those to which nothing moves stay", arguments: 0..<60)
    func pixelsMove(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let (width, height) = (12, 9)
        var pixels = (0..<width * height).map { UInt32($0) }
        var expected = pixels
        let move = PixelMove(
            PixelRect(
                x: Int32.random(in: -4..<12, using: &random), y: Int32.random(in: -4..<9, using: &random),
                width: Int32.random(in: 0..<14, using: &random), height: Int32.random(in: 0..<12, using: &random)),
            dx: Int32.random(in: -7...7, using: &random), dy: Int32.random(in: -7...7, using: &random))
        let rect = move.rect.intersection(PixelRect(x: 0, y: 0, width: Int32(width), height: Int32(height)))
        for y in rect.minY..<max(rect.minY, rect.maxY) {
            for x in rect.minX..<max(rect.minX, rect.maxX) {
                let (toX, toY) = (x + move.dx, y + move.dy)
                guard toX >= rect.minX, toX < rect.maxX, toY >= rect.minY, toY < rect.maxY else { continue }
                expected[Int(toY) * width + Int(toX)] = pixels[Int(y) * width + Int(x)]
            }
        }
        try pixels.withUnsafeMutableBytes { bytes in
            let base = try #require(bytes.baseAddress)
            PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4).move(move)
        }
        #expect(pixels == expected)
    }

    @Test("regions of few and of many rectangles equal sets of pixels after random operations")
    func regionsEqualSetsOfPixels() {
        var random = SeededGenerator(seed: 7)
        let size = 24
        for _ in 0..<300 {
            var region = PixelRegion()
            var pixels = Set<Int>()
            for _ in 0..<Int.random(in: 1...24, using: &random) {
                let rect = PixelRect(
                    x: Int32.random(in: 0..<20, using: &random), y: Int32.random(in: 0..<20, using: &random),
                    width: Int32.random(in: 0...5, using: &random), height: Int32.random(in: 0...5, using: &random))
                let inside = Set((0..<size * size).filter { rect.contains(pixel($0 % size, $0 / size)) })
                switch Int.random(in: 0..<8, using: &random) {
                case 0:
                    region.subtract(rect)
                    pixels.subtract(inside)
                case 1:
                    let box = PixelRect(x: rect.x / 2, y: 0, width: 16, height: 20)
                    region.formIntersection(box)
                    pixels = pixels.filter { box.contains(pixel($0 % size, $0 / size)) }
                case 2:
                    var other = PixelRegion(rect)
                    other.formUnion(PixelRect(x: 1, y: 2, width: 3, height: 1))
                    region.formUnion(other)
                    pixels.formUnion(inside)
                    pixels.formUnion((1...3).map { 2 * size + $0 })
                default:
                    region.formUnion(rect)
                    pixels.formUnion(inside)
                }
                let rects = region.rects
                #expect(rects.reduce(0) { $0 + $1.area } == pixels.count && region.area == pixels.count)
                #expect(pixels.allSatisfy { region.intersects(pixel($0 % size, $0 / size)) })
                #expect(region.contains(rect) == inside.isSubset(of: pixels))
                // Equal sets are equal regions, however they were made.
                var rebuilt = PixelRegion()
                for rect in rects.shuffled(using: &random) { rebuilt.formUnion(rect) }
                #expect(rebuilt == region && rebuilt.rects == rects)
                #expect(region.boundingBox == rects.reduce(PixelRect.zero) { $0.union($1) })
            }
        }
    }

    private func pixel(_ x: Int, _ y: Int) -> PixelRect { PixelRect(x: Int32(x), y: Int32(y), width: 1, height: 1) }
}
