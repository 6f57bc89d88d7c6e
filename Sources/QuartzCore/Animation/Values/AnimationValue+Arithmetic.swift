extension AnimationValue {
    /// Returns the interpolation between this value and `end`.
    ///
    /// Values that cannot be interpolated switch from one to the other at one half.
    ///
    /// - Parameters:
    ///   - end: The value at 1.
    ///   - t: The position between the two. Values outside 0...1 extrapolate.
    package func mixed(with end: AnimationValue, _ t: Double) -> AnimationValue {
        switch (self, end) {
        case (.number(let a), .number(let b)): return .number(a + (b - a) * t)
        case (.point(let a), .point(let b)):
            return .point(CGPoint(x: AnimationValue.mix(a.x, b.x, t), y: AnimationValue.mix(a.y, b.y, t)))
        case (.size(let a), .size(let b)):
            return .size(
                CGSize(
                    width: AnimationValue.mix(a.width, b.width, t), height: AnimationValue.mix(a.height, b.height, t)))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: AnimationValue.mix(a.origin.x, b.origin.x, t), y: AnimationValue.mix(a.origin.y, b.origin.y, t),
                    width: AnimationValue.mix(a.size.width, b.size.width, t),
                    height: AnimationValue.mix(a.size.height, b.size.height, t)))
        case (.transform(let a), .transform(let b)): return .transform(DecomposedTransform.mix(a, b, t))
        case (.color(let a), .color(let b)): return .color(AnimationValue.mix(a, b, t))
        case (.path(let a), .path(let b)): return .path(AnimationValue.mix(a, b, t))
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(zip(a, b).map { AnimationValue.mix($0, $1, t) ?? .clear })
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            return .numbers(zip(a, b).map { AnimationValue.mix($0, $1, t) })
        default: return t < 0.5 ? self : end
        }
    }

    /// Returns the sum of this value and `other`.
    ///
    /// The sum of two transforms is the concatenation that applies this one first. For values that cannot be added, the
    /// result is `other`.
    package func added(to other: AnimationValue) -> AnimationValue {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(a + b)
        case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
        case (.size(let a), .size(let b)): .size(CGSize(width: a.width + b.width, height: a.height + b.height))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y, width: a.size.width + b.size.width,
                    height: a.size.height + b.size.height))
        case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(a, b))
        case (.color(let a), .color(let b)): .color(AnimationValue.sum(a, b, 1))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: .numbers(zip(a, b).map { $0 + $1 })
        case (.path(let a), .path(let b)): .path(AnimationValue.sum(a, b, 1) ?? b)
        default: other
        }
    }

    /// Returns the value whose sum with `other` is this value, or `nil` if there is none.
    package func subtracting(_ other: AnimationValue) -> AnimationValue? {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(a - b)
        case (.point(let a), .point(let b)): .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
        case (.size(let a), .size(let b)): .size(CGSize(width: a.width - b.width, height: a.height - b.height))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    x: a.origin.x - b.origin.x, y: a.origin.y - b.origin.y, width: a.size.width - b.size.width,
                    height: a.size.height - b.size.height))
        case (.transform(let a), .transform(let b)):
            b.isInvertible ? .transform(CATransform3DConcat(a, CATransform3DInvert(b))) : nil
        case (.color(let a), .color(let b)): .color(AnimationValue.sum(a, b, -1))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count: .numbers(zip(a, b).map { $0 - $1 })
        case (.path(let a), .path(let b)): AnimationValue.sum(a, b, -1).map { .path($0) }
        default: nil
        }
    }

    /// Returns this value multiplied by a count. A transform is concatenated with itself as often, up to 10,000 times.
    package func times(_ count: Double) -> AnimationValue {
        switch self {
        case .number(let a): .number(a * count)
        case .point(let a): .point(CGPoint(x: a.x * count, y: a.y * count))
        case .size(let a): .size(CGSize(width: a.width * count, height: a.height * count))
        case .rect(let a):
            .rect(
                CGRect(
                    x: a.origin.x * count, y: a.origin.y * count, width: a.size.width * count,
                    height: a.size.height * count))
        case .transform(let a):
            .transform(
                (0..<Int(clamping: max(0, min(count, 10_000)))).reduce(CATransform3DIdentity) { sum, _ in
                    CATransform3DConcat(sum, a)
                })
        default: self
        }
    }

    /// Returns the distance to `other`, which paced animations use for constant speed.
    func distance(to other: AnimationValue) -> Double {
        func length(_ numbers: CGFloat...) -> Double {
            Double(numbers.reduce(0) { $0 + $1 * $1 }.squareRoot())
        }
        switch (self, other) {
        case (.number(let a), .number(let b)): return abs(a - b)
        case (.point(let a), .point(let b)): return length(a.x - b.x, a.y - b.y)
        case (.size(let a), .size(let b)): return length(a.width - b.width, a.height - b.height)
        case (.rect(let a), .rect(let b)):
            return length(
                a.origin.x - b.origin.x, a.origin.y - b.origin.y, a.size.width - b.size.width,
                a.size.height - b.size.height)
        case (.transform(let a), .transform(let b)):
            return length(
                a.m11 - b.m11, a.m12 - b.m12, a.m13 - b.m13, a.m21 - b.m21, a.m22 - b.m22, a.m23 - b.m23, a.m31 - b.m31,
                a.m32 - b.m32, a.m33 - b.m33, a.m41 - b.m41, a.m42 - b.m42, a.m43 - b.m43)
        case (.color(let a), .color(let b)):
            let (p, q) = (a?.rgba ?? (0, 0, 0, 0), b?.rgba ?? (0, 0, 0, 0))
            return length(p.0 - q.0, p.1 - q.1, p.2 - q.2, p.3 - q.3)
        default: return 1
        }
    }

    // MARK: Parts

    private static func mix(_ a: CGFloat, _ b: CGFloat, _ t: Double) -> CGFloat { a + (b - a) * CGFloat(t) }

    /// Interpolates colors in premultiplied form, so that the more opaque color has more weight. `nil` is a transparent
    /// color.
    private static func mix(_ a: CGColor?, _ b: CGColor?, _ t: Double) -> CGColor? {
        guard a != nil || b != nil else { return nil }
        if t == 0 { return a }
        if t == 1 { return b }
        let (p, q) = (parts(a), parts(b))
        let alpha = p.w + (q.w - p.w) * t
        guard alpha > 0 else { return (b ?? a)?.copy(alpha: 0) }
        let mixed =
            (p * SIMD4(p.w, p.w, p.w, 1) * (1 - t) + q * SIMD4(q.w, q.w, q.w, 1) * t) / SIMD4(alpha, alpha, alpha, 1)
        return CGColor(red: mixed.x, green: mixed.y, blue: mixed.z, alpha: alpha)
    }

    private static func sum(_ a: CGColor?, _ b: CGColor?, _ sign: Double) -> CGColor? {
        guard a != nil || b != nil else { return nil }
        let sum = parts(a) + parts(b) * sign
        return CGColor(red: sum.x, green: sum.y, blue: sum.z, alpha: sum.w)
    }

    /// Adds the points of two paths with the same sequence of elements, or returns `nil` if the sequences differ.
    private static func sum(_ a: CGPath?, _ b: CGPath?, _ sign: CGFloat) -> CGPath? {
        guard let (from, to) = a.flatMap({ a in b.map { (a.elements, $0.elements) } }), from.count == to.count else {
            return nil
        }
        func sum(_ p: CGPoint, _ q: CGPoint) -> CGPoint { CGPoint(x: p.x + q.x * sign, y: p.y + q.y * sign) }
        let path = CGMutablePath()
        for pair in zip(from, to) {
            switch pair {
            case (.move(let p), .move(let q)): path.move(to: sum(p, q))
            case (.line(let p), .line(let q)): path.addLine(to: sum(p, q))
            case (.quad(let c, let p), .quad(let d, let q)): path.addQuadCurve(to: sum(p, q), control: sum(c, d))
            case (.curve(let c1, let c2, let p), .curve(let d1, let d2, let q)):
                path.addCurve(to: sum(p, q), control1: sum(c1, d1), control2: sum(c2, d2))
            case (.close, .close): path.closeSubpath()
            default: return nil
            }
        }
        return path
    }

    private static func parts(_ color: CGColor?) -> SIMD4<Double> {
        guard let (red, green, blue, alpha) = color?.rgba else { return .zero }
        return SIMD4(red, green, blue, alpha)
    }

    /// Interpolates paths with the same sequence of elements point by point. Other paths switch at one half.
    private static func mix(_ a: CGPath?, _ b: CGPath?, _ t: Double) -> CGPath? {
        guard let a, let b else { return t < 0.5 ? a : b }
        if t == 0 { return a }
        if t == 1 { return b }
        let (from, to) = (a.elements, b.elements)
        guard from.count == to.count else { return t < 0.5 ? a : b }
        let path = CGMutablePath()
        func mix(_ p: CGPoint, _ q: CGPoint) -> CGPoint {
            CGPoint(x: AnimationValue.mix(p.x, q.x, t), y: AnimationValue.mix(p.y, q.y, t))
        }
        for pair in zip(from, to) {
            switch pair {
            case (.move(let p), .move(let q)): path.move(to: mix(p, q))
            case (.line(let p), .line(let q)): path.addLine(to: mix(p, q))
            case (.quad(let c, let p), .quad(let d, let q)): path.addQuadCurve(to: mix(p, q), control: mix(c, d))
            case (.curve(let c1, let c2, let p), .curve(let d1, let d2, let q)):
                path.addCurve(to: mix(p, q), control1: mix(c1, d1), control2: mix(c2, d2))
            case (.close, .close): path.closeSubpath()
            default: return t < 0.5 ? a : b
            }
        }
        return path.copy()
    }
}
