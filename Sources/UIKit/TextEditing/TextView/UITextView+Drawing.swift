import QuartzCore

extension UITextView: LayerPainter {
    package var paintsInContentCoordinates: Bool { true }

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
    }

    private func picture(scale: CGFloat, color: CGColor, selection: CGColor?, caret: CGColor?) -> TextRenderer {
        TextRenderer(
            editor: editor, origin: documentOrigin, area: bounds, color: color, selectionColor: selection,
            caretColor: caret, scale: scale, edges: 0...max(1, editor.document.style.width))
    }

    /// Invalidates the previous and current rectangles of the caret.
    func caretNeedsDisplay() {
        let caret = picture(scale: layer.contentsScale, color: .black, selection: nil, caret: nil).caretRect
        if !shownCaret.isNull, shownCaret != caret { setNeedsDisplay(shownCaret.insetBy(dx: -1, dy: -1)) }
        shownCaret = caret
        setNeedsDisplay(caret.insetBy(dx: -1, dy: -1))
    }
}
