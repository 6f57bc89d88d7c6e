/// A rotation in space that can be interpolated along the shorter arc about a single axis.
struct Quaternion {
    private var parts: SIMD4<Double>

    private init(_ parts: SIMD4<Double>) { self.parts = parts }

    /// Creates the rotation by angles about the axes, in radians, applied in the order x, y, z.
    init(_ angles: SIMD3<Double>) {
        func about(_ axis: Int) -> Quaternion {
            var parts = SIMD4(0, 0, 0, cos(angles[axis] / 2))
            parts[axis] = sin(angles[axis] / 2)
            return Quaternion(parts)
        }
        self = about(2).times(about(1)).times(about(0))
    }

    /// Returns the rotation that applies `other` first and then this one.
    private func times(_ other: Quaternion) -> Quaternion {
        let (a, b) = (parts, other.parts)
        return Quaternion(
            SIMD4(
                a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y, a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
                a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w, a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z))
    }

    /// Returns the spherical linear interpolation to `end`, which has constant angular velocity.
    func mixed(with end: Quaternion, _ t: Double) -> Quaternion {
        var cosine = (parts * end.parts).sum()
        var target = end.parts
        if cosine < 0 {
            cosine = -cosine
            target = -target
        }
        var mixed: SIMD4<Double>
        if cosine > 1 - 1e-9 {
            mixed = parts + (target - parts) * t
        } else {
            let angle = acos(min(1, cosine))
            mixed = (parts * sin((1 - t) * angle) + target * sin(t * angle)) / sin(angle)
        }
        mixed /= (mixed * mixed).sum().squareRoot()
        return Quaternion(mixed)
    }

    /// The rotation as a matrix.
    var transform: CATransform3D {
        let (x, y, z, w) = (parts.x, parts.y, parts.z, parts.w)
        return CATransform3D(
            m11: CGFloat(1 - 2 * (y * y + z * z)), m12: CGFloat(2 * (x * y + w * z)), m13: CGFloat(2 * (x * z - w * y)),
            m14: 0, m21: CGFloat(2 * (x * y - w * z)), m22: CGFloat(1 - 2 * (x * x + z * z)),
            m23: CGFloat(2 * (y * z + w * x)), m24: 0, m31: CGFloat(2 * (x * z + w * y)),
            m32: CGFloat(2 * (y * z - w * x)), m33: CGFloat(1 - 2 * (x * x + y * y)), m34: 0, m41: 0, m42: 0, m43: 0,
            m44: 1)
    }
}
