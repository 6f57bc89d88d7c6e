import UIKit

/// A drawing of the constraints that a view and its subviews hold: outlines of the views, lines for the distances
/// between them, and lines for equal widths. It takes no input.
final class ConstraintDrawing: UIView {
    private let content: UIView

    init(of content: UIView) {
        self.content = content
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setLineWidth(1)
        UIColor.systemPink.withAlphaComponent(0.45).setStroke()
        for view in content.subviews { context.stroke(frame(of: view).insetBy(dx: 0.5, dy: 0.5)) }
        UIColor.systemPink.setStroke()
        for constraint in content.constraints { draw(constraint, in: context) }
    }

    private func draw(_ constraint: NSLayoutConstraint, in context: CGContext) {
        guard let first = constraint.firstItem as? UIView, let second = constraint.secondItem as? UIView else { return }
        let (frame, other) = (frame(of: first), frame(of: second))
        switch constraint.firstAttribute {
        case .width:
            for rect in [frame, other] {
                drawLine(from: CGPoint(x: rect.minX, y: rect.midY), to: CGPoint(x: rect.maxX, y: rect.midY), context)
            }
        case .leading, .trailing:
            let x = position(of: constraint.firstAttribute, frame)
            let otherX = position(of: constraint.secondAttribute, other)
            let (start, end) = (min(x, otherX), max(x, otherX))
            drawLine(from: CGPoint(x: start, y: frame.midY), to: CGPoint(x: end, y: frame.midY), context)
        case .top, .bottom:
            let y = position(of: constraint.firstAttribute, frame)
            let otherY = position(of: constraint.secondAttribute, other)
            let (start, end) = (min(y, otherY), max(y, otherY))
            drawLine(from: CGPoint(x: frame.midX, y: start), to: CGPoint(x: frame.midX, y: end), context)
        default: break
        }
    }

    /// Draws a line with marks at its ends. Positions that coincide have no line.
    private func drawLine(from start: CGPoint, to end: CGPoint, _ context: CGContext) {
        let isHorizontal = start.y == end.y
        guard isHorizontal ? end.x - start.x >= 1 : end.y - start.y >= 1 else { return }
        var points = [start, end].map { CGPoint(x: $0.x.rounded(.down) + 0.5, y: $0.y.rounded(.down) + 0.5) }
        if isHorizontal { points[1].x -= 1 } else { points[1].y -= 1 }
        for point in points {
            points.append(CGPoint(x: point.x - (isHorizontal ? 0 : 2), y: point.y - (isHorizontal ? 2 : 0)))
            points.append(CGPoint(x: point.x + (isHorizontal ? 0 : 2), y: point.y + (isHorizontal ? 2 : 0)))
        }
        context.strokeLineSegments(between: points)
    }

    private func position(of attribute: NSLayoutConstraint.Attribute, _ rect: CGRect) -> CGFloat {
        let isRightToLeft = content.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch attribute {
        case .leading: isRightToLeft ? rect.maxX : rect.minX
        case .trailing: isRightToLeft ? rect.minX : rect.maxX
        case .top: rect.minY
        default: rect.maxY
        }
    }

    private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: self) }
}
