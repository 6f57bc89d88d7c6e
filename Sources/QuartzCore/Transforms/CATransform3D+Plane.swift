extension CATransform3D {
    /// The projection of the plane z = 0, with perspective.
    package var plane: PlaneProjection {
        let plane = PlaneProjection(
            m11: Double(m11), m12: Double(m12), m13: Double(m14), m21: Double(m21), m22: Double(m22), m23: Double(m24),
            m31: Double(m41), m32: Double(m42), m33: Double(m44))
        guard plane.m13 == 0, plane.m23 == 0, plane.m33 != 1, plane.m33 > 0 else { return plane }
        var scaled = PlaneProjection(plane.affine)
        scaled.m33 = 1
        return scaled
    }

    /// Returns the transform that translates by a vector and then applies this one.
    func after(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
        var t = self
        t.m41 += x * m11 + y * m21 + z * m31
        t.m42 += x * m12 + y * m22 + z * m32
        t.m43 += x * m13 + y * m23 + z * m33
        t.m44 += x * m14 + y * m24 + z * m34
        return t
    }

    /// Returns the transform that applies this one and then translates by a vector.
    func translatedAfter(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
        var t = self
        t.m11 += m14 * x
        t.m12 += m14 * y
        t.m13 += m14 * z
        t.m21 += m24 * x
        t.m22 += m24 * y
        t.m23 += m24 * z
        t.m31 += m34 * x
        t.m32 += m34 * y
        t.m33 += m34 * z
        t.m41 += m44 * x
        t.m42 += m44 * y
        t.m43 += m44 * z
        return t
    }

    /// A Boolean value that indicates whether the transform preserves z and has no perspective.
    var isFlat: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0
            && m44 == 1
    }

    /// Returns the image of a point of the plane z = 0, or `nil` if the image is behind the eye.
    func spatialImage(of p: CGPoint) -> SIMD3<Double>? {
        let (x, y) = (Double(p.x), Double(p.y))
        let w = x * Double(m14) + y * Double(m24) + Double(m44)
        guard w >= PlaneProjection.nearestDistance * 0.5 else { return nil }
        return SIMD3(
            x * Double(m11) + y * Double(m21) + Double(m41), x * Double(m12) + y * Double(m22) + Double(m42),
            x * Double(m13) + y * Double(m23) + Double(m43)) / w
    }

    /// A Boolean value that indicates whether the transform is invertible.
    var isInvertible: Bool {
        let inverse = CATransform3DInvert(self)
        if inverse != self { return true }
        // `CATransform3DInvert(_:)` returns its argument for a singular transform, but also for one that is its own
        // inverse.
        let twice = CATransform3DConcat(self, self)
        return abs(twice.m11 - 1) < 1e-6 && abs(twice.m22 - 1) < 1e-6 && abs(twice.m33 - 1) < 1e-6
            && abs(twice.m44 - 1) < 1e-6
    }
}
