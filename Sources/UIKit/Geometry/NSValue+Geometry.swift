import QuartzCore

// Geometry in `NSValue` objects, for user information of notifications and for animation values. Values of other types
// are read as zeros.
extension NSValue {
    /// Creates a value that holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// Creates a value that holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// Creates a value that holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// Creates a value that holds a vector.
    public convenience init(cgVector vector: CGVector) { self.init(numbers: [Double(vector.dx), Double(vector.dy)]) }

    /// Creates a value that holds an affine transform.
    public convenience init(cgAffineTransform t: CGAffineTransform) {
        self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double($0) })
    }

    /// Creates a value that holds insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) })
    }

    /// Creates a value that holds directional insets.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing].map { Double($0) })
    }

    /// Creates a value that holds an offset.
    public convenience init(uiOffset offset: UIOffset) {
        self.init(numbers: [Double(offset.horizontal), Double(offset.vertical)])
    }

    /// The point that the value holds.
    public var cgPointValue: CGPoint {
        let n = numbers(count: 2)
        return CGPoint(x: n[0], y: n[1])
    }

    /// The size that the value holds.
    public var cgSizeValue: CGSize {
        let n = numbers(count: 2)
        return CGSize(width: n[0], height: n[1])
    }

    /// The rectangle that the value holds.
    public var cgRectValue: CGRect {
        let n = numbers(count: 4)
        return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }

    /// The vector that the value holds.
    public var cgVectorValue: CGVector {
        let n = numbers(count: 2)
        return CGVector(dx: n[0], dy: n[1])
    }

    /// The affine transform that the value holds.
    public var cgAffineTransformValue: CGAffineTransform {
        let n = numbers(count: 6).map { CGFloat($0) }
        return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }

    /// The insets that the value holds.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let n = numbers(count: 4).map { CGFloat($0) }
        return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }

    /// The directional insets that the value holds.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        let n = numbers(count: 4).map { CGFloat($0) }
        return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
    }

    /// The offset that the value holds.
    public var uiOffsetValue: UIOffset {
        let n = numbers(count: 2).map { CGFloat($0) }
        return UIOffset(horizontal: n[0], vertical: n[1])
    }
}
