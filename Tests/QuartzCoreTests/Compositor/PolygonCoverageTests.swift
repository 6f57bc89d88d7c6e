import QuartzCore
import Testing

@Suite struct PolygonCoverageTests {
    private func rows(_ polygon: PolygonCoverage, _ part: PixelRect) -> [[UInt8]] {
        let count = Int(part.width)
        var bytes = [UInt8](repeating: 0, count: count)
        var sums = [Int](repeating: 0, count: count * 2)
        return (part.minY..<part.maxY).map { y in
            for index in bytes.indices { bytes[index] = 0 }
            let touched = bytes.withUnsafeMutableBufferPointer { bytes in
                sums.withUnsafeMutableBufferPointer { sums in
                    guard let coverage = bytes.baseAddress, let scratch = sums.baseAddress else { return false }
                    return polygon.row(y, from: part.x, count: count, into: coverage, sums: scratch)
                }
            }
            return touched ? bytes : [UInt8](repeating: 0, count: count)
        }
    }

    @Test func anAxisAlignedRectangleIsCoveredExactly() {
        var polygon = PolygonCoverage()
        polygon.add([CGPoint(x: 1.5, y: 1), CGPoint(x: 4, y: 1), CGPoint(x: 4, y: 2.25), CGPoint(x: 1.5, y: 2.25)])
        #expect(
            rows(polygon, PixelRect(x: 0, y: 0, width: 5, height: 4)) == [
                [0, 0, 0, 0, 0], [0, 128, 255, 255, 0], [0, 32, 64, 64, 0], [0, 0, 0, 0, 0],
            ])
    }

    @Test func aContourInTheOppositeDirectionIsAHole() {
        var polygon = PolygonCoverage()
        polygon.add([CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 4), CGPoint(x: 0, y: 4)])
        polygon.add([CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 3), CGPoint(x: 3, y: 3), CGPoint(x: 3, y: 1)])
        #expect(rows(polygon, PixelRect(x: 0, y: 1, width: 4, height: 1)) == [[255, 0, 0, 255]])
    }

    @Test func anyPartHasTheSameCoverageAsTheWhole() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<300 {
            var polygon = PolygonCoverage()
            polygon.add(
                (0..<Int.random(in: 3...7, using: &random)).map { _ in
                    CGPoint(x: random.number(-40...70), y: random.number(-40...70))
                })
            let whole = rows(polygon, PixelRect(x: -50, y: -50, width: 130, height: 130))
            let x = random.index(60) - 40
            let y = random.index(60) - 40
            let part = PixelRect(
                x: Int32(x), y: Int32(y), width: Int32(1 + random.index(40)), height: Int32(1 + random.index(40)))
            for (offset, row) in rows(polygon, part).enumerated() {
                let start = x + 50
                #expect(row == Array(whole[y + 50 + offset][start..<start + Int(part.width)]))
            }
        }
    }
}
