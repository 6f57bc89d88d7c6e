/// A decomposed transform: scale, then shear, rotation, translation, and perspective.
struct DecomposedTransform {
    var scale = SIMD3<Double>(repeating: 1)
    /// The shear of x along y, in units of the scaled y.
    var shear = 0.0
    /// The angles about the axes, in radians, applied in the order x, y, z.
    var rotation = SIMD3<Double>.zero
    var translation = SIMD3<Double>.zero
    /// The last column of the perspective that is applied at the end.
    var perspective = SIMD4<Double>(0, 0, 0, 1)
    /// The shear of z along x and y, in units of the scaled z; zero in two-dimensional transforms.
    private var depthShear = SIMD2<Double>.zero
    /// A Boolean value that indicates whether the transform collapses the plane, so that its rotation is undefined.
    private(set) var isFlat = false

    init() {}

    /// Decomposes a transform.
    init(_ t: CATransform3D) {
        translation = SIMD3(Double(t.m41), Double(t.m42), Double(t.m43))
        var x = SIMD3(Double(t.m11), Double(t.m12), Double(t.m13))
        var y = SIMD3(Double(t.m21), Double(t.m22), Double(t.m23))
        var z = SIMD3(Double(t.m31), Double(t.m32), Double(t.m33))
        scale.x = DecomposedTransform.length(x)
        if scale.x > 0 { x /= scale.x }
        let along = (x * y).sum()
        y -= x * along
        scale.y = DecomposedTransform.length(y)
        if scale.y > 0 {
            y /= scale.y
            shear = along / scale.y
        }
        let depthAlong = SIMD2((x * z).sum(), (y * z).sum())
        z -= x * depthAlong.x + y * depthAlong.y
        scale.z = DecomposedTransform.length(z)
        if scale.z > 0 {
            z /= scale.z
            if scale.z > 1e-12 { depthShear = depthAlong / scale.z }
        }
        perspective = DecomposedTransform.perspective(of: t)
        isFlat = !(scale.x > 1e-12 && scale.y > 1e-12)
        // A collapsed axis still has a direction: perpendicular to the other two.
        if scale.x <= 1e-12 { x = scale.y > 1e-12 ? DecomposedTransform.cross(y, SIMD3(0, 0, 1)) : SIMD3(1, 0, 0) }
        if scale.y <= 1e-12 { y = DecomposedTransform.cross(SIMD3(0, 0, 1), x) }
        if scale.z <= 1e-12 { z = DecomposedTransform.cross(x, y) }
        if (DecomposedTransform.cross(x, y) * z).sum() < 0 {
            // A reflection: negate the axis that deviates more from its original direction.
            if x.x < y.y {
                scale.x = -scale.x
                shear = -shear
                depthShear.x = -depthShear.x
                x = -x
            } else {
                scale.y = -scale.y
                shear = -shear
                depthShear.y = -depthShear.y
                y = -y
            }
        }
        let sine = max(-1, min(1, -x.z))
        rotation.y = asin(sine)
        if abs(sine) < 1 - 1e-12 {
            rotation.x = atan2(y.z, z.z)
            rotation.z = atan2(x.y, x.x)
        } else {
            rotation.z = atan2(-y.x, y.y)
        }
    }

    /// The transform that the parts compose.
    var transform: CATransform3D {
        var t = CATransform3DIdentity
        if rotation.x != 0 { t = CATransform3DConcat(t, CATransform3DMakeRotation(CGFloat(rotation.x), 1, 0, 0)) }
        if rotation.y != 0 { t = CATransform3DConcat(t, CATransform3DMakeRotation(CGFloat(rotation.y), 0, 1, 0)) }
        if rotation.z != 0 { t = CATransform3DConcat(t, CATransform3DMakeRotation(CGFloat(rotation.z), 0, 0, 1)) }
        return transform(rotated: t)
    }

    /// Composes the parts with `rotation` in place of the stored rotation.
    private func transform(rotated rotation: CATransform3D) -> CATransform3D {
        var t = rotation
        let (sx, sy, sz) = (CGFloat(scale.x), CGFloat(scale.y), CGFloat(scale.z))
        let k = CGFloat(shear)
        let (kx, ky) = (CGFloat(depthShear.x), CGFloat(depthShear.y))
        let first = (t.m11, t.m12, t.m13)
        let second = (t.m21, t.m22, t.m23)
        t.m11 = first.0 * sx
        t.m12 = first.1 * sx
        t.m13 = first.2 * sx
        t.m21 = (second.0 + first.0 * k) * sy
        t.m22 = (second.1 + first.1 * k) * sy
        t.m23 = (second.2 + first.2 * k) * sy
        t.m31 = (t.m31 + first.0 * kx + second.0 * ky) * sz
        t.m32 = (t.m32 + first.1 * kx + second.1 * ky) * sz
        t.m33 = (t.m33 + first.2 * kx + second.2 * ky) * sz
        t.m41 = CGFloat(translation.x)
        t.m42 = CGFloat(translation.y)
        t.m43 = CGFloat(translation.z)
        guard perspective != SIMD4(0, 0, 0, 1) else { return t }
        let (px, py, pz, pw) = (
            CGFloat(perspective.x), CGFloat(perspective.y), CGFloat(perspective.z), CGFloat(perspective.w)
        )
        t.m14 = t.m11 * px + t.m12 * py + t.m13 * pz
        t.m24 = t.m21 * px + t.m22 * py + t.m23 * pz
        t.m34 = t.m31 * px + t.m32 * py + t.m33 * pz
        t.m44 = t.m41 * px + t.m42 * py + t.m43 * pz + pw
        return t
    }

    /// Returns the perspective that is applied after all other parts; for a transform that is not invertible, its last
    /// column.
    private static func perspective(of t: CATransform3D) -> SIMD4<Double> {
        if t.m14 == 0, t.m24 == 0, t.m34 == 0, t.m44 == 1 { return SIMD4(0, 0, 0, 1) }
        var rest = t
        (rest.m14, rest.m24, rest.m34, rest.m44) = (0, 0, 0, 1)
        guard rest.isInvertible else {
            return SIMD4(Double(t.m14), Double(t.m24), Double(t.m34), Double(t.m44))
        }
        let inverse = CATransform3DInvert(rest)
        func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Double {
            Double(a * t.m14 + b * t.m24 + c * t.m34 + d * t.m44)
        }
        return SIMD4(
            row(inverse.m11, inverse.m12, inverse.m13, inverse.m14),
            row(inverse.m21, inverse.m22, inverse.m23, inverse.m24),
            row(inverse.m31, inverse.m32, inverse.m33, inverse.m34),
            row(inverse.m41, inverse.m42, inverse.m43, inverse.m44))
    }

    /// Interpolates two transforms part by part, with the rotation along the shorter arc.
    static func mix(_ a: CATransform3D, _ b: CATransform3D, _ t: Double) -> CATransform3D {
        if t == 0 { return a }
        if t == 1 { return b }
        if a.isUpright, b.isUpright { return mixEntries(a, b, t) }
        var from = DecomposedTransform(a)
        var to = DecomposedTransform(b)
        if from.isFlat { from.rotation = to.rotation }
        if to.isFlat { to.rotation = from.rotation }
        var parts = DecomposedTransform()
        parts.scale = from.scale + (to.scale - from.scale) * t
        parts.shear = from.shear + (to.shear - from.shear) * t
        parts.depthShear = from.depthShear + (to.depthShear - from.depthShear) * t
        parts.translation = from.translation + (to.translation - from.translation) * t
        parts.perspective = from.perspective + (to.perspective - from.perspective) * t
        if from.turnsInPlane, to.turnsInPlane {
            let turn = to.rotation.z - from.rotation.z
            parts.rotation.z = from.rotation.z + (turn - 2 * .pi * (turn / (2 * .pi)).rounded(.toNearestOrEven)) * t
            return parts.transform
        }
        let turned = Quaternion(from.rotation).mixed(with: Quaternion(to.rotation), t)
        return parts.transform(rotated: turned.transform)
    }

    /// A Boolean value that indicates whether the transform rotates about the z-axis only.
    private var turnsInPlane: Bool { rotation.x == 0 && rotation.y == 0 }

    /// Interpolates two transforms entry by entry.
    private static func mixEntries(_ a: CATransform3D, _ b: CATransform3D, _ t: Double) -> CATransform3D {
        func mix(_ p: CGFloat, _ q: CGFloat) -> CGFloat { p + (q - p) * CGFloat(t) }
        return CATransform3D(
            m11: mix(a.m11, b.m11), m12: mix(a.m12, b.m12), m13: mix(a.m13, b.m13), m14: mix(a.m14, b.m14),
            m21: mix(a.m21, b.m21), m22: mix(a.m22, b.m22), m23: mix(a.m23, b.m23), m24: mix(a.m24, b.m24),
            m31: mix(a.m31, b.m31), m32: mix(a.m32, b.m32), m33: mix(a.m33, b.m33), m34: mix(a.m34, b.m34),
            m41: mix(a.m41, b.m41), m42: mix(a.m42, b.m42), m43: mix(a.m43, b.m43), m44: mix(a.m44, b.m44))
    }

    private static func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
}

extension CATransform3D {
    /// A Boolean value that indicates whether the transform only translates and scales, without rotation or reflection.
    fileprivate var isUpright: Bool {
        m12 == 0 && m13 == 0 && m21 == 0 && m23 == 0 && m31 == 0 && m32 == 0 && m11 >= 0 && m22 >= 0 && m33 >= 0
    }
}
