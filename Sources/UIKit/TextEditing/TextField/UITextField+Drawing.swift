import QuartzCore

extension UITextField: LayerPainter {
    package func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        let canvas = ControlCanvas(self, context, scale: scale)
        drawBorder(canvas)
        if !hasText, editor.markedRange == nil {
            drawPlaceholder(in: placeholderRect(forBounds: bounds), context)
        }
        guard isEditing || hasText else { return }
        let area = textArea
        if !isEditing, editor.document.pieces.extent > area.width, drawShortened(in: area, canvas) { return }
        let selection = tintColor.withAlphaComponent(0.28)
        TextPicture(
            editor: editor, origin: documentOrigin, area: area, color: canvas.color(textColor ?? .label),
            selectionColor: isEditing ? canvas.color(selection) : nil,
            caretColor: isEditing && blinker.isOn ? canvas.color(tintColor) : nil, scale: scale
        ).draw(in: context)
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
        if borderStyle == .roundedRect, !isEditing, let restingGround {
            return canvas.fill(rect, radius: radius, backgroundColor ?? restingGround)
        }
        // The ring of the one who has the keys is where the edge is otherwise.
        let width = isEditing ? canvas.lineWidth(2) : canvas.lineWidth(1)
        canvas.fill(rect, radius: radius, isEditing ? tintColor : ControlStyle.fieldEdge)
        let inner = rect.insetBy(dx: width, dy: width)
        canvas.fill(inner, radius: max(0, radius - width), backgroundColor ?? ControlStyle.fieldGround, isWhole: true)
    }

    /// Text that nobody edits, and that is too long, ends with an ellipsis.
    private func drawShortened(in area: CGRect, _ canvas: ControlCanvas) -> Bool {
        guard !editor.document.style.isSecure, editor.document.length < 10_000 else { return false }
        let styled = StyledText(
            editor.document.fragment.attributedString(base: [:]), font: editor.document.style.font,
            traits: traitCollection)
        let layout = TextLayout.cached(
            TextLayout.Request(
                text: styled.text, runs: styled.runs, width: area.width, maximumLines: 1, lineBreak: .truncatingTail,
                alignment: textAlignment.textAlignment, scale: canvas.scale))
        draw(layout, in: area, canvas.context, color: canvas.color(textColor ?? .label))
        return true
    }

    private func drawPlaceholder(in rect: CGRect, _ context: CGContext) {
        guard rect.width > 0, let layout = placeholderLayout(width: rect.width) else { return }
        draw(layout, in: rect, context, color: UIColor.placeholderText.resolvedColor(with: traitCollection).cgColor)
    }

    /// Draws a line in the middle of a rectangle's height.
    private func draw(_ layout: TextLayout, in rect: CGRect, _ context: CGContext, color: CGColor) {
        let scale = layer.contentsScale
        context.saveGState()
        context.clip(to: rect)
        let y = ((rect.midY - layout.size.height / 2) * scale).rounded() / scale
        layout.draw(in: context, at: CGPoint(x: rect.minX, y: y), color: color)
        context.restoreGState()
    }

    /// The caret where it is and where it was is drawn anew.
    func caretNeedsDisplay() {
        let picture = TextPicture(
            editor: editor, origin: documentOrigin, area: textArea, color: .black, scale: layer.contentsScale)
        let caret = picture.caretRect
        if !shownCaret.isNull, shownCaret != caret { setNeedsDisplay(shownCaret.insetBy(dx: -1, dy: -1)) }
        shownCaret = caret
        setNeedsDisplay(caret.insetBy(dx: -1, dy: -1))
    }
}

extension ControlStyle {
    /// The ground of what text is entered in, and its edge.
    static let fieldGround = pair(
        UIColor(white: 1, alpha: 1), UIColor(red: 0x14 / 255, green: 0x16 / 255, blue: 0x19 / 255, alpha: 1))
    static let fieldEdge = pair(
        UIColor(red: 0xC3 / 255, green: 0xC7 / 255, blue: 0xCE / 255, alpha: 1),
        UIColor(red: 0x4A / 255, green: 0x4E / 255, blue: 0x56 / 255, alpha: 1))

    private static func pair(_ light: UIColor, _ dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}
