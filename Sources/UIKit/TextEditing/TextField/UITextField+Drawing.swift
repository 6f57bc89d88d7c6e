import QuartzCore
import TextEngine

// Drawing of a text field: directly into the frame, or through a cached layer image if a subclass overrides drawing.
extension UITextField: LayerPainter {
    func setUpDrawing() {
        guard !DrawingOverrides.areIn(Swift.type(of: self)) else { return }
        // `UIView` detects that this class overrides `draw(_:)`; the override exists only for subclasses that call
        // `super`.
        layer.hasBackingStore = false
        layer.painter = self
    }

    package func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        paint(context, scale: scale, isOverridden: false)
    }

    /// Draws the text field.
    ///
    /// - Parameters:
    ///   - context: The graphics context.
    ///   - scale: The number of pixels per point.
    ///   - isOverridden: Whether a subclass overrides a drawing method, so that the overridable methods are called.
    func paint(_ context: CGContext, scale: CGFloat, isOverridden: Bool) {
        let canvas = ControlCanvas(self, context, scale: scale)
        drawBorder(canvas)
        if !hasText, editor.markedRange == nil {
            let rect = placeholderRect(forBounds: bounds)
            if isOverridden { drawPlaceholder(in: rect) } else { drawPlaceholder(in: rect, context) }
        }
        guard isEditing else {
            guard hasText else { return }
            let rect = textRect(forBounds: bounds)
            return isOverridden ? drawText(in: rect) : drawText(in: rect, canvas)
        }
        let selection = tintColor.withAlphaComponent(0.28)
        TextRenderer(
            editor: editor, origin: documentOrigin, area: textArea, color: canvas.color(textColor ?? .label),
            selectionColor: canvas.color(selection), caretColor: blinker.isOn ? canvas.color(tintColor) : nil,
            scale: scale
        ).draw(in: context)
    }

    /// Draws the text in a rectangle without caret and selection.
    func drawText(in area: CGRect, _ canvas: ControlCanvas) {
        // This lays out the text, so that its width is known.
        let origin = documentOrigin(in: area)
        if editor.document.pieces.extent > area.width, drawShortened(in: area, canvas) { return }
        TextRenderer(
            editor: editor, origin: origin, area: area, color: canvas.color(textColor ?? .label),
            scale: canvas.scale
        ).draw(in: canvas.context)
    }

    private func drawBorder(_ canvas: ControlCanvas) {
        let rect = canvas.snapped(borderRect(forBounds: bounds))
        let radius: CGFloat
        switch borderStyle {
        case .none: return
        case .line: radius = 0
        case .bezel: radius = 4
        case .roundedRect: radius = ControlStyle.cornerRadius
        }
        if borderStyle == .roundedRect, !isEditing, let inactiveBackgroundColor {
            return canvas.fill(rect, radius: radius, backgroundColor ?? inactiveBackgroundColor)
        }
        // While editing, the focus ring replaces the border.
        let width = isEditing ? canvas.lineWidth(2) : canvas.lineWidth(1)
        canvas.fill(rect, radius: radius, isEditing ? tintColor : ControlStyle.fieldEdge)
        let inner = rect.insetBy(dx: width, dy: width)
        canvas.fill(
            inner, radius: max(0, radius - width), backgroundColor ?? ControlStyle.fieldBackground, isWhole: true)
    }

    /// Draws text that exceeds the width with an ellipsis at its end.
    ///
    /// - Returns: False if the text is secure or too long for this, in which case nothing is drawn.
    private func drawShortened(in area: CGRect, _ canvas: ControlCanvas) -> Bool {
        guard !editor.document.style.isSecure, editor.document.length < 10_000 else { return false }
        var styled = StyledText(
            editor.document.fragment.attributedString(base: [:]), font: documentFont, traits: traitCollection)
        let factor = editor.document.style.fontFactor
        if factor != 1 { styled = styled.scaled(by: factor) }
        let layout = TextLayout.cached(
            TextLayout.Request(
                text: styled.text, runs: styled.runs, width: area.width, maximumLines: 1, lineBreak: .truncatingTail,
                alignment: textAlignment.lineAlignment(isRightToLeft: isRightToLeft), scale: canvas.scale,
                extras: styled.attachments))
        draw(layout, in: area, canvas.context, color: canvas.color(textColor ?? .label))
        return true
    }

    func drawPlaceholder(in rect: CGRect, _ context: CGContext) {
        var rect = rect
        // The caret is beside the placeholder.
        if isEditing, isRightToLeft { rect.size.width -= TextRenderer.caretWidth(scale: layer.contentsScale) }
        guard rect.width > 0, let layout = placeholderLayout(width: rect.width) else { return }
        draw(layout, in: rect, context, color: UIColor.placeholderText.resolvedColor(with: traitCollection).cgColor)
    }

    /// Draws a line of text that is vertically centered in a rectangle.
    private func draw(_ layout: TextLayout, in rect: CGRect, _ context: CGContext, color: CGColor) {
        let scale = layer.contentsScale
        context.saveGState()
        context.clip(to: rect)
        let y = ((rect.midY - layout.size.height / 2) * scale).rounded() / scale
        layout.draw(in: context, at: CGPoint(x: rect.minX, y: y), color: color)
        context.restoreGState()
    }

    /// Invalidates the previous and current rectangles of the caret.
    func caretNeedsDisplay() {
        let picture = TextRenderer(
            editor: editor, origin: documentOrigin, area: textArea, color: .black, scale: layer.contentsScale)
        let caret = picture.caretRect
        if !shownCaret.isNull, shownCaret != caret { setNeedsDisplay(shownCaret.insetBy(dx: -1, dy: -1)) }
        shownCaret = caret
        setNeedsDisplay(caret.insetBy(dx: -1, dy: -1))
    }
}

/// Finds out whether a subclass overrides one of the drawing methods of `UITextField`.
private enum DrawingOverrides {
    private static let slots = [
        MethodSlot(base: UITextField.self, plain: Plain.self, overriding: Draw.self),
        MethodSlot(base: UITextField.self, plain: Plain.self, overriding: DrawText.self),
        MethodSlot(base: UITextField.self, plain: Plain.self, overriding: DrawPlaceholder.self),
    ]

    static func areIn(_ type: AnyClass) -> Bool {
        type != UITextField.self && slots.contains { $0.isOverridden(in: type) }
    }

    private final class Plain: UITextField {}
    private final class Draw: UITextField { override func draw(_ rect: CGRect) { MethodIdentity.probe() } }
    private final class DrawText: UITextField { override func drawText(in rect: CGRect) { MethodIdentity.probe() } }
    private final class DrawPlaceholder: UITextField {
        override func drawPlaceholder(in rect: CGRect) { MethodIdentity.probe() }
    }
}

extension ControlStyle {
    /// The background color and the border color of text fields.
    static let fieldBackground = pair(
        UIColor(white: 1, alpha: 1), UIColor(red: 0x14 / 255, green: 0x16 / 255, blue: 0x19 / 255, alpha: 1))
    static let fieldEdge = pair(
        UIColor(red: 0xC3 / 255, green: 0xC7 / 255, blue: 0xCE / 255, alpha: 1),
        UIColor(red: 0x4A / 255, green: 0x4E / 255, blue: 0x56 / 255, alpha: 1))

    private static func pair(_ light: UIColor, _ dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}
