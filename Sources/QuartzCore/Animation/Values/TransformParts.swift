/// A transform taken apart: scale first, then shear, rotation and translation.
struct TransformParts {
    var scale = SIMD3<Double>(repeating: 1)
    /// How far x moves with y, in units of the scaled y.
    var shear = 0.0
    /// Radians about the axes, applied in the order x, y, z.
    var rotation = SIMD3<Double>.zero
    var translation = SIMD3<Double>.zero
    /// Whether nothing is left of the plane, so that its rotation is unknown.
    private(set) var isFlat = false

    init() {}

    init(_ t: CATransform3D) {
        translation = SIMD3(Double(t.m41), Double(t.m42), Double(t.m43))
        var x = SIMD3(Double(t.m11), Double(t.m12), Double(t.m13))
        var y = SIMD3(Double(t.m21), Double(t.m22), Double(t.m23))
        var z = SIMD3(Double(t.m31), Double(t.m32), Double(t.m33))
        scale.x = TransformParts.length(x)
        if scale.x > 0 { x /= scale.x }
        let along = (x * y).sum()
        y -= x * along
        scale.y = TransformParts.length(y)
        if scale.y > 0 {
            y /= scale.y
            shear = along / scale.y
        }
        z -= x * (x * z).sum() + y * (y * z).sum()
        scale.z = TransformParts.length(z)
        if scale.z > 0 { z /= scale.z }
        isFlat = !(scale.x > 1e-12 && scale.y > 1e-12)
        // A squeezed axis still has a direction: across the two others.
        if scale.x <= 1e-12 { x = scale.y > 1e-12 ? TransformParts.cross(y, SIMD3(0, 0, 1)) : SIMD3(1, 0, 0) }
        if scale.y <= 1e-12 { y = TransformParts.cross(SIMD3(0, 0, 1), x) }
        if scale.z <= 1e-12 { z = TransformParts.cross(x, y) }
        if (TransformParts.cross(x, y) * z).sum() < 0 {
            // A reflection: the axis that points more to the wrong side takes it.
            if x.x < y.y {
                scale.x = -scale.x
                shear = -shear
                x = -x
            } else {
                scale.y = -scale.y
                shear = -shear
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

    /// Puts the parts together again.
    var transform: CATransform3D {
        var t = CATransform3DIdentity
        if rotation.x != 0 { t = CATransform3DConcat(t, CATransform3DMakeRotation(CGFloat(rotation.x), 1, 0, 0)) }
        if rotation.y != 0 { t = CATransform3DConcat(t, CATransform3DMakeRotation(CGFloat(rotation.y), 0, 1, 0)) }
        if rotation.z != 0 { t = CATransform3DConcat(t, CATransform3DMakeRotation(CGFloat(rotation.z), 0, 0, 1)) }
        let (sx, sy, sz) = (CGFloat(scale.x), CGFloat(scale.y), CGFloat(scale.z))
        let k = CGFloat(shear)
        let first = (t.m11, t.m12, t.m13)
        t.m11 = first.0 * sx
        t.m12 = first.1 * sx
        t.m13 = first.2 * sx
        t.m21 = (t.m21 + first.0 * k) * sy
        t.m22 = (t.m22 + first.1 * k) * sy
        t.m23 = (t.m23 + first.2 * k) * sy
        t.m31 *= sz
        t.m32 *= sz
        t.m33 *= sz
        t.m41 = CGFloat(translation.x)
        t.m42 = CGFloat(translation.y)
        t.m43 = CGFloat(translation.z)
        return t
    }

    /// What lies between two transforms: each part by itself, turning the shorter way.
    static func mix(_ a: CATransform3D, _ b: CATransform3D, _ t: Double) -> CATransform3D {
        if t == 0 { return a }
        if t == 1 { return b }
        if a.isUpright, b.isUpright { return mixEntries(a, b, t) }
        var from = TransformParts(a)
        var to = TransformParts(b)
        if from.isFlat { from.rotation = to.rotation }
        if to.isFlat { to.rotation = from.rotation }
        var turn = to.rotation - from.rotation
        for axis in 0..<3 { turn[axis] -= 2 * .pi * (turn[axis] / (2 * .pi)).rounded(.toNearestOrEven) }
        var parts = TransformParts()
        parts.scale = from.scale + (to.scale - from.scale) * t
        parts.shear = from.shear + (to.shear - from.shear) * t
        parts.rotation = from.rotation + turn * t
        parts.translation = from.translation + (to.translation - from.translation) * t
        var result = parts.transform
        let entries = mixEntries(a, b, t)
        result.m14 = entries.m14
        result.m24 = entries.m24
        result.m34 = entries.m34
        result.m44 = entries.m44
        return result
    }

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
    /// Whether it only moves and stretches, without turning anything about.
    fileprivate var isUpright: Bool {
        m12 == 0 && m13 == 0 && m21 == 0 && m23 == 0 && m31 == 0 && m32 == 0 && m11 >= 0 && m22 >= 0 && m33 >= 0
    }
}
