// Draws a path in the current context. This replaces the current path of the context; its other state does not change.
extension UIBezierPath {
    var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    func fillInCurrentContext() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(storage)
        context.fillPath(using: fillRule)
    }

    func strokeInCurrentContext() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dashPhase, lengths: dashLengths)
        context.beginPath()
        context.addPath(storage)
        context.strokePath()
        context.restoreGState()
    }

    func clipCurrentContext() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(storage)
        context.clip(using: fillRule)
    }

    /// Returns a copy of the path with all attributes.
    func duplicate() -> UIBezierPath {
        let copy = UIBezierPath(cgPath: storage)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dashLengths = dashLengths
        copy.dashPhase = dashPhase
        return copy
    }
}
