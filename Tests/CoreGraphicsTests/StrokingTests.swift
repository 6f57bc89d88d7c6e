import CoreGraphics
import Testing

@Suite struct StrokingTests {
    /// Returns the greatest difference between the pixels of two canvases, and the mean difference per pixel.
    private func distance(_ a: Canvas, _ b: Canvas) -> (maximum: Int, mean: Double) {
        var (maximum, sum) = (0, 0)
        for y in 0..<a.pixels.height {
            for x in 0..<a.pixels.width {
                let difference = abs(a.alpha(x, y) - b.alpha(x, y))
                maximum = max(maximum, difference)
                sum += difference
            }
        }
        return (maximum, Double(sum) / Double(a.pixels.width * a.pixels.height))
    }

    private func path(_ random: inout SeededGenerator, isClosed: Bool) -> CGMutablePath {
        let path = CGMutablePath()
        path.move(to: random.point(20, 80))
        for _ in 0..<3 {
            path.addLine(to: random.point(20, 80))
            path.addCurve(to: random.point(20, 80), control1: random.point(0, 100), control2: random.point(0, 100))
            path.addQuadCurve(to: random.point(20, 80), control: random.point(0, 100))
        }
        if isClosed { path.closeSubpath() }
        return path
    }

    @Test(arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
    func aFilledStrokeOutlineEqualsTheStroke(_ cap: CGLineCap, _ join: CGLineJoin) {
        for seed in UInt64(0)..<12 {
            var random = SeededGenerator(seed: seed)
            let path = path(&random, isClosed: seed % 2 == 0)
            let (stroked, filled, replaced) = (Canvas(100, 100), Canvas(100, 100), Canvas(100, 100))
            let lengths: [CGFloat] = seed % 3 == 0 ? [11, 4, 2] : []
            for canvas in [stroked, replaced] {
                canvas.draw { context in
                    context.addPath(path)
                    context.setLineWidth(5)
                    context.setLineCap(cap)
                    context.setLineJoin(join)
                    context.setMiterLimit(4)
                    context.setLineDash(phase: 3, lengths: lengths)
                    guard canvas === replaced else { return context.strokePath() }
                    context.replacePathWithStrokedPath()
                    context.fillPath()
                }
            }
            filled.draw { context in
                let line = lengths.isEmpty ? path : path.copy(dashingWithPhase: 3, lengths: lengths)
                context.addPath(line.copy(strokingWithWidth: 5, lineCap: cap, lineJoin: join, miterLimit: 4))
                context.fillPath()
            }
            for other in [filled, replaced] {
                let distance = distance(stroked, other)
                #expect(distance.maximum <= 80 && distance.mean < 1.2, "seed \(seed): \(distance)")
            }
            #expect(stroked.inkCount > 500)
        }
    }

    @Test func theStrokeOutlineOfALineIsARectangle() {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)])
        func bounds(_ cap: CGLineCap, _ t: CGAffineTransform = .identity) -> CGRect {
            line.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10, transform: t).boundingBox
        }
        #expect(bounds(.butt) == CGRect(x: 10, y: 8, width: 20, height: 4))
        #expect(bounds(.square) == CGRect(x: 8, y: 8, width: 24, height: 4))
        #expect(bounds(.butt, CGAffineTransform(scaleX: 2, y: 3)) == CGRect(x: 20, y: 24, width: 40, height: 12))
        #expect(line.copy(strokingWithWidth: 0, lineCap: .butt, lineJoin: .miter, miterLimit: 1).isEmpty)
        #expect(line.copy(strokingWithWidth: .nan, lineCap: .butt, lineJoin: .miter, miterLimit: 1).isEmpty)
    }

    @Test func aStrokedCircleContainsOnlyItsRing() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        let ring = circle.copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(!ring.contains(CGPoint(x: 50, y: 50)) && !ring.contains(CGPoint(x: 92, y: 50)))
        #expect(ring.contains(CGPoint(x: 99, y: 50)) && ring.contains(CGPoint(x: 50, y: 104)))
        #expect(!ring.contains(CGPoint(x: 106, y: 50)))
    }

    @Test func aLineOfZeroLengthHasRoundAndSquareCaps() {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 10)])
        func outline(_ cap: CGLineCap) -> CGPath {
            line.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10)
        }
        #expect(outline(.butt).isEmpty)
        #expect(outline(.square).boundingBox == CGRect(x: 8, y: 8, width: 4, height: 4))
        #expect(
            outline(.round).contains(CGPoint(x: 11.3, y: 11.3)) && !outline(.round).contains(CGPoint(x: 11.9, y: 11.9)))
    }

    @Test func dashesHaveTheirLengths() {
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        let expected = CGMutablePath()
        expected.addLines(between: [.zero, CGPoint(x: 1, y: 0)])
        expected.addLines(between: [CGPoint(x: 4, y: 0), CGPoint(x: 7, y: 0)])
        expected.addLines(between: [CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 3)])
        expected.addLines(between: [CGPoint(x: 10, y: 6), CGPoint(x: 10, y: 9)])
        #expect(line.copy(dashingWithPhase: 2, lengths: [3]) == expected)
        #expect(line.copy(dashingWithPhase: -4, lengths: [3]) == expected)
        // A dash can extend around the corner.
        let through = line.copy(dashingWithPhase: 0, lengths: [4, 4])
        #expect(through.contains(CGPoint(x: 9, y: 1)))
        for lengths in [[], [0], [-1, 2], [CGFloat.nan], [1e-9, 1e-9]] {
            #expect(line.copy(dashingWithPhase: 0, lengths: lengths) == line)
        }
    }

    @Test func theLastDashOfAClosedPathContinuesInTheFirst() {
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let expected = CGMutablePath()
        let right = [CGPoint(x: 8, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 8, y: 10)]
        expected.addLines(between: right)
        expected.addLines(between: right.reversed().map { CGPoint(x: 10 - $0.x, y: $0.y) })
        #expect(square.copy(dashingWithPhase: 12, lengths: [14, 6]) == expected)
        // A dash that is longer than the perimeter is the entire path, without ends.
        let ring = square.copy(dashingWithPhase: 0, lengths: [50])
        let outline = ring.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(outline.contains(CGPoint(x: -0.9, y: -0.9)) && !outline.contains(CGPoint(x: 5, y: 5)))
    }

    /// A curve that turns back on itself has a round end there, regardless of the line join.
    @Test(arguments: [CGLineJoin.miter, .round, .bevel]) func aStrokeIsRoundWhereACurveTurnsBack(_ join: CGLineJoin) {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: 10, y: 60))
        // The curve extends up to y = 15 and back down.
        line.addQuadCurve(to: CGPoint(x: 11, y: 60), control: CGPoint(x: 10.5, y: -30))
        let outline = line.copy(strokingWithWidth: 12, lineCap: .butt, lineJoin: join, miterLimit: 10)
        for angle in stride(from: 0.1, to: 3.1, by: 0.2) {
            let direction = CGAffineTransform(rotationAngle: -CGFloat(angle))
            let inner = CGPoint(x: 5.6 * direction.a + 10.5, y: 5.6 * direction.b + 15)
            let outer = CGPoint(x: 6.4 * direction.a + 10.5, y: 6.4 * direction.b + 15)
            #expect(outline.contains(inner) && !outline.contains(outer), "\(angle)")
        }
        let canvas = Canvas(20, 70)
        canvas.draw { context in
            context.addPath(line)
            context.setLineWidth(12)
            context.setLineJoin(join)
            context.strokePath()
        }
        #expect(canvas.alpha(10, 10) > 200 && canvas.alpha(7, 11) > 150 && canvas.alpha(4, 9) == 0)
    }

    @Test(arguments: [0.01, 0.1, 1, 10] as [CGFloat]) func aFlattenedPathStaysWithinTheThreshold(_ threshold: CGFloat) {
        var random = SeededGenerator(seed: 4)
        let path = path(&random, isClosed: true)
        let flat = path.flattened(threshold: threshold)
        flat.applyWithBlock { element in
            #expect(![.addCurveToPoint, .addQuadCurveToPoint].contains(element.pointee.type))
        }
        #expect(flat.currentPoint == path.currentPoint)
        let (a, b) = (path.boundingBoxOfPath, flat.boundingBoxOfPath)
        // The flattened path stays within the bounding box of the curve, and comes close to each of its edges.
        for (outer, inner) in [
            (a.maxX, b.maxX), (a.maxY, b.maxY), (-a.minX, -b.minX), (-a.minY, -b.minY),
        ] {
            #expect(inner <= outer + 1e-6 && inner >= outer - threshold - 1e-6)
        }
        let (curved, straight) = (Canvas(100, 100), Canvas(100, 100))
        for (canvas, path) in [(curved, path as CGPath), (straight, flat)] {
            canvas.draw { context in
                context.addPath(path)
                context.fillPath(using: .evenOdd)
            }
        }
        let distance = distance(curved, straight)
        #expect(distance.mean <= Double(threshold) * 20 + 0.2)
        if threshold <= 0.1 { #expect(distance.maximum <= 64) }
    }

    @Test func aContextTransformEqualsATransformedPath() throws {
        var random = SeededGenerator(seed: 9)
        var t = CGAffineTransform(a: 0.5, b: 0, c: 0.25, d: 2, tx: 7.5, ty: -12)
        for seed in UInt64(0)..<10 {
            random = SeededGenerator(seed: seed)
            let path = path(&random, isClosed: true)
            let moved = try #require(path.copy(using: &t))
            let (a, b) = (Canvas(120, 120), Canvas(120, 120))
            a.draw { context in
                context.concatenate(t)
                context.addPath(path)
                context.fillPath()
            }
            b.draw { context in
                context.addPath(moved)
                context.fillPath()
            }
            #expect(a.difference(from: b).count == 0 && a.inkCount > 0)
        }
    }

    @Test func nestedClipsEqualTheirIntersection() {
        for seed in UInt64(0)..<20 {
            var random = SeededGenerator(seed: seed)
            let rects = (0..<3).map { _ in
                CGRect(
                    x: random.number(0, 30).rounded(), y: random.number(0, 30).rounded(),
                    width: random.number(40, 60).rounded(), height: random.number(40, 60).rounded())
            }
            let (nested, flat) = (Canvas(100, 100), Canvas(100, 100))
            nested.draw { context in
                for rect in rects { context.clip(to: rect) }
                context.fillEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
            }
            flat.draw { context in
                context.clip(to: rects.reduce(rects[0]) { $0.intersection($1) })
                context.fillEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
            }
            #expect(nested.difference(from: flat).count == 0 && nested.inkCount > 0)
        }
    }
}
