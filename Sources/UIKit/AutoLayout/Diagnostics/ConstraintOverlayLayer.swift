import CoreGraphics
import QuartzCore

/// A transparent layer that draws the marks of constraints: blue in general, orange and dashed around ambiguous views,
/// and red for broken constraints.
@MainActor final class ConstraintOverlayLayer: CALayer {
    /// The marks in the coordinates of the layer.
    var groups: [ConstraintMarkGroup] = []

    private static let blue = CGColor(red: 0.15, green: 0.45, blue: 1, alpha: 0.9)
    private static let orange = CGColor(red: 1, green: 0.55, blue: 0, alpha: 1)
    private static let red = CGColor(red: 1, green: 0.15, blue: 0.15, alpha: 1)
    /// The length of the marks at the ends of a line, in points.
    private static let endMark: CGFloat = 5
    private static let dashes: [CGFloat] = [4, 3]

    override func draw(in ctx: CGContext) {
        ctx.setLineWidth(1)
        for group in groups {
            ctx.saveGState()
            ctx.clip(to: group.clip)
            for outline in group.marks.outlines { draw(outline, in: ctx) }
            for line in group.marks.lines where !line.isBroken { draw(line, in: ctx) }
            ctx.restoreGState()
        }
        // Broken constraints are in front of all others.
        for group in groups {
            ctx.saveGState()
            ctx.clip(to: group.clip)
            for line in group.marks.lines where line.isBroken { draw(line, in: ctx) }
            ctx.restoreGState()
        }
    }

    private func draw(_ outline: ConstraintMarks.Outline, in context: CGContext) {
        let rect = outline.rect
        context.setStrokeColor(
            outline.isAmbiguous
                ? ConstraintOverlayLayer.orange
                : ConstraintOverlayLayer.blue.copy(alpha: 0.55) ?? ConstraintOverlayLayer.blue)
        context.setLineDash(phase: 0, lengths: outline.isAmbiguous ? ConstraintOverlayLayer.dashes : [])
        // The line is inside of the rectangle, on whole device pixels.
        let (x, y) = (pixel(rect.minX), pixel(rect.minY))
        let (width, height) = (pixel(rect.maxX) - x - 1, pixel(rect.maxY) - y - 1)
        context.stroke(CGRect(x: x + 0.5, y: y + 0.5, width: max(0, width), height: max(0, height)))
    }

    private func draw(_ line: ConstraintMarks.Line, in context: CGContext) {
        context.setStrokeColor(line.isBroken ? ConstraintOverlayLayer.red : ConstraintOverlayLayer.blue)
        context.setLineDash(phase: 0, lengths: line.kind == .alignment ? [1, 2] : [])
        let isHorizontal = abs(line.end.x - line.start.x) >= abs(line.end.y - line.start.y)
        var points = [centered(line.start), centered(line.end)]
        // The line ends at the edges, and the end marks are inside.
        if isHorizontal { points[1].x -= 1 } else { points[1].y -= 1 }
        if line.kind != .alignment {
            let half = ConstraintOverlayLayer.endMark / 2
            for end in points.prefix(2) {
                points.append(CGPoint(x: end.x - (isHorizontal ? 0 : half), y: end.y - (isHorizontal ? half : 0)))
                points.append(CGPoint(x: end.x + (isHorizontal ? 0 : half), y: end.y + (isHorizontal ? half : 0)))
            }
        }
        context.strokeLineSegments(between: points)
    }

    /// Returns the point in the middle of a line of one point that begins at a device pixel.
    private func centered(_ point: CGPoint) -> CGPoint { CGPoint(x: pixel(point.x) + 0.5, y: pixel(point.y) + 0.5) }

    private func pixel(_ value: CGFloat) -> CGFloat { (value * contentsScale).rounded() / contentsScale }
}
