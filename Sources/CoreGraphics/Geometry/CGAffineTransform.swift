/// An affine transform of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// ```swift
/// let lift = CGAffineTransform(scaleX: 1.1, y: 1.1).translatedBy(x: 0, y: -8)
/// UIView.animate(withDuration: 0.2) {
///     button.transform = lift.rotated(by: .pi / 36)
/// } completion: { _ in
///     button.transform = .identity
/// }
/// ```
///
/// Translations are in points, angles in radians. Positive angles rotate clockwise where y increases downward, as in
/// views. ``translatedBy(x:y:)``, ``scaledBy(x:y:)`` and ``rotated(by:)`` apply the new transform before the existing
/// one; ``concatenating(_:)`` applies it after. A singular transform has no inverse: ``inverted()`` returns it
/// unchanged.
public struct CGAffineTransform: Hashable, Sendable, Codable {
    /// The contribution of x to the transformed x.
    public var a: CGFloat
    /// The contribution of x to the transformed y.
    public var b: CGFloat
    /// The contribution of y to the transformed x.
    public var c: CGFloat
    /// The contribution of y to the transformed y.
    public var d: CGFloat
    /// The translation along the x axis, in points.
    public var tx: CGFloat
    /// The translation along the y axis, in points.
    public var ty: CGFloat

    /// The identity transform, which leaves every point unchanged.
    public static let identity = CGAffineTransform()

    /// Creates the identity transform.
    @inlinable public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// Creates a transform with the given matrix entries.
    @inlinable public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Creates a transform with the given matrix entries.
    @inlinable public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a transform that translates by `x` and `y` points.
    @inlinable public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

    /// Creates a transform that scales both axes by the given factors.
    @inlinable public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

    /// Creates a transform that rotates by `angle` radians, from the x axis towards the y axis: clockwise where y grows
    /// downwards.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = CGAffineTransform.sineAndCosine(angle)
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Creates a transform from its components: the scale is applied first, then the shear, the rotation and the
    /// translation.
    public init(_ components: CGAffineTransformComponents) {
        self = CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy)
            .rotated(by: components.rotation)
            .concatenatingBefore(CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0))
            .scaledBy(x: components.scale.width, y: components.scale.height)
    }

    /// A Boolean value that indicates whether this is ``identity``.
    @inlinable public var isIdentity: Bool { a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0 }

    /// Returns a transform that translates by `x` and `y` points, then applies this transform.
    @inlinable public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx + a * x + c * y, ty: ty + b * x + d * y)
    }

    /// Returns a transform that scales by `sx` and `sy`, then applies this transform.
    @inlinable public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a * sx, b: b * sx, c: c * sy, d: d * sy, tx: tx, ty: ty)
    }

    /// Returns a transform that rotates by `angle` radians, then applies this transform.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        concatenatingBefore(CGAffineTransform(rotationAngle: angle))
    }

    /// Returns a transform that applies this transform first and `t2` after it.
    @inlinable public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
            c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    private func concatenatingBefore(_ first: CGAffineTransform) -> CGAffineTransform { first.concatenating(self) }

    /// Returns the inverse transform. A singular transform has no inverse and is returned unchanged.
    @inlinable public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// Returns the components from which ``init(_:)`` creates this transform.
    ///
    /// A transform that maps both axes to one line, and neither to a point, has no such components: the image of the
    /// y-axis is lost.
    public func decomposed() -> CGAffineTransformComponents {
        let scaleX = (a * a + b * b).squareRoot()
        // If the x-axis has no image, the image of the y-axis determines the rotation.
        let (sine, cosine) = scaleX == 0 ? (-c, d) : (b, a)
        let rotation = CGFloat(Foundation.atan2(Double(sine), Double(cosine)))
        let scaleY = scaleX == 0 ? (c * c + d * d).squareRoot() : (a * d - b * c) / scaleX
        let shear = scaleX == 0 || scaleY == 0 ? 0 : (a * c + b * d) / (scaleX * scaleY)
        return CGAffineTransformComponents(
            scale: CGSize(width: scaleX, height: scaleY), horizontalShear: shear, rotation: rotation,
            translation: CGVector(dx: tx, dy: ty))
    }

    /// A Boolean value that indicates whether the transform maps upright rectangles to upright rectangles: it has no
    /// shear and rotates by right angles only.
    package var preservesAxisAlignment: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

    /// A Boolean value that indicates whether the transform only translates.
    package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    /// Returns the sine and the cosine of an angle.
    ///
    /// Multiples of a right angle give exact values, so that a view rotated by 90° has sharp edges.
    private static func sineAndCosine(_ angle: CGFloat) -> (CGFloat, CGFloat) {
        switch angle / (.pi / 2) {
        case 0: (0, 1)
        case 1, -3: (1, 0)
        case 2, -2: (0, -1)
        case 3, -1: (-1, 0)
        default: (CGFloat(Foundation.sin(Double(angle))), CGFloat(Foundation.cos(Double(angle))))
        }
    }
}

extension CGPoint {
    /// Returns the point that `t` maps this point to.
    @inlinable public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// Returns the size that `t` maps this size to. The translation of `t` has no effect.
    @inlinable public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// Returns the bounding box of this rectangle transformed by `t`.
    ///
    /// Null and infinite rectangles are returned unchanged. The result is null if it would not be finite.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        // Foundation's `isInfinite` looks up a constant first; the comparison of the width avoids that.
        guard !isNull, size.width < .greatestFiniteMagnitude || !isInfinite else { return self }
        if t.b == 0, t.c == 0 {
            let x1 = t.a * minX + t.tx
            let x2 = t.a * maxX + t.tx
            let y1 = t.d * minY + t.ty
            let y2 = t.d * maxY + t.ty
            return CGRect(x: min(x1, x2), y: min(y1, y2), width: abs(x2 - x1), height: abs(y2 - y1)).nullUnlessFinite
        }
        let corners = (
            CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t),
            CGPoint(x: minX, y: maxY).applying(t), CGPoint(x: maxX, y: maxY).applying(t)
        )
        let left = min(corners.0.x, corners.1.x, corners.2.x, corners.3.x)
        let right = max(corners.0.x, corners.1.x, corners.2.x, corners.3.x)
        let top = min(corners.0.y, corners.1.y, corners.2.y, corners.3.y)
        let bottom = max(corners.0.y, corners.1.y, corners.2.y, corners.3.y)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top).nullUnlessFinite
    }

    /// This rectangle, or the null rectangle if any of its values is not finite.
    ///
    /// Foundation's `intersection` and `intersects` trap on a NaN.
    package var nullUnlessFinite: CGRect {
        GeometryValidation.isFinite(abs(origin.x) + abs(origin.y) + abs(size.width) + abs(size.height)) ? self : .null
    }
}
