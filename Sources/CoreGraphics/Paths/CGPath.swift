/// An immutable path of lines and curves. Use ``CGMutablePath`` to build a path element by element.
///
/// ```swift
/// let triangle = CGMutablePath()
/// triangle.move(to: CGPoint(x: 0, y: 20))
/// triangle.addLine(to: CGPoint(x: 10, y: 0))
/// triangle.addLine(to: CGPoint(x: 20, y: 20))
/// triangle.closeSubpath()
/// context.addPath(triangle)
/// context.fillPath()
/// ```
///
/// Coordinates are in points of the context or layer that draws the path. An empty path has a ``currentPoint`` of zero.
///
/// `@unchecked` because of that subclass: as with any mutable object, one thread must not change a mutable path while
/// another uses it. No other class can inherit from this class.
public class CGPath: Hashable, @unchecked Sendable {
    var storage = PathElements()

    init(storage: PathElements) { self.storage = storage }

    /// Creates a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var storage = PathElements()
        storage.rect(rect, transform?.pointee ?? .identity)
        self.init(storage: storage)
    }

    /// Creates the ellipse inscribed in `rect`.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var storage = PathElements()
        storage.ellipse(in: rect, transform?.pointee ?? .identity)
        self.init(storage: storage)
    }

    /// Creates a rounded rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - cornerWidth: The horizontal radius of the corners, at most half the width of the rectangle.
    ///   - cornerHeight: The vertical radius of the corners, at most half the height of the rectangle.
    ///   - transform: The transform of the coordinates; `nil` for none.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var storage = PathElements()
        storage.roundedRect(rect, cornerWidth, cornerHeight, transform?.pointee ?? .identity)
        self.init(storage: storage)
    }

    /// The elements in order.
    package var elements: [PathElement] { storage.elements }

    /// A Boolean value that indicates whether the path has no elements.
    public var isEmpty: Bool { storage.isEmpty }

    /// The current point: the end of the last element, or zero for an empty path.
    public var currentPoint: CGPoint { storage.current ?? .zero }

    /// Returns an immutable copy with each point transformed.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        var result = PathElements()
        result.append(elements, transform?.pointee ?? .identity)
        return CGPath(storage: result)
    }

    /// Returns an immutable copy.
    public func copy() -> CGPath? { CGPath(storage: storage) }

    /// Returns a mutable copy.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(storage: storage) }

    /// Returns a mutable copy with each point transformed.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        var result = PathElements()
        result.append(elements, transform?.pointee ?? .identity)
        return CGMutablePath(storage: result)
    }

    /// Calls `block` with each element in order. The element is valid during the call only.
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

    /// Calls `function` with `info` and each element in order. The element is valid during the call only.
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

    /// Returns a Boolean value that indicates whether two paths have the same elements in the same order.
    ///
    /// Paths with the same appearance can differ.
    public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.elements == b.elements }

    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
