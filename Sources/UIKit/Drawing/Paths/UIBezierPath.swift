/// A shape of lines and curves, and how its outline is drawn.
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
/// Coordinates are points with y downwards. Pieces with numbers that are not finite are ignored, and so are lines and
/// curves before the first ``move(to:)``.
open class UIBezierPath: NSObject, NSCopying {
    var storage = CGMutablePath()

    /// The width of strokes in points: 1 unless set.
    open var lineWidth: CGFloat = 1
    /// How the ends of strokes look.
    open var lineCapStyle = CGLineCap.butt
    /// How pieces of strokes are joined.
    open var lineJoinStyle = CGLineJoin.miter
    /// How many line widths long a mitered corner may become before it is cut off: 10 unless set.
    open var miterLimit: CGFloat = 10
    /// How far, in pixels, a drawn curve may be from the true one. Drawing is always at least as exact as the standard
    /// value, 0.6; more than that makes nothing coarser.
    open var flatness: CGFloat = 0.6
    /// Whether the inside is what one leaves by crossing the path an odd number of times. Otherwise, as it is unless
    /// set, it is what the path runs round, counted with direction.
    open var usesEvenOddFillRule = false
    var dashLengths: [CGFloat] = []
    var dashPhase: CGFloat = 0

    // MARK: Making

    /// An empty path.
    public override init() { super.init() }

    /// A rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        storage.addRect(rect)
    }

    /// An ellipse that touches the sides of `rect`.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        storage.addEllipse(in: rect)
    }

    /// A rectangle with round corners; where it is too small for the radius, that is made smaller.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        storage.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
    }

    /// A rectangle of which some corners are round, as quarters of ellipses with these half axes; they are made smaller
    /// where the rectangle is too small for them.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        addRectangle(rect, rounding: corners, radii: cornerRadii)
    }

    /// An arc of a circle. Angles are in radians from the x axis and grow towards the y axis, which is clockwise on the
    /// screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The shape of a path of CoreGraphics.
    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    // MARK: The shape

    /// The shape, as CoreGraphics has it. It is a copy: later changes of one do not change the other.
    open var cgPath: CGPath {
        get { storage.copy() ?? CGPath(rect: .null, transform: nil) }
        set { storage = newValue.mutableCopy() ?? CGMutablePath() }
    }

    /// Starts a subpath.
    open func move(to point: CGPoint) { storage.move(to: point) }

    /// Adds a straight line.
    open func addLine(to point: CGPoint) { storage.addLine(to: point) }

    /// Adds a cubic curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        storage.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        storage.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc of a circle, and a line from the pen to its start. Angles are in radians from the x axis and grow
    /// towards the y axis; `clockwise` is as it looks on the screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // CoreGraphics says the direction as it looks where y grows upwards.
        storage.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Adds a line to the start of the subpath and joins it there.
    open func close() { storage.closeSubpath() }

    /// Makes the path empty.
    open func removeAllPoints() { storage = CGMutablePath() }

    /// Adds the pieces of another path.
    open func append(_ bezierPath: UIBezierPath) { storage.addPath(bezierPath.cgPath) }

    /// Takes all points through a transform.
    open func apply(_ transform: CGAffineTransform) {
        withUnsafePointer(to: transform) { storage = storage.mutableCopy(using: $0) ?? CGMutablePath() }
    }

    /// The same shape drawn the other way round: each subpath from its end to its start.
    open func reversing() -> UIBezierPath {
        let result = duplicate()
        result.storage = storage.reversed()
        return result
    }

    /// Whether there is nothing in it.
    open var isEmpty: Bool { storage.isEmpty }

    /// The smallest rectangle around the shape, without its line width; the null rectangle if the path is empty.
    open var bounds: CGRect { storage.boundingBoxOfPath }

    /// Where the pen is; zero in an empty path.
    open var currentPoint: CGPoint { storage.currentPoint }

    /// Whether a point is inside. Open subpaths count as closed.
    open func contains(_ point: CGPoint) -> Bool { storage.contains(point, using: fillRule) }

    // MARK: Drawing

    /// Sets the lengths of dashes and the gaps between them in points, and how far into the pattern strokes start. No
    /// lengths make an unbroken line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashLengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dashPhase = phase
    }

    /// Puts the lengths of dashes and gaps, their number, and the phase where the pointers show. Ask for the number
    /// first: `pattern` must have room for that many.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        pattern?.update(from: dashLengths, count: dashLengths.count)
        count?.pointee = dashLengths.count
        phase?.pointee = dashPhase
    }

    /// Fills the inside with the fill colour of the current context.
    open func fill() { fillInCurrentContext() }

    /// Fills the inside with this opacity, mixed with what is there in this way.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.withBlendMode(blendMode, alpha: alpha) { fillInCurrentContext() }
    }

    /// Draws the outline in the stroke colour of the current context.
    open func stroke() { strokeInCurrentContext() }

    /// Draws the outline with this opacity, mixed with what is there in this way.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.withBlendMode(blendMode, alpha: alpha) { strokeInCurrentContext() }
    }

    /// Lets only the inside be drawn on in the current context from now on, besides the clip there is.
    open func addClip() { clipCurrentContext() }

    // MARK: Copying

    /// A path of its own with the same segments and line attributes.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
}
