import QuartzCore

extension UITextView: LayerPainter {
    package func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        let traits = traitCollection
        func pixel(_ color: UIColor) -> CGColor { color.resolvedColor(with: traits).cgColor }
        var picture = picture(
            scale: scale, color: pixel(textColor ?? .label),
            selection: isActive && isSelectable ? pixel(tintColor.withAlphaComponent(0.28)) : nil,
            caret: isActive && isEditable && blinker.isOn ? pixel(tintColor) : nil)
        picture.layoutManager = textKit?.drawingManager
        picture.containerOrigin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
        picture.marks = visibleMarks().map { ($0.range, pixel($0.color)) }
        picture.draw(in: context)
        drawIndicator(in: context, scale: scale, pixel(.tertiaryLabel))
    }

    private func picture(scale: CGFloat, color: CGColor, selection: CGColor?, caret: CGColor?) -> TextRenderer {
        TextRenderer(
            editor: editor, origin: documentOrigin, area: bounds, color: color, selectionColor: selection,
            caretColor: caret, scale: scale, edges: 0...max(1, editor.document.style.width))
    }

    /// The area in which the scroll indicator is drawn, at the right edge.
    var indicatorStrip: CGRect { CGRect(x: bounds.maxX - 6, y: bounds.minY, width: 4, height: bounds.height) }

    /// Draws the scroll indicator: a thin bar that shows the visible part of the text.
    private func drawIndicator(in context: CGContext, scale: CGFloat, _ color: CGColor) {
        let content = contentHeight
        guard isScrollEnabled, content > bounds.height + 0.5, bounds.height > 40 else { return }
        let track = bounds.height - 4 + minimumContentOffsetY
        let length = max(24, track * bounds.height / content)
        let share = max(0, min(1, contentOffset.y / max(1, content - bounds.height)))
        func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let bar = CGRect(
            x: indicatorStrip.minX, y: snap(bounds.minY + 2 - minimumContentOffsetY + (track - length) * share),
            width: 4,
            height: snap(length))
        context.setFillColor(color.copy(alpha: color.alpha * 0.6) ?? color)
        context.addPath(CGPath(roundedRect: bar, cornerWidth: 2, cornerHeight: 2, transform: nil))
        context.fillPath()
    }

    /// Invalidates the previous and current rectangles of the caret.
    func caretNeedsDisplay() {
        let caret = picture(scale: layer.contentsScale, color: .black, selection: nil, caret: nil).caretRect
        if !shownCaret.isNull, shownCaret != caret { setNeedsDisplay(shownCaret.insetBy(dx: -1, dy: -1)) }
        shownCaret = caret
        setNeedsDisplay(caret.insetBy(dx: -1, dy: -1))
    }
}
