import Testing
import UIKit

@Suite struct BezierPathTests {
    private func filled(_ path: UIBezierPath) -> Canvas { Canvas(60, 60) { _ in path.fill() } }

    private static func random(_ random: inout SeededGenerator) -> UIBezierPath {
        func point() -> CGPoint { CGPoint(x: random.number(5...55), y: random.number(5...55)) }
        let path = UIBezierPath()
        for _ in 0..<2 {
            path.move(to: point())
            path.addLine(to: point())
            path.addQuadCurve(to: point(), controlPoint: point())
            path.addCurve(to: point(), controlPoint1: point(), controlPoint2: point())
            if random.chance(0.7) { path.close() }
        }
        return path
    }

    @Test("a new path is empty, and drawn as Apple's are")
    func defaults() {
        let path = UIBezierPath()
        #expect(path.isEmpty && path.bounds.isNull && path.currentPoint == .zero)
        #expect(path.lineWidth == 1 && path.miterLimit == 10 && path.flatness == 0.6 && !path.usesEvenOddFillRule)
        #expect(path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
        var count = 7
        path.getLineDash(nil, count: &count, phase: nil)
        #expect(count == 0)
    }

    @Test("shapes have the bounds they are made with, and contain what is inside")
    func shapes() {
        let rect = CGRect(x: 10, y: 20, width: 40, height: 30)
        for path in [
            UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect), UIBezierPath(roundedRect: rect, cornerRadius: 8),
            UIBezierPath(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 9, height: 5)),
        ] {
            #expect(path.bounds == rect)
            #expect(path.contains(CGPoint(x: 30, y: 35)) && !path.contains(CGPoint(x: 9, y: 35)))
        }
        #expect(UIBezierPath(rect: rect).contains(CGPoint(x: 11, y: 21)))
        #expect(!UIBezierPath(ovalIn: rect).contains(CGPoint(x: 11, y: 21)))
    }

    @Test("only the chosen corners are round", arguments: 0..<UInt(16))
    func corners(_ number: UInt) {
        let corners = UIRectCorner(rawValue: number)
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 30), byRoundingCorners: corners,
            cornerRadii: CGSize(width: 10, height: 10))
        let places: [(UIRectCorner, CGPoint)] = [
            (.topLeft, CGPoint(x: 1, y: 1)), (.topRight, CGPoint(x: 39, y: 1)), (.bottomLeft, CGPoint(x: 1, y: 29)),
            (.bottomRight, CGPoint(x: 39, y: 29)),
        ]
        for (corner, point) in places { #expect(path.contains(point) == !corners.contains(corner)) }
        // The corner is a quarter of a circle, and this point is just inside its radius.
        #expect(path.contains(CGPoint(x: 3.1, y: 3.1)) && path.bounds == CGRect(x: 0, y: 0, width: 40, height: 30))
    }

    @Test("rounded corners that do not fit are made smaller; without radii there are none")
    func cornerLimits() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        let huge = UIBezierPath(
            roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 500, height: 500))
        #expect(filled(huge).distance(to: filled(UIBezierPath(ovalIn: rect))) == 0)
        let none = UIBezierPath(
            roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: -4, height: CGFloat.nan))
        #expect(none.cgPath.isRect(nil))
    }

    @Test("clockwise is as it looks where y grows downwards")
    func clockwise() {
        let quarter = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(quarter.bounds.width - 10) < 1e-6 && abs(quarter.bounds.minY) < 1e-6)
        #expect(abs(quarter.currentPoint.y - 10) < 1e-6)
        let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(rest.bounds.width - 20) < 1e-6 && abs(rest.bounds.minY + 10) < 1e-6)
        let joined = UIBezierPath()
        joined.move(to: CGPoint(x: 30, y: 0))
        joined.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(abs(joined.bounds.maxX - 30) < 1e-6 && abs(joined.bounds.maxY - 10) < 1e-6)
    }

    @Test("a path is built piece by piece and can be emptied")
    func building() {
        let path = UIBezierPath()
        path.addLine(to: CGPoint(x: 5, y: 5))
        #expect(path.isEmpty, "a line needs a start")
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 30, y: 10))
        path.addLine(to: CGPoint(x: 30, y: 40))
        path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
        #expect(path.currentPoint == CGPoint(x: 30, y: 40))
        path.close()
        #expect(path.currentPoint == CGPoint(x: 10, y: 10))
        #expect(path.contains(CGPoint(x: 25, y: 20)) && !path.contains(CGPoint(x: 15, y: 30)))
        path.removeAllPoints()
        #expect(path.isEmpty)
    }

    @Test("a transform does with the drawing what it does with the points")
    func transforms() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<20 {
            let path = BezierPathTests.random(&random)
            let transform = CGAffineTransform(translationX: 30, y: 30).rotated(by: random.number(0...6))
                .scaledBy(x: 0.7, y: 0.6).translatedBy(x: -30, y: -30)
            guard let moved = path.copy() as? UIBezierPath else { return #expect(Bool(false)) }
            moved.apply(transform)
            let viaContext = Canvas(60, 60) {
                $0.concatenate(transform)
                path.fill()
            }
            #expect(filled(moved).distance(to: viaContext) == 0)
            #expect(moved.currentPoint == path.currentPoint.applying(transform))
        }
    }

    @Test("a path drawn the other way round covers the same, and twice round is the same path")
    func reversing() {
        var random = SeededGenerator(seed: 2)
        for _ in 0..<20 {
            let path = BezierPathTests.random(&random)
            let reversed = path.reversing()
            #expect(filled(reversed).distance(to: filled(path)).map { $0 <= 3 } == true)
            #expect(reversed.reversing().cgPath == path.cgPath)
            #expect(reversed.cgPath != path.cgPath)
        }
        // In the opposite direction, the inner rectangle makes a hole.
        let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        let inner = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10))
        ring.append(inner)
        #expect(ring.contains(CGPoint(x: 15, y: 15)))
        ring.removeAllPoints()
        ring.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30)))
        inner.lineWidth = 4
        #expect(inner.reversing().lineWidth == 4)
        ring.append(inner.reversing())
        #expect(!ring.contains(CGPoint(x: 15, y: 15)) && ring.contains(CGPoint(x: 5, y: 15)))
    }

    @Test("a curve looks as the many short lines along it")
    func flattened() {
        let oval = UIBezierPath(ovalIn: CGRect(x: 5, y: 10, width: 50, height: 40))
        let lines = UIBezierPath()
        for step in 0..<720 {
            let angle = Double(step) * .pi / 360
            let point = CGPoint(x: 30 + 25 * cos(angle), y: 30 + 20 * sin(angle))
            if step == 0 { lines.move(to: point) } else { lines.addLine(to: point) }
        }
        lines.close()
        // Coverage has steps of about 1/15.
        #expect(filled(oval).distance(to: filled(lines)).map { $0 <= 24 } == true)
    }

    @Test("the even-odd rule leaves out what is covered twice")
    func evenOdd() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)))
        #expect(filled(path).ink == 1600)
        path.usesEvenOddFillRule = true
        #expect(filled(path).ink == 1200 && !path.contains(CGPoint(x: 20, y: 20)))
        let clipped = Canvas(60, 60) {
            path.addClip()
            $0.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
        }
        #expect(clipped == filled(path))
    }

    @Test("strokes follow the path's settings and leave the context's alone")
    func strokes() {
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 10, y: 20))
        line.addLine(to: CGPoint(x: 50, y: 20))
        func stroked() -> Canvas { Canvas(60, 60) { _ in line.stroke() } }
        line.lineWidth = 6
        #expect(stroked().box == CGRect(x: 10, y: 17, width: 40, height: 6))
        line.lineCapStyle = .square
        #expect(stroked().box == CGRect(x: 7, y: 17, width: 46, height: 6))
        line.lineCapStyle = .butt
        line.setLineDash([4, 6], count: 2, phase: 2)
        #expect(stroked().ink == 6 * (2 + 4 + 4 + 4 + 2))
        var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))
        line.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [4, 6] && count == 2 && phase == 2)
        line.setLineDash(nil, count: 0, phase: 0)
        #expect(stroked().ink == 240)

        let corner = UIBezierPath()
        corner.move(to: CGPoint(x: 10, y: 50))
        corner.addLine(to: CGPoint(x: 30, y: 10))
        corner.addLine(to: CGPoint(x: 50, y: 50))
        corner.lineWidth = 6
        let pointed = Canvas(60, 60) { _ in corner.stroke() }
        corner.miterLimit = 1
        let cut = Canvas(60, 60) { _ in corner.stroke() }
        corner.lineJoinStyle = .round
        let round = Canvas(60, 60) { _ in corner.stroke() }
        #expect(pointed.box.minY < round.box.minY && round.box.minY < cut.box.minY)

        let after = Canvas(60, 60) {
            corner.stroke()
            $0.clear(CGRect(x: 0, y: 0, width: 60, height: 60))
            $0.stroke(CGRect(x: 10.5, y: 10.5, width: 20, height: 20))
        }
        #expect(after.ink == 80, "lines of the context are still one point wide")
    }

    @Test("blend modes and opacity hold for one drawing")
    func blending() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        let canvas = Canvas(20, 10) {
            $0.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            path.fill(with: .normal, alpha: 0.5)
            $0.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
        }
        #expect((0x7F...0x81).contains(canvas.alpha(5, 5)) && canvas[15, 5] == 0xFFFF_0000)
        let cleared = Canvas(20, 10) {
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            path.fill(with: .clear, alpha: 1)
        }
        #expect(cleared.ink == 100)
        path.lineWidth = 2
        let outline = Canvas(20, 20) {
            $0.translateBy(x: 5, y: 5)
            path.stroke(with: .normal, alpha: 0.5)
        }
        #expect((0x7F...0x81).contains(outline.alpha(5, 10)) && outline.alpha(10, 10) == 0)
    }

    @Test("copies are independent")
    func copies() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.lineWidth = 3
        let shape = path.cgPath
        let copy = path.copy() as? UIBezierPath
        path.addLine(to: CGPoint(x: 50, y: 50))
        #expect(shape.boundingBox.width == 10 && copy?.bounds.width == 10 && copy?.lineWidth == 3)
        let mutable = CGMutablePath()
        mutable.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
        let taken = UIBezierPath(cgPath: mutable)
        mutable.addRect(CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(taken.bounds.width == 5)
    }

    @Test("without a context nothing is drawn and nothing breaks")
    func withoutContext() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.fill()
        path.stroke()
        path.addClip()
        path.fill(with: .clear, alpha: 1)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }
}
