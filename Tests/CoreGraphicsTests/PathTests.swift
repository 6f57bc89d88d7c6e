import CoreGraphics
import Testing

@Suite struct PathTests {
    private func nearlyEqual(_ a: CGRect, _ b: CGRect, within slack: CGFloat = 1e-6) -> Bool {
        abs(a.minX - b.minX) < slack && abs(a.minY - b.minY) < slack && abs(a.maxX - b.maxX) < slack
            && abs(a.maxY - b.maxY) < slack
    }

    @Test func anEmptyPathHasNoBoundsAndNoCurrentPoint() {
        let path = CGMutablePath()
        #expect(path.isEmpty)
        #expect(path.boundingBox.isNull)
        #expect(path.boundingBoxOfPath.isNull)
        #expect(path.currentPoint == .zero)
        path.addLine(to: CGPoint(x: 5, y: 5))
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
        path.closeSubpath()
        #expect(path.isEmpty, "lines before the first move are ignored")
    }

    @Test func aRectangleIsFourLinesFromItsOrigin() {
        var elements: [(CGPathElementType, CGPoint)] = []
        CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).applyWithBlock { element in
            elements.append((element.pointee.type, element.pointee.points[0]))
        }
        #expect(elements.map(\.0) == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
        #expect(
            elements.prefix(4).map(\.1) == [
                CGPoint(x: 1, y: 2), CGPoint(x: 4, y: 2), CGPoint(x: 4, y: 6), CGPoint(x: 1, y: 6),
            ])
    }

    @Test func rectanglesAreRecognized() {
        var found = CGRect.zero
        var turn = CGAffineTransform(rotationAngle: .pi / 2)
        var slant = CGAffineTransform(rotationAngle: 0.1)
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(CGPath(rect: rect, transform: nil).isRect(&found))
        #expect(found == rect)
        #expect(CGPath(rect: rect, transform: &turn).isRect(&found))
        #expect(nearlyEqual(found, CGRect(x: -6, y: 1, width: 4, height: 3)))
        #expect(!CGPath(rect: rect, transform: &slant).isRect(nil))
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
        #expect(!CGMutablePath().isRect(nil))
    }

    @Test func boundingBoxesWithAndWithoutControlPoints() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(nearlyEqual(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 100, height: 75)))
        let quad = CGMutablePath()
        quad.move(to: .zero)
        quad.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(nearlyEqual(quad.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 5)))
    }

    @Test func ellipsesAndRoundedRectanglesFillTheirRectangle() {
        let rect = CGRect(x: 10, y: 20, width: 60, height: 40)
        #expect(nearlyEqual(CGPath(ellipseIn: rect, transform: nil).boundingBoxOfPath, rect))
        let rounded = CGPath(roundedRect: rect, cornerWidth: 8, cornerHeight: 8, transform: nil)
        #expect(nearlyEqual(rounded.boundingBoxOfPath, rect))
        #expect(rounded.contains(CGPoint(x: 40, y: 20.1)))
        #expect(!rounded.contains(CGPoint(x: 10.5, y: 20.5)))
        let clamped = CGPath(roundedRect: rect, cornerWidth: 500, cornerHeight: 500, transform: nil)
        #expect(nearlyEqual(clamped.boundingBoxOfPath, rect), "corner radii are clamped to the rectangle")
        #expect(CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 5, transform: nil).isRect(nil))
    }

    @Test func arcsEndAtTheirEndAngleInBothDirections() {
        for clockwise in [false, true] {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
            #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
            let bounds = path.boundingBoxOfPath
            let expected =
                clockwise
                ? CGRect(x: -10, y: -10, width: 20, height: 20) : CGRect(x: 0, y: 0, width: 10, height: 10)
            #expect(nearlyEqual(bounds, expected, within: 0.01))
        }
    }

    @Test func aFullTurnIsACircle() {
        for (start, end, clockwise) in [(0.0, 2 * Double.pi, false), (1, 1 - 2 * Double.pi, true), (0, 20, false)] {
            let path = CGMutablePath()
            path.addArc(center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
            #expect(nearlyEqual(path.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 20), within: 0.01))
        }
    }

    @Test func aRelativeArcCoversItsAngle() {
        let path = CGMutablePath()
        path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2)
        #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y + 10) < 1e-9)
    }

    @Test func pointsOfAnArcAreOnTheCircle() {
        let path = CGMutablePath()
        path.addArc(center: CGPoint(x: 5, y: 5), radius: 100, startAngle: 0.3, endAngle: 4, clockwise: false)
        let inside = CGMutablePath()
        let outside = CGMutablePath()
        inside.addEllipse(in: CGRect(x: -94.9, y: -94.9, width: 199.8, height: 199.8))
        outside.addEllipse(in: CGRect(x: -95.1, y: -95.1, width: 200.2, height: 200.2))
        path.applyWithBlock { element in
            guard element.pointee.type == .addCurveToPoint else { return }
            let end = element.pointee.points[2]
            #expect(!inside.contains(end) && outside.contains(end))
        }
    }

    @Test func aTangentArcRoundsACorner() {
        for flipped in [CGFloat(1), -1] {
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addArc(
                tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100 * flipped), radius: 20)
            #expect(abs(path.currentPoint.x - 100) < 1e-9 && abs(path.currentPoint.y - 20 * flipped) < 1e-9)
            #expect(
                nearlyEqual(
                    path.boundingBoxOfPath, CGRect(x: 0, y: flipped > 0 ? 0 : -20, width: 100, height: 20), within: 0.01
                ))
        }
        let straight = CGMutablePath()
        straight.move(to: .zero)
        straight.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 5)
        #expect(straight.currentPoint == CGPoint(x: 10, y: 0), "collinear tangents add no arc")
    }

    @Test func containmentFollowsTheFillRule() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 5, y: 15), using: .evenOdd))
        #expect(!path.contains(CGPoint(x: 31, y: 15)))
        #expect(path.contains(CGPoint(x: 31, y: 15), transform: CGAffineTransform(translationX: -10, y: 0)))
        #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 1)))
    }

    @Test func anOpenTriangleCountsAsClosed() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
        #expect(path.contains(CGPoint(x: 2, y: 2)))
        #expect(!path.contains(CGPoint(x: 8, y: 8)))
    }

    @Test func transformsApplyToEveryElement() throws {
        var t = CGAffineTransform(translationX: 5, y: 7).scaledBy(x: 2, y: 2)
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        let moved = try #require(CGPath(rect: rect, transform: nil).copy(using: &t))
        #expect(moved == CGPath(rect: rect, transform: &t))
        let built = CGMutablePath()
        built.addPath(CGPath(rect: rect, transform: nil), transform: t)
        #expect(built == moved)
        #expect(moved.boundingBox == CGRect(x: 5, y: 7, width: 20, height: 20))
    }

    @Test func equalPathsHaveEqualHashesAndCopiesAreIndependent() throws {
        let a = CGMutablePath()
        a.addEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
        let b = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
        #expect(a == b)
        #expect(a.hashValue == b.hashValue)
        let copy = try #require(a.copy())
        a.addLine(to: .zero)
        #expect(a != b)
        #expect(copy == b)
        #expect(b.mutableCopy() == b)
    }

    @Test func nonFiniteValuesAreIgnored() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        #expect(path.isEmpty)
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
        path.addRect(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1))
        path.addArc(center: .zero, radius: .infinity, startAngle: 0, endAngle: 1, clockwise: false)
        path.addRect(.null)
        path.addEllipse(in: .infinite)
        #expect(path.boundingBox == CGRect.zero)
    }

    @Test func closingASubpathMovesTheCurrentPointToItsStart() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 10, y: 1), CGPoint(x: 10, y: 10)])
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    }
}
