/// A shape made of lines and curves. It never changes; ``CGMutablePath`` is the kind that is built piece by piece.
///
/// `@unchecked` because of that subclass: like any object that changes, a mutable path must not be changed in one
/// thread while another uses it. Nothing else can inherit from this class.
public class CGPath: Hashable, @unchecked Sendable {
    var storage = PathElements()

    init(storage: PathElements) { self.storage = storage }

    /// A rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var storage = PathElements()
        storage.rect(rect, transform?.pointee ?? .identity)
        self.init(storage: storage)
    }

    /// An ellipse that touches the sides of `rect`.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var storage = PathElements()
        storage.ellipse(in: rect, transform?.pointee ?? .identity)
        self.init(storage: storage)
    }

    /// A rectangle whose corners are quarters of ellipses of the given half axes, made smaller where the rectangle is
    /// too small for them.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var storage = PathElements()
        storage.roundedRect(rect, cornerWidth, cornerHeight, transform?.pointee ?? .identity)
        self.init(storage: storage)
    }

    /// The pieces in order.
    package var elements: [PathElement] { storage.elements }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { storage.isEmpty }

    /// Where the pen is: the end of the last piece, zero in an empty path.
    public var currentPoint: CGPoint { storage.current ?? .zero }

    /// A copy that will not change, with each point taken through `transform`.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        var result = PathElements()
        result.append(elements, transform?.pointee ?? .identity)
        return CGPath(storage: result)
    }

    /// A copy that will not change.
    public func copy() -> CGPath? { CGPath(storage: storage) }

    /// A copy to change.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(storage: storage) }

    /// A copy to change, with each point taken through `transform`.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        var result = PathElements()
        result.append(elements, transform?.pointee ?? .identity)
        return CGMutablePath(storage: result)
    }

    /// Calls `block` with each piece in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in elements {
            switch element {
            case .move(let p): CGPath.call(block, .moveToPoint, [p])
            case .line(let p): CGPath.call(block, .addLineToPoint, [p])
            case .quad(let c, let p): CGPath.call(block, .addQuadCurveToPoint, [c, p])
            case .curve(let c1, let c2, let p): CGPath.call(block, .addCurveToPoint, [c1, c2, p])
            case .close: CGPath.call(block, .closeSubpath, [.zero])
            }
        }
    }

    /// Calls `function` with `info` and each piece in order.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    private static func call(
        _ block: (UnsafePointer<CGPathElement>) -> Void, _ type: CGPathElementType, _ points: [CGPoint]
    ) {
        var points = points
        points.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            var element = CGPathElement(type: type, points: base)
            block(&element)
        }
    }

    /// Whether both have the same elements in the same order; it is not asked whether they look the same.
    public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.elements == b.elements }

    /// Equal paths have equal hashes.
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
