import CoreGraphics
import Testing

@Suite struct BilinearSamplerTests {
    /// Returns a canvas of random, premultiplied colors.
    private func randomCanvas(_ width: Int, _ height: Int, seed: UInt64 = 1) -> Canvas {
        let canvas = Canvas(width, height)
        var random = SeededGenerator(seed: seed)
        for index in 0..<width * height {
            let alpha = UInt32.random(in: 0...255, using: &random)
            let pixel = [16, 8, 0].reduce(alpha << 24) { $0 | UInt32.random(in: 0...alpha, using: &random) << $1 }
            canvas.pixels.base.storeBytes(of: pixel, toByteOffset: index * 4, as: UInt32.self)
        }
        return canvas
    }

    private func read(
        _ canvas: Canvas, _ toDevice: CGAffineTransform, _ rect: PixelRect, isOpaque: Bool = false
    ) throws -> [UInt32] {
        let sampler = try #require(
            BilinearSampler(canvas.pixels, isOpaque: isOpaque, deviceToImage: toDevice.inverted()))
        var result: [UInt32] = []
        for y in rect.minY..<rect.maxY {
            var row = [UInt32](repeating: 0, count: Int(rect.width))
            row.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                sampler.read(into: base, x: rect.x, y: y, count: buffer.count)
            }
            result += row
        }
        return result
    }

    private static let transforms = [
        CGAffineTransform(scaleX: 1.5, y: 1.5), CGAffineTransform(scaleX: 0.8, y: 3),
        CGAffineTransform(scaleX: -2, y: 1.1),
        CGAffineTransform(a: 0, b: 1.5, c: -1.5, d: 0, tx: 40, ty: 3), CGAffineTransform(rotationAngle: 0.7),
        CGAffineTransform(rotationAngle: 4).scaledBy(x: 2, y: 1.3), CGAffineTransform(translationX: 0.3, y: -0.6),
    ]

    /// Frames that are painted in pieces depend on this property.
    @Test(arguments: transforms) func aPixelIsIndependentOfTheReadRange(_ transform: CGAffineTransform) throws {
        let canvas = randomCanvas(23, 17)
        let whole = PixelRect(x: -10, y: -10, width: 80, height: 70)
        let all = try read(canvas, transform, whole)
        var random = SeededGenerator(seed: 3)
        for _ in 0..<200 {
            let x = Int32.random(in: -10..<70, using: &random)
            let y = Int32.random(in: -10..<60, using: &random)
            let width = Int32.random(in: 1...(70 - x), using: &random)
            let part = try read(canvas, transform, PixelRect(x: x, y: y, width: width, height: 1))
            let start = Int(y + 10) * 80 + Int(x + 10)
            #expect(part == Array(all[start..<start + Int(width)]))
        }
    }

    @Test(arguments: transforms) func aPixelIsInterpolatedFromFourNeighbors(_ transform: CGAffineTransform) throws {
        let canvas = randomCanvas(23, 17)
        let rect = PixelRect(x: -10, y: -10, width: 80, height: 70)
        let pixels = try read(canvas, transform, rect)
        let inverse = transform.inverted()
        for y in 0..<70 {
            for x in 0..<80 {
                let position = CGPoint(x: CGFloat(x) - 9.5, y: CGFloat(y) - 9.5).applying(inverse)
                let (left, top) = ((position.x - 0.5).rounded(.down), (position.y - 0.5).rounded(.down))
                let (across, down) = (position.x - 0.5 - left, position.y - 0.5 - top)
                func component(_ dx: Int, _ dy: Int, _ shift: UInt32) -> CGFloat {
                    let column = max(0, min(22, Int(left) + dx))
                    return CGFloat(canvas[column, max(0, min(16, Int(top) + dy))] >> shift & 255)
                }
                let pixel = pixels[y * 80 + x]
                for shift: UInt32 in [0, 8, 16, 24] {
                    let upper = component(0, 0, shift) * (1 - across) + component(1, 0, shift) * across
                    let lower = component(0, 1, shift) * (1 - across) + component(1, 1, shift) * across
                    let expected = upper * (1 - down) + lower * down
                    // The tolerance is half of 1/256 of the greatest difference in each direction, plus two rounding
                    // errors.
                    guard abs(CGFloat(pixel >> shift & 255) - expected) > 2 else { continue }
                    Issue.record("(\(x), \(y)) >> \(shift): \(pixel >> shift & 255), not \(expected)")
                    return
                }
                #expect([0, 8, 16].allSatisfy { pixel >> $0 & 255 <= pixel >> 24 })
            }
        }
    }

    private static let reductions = [
        CGAffineTransform(scaleX: 0.5, y: 0.5), CGAffineTransform(scaleX: 0.3, y: 1.4),
        CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 0.4, y: 0.6), CGAffineTransform(scaleX: 0.01, y: 0.02),
        CGAffineTransform(a: 0, b: 0.7, c: -0.25, d: 0, tx: 12, ty: 0),
    ]

    @Test(arguments: reductions) func aDownscaledPixelIsIndependentOfTheReadRange(
        _ transform: CGAffineTransform
    ) throws {
        let canvas = randomCanvas(61, 47)
        let all = try read(canvas, transform, PixelRect(x: -5, y: -5, width: 40, height: 40))
        for y in Int32(-5)..<35 {
            for x in stride(from: Int32(-5), to: 35, by: 3) {
                let one = try read(canvas, transform, PixelRect(x: x, y: y, width: 1, height: 1))
                #expect(one == [all[Int(y + 5) * 40 + Int(x + 5)]])
            }
        }
        #expect(all.allSatisfy { pixel in [0, 8, 16].allSatisfy { pixel >> $0 & 255 <= pixel >> 24 } })
    }

    @Test func halvingAnImageAveragesFourPixels() throws {
        let canvas = randomCanvas(20, 16)
        let small = try read(
            canvas, CGAffineTransform(scaleX: 0.5, y: 0.5), PixelRect(x: 0, y: 0, width: 10, height: 8))
        for y in 0..<8 {
            for x in 0..<10 {
                for shift: UInt32 in [0, 8, 16, 24] {
                    let sum = [(0, 0), (1, 0), (0, 1), (1, 1)].reduce(0) {
                        $0 + (canvas[2 * x + $1.0, 2 * y + $1.1] >> shift & 255)
                    }
                    #expect(small[y * 10 + x] >> shift & 255 == (sum + 2) / 4)
                }
            }
        }
    }

    /// At an eighth of the size, no row or column may be skipped.
    @Test func thinLinesStayVisibleInAMuchSmallerImage() throws {
        let canvas = Canvas(160, 160)
        canvas.draw { context in
            context.setFillColor(.red)
            for position in stride(from: 3, to: 160, by: 8) {
                context.fill(CGRect(x: position, y: 0, width: 1, height: 160))
            }
        }
        let pixels = try read(
            canvas, CGAffineTransform(scaleX: 0.125, y: 0.125), PixelRect(x: 0, y: 0, width: 20, height: 20))
        #expect(pixels.allSatisfy { abs(Int($0 >> 24) - 32) <= 1 })
    }

    @Test(arguments: reductions) func aUniformColorIsUnchangedByDownscaling(_ transform: CGAffineTransform) throws {
        let canvas = Canvas(7, 5)
        for index in 0..<35 { canvas.pixels.base.storeBytes(of: 0x8041_2003, toByteOffset: index * 4, as: UInt32.self) }
        let rect = PixelRect(x: -9, y: -9, width: 20, height: 20)
        #expect(try read(canvas, transform, rect).allSatisfy { $0 == 0x8041_2003 })
    }

    @Test func wholePixelsAreReadUnchanged() throws {
        let canvas = randomCanvas(12, 9)
        let moved = try read(
            canvas, CGAffineTransform(translationX: 5, y: -3), PixelRect(x: 5, y: -3, width: 12, height: 9))
        #expect(moved == (0..<108).map { canvas[$0 % 12, $0 / 12] })
        let turned = try read(
            canvas, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 9, ty: 0),
            PixelRect(x: 0, y: 0, width: 9, height: 12))
        #expect(turned == (0..<108).map { canvas[$0 / 9, 8 - $0 % 9] })
    }

    @Test(arguments: transforms) func aUniformColorIsUnchangedByTransforms(_ transform: CGAffineTransform) throws {
        let canvas = Canvas(7, 5)
        for index in 0..<35 { canvas.pixels.base.storeBytes(of: 0x8041_2003, toByteOffset: index * 4, as: UInt32.self) }
        let rect = PixelRect(x: -30, y: -30, width: 90, height: 90)
        #expect(try read(canvas, transform, rect).allSatisfy { $0 == 0x8041_2003 })
        #expect(try read(canvas, transform, rect, isOpaque: true).allSatisfy { $0 == 0xff41_2003 })
    }

    @Test func anImageOfOnePixelFillsEverything() throws {
        let canvas = randomCanvas(1, 1)
        for transform in Self.transforms {
            let pixels = try read(canvas, transform, PixelRect(x: -4, y: -4, width: 9, height: 9))
            #expect(pixels.allSatisfy { $0 == canvas[0, 0] })
        }
    }

    @Test func positionsFarOutsideReadTheEdge() throws {
        let canvas = randomCanvas(4, 4)
        for scale in [0.0001, 1, 1000] as [CGFloat] {
            let t = CGAffineTransform(scaleX: scale, y: scale)
            let far = try read(canvas, t, PixelRect(x: 1_000_000, y: 1_000_000, width: 3, height: 1))
            #expect(far.allSatisfy { $0 == canvas[3, 3] })
        }
        for bad in [CGFloat.nan, .infinity, 1e9] {
            let t = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: bad, ty: 0)
            #expect(BilinearSampler(canvas.pixels, isOpaque: false, deviceToImage: t) == nil)
        }
    }
}
