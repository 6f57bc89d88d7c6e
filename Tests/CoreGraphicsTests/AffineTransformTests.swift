import CoreGraphics
import Testing

@Suite struct AffineTransformTests {
    private func expectEqual(
        _ a: CGAffineTransform, _ b: CGAffineTransform, _ location: SourceLocation = #_sourceLocation
    ) {
        for (x, y) in [(a.a, b.a), (a.b, b.b), (a.c, b.c), (a.d, b.d), (a.tx, b.tx), (a.ty, b.ty)] {
            #expect(abs(x - y) < 1e-9, "\(a) and \(b)", sourceLocation: location)
        }
    }

    @Test func transformsApplyToPointsSizesAndRectangles() {
        let t = CGAffineTransform(translationX: 10, y: 20).rotated(by: .pi / 2).scaledBy(x: 2, y: 3)
        #expect(t == CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 10, ty: 20))
        #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 7, y: 22))
        #expect(CGSize(width: 1, height: 1).applying(t) == CGSize(width: -3, height: 2))
        #expect(
            CGRect(x: 0, y: 0, width: 4, height: 5).applying(t) == CGRect(x: -5, y: 20, width: 15, height: 8))
    }

    @Test func theLastAddedTransformIsAppliedFirst() {
        let t = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: 0)
        #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 12, y: 2))
        let u = CGAffineTransform(translationX: 5, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 2))
        #expect(t == u)
    }

    @Test func rightAngleRotationsAreExact() {
        #expect(CGAffineTransform(rotationAngle: .pi / 2) == CGAffineTransform(0, 1, -1, 0, 0, 0))
        #expect(CGAffineTransform(rotationAngle: .pi) == CGAffineTransform(-1, 0, 0, -1, 0, 0))
        #expect(CGAffineTransform(rotationAngle: -.pi / 2) == CGAffineTransform(0, -1, 1, 0, 0, 0))
        #expect(CGAffineTransform(rotationAngle: .pi / 2).preservesAxisAlignment)
        #expect(!CGAffineTransform(rotationAngle: 0.3).preservesAxisAlignment)
    }

    @Test(arguments: 0..<50) func inversesUndoTransformsAndConcatenationIsAssociative(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func next() -> CGAffineTransform {
            CGAffineTransform(rotationAngle: random.number(-4, 4)).scaledBy(
                x: random.number(0.2, 3), y: random.number(-3, -0.2)
            ).translatedBy(x: random.number(-50, 50), y: random.number(-50, 50))
        }
        let (a, b, c) = (next(), next(), next())
        expectEqual(a.concatenating(a.inverted()), .identity)
        expectEqual(a.inverted().inverted(), a)
        expectEqual(a.concatenating(b).concatenating(c), a.concatenating(b.concatenating(c)))
        expectEqual(a.concatenating(b).inverted(), b.inverted().concatenating(a.inverted()))
        expectEqual(CGAffineTransform(a.decomposed()), a)
        let p = random.point(-10, 10)
        let q = p.applying(a).applying(b)
        let r = p.applying(a.concatenating(b))
        #expect(abs(q.x - r.x) < 1e-9 && abs(q.y - r.y) < 1e-9)
    }

    @Test func aSingularTransformCannotBeInverted() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
        #expect(!flat.isInvertible)
    }

    @Test(arguments: [(0, 1), (0, -2), (1, 0), (-3, 0), (0.6, -0.8), (0, 0)] as [(CGFloat, CGFloat)])
    func transformsWithoutWidthAreDecomposed(c: CGFloat, d: CGFloat) {
        let flat = CGAffineTransform(a: 0, b: 0, c: c, d: d, tx: 5, ty: 6)
        expectEqual(CGAffineTransform(flat.decomposed()), flat)
    }

    @Test func nullAndInfiniteRectanglesAreUnchanged() {
        let t = CGAffineTransform(scaleX: 2, y: 2)
        #expect(CGRect.null.applying(t).isNull)
        #expect(CGRect.infinite.applying(t).isInfinite)
    }

    @Test func vectorsAreCreatedFromIntegersAndFloats() {
        #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: CGFloat(1), dy: CGFloat(2)))
        #expect(CGVector() == .zero)
        #expect(CGVectorMake(3, 4) == CGVector(dx: 3, dy: 4))
    }

    @Test func cStyleFunctionsEqualTheInitializers() {
        #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3))
        #expect(CGAffineTransformMakeTranslation(2, 3) == CGAffineTransform(translationX: 2, y: 3))
        #expect(CGRectMake(1, 2, 3, 4) == CGRect(origin: CGPointMake(1, 2), size: CGSizeMake(3, 4)))
    }

    @Test func transformsAreCodable() throws {
        let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let data = try JSONEncoder().encode(t)
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == t)
    }
}
