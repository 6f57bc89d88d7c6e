/// A map of the plane that keeps lines straight and parallels parallel: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct CGAffineTransform: Hashable, Sendable, Codable {
    /// How much of x goes into x.
    public var a: CGFloat
    /// How much of x goes into y.
    public var b: CGFloat
    /// How much of y goes into x.
    public var c: CGFloat
    /// How much of y goes into y.
    public var d: CGFloat
    /// What is added to x.
    public var tx: CGFloat
    /// What is added to y.
    public var ty: CGFloat

    /// The transform that changes nothing.
    public static let identity = CGAffineTransform()

    /// The transform that changes nothing.
    @inlinable public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// A transform with the given entries.
    @inlinable public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// A transform with the given entries.
    @inlinable public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Moves by `x` and `y` points.
    @inlinable public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

    /// Stretches both axes by factors.
    @inlinable public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

    /// Turns by `angle` radians, from the x axis towards the y axis: clockwise where y grows downwards.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = CGAffineTransform.sineAndCosine(angle)
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// A transform from its parts: first the scale, then the shear, the rotation and the translation.
    public init(_ components: CGAffineTransformComponents) {
        self = CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy)
            .rotated(by: components.rotation)
            .concatenatingBefore(CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0))
            .scaledBy(x: components.scale.width, y: components.scale.height)
    }

    /// Whether this is ``identity``.
    @inlinable public var isIdentity: Bool { a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0 }

    /// The transform that first moves by `x` and `y`, then does what this one does.
    @inlinable public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx + a * x + c * y, ty: ty + b * x + d * y)
    }

    /// The transform that first stretches by `sx` and `sy`, then does what this one does.
    @inlinable public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a * sx, b: b * sx, c: c * sy, d: d * sy, tx: tx, ty: ty)
    }

    /// The transform that first turns by `angle` radians, then does what this one does.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        concatenatingBefore(CGAffineTransform(rotationAngle: angle))
    }

    /// The transform that does this one first and `t2` after it.
    @inlinable public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
            c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    private func concatenatingBefore(_ first: CGAffineTransform) -> CGAffineTransform { first.concatenating(self) }

    /// The transform that undoes this one. A transform that flattens the plane cannot be undone: it is returned itself.
    @inlinable public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// The parts that ``init(_:)`` puts together again.
    public func decomposed() -> CGAffineTransformComponents {
        let scaleX = (a * a + b * b).squareRoot()
        let rotation = scaleX == 0 ? 0 : CGFloat(Foundation.atan2(Double(b), Double(a)))
        let scaleY = scaleX == 0 ? (c * c + d * d).squareRoot() : (a * d - b * c) / scaleX
        let shear = scaleX == 0 || scaleY == 0 ? 0 : (a * c + b * d) / (scaleX * scaleY)
        return CGAffineTransformComponents(
            scale: CGSize(width: scaleX, height: scaleY), horizontalShear: shear, rotation: rotation,
            translation: CGVector(dx: tx, dy: ty))
    }

    /// Whether rectangles stay rectangles: no turning but by right angles, no shear.
    package var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

    /// Whether it only moves.
    package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    /// Right angles give exact values, so that a view turned by 90° keeps sharp edges.
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
    /// Where `t` takes this point.
    @inlinable public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// What `t` makes of a displacement of this size; its translation has no part in it.
    @inlinable public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle around what `t` makes of this one. Null and infinite rectangles stay as they are; a
    /// result whose numbers are not finite is null.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        // Foundation compares with a constant that it looks up first.
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

    /// The rectangle, or null where it has numbers that are not finite: Foundation's `intersection` and `intersects` trap
    /// on a NaN.
    package var nullUnlessFinite: CGRect {
        GeometryValidation.isFinite(abs(origin.x) + abs(origin.y) + abs(size.width) + abs(size.height)) ? self : .null
    }
}
