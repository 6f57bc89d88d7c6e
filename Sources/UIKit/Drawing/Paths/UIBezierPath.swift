/// A path of lines and curves, with attributes for its stroke.
///
/// ```swift
/// let path = UIBezierPath()
/// path.move(to: CGPoint(x: 10, y: 40))
/// path.addLine(to: CGPoint(x: 30, y: 10))
/// path.addLine(to: CGPoint(x: 50, y: 40))
/// path.close()
/// UIColor.systemTeal.setFill()
/// path.fill()
/// ```
///
/// Coordinates are in points, with y increasing downward. ``fill()`` and ``stroke()`` draw into the current context, in
/// `draw(_:)` of a view or in a ``UIGraphicsImageRenderer``. Elements with values that are not finite are ignored, and
/// so are lines and curves before the first ``move(to:)``.
open class UIBezierPath: NSObject, NSCopying {
    var storage = CGMutablePath()

    /// The line width of strokes, in points. The default is 1.
    open var lineWidth: CGFloat = 1
    /// The shape of the ends of strokes. The default is `butt`.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of the joints of strokes. The default is `miter`.
    open var lineJoinStyle = CGLineJoin.miter
    /// The maximum length of a mitered corner, in line widths, beyond which it is beveled. The default is 10.
    open var miterLimit: CGFloat = 10
    /// The maximum distance between a drawn curve and the true curve, in pixels. Drawing is always at least as accurate
    /// as the default value of 0.6; larger values have no effect.
    open var flatness: CGFloat = 0.6
    /// A Boolean value that indicates whether the even-odd rule determines the inside of the path. The default is
    /// `false`, which uses the nonzero winding rule.
    open var usesEvenOddFillRule = false
    var dashLengths: [CGFloat] = []
    var dashPhase: CGFloat = 0

    // MARK: Initialization

    /// Creates an empty path.
    public override init() { super.init() }

    /// Creates a path with a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        storage.addRect(rect)
    }

    /// Creates a path with an ellipse inscribed in `rect`.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        storage.addEllipse(in: rect)
    }

    /// Creates a path with a rounded rectangle. The radius is limited to half the width and height.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        storage.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
    }

    /// Creates a path with a rectangle of which some corners are rounded.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - corners: The corners to round.
    ///   - cornerRadii: The radii of the elliptical corners, limited to half the width and height.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        addRectangle(rect, rounding: corners, radii: cornerRadii)
    }

    /// Creates a path with a circular arc. Angles are in radians from the x-axis and increase toward the y-axis, which
    /// is clockwise on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path from a Core Graphics path.
    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    // MARK: Construction

    /// The Core Graphics path. Getting and setting it copies the path: later changes of one do not affect the other.
    open var cgPath: CGPath {
        get { storage.copy() ?? CGPath(rect: .null, transform: nil) }
        set { storage = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Begins a subpath at a point.
    open func move(to point: CGPoint) { storage.move(to: point) }

    /// Adds a straight line from the current point.
    open func addLine(to point: CGPoint) { storage.addLine(to: point) }

    /// Adds a cubic Bézier curve from the current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        storage.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve from the current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        storage.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds a line from the current point to the start of a circular arc, and the arc. Angles are in radians from the
    /// x-axis and increase toward the y-axis; `clockwise` is as seen on the screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics defines the direction for a y-axis that points up.
        storage.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Closes the subpath with a line to its start point.
    open func close() { storage.closeSubpath() }

    /// Removes all elements.
    open func removeAllPoints() { storage = CGMutablePath() }

    /// Appends the elements of another path.
    open func append(_ bezierPath: UIBezierPath) { storage.addPath(bezierPath.cgPath) }

    /// Applies a transform to all points.
    open func apply(_ transform: CGAffineTransform) {
        withUnsafePointer(to: transform) { storage = storage.mutableCopy(using: $0) ?? CGMutablePath() }
    }

    /// Returns the same shape with the direction of each subpath reversed.
    open func reversing() -> UIBezierPath {
        let result = duplicate()
        result.storage = storage.reversed()
        return result
    }

    /// A Boolean value that indicates whether the path has no elements.
    open var isEmpty: Bool { storage.isEmpty }

    /// The bounding box of the shape, without its line width; the null rectangle if the path is empty.
    open var bounds: CGRect { storage.boundingBoxOfPath }

    /// The current point; zero in an empty path.
    open var currentPoint: CGPoint { storage.currentPoint }

    /// Returns a Boolean value that indicates whether a point is inside the path. Open subpaths count as closed.
    open func contains(_ point: CGPoint) -> Bool { storage.contains(point, using: fillRule) }

    // MARK: Drawing

    /// Sets the dash pattern of strokes.
    ///
    /// - Parameters:
    ///   - pattern: The lengths of dashes and gaps, in points; `nil` or an empty pattern for a solid line.
    ///   - count: The number of lengths.
    ///   - phase: The offset into the pattern at which strokes start, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashLengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dashPhase = phase
    }

    /// Retrieves the dash pattern of strokes. Retrieve the count first: `pattern` must have room for that many lengths.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        pattern?.update(from: dashLengths, count: dashLengths.count)
        count?.pointee = dashLengths.count
        phase?.pointee = dashPhase
    }

    /// Fills the path with the fill color of the current context.
    open func fill() { fillInCurrentContext() }

    /// Fills the path with the fill color of the current context, using a blend mode and an opacity.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.withBlendMode(blendMode, alpha: alpha) { fillInCurrentContext() }
    }

    /// Strokes the path with the stroke color of the current context.
    open func stroke() { strokeInCurrentContext() }

    /// Strokes the path with the stroke color of the current context, using a blend mode and an opacity.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.withBlendMode(blendMode, alpha: alpha) { strokeInCurrentContext() }
    }

    /// Intersects the clipping area of the current context with the path.
    open func addClip() { clipCurrentContext() }

    // MARK: Copying

    /// Returns an independent copy of the path and its attributes.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
}
