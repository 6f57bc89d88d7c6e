import QuartzCore
import Testing

@Suite struct Transform3DTests {
    private func difference(_ a: CATransform3D, _ b: CATransform3D) -> CGFloat {
        [
            a.m11 - b.m11, a.m12 - b.m12, a.m13 - b.m13, a.m14 - b.m14, a.m21 - b.m21, a.m22 - b.m22, a.m23 - b.m23,
            a.m24 - b.m24, a.m31 - b.m31, a.m32 - b.m32, a.m33 - b.m33, a.m34 - b.m34, a.m41 - b.m41, a.m42 - b.m42,
            a.m43 - b.m43, a.m44 - b.m44,
        ].map(abs).max() ?? 0
    }

    @Test func onlyTheIdentityMatrixIsTheIdentity() {
        #expect(CATransform3DIsIdentity(CATransform3DIdentity))
        #expect(!CATransform3DIsIdentity(CATransform3D()))
        #expect(CATransform3DEqualToTransform(CATransform3DMakeScale(1, 1, 1), CATransform3DIdentity))
    }

    @Test func aTransformTimesItsInverseIsTheIdentity() {
        var t = CATransform3DMakeRotation(0.6, 1, 2, 3)
        t = CATransform3DScale(t, 2, 0.5, 3)
        t = CATransform3DTranslate(t, 5, 6, 7)
        t = CATransform3DRotate(t, 1.1, 0, 1, 0)
        t.m34 = -1 / 500
        #expect(difference(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity) < 1e-12)
        #expect(difference(CATransform3DConcat(CATransform3DInvert(t), t), CATransform3DIdentity) < 1e-12)
    }

    @Test func theInverseOfASingularTransformIsTheTransform() {
        let flat = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DInvert(flat) == flat)
    }

    @Test func affineTransformsRoundTrip() {
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let t = CATransform3DMakeAffineTransform(affine)
        #expect(CATransform3DIsAffine(t))
        #expect(CATransform3DGetAffineTransform(t) == affine)
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.5, 1, 0, 0)))
        #expect(CATransform3DIsAffine(CATransform3DMakeRotation(0.5, 0, 0, 1)))
    }

    @Test func rotationAboutZEqualsA2DRotationAndRightAnglesAreExact() {
        #expect(CATransform3DMakeRotation(0.4, 0, 0, 2).projection == CGAffineTransform(rotationAngle: 0.4))
        #expect(CATransform3DMakeRotation(.pi / 2, 0, 0, 1).projection == CGAffineTransform(0, 1, -1, 0, 0, 0))
        #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    }

    @Test func concatenationAppliesTheFirstTransformFirst() {
        let t = CATransform3DConcat(CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeScale(10, 10, 10))
        #expect((t.m41, t.m42, t.m43) == (10, 20, 30))
        #expect(CATransform3DTranslate(CATransform3DMakeScale(10, 10, 10), 1, 2, 3) == t)
    }
}
