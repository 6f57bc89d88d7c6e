import CoreGraphics
import TestSupport
import Testing

@testable import QuartzCore

/// Tests that rounded rectangles are filled in blocks that together cover the shape, each pixel once.
@MainActor @Suite struct CoverageBlockTests {
    private func pixels(of shape: RoundedRect, in clip: PixelRect, _ buffer: CoverageBuffer) -> [Int] {
        let side = 40
        var result = [Int](repeating: 0, count: side * side)
        func add(_ block: PixelRect, _ coverage: (Int, Int) -> Int) {
            for y in 0..<Int(block.height) {
                for x in 0..<Int(block.width) {
                    let index = (Int(block.y) + y) * side + Int(block.x) + x
                    // A pixel that is covered twice gets an excessive value.
                    result[index] += result[index] == 0 ? coverage(x, y) : 1000
                }
            }
        }
        buffer.forEachBlock(of: shape, in: clip) { block in
            add(block) { _, _ in 255 }
        } cover: { block, bytes, stride in
            add(block) { x, y in Int(bytes[y * stride + x]) }
        }
        return result
    }

    @Test(
        "the blocks of a rounded rectangle have its coverage inside the clip", arguments: 1...5
    )
    func blocksHaveTheCoverageOfTheShape(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let cache = CornerMaskCache()
        let buffer = CoverageBuffer()
        func side(_ range: ClosedRange<Int32>) -> Int32 { Int32.random(in: range, using: &random) }
        for _ in 0..<300 {
            let rect = PixelRect(x: side(0...20), y: side(0...20), width: side(1...20), height: side(1...20))
            let radii = CornerMask.Radii(
                x: min(Double.random(in: 0.2...9, using: &random), Double(rect.width) / 2),
                y: min(Double.random(in: 0.2...9, using: &random), Double(rect.height) / 2))
            let shape = RoundedRect(
                rect: rect, corner: Bool.random(using: &random) ? cache.table(radii) : nil,
                corners: CACornerMask(rawValue: UInt.random(in: 0...15, using: &random)))
            let clip = PixelRect(x: side(0...30), y: side(0...30), width: side(1...30), height: side(1...30))
                .intersection(PixelRect(x: 0, y: 0, width: 40, height: 40))
            var expected = [Int](repeating: 0, count: 1600)
            for y in clip.minY..<max(clip.minY, clip.maxY) {
                for x in clip.minX..<max(clip.minX, clip.maxX) {
                    expected[Int(y) * 40 + Int(x)] = shape.coverage(x: x, y: y)
                }
            }
            #expect(pixels(of: shape, in: clip, buffer) == expected)
        }
    }
}
