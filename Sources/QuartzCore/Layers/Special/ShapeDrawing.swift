/// The content of a shape layer.
package struct ShapeDrawing {
    package var path: CGPath? { didSet { update() } }
    package var fillColor: CGColor? = .black { didSet { update() } }
    package var fillRule = CGPathFillRule.winding
    package var strokeColor: CGColor? { didSet { update() } }
    package var lineWidth: CGFloat = 1 { didSet { update() } }
    package var lineCap = CGLineCap.butt { didSet { update() } }
    package var lineJoin = CGLineJoin.miter { didSet { update() } }
    package var miterLimit: CGFloat = 10 { didSet { update() } }
    package var dashLengths: [CGFloat] = []
    package var dashPhase: CGFloat = 0
    package var strokeStart: CGFloat = 0 { didSet { update() } }
    package var strokeEnd: CGFloat = 1 { didSet { update() } }

    /// The bounding box of everything that the shape may draw, in the layer's coordinate system; the null rectangle if
    /// it draws nothing.
    private(set) var box = CGRect.null
    /// The part of the path that is stroked.
    private var strokedPath: CGPath?

    private var isFilled: Bool { (fillColor?.alpha ?? 0) > 0 }
    private var isStroked: Bool {
        (strokeColor?.alpha ?? 0) > 0 && lineWidth > 0 && lineWidth.isFinite && strokeEnd > strokeStart
    }

    private mutating func update() {
        strokedPath = nil
        box = .null
        guard let path, !path.isEmpty, isFilled || isStroked else { return }
        let outline = path.boundingBox
        if isFilled { box = outline }
        guard isStroked else { return }
        strokedPath = strokeStart > 0 || strokeEnd < 1 ? PathTrimmer.trim(path, from: strokeStart, to: strokeEnd) : path
        let point = lineJoin == .miter ? max(1, miterLimit) : 1
        let reach = lineWidth / 2 * max(point, lineCap == .square ? 1.5 : 1)
        box = box.union(outline.insetBy(dx: -reach, dy: -reach))
    }

    func draw(in context: CGContext) {
        guard let path else { return }
        if isFilled, let fillColor {
            context.setFillColor(fillColor)
            context.beginPath()
            context.addPath(path)
            context.fillPath(using: fillRule)
        }
        guard isStroked, let strokeColor, let strokedPath else { return }
        context.setStrokeColor(strokeColor)
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCap)
        context.setLineJoin(lineJoin)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dashPhase, lengths: dashLengths)
        context.beginPath()
        context.addPath(strokedPath)
        context.strokePath()
    }
}
