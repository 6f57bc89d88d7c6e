import QuartzCore

/// An end of a selection that a finger can drag: a bar as high as the line, with a knob.
@MainActor final class SelectionHandle: UIView, LayerPainter {
    /// Whether it is where the selection begins; then the knob is at the top.
    let isStart: Bool
    /// The caret it belongs to, in the superview's coordinates.
    private(set) var caret = CGRect.zero

    private static let knobSize: CGFloat = 10
    private static let barWidth: CGFloat = 2
    /// How far around it a finger may come down, in points: with its width that makes 44.
    private static let reach: CGFloat = 17

    init(isStart: Bool) {
        self.isStart = isStart
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        // The text hears of fingers, and knows which handle they are at.
        isUserInteractionEnabled = false
        layer.painter = self
    }

    required init?(coder: NSCoder) { nil }

    /// Puts it at a caret.
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

    /// How far a point of the superview is from the knob; nil if it is too far for a finger that means this handle.
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
