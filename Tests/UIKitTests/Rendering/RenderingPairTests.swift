import Testing
import UIKit
import UIKitTesting

/// Compares two ways of drawing the same content. If both must produce the same pixels, the tests compare them exactly.
/// If a curve or a color is rounded, the tests state the tolerance, in levels of 255, for any component of any pixel
/// and for the mean.
@MainActor @Suite struct RenderingPairTests {
    private static let size = CGSize(width: 60, height: 50)
    nonisolated private static let scales: [CGFloat] = [1, 1.5, 2]

    private func same(_ scale: CGFloat, _ first: (CGContext) -> Void, _ second: (CGContext) -> Void) throws {
        try assertSameRendering(size: Self.size, scale: scale, first, second)
    }

    /// Returns the greatest difference of a component, the mean difference, and the number of pixels that the first
    /// drawing covers.
    private func distance(
        _ scale: CGFloat, _ first: (CGContext) -> Void, _ second: (CGContext) -> Void
    ) throws -> (most: Int, mean: Double, covered: Int) {
        func bytes(_ draw: (CGContext) -> Void) throws -> [UInt8] {
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            let image = UIGraphicsImageRenderer(size: Self.size, format: format).image { draw($0.cgContext) }
            return [UInt8](try #require(image.cgImage?.dataProvider?.data))
        }
        let (a, b) = (try bytes(first), try bytes(second))
        try #require(a.count == b.count && !a.isEmpty)
        var (most, sum, covered) = (0, 0, 0)
        for index in a.indices {
            let difference = abs(Int(a[index]) - Int(b[index]))
            most = max(most, difference)
            sum += difference
            if index % 4 == 3, a[index] > 0 { covered += 1 }
        }
        return (most, Double(sum) / Double(a.count), covered)
    }

    private func path(_ random: inout SeededGenerator, isCurved: Bool = true) -> CGMutablePath {
        func point() -> CGPoint {
            CGPoint(x: CGFloat.random(in: 5...55, using: &random), y: CGFloat.random(in: 5...45, using: &random))
        }
        let path = CGMutablePath()
        path.move(to: point())
        for _ in 0..<3 {
            path.addLine(to: point())
            guard isCurved else { continue }
            path.addCurve(to: point(), control1: point(), control2: point())
            path.addQuadCurve(to: point(), control: point())
        }
        path.closeSubpath()
        return path
    }

    // MARK: Paths

    @Test(arguments: scales) func aPathOfLinesIsDrawnAsItsFlattenedSelf(_ scale: CGFloat) throws {
        for seed in UInt64(0)..<10 {
            var random = SeededGenerator(seed: seed)
            let path = path(&random, isCurved: false)
            try same(scale) { context in
                context.addPath(path)
                context.drawPath(using: .eoFillStroke)
            } _: { context in
                context.addPath(path.flattened(threshold: 0.1))
                context.drawPath(using: .eoFillStroke)
            }
        }
    }

    /// The curves of the rasterizer are up to a tenth of a pixel off: 26 of 255 levels on each of the two edges that a
    /// pixel can have.
    @Test(arguments: scales) func aCurvedPathIsDrawnAlmostAsItsFlattenedSelf(_ scale: CGFloat) throws {
        for seed in UInt64(0)..<10 {
            var random = SeededGenerator(seed: seed)
            let path = path(&random)
            let found = try distance(scale) { context in
                context.addPath(path)
                context.fillPath(using: .evenOdd)
            } _: { context in
                context.addPath(path.flattened(threshold: 0.001))
                context.fillPath(using: .evenOdd)
            }
            #expect(found.most <= 52 && found.mean < 0.5 && found.covered > 100, "seed \(seed): \(found)")
        }
    }

    @Test(arguments: scales) func aTransformDrawsWhatTransformedPointsDo(_ scale: CGFloat) throws {
        for seed in UInt64(0)..<10 {
            var random = SeededGenerator(seed: seed)
            let path = path(&random)
            var t = CGAffineTransform(a: 0.8, b: 0.25, c: -0.4, d: 0.7, tx: 10.5, ty: 3)
            let moved = try #require(path.copy(using: &t))
            try same(scale) { context in
                context.concatenate(t)
                context.addPath(path)
                context.fillPath()
            } _: { context in
                context.addPath(moved)
                context.fillPath()
            }
        }
    }

    @Test(arguments: scales) func aScaledStrokeIsAWiderStrokeOfScaledPoints(_ scale: CGFloat) throws {
        for seed in UInt64(0)..<10 {
            var random = SeededGenerator(seed: seed)
            let path = path(&random)
            var half = CGAffineTransform(scaleX: 0.5, y: 0.5)
            let small = try #require(path.copy(using: &half))
            try same(scale) { context in
                context.scaleBy(x: 2, y: 2)
                context.addPath(small)
                context.setLineWidth(1.5)
                context.setLineDash(phase: 1, lengths: [4, 2])
                context.strokePath()
            } _: { context in
                context.addPath(path)
                context.setLineWidth(3)
                context.setLineDash(phase: 2, lengths: [8, 4])
                context.strokePath()
            }
        }
    }

    /// Both have curves that are off by up to a fiftieth of a pixel, or a hundredth of the line width.
    @Test(arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
    func aStrokeIsDrawnAlmostAsTheFillOfItsOutline(_ cap: CGLineCap, _ join: CGLineJoin) throws {
        for seed in UInt64(0)..<6 {
            var random = SeededGenerator(seed: seed)
            let path = path(&random, isCurved: seed % 2 == 0)
            let found = try distance(2) { context in
                context.addPath(path)
                context.setLineWidth(4)
                context.setLineCap(cap)
                context.setLineJoin(join)
                context.strokePath()
            } _: { context in
                context.addPath(path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: 10))
                context.fillPath()
            }
            #expect(found.most <= 64 && found.mean < 0.6 && found.covered > 500, "seed \(seed): \(found)")
        }
    }

    @Test(arguments: scales) func theEvenOddRuleMakesTheHolesThatOppositeDirectionsDo(_ scale: CGFloat) throws {
        let outer = [(5, 5), (55, 10), (50, 45), (8, 40)].map { CGPoint(x: $0.0, y: $0.1) }
        let inner = [(20, 15), (42.5, 18), (40, 36), (15.25, 30)].map { CGPoint(x: $0.0, y: $0.1) }
        func fill(_ inner: [CGPoint], _ rule: CGPathFillRule, _ context: CGContext) {
            for points in [outer, inner] {
                context.addLines(between: points)
                context.closePath()
            }
            context.fillPath(using: rule)
        }
        try same(scale) {
            fill(inner, .evenOdd, $0)
        } _: {
            fill(inner.reversed(), .winding, $0)
        }
        try same(scale) {
            fill(inner.reversed(), .evenOdd, $0)
        } _: {
            fill(inner.reversed(), .winding, $0)
        }
        #expect(throws: SnapshotError.self) {
            try same(scale) {
                fill(inner, .evenOdd, $0)
            } _: {
                fill(inner, .winding, $0)
            }
        }
    }

    // MARK: Clips

    @Test(arguments: scales) func nestedClipsAreTheirIntersection(_ scale: CGFloat) throws {
        for seed in UInt64(0)..<20 {
            var random = SeededGenerator(seed: seed)
            let rects = (0..<3).map { _ in
                CGRect(
                    x: Int.random(in: 0...9, using: &random) * 2, y: Int.random(in: 0...9, using: &random) * 2,
                    width: Int.random(in: 12...20, using: &random) * 2,
                    height: Int.random(in: 10...16, using: &random) * 2)
            }
            try same(scale) { context in
                for rect in rects { context.clip(to: rect) }
                context.fillEllipse(in: CGRect(x: 0, y: 0, width: 60, height: 50))
            } _: { context in
                context.clip(to: rects.reduce(rects[0]) { $0.intersection($1) })
                context.fillEllipse(in: CGRect(x: 0, y: 0, width: 60, height: 50))
            }
        }
    }

    @Test(arguments: scales) func aClipToAShapeCutsAsFillingTheShapeDoes(_ scale: CGFloat) throws {
        var random = SeededGenerator(seed: 3)
        let path = path(&random)
        try same(scale) { context in
            context.setFillColor(UIColor.red.cgColor)
            context.addPath(path)
            context.clip()
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 50))
        } _: { context in
            context.setFillColor(UIColor.red.cgColor)
            context.addPath(path)
            context.fillPath()
        }
    }

    // MARK: Colors

    /// Every column of pixels is within one level of the color at its center.
    @Test(arguments: scales) func aGradientIsMadeOfStripsOfItsColors(_ scale: CGFloat) throws {
        let from: [CGFloat] = [0.9, 0.1, 0.2, 1]
        let to: [CGFloat] = [0.1, 0.8, 0.6, 1]
        let gradient = try #require(
            CGGradient(
                colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: from + to, locations: nil, count: 2))
        let found = try distance(scale) { context in
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 60, y: 0), options: [])
        } _: { context in
            let count = Int(60 * scale)
            for column in 0..<count {
                let share = (CGFloat(column) + 0.5) / CGFloat(count)
                let color = zip(from, to).map { $0 + ($1 - $0) * share }
                context.setFillColor(red: color[0], green: color[1], blue: color[2], alpha: 1)
                context.fill(CGRect(x: CGFloat(column) / scale, y: 0, width: 1 / scale, height: 50))
            }
        }
        #expect(found.most <= 1 && found.covered == Int(60 * scale) * Int(50 * scale), "\(found)")
    }

    @Test(arguments: scales) func aLayerOfOneShapeIsTheTranslucentShape(_ scale: CGFloat) throws {
        // Overlapping rectangles in a layer do not make their intersection darker.
        let found = try distance(scale) { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(UIColor.blue.cgColor)
            context.fill(CGRect(x: 4, y: 4, width: 30, height: 30))
            context.fill(CGRect(x: 20, y: 10, width: 30, height: 30))
            context.endTransparencyLayer()
        } _: { context in
            context.setFillColor(UIColor.blue.withAlphaComponent(0.5).cgColor)
            context.fill([CGRect(x: 4, y: 4, width: 30, height: 30), CGRect(x: 20, y: 10, width: 30, height: 30)])
        }
        #expect(found.most <= 1 && found.covered > 1000, "\(found)")
    }

    @Test(arguments: scales) func anOpaqueLayerIsWhatIsInIt(_ scale: CGFloat) throws {
        var random = SeededGenerator(seed: 8)
        let path = path(&random)
        func draw(_ context: CGContext) {
            context.setFillColor(UIColor.orange.cgColor)
            context.addPath(path)
            context.drawPath(using: .fillStroke)
        }
        try same(scale) { context in
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            draw(context)
            context.endTransparencyLayer()
        } _: {
            draw($0)
        }
    }

    @Test(arguments: scales) func aSharpShadowOfABoxIsTheBoxMoved(_ scale: CGFloat) throws {
        let box = CGRect(x: 10, y: 8, width: 24, height: 20)
        try same(scale) { context in
            context.setShadow(offset: CGSize(width: 6, height: 4), blur: 0, color: UIColor.green.cgColor)
            context.setFillColor(UIColor.red.cgColor)
            context.fill(box)
        } _: { context in
            context.setFillColor(UIColor.green.cgColor)
            context.fill(box.offsetBy(dx: 6, dy: 4))
            context.setFillColor(UIColor.red.cgColor)
            context.fill(box)
        }
    }

    // MARK: Images

    /// Returns an image with a different color in each pixel, some of them translucent.
    private func image(_ width: Int, _ height: Int, _ source: (Int, Int) -> (Int, Int)) throws -> CGImage {
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let (x, y) = source(x, y)
                bytes += [
                    UInt8(x * 13 % 256), UInt8(y * 17 % 256), UInt8((x * 7 + y * 5) % 256), UInt8(255 - x * y % 90),
                ]
            }
        }
        let provider = try #require(CGDataProvider(data: Data(bytes)))
        return try #require(
            CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
                provider: provider, decode: nil, shouldInterpolate: true,
                intent: .defaultIntent))
    }

    /// At scale 1 the pixels are equal. At scale 2, interpolating horizontally or vertically first can differ by one
    /// level.
    @Test(arguments: [1, 2] as [CGFloat]) func aTurnedImageIsAnImageOfTurnedPixels(_ scale: CGFloat) throws {
        let upright = UIImage(cgImage: try image(20, 30) { ($0, $1) })
        let turned = UIImage(cgImage: try image(30, 20) { (x, y) in (y, 29 - x) })
        let found = try distance(scale) { context in
            context.translateBy(x: 40, y: 5)
            context.rotate(by: .pi / 2)
            upright.draw(in: CGRect(x: 0, y: 0, width: 20, height: 30))
        } _: { _ in
            turned.draw(in: CGRect(x: 10, y: 5, width: 30, height: 20))
        }
        #expect(found.most <= Int(scale) - 1 && found.covered == Int(scale * scale) * 600, "\(found)")
    }

    @Test func anImageDrawnLargerFromSinglePixelsIsAnImageOfLargerPixels() throws {
        let small = UIImage(cgImage: try image(20, 15) { ($0, $1) })
        let large = UIImage(cgImage: try image(60, 45) { ($0 / 3, $1 / 3) })
        try same(1) { context in
            context.interpolationQuality = .none
            context.scaleBy(x: 3, y: 3)
            small.draw(in: CGRect(x: 0, y: 1, width: 20, height: 15))
        } _: { _ in
            large.draw(at: CGPoint(x: 0, y: 3))
        }
    }

    @Test(arguments: scales) func aMirroredImageIsAnImageOfMirroredPixels(_ scale: CGFloat) throws {
        let upright = UIImage(cgImage: try image(24, 18) { ($0, $1) })
        let mirrored = UIImage(cgImage: try image(24, 18) { (x, y) in (23 - x, y) })
        try same(scale) { context in
            context.translateBy(x: 50, y: 0)
            context.scaleBy(x: -1, y: 1)
            upright.draw(in: CGRect(x: 6, y: 6, width: 24, height: 18))
        } _: { _ in
            mirrored.draw(in: CGRect(x: 20, y: 6, width: 24, height: 18))
        }
    }

    // MARK: Views

    @Test(arguments: scales) func aViewIsTheDrawingOfWhatItShows(_ scale: CGFloat) throws {
        func view(_ build: (UIView) -> Void) -> UIView {
            let view = UIView(frame: CGRect(origin: .zero, size: Self.size))
            view.backgroundColor = .white
            build(view)
            return view
        }
        let composed = view { view in
            let box = UIView(frame: CGRect(x: 10, y: 8, width: 30, height: 20))
            box.backgroundColor = .red
            box.alpha = 0.5
            view.addSubview(box)
        }
        let flat = view { view in
            let box = UIView(frame: CGRect(x: 10, y: 8, width: 30, height: 20))
            box.backgroundColor = UIColor.red.withAlphaComponent(0.5)
            view.addSubview(box)
        }
        try assertSameRendering(composed, flat, scale: scale)
    }
}
