// The transform functions of the C API, which Swift code uses on Apple platforms too.

/// The identity transform.
public let CATransform3DIdentity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

/// Returns a Boolean value that indicates whether `t` is the identity transform.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns a Boolean value that indicates whether all entries of two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a transform that translates by an offset, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m41 = tx
    t.m42 = ty
    t.m43 = tz
    return t
}

/// Returns a transform that scales the axes by factors.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m11 = sx
    t.m22 = sy
    t.m33 = sz
    return t
}

/// Returns a transform that rotates about an axis.
///
/// - Parameters:
///   - angle: The angle, in radians.
///   - x: The x component of the axis.
///   - y: The y component of the axis.
///   - z: The z component of the axis.
/// - Returns: The rotation, or the identity transform if the length of the axis is 0 or not finite.
public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let x = x / length
    let y = y / length
    let z = z / length
    // `CGAffineTransform` is exact at right angles, so that a layer that is rotated by 90° keeps sharp edges.
    let plane = CGAffineTransform(rotationAngle: angle)
    let sine = plane.b
    let cosine = plane.a
    let rest = 1 - cosine
    return CATransform3D(
        m11: x * x + cosine * (1 - x * x), m12: x * y * rest + z * sine, m13: x * z * rest - y * sine, m14: 0,
        m21: x * y * rest - z * sine, m22: y * y + cosine * (1 - y * y), m23: y * z * rest + x * sine, m24: 0,
        m31: x * z * rest + y * sine, m32: y * z * rest - x * sine, m33: z * z + cosine * (1 - z * z), m34: 0,
        m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Returns the transform that translates by an offset, in points, and then applies `t`.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// Returns the transform that scales the axes by factors and then applies `t`.
public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// Returns the transform that rotates by `angle` radians about the axis (x, y, z) and then applies `t`.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// Returns the transform that applies `a` and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
        (
            x * b.m11 + y * b.m21 + z * b.m31 + w * b.m41, x * b.m12 + y * b.m22 + z * b.m32 + w * b.m42,
            x * b.m13 + y * b.m23 + z * b.m33 + w * b.m43, x * b.m14 + y * b.m24 + z * b.m34 + w * b.m44
        )
    }
    let r1 = row(a.m11, a.m12, a.m13, a.m14)
    let r2 = row(a.m21, a.m22, a.m23, a.m24)
    let r3 = row(a.m31, a.m32, a.m33, a.m34)
    let r4 = row(a.m41, a.m42, a.m43, a.m44)
    return CATransform3D(
        m11: r1.0, m12: r1.1, m13: r1.2, m14: r1.3, m21: r2.0, m22: r2.1, m23: r2.2, m24: r2.3,
        m31: r3.0, m32: r3.1, m33: r3.2, m34: r3.3, m41: r4.0, m42: r4.1, m43: r4.2, m44: r4.3)
}

/// Returns the inverse of a transform, or `t` itself if it is not invertible.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // 2 × 2 determinants of the upper and the lower pairs of rows. All cofactors are sums of their products.
    let s0 = t.m11 * t.m22 - t.m21 * t.m12
    let s1 = t.m11 * t.m23 - t.m21 * t.m13
    let s2 = t.m11 * t.m24 - t.m21 * t.m14
    let s3 = t.m12 * t.m23 - t.m22 * t.m13
    let s4 = t.m12 * t.m24 - t.m22 * t.m14
    let s5 = t.m13 * t.m24 - t.m23 * t.m14
    let c5 = t.m33 * t.m44 - t.m43 * t.m34
    let c4 = t.m32 * t.m44 - t.m42 * t.m34
    let c3 = t.m32 * t.m43 - t.m42 * t.m33
    let c2 = t.m31 * t.m44 - t.m41 * t.m34
    let c1 = t.m31 * t.m43 - t.m41 * t.m33
    let c0 = t.m31 * t.m42 - t.m41 * t.m32
    let determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
    guard determinant != 0, determinant.isFinite else { return t }
    let f = 1 / determinant
    return CATransform3D(
        m11: (t.m22 * c5 - t.m23 * c4 + t.m24 * c3) * f, m12: (-t.m12 * c5 + t.m13 * c4 - t.m14 * c3) * f,
        m13: (t.m42 * s5 - t.m43 * s4 + t.m44 * s3) * f, m14: (-t.m32 * s5 + t.m33 * s4 - t.m34 * s3) * f,
        m21: (-t.m21 * c5 + t.m23 * c2 - t.m24 * c1) * f, m22: (t.m11 * c5 - t.m13 * c2 + t.m14 * c1) * f,
        m23: (-t.m41 * s5 + t.m43 * s2 - t.m44 * s1) * f, m24: (t.m31 * s5 - t.m33 * s2 + t.m34 * s1) * f,
        m31: (t.m21 * c4 - t.m22 * c2 + t.m24 * c0) * f, m32: (-t.m11 * c4 + t.m12 * c2 - t.m14 * c0) * f,
        m33: (t.m41 * s4 - t.m42 * s2 + t.m44 * s0) * f, m34: (-t.m31 * s4 + t.m32 * s2 - t.m34 * s0) * f,
        m41: (-t.m21 * c3 + t.m22 * c1 - t.m23 * c0) * f, m42: (t.m11 * c3 - t.m12 * c1 + t.m13 * c0) * f,
        m43: (-t.m41 * s3 + t.m42 * s1 - t.m43 * s0) * f, m44: (t.m31 * s3 - t.m32 * s1 + t.m33 * s0) * f)
}

/// Returns the transform that applies `m` to x and y and preserves z.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m11 = m.a
    t.m12 = m.b
    t.m21 = m.c
    t.m22 = m.d
    t.m41 = m.tx
    t.m42 = m.ty
    return t
}

/// Returns a Boolean value that indicates whether `t` can be represented exactly by a `CGAffineTransform`.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(t.projection)
}

/// Returns the affine part of `t` in the plane z = 0. The result is equivalent to `t` only if
/// `CATransform3DIsAffine(_:)` returns `true` for it.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.projection }
