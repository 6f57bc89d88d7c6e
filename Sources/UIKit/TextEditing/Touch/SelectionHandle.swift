import QuartzCore

/// A handle for dragging one end of a selection with a touch: a bar with the height of the line, and a knob.
@MainActor final class SelectionHandle: UIView, LayerPainter {
    /// A Boolean value that indicates whether the handle is at the start of the selection, where its knob is at the
    /// top.
    let isStart: Bool
    /// The rectangle of the end of the selection, in the superview's coordinates.
    private(set) var caret = CGRect.zero

    private static let knobSize: CGFloat = 10
    private static let barWidth: CGFloat = 2
    /// The margin around the handle within which touches count, in points. With the knob's size it makes 44 points.
    private static let reach: CGFloat = 17

    init(isStart: Bool) {
        self.isStart = isStart
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        // The text view receives the touches and finds the handle by location.
        isUserInteractionEnabled = false
        layer.painter = self
    }

    required init?(coder: NSCoder) { nil }

    /// Moves the handle to a caret rectangle.
    func place(at caret: CGRect, scale: CGFloat) {
        self.caret = caret
        func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let size = SelectionHandle.knobSize
        let x = snap(caret.minX - size / 2)
        let top = snap(caret.minY) - (isStart ? size : 0)
        let bottom = snap(caret.maxY) + (isStart ? 0 : size)
        let new = CGRect(x: x, y: top, width: size, height: bottom - top)
        if frame != new { frame = new }
    }

    /// Returns the distance between a point in the superview and the knob; nil if the point is outside the touch area.
    func distance(to point: CGPoint) -> CGFloat? {
        guard frame.insetBy(dx: -SelectionHandle.reach, dy: -SelectionHandle.reach).contains(point) else { return nil }
        let half = SelectionHandle.knobSize / 2
        return hypot(point.x - frame.midX, point.y - (isStart ? frame.minY + half : frame.maxY - half))
    }

    package func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        context.setFillColor(tintColor.resolvedColor(with: traitCollection).cgColor)
        let size = SelectionHandle.knobSize
        let width = (SelectionHandle.barWidth * scale).rounded() / scale
        let x = ((bounds.midX - width / 2) * scale).rounded() / scale
        let top = isStart ? size - 1 : 0
        context.fill(CGRect(x: x, y: top, width: width, height: bounds.height - size + 1))
        context.fillEllipse(
            in: CGRect(x: 0, y: isStart ? 0 : bounds.height - size, width: size, height: size))
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }
}
