import QuartzCore
import TextEngine

// Layout of the parts of a text field.
extension UITextField {
    /// The insets between the border and the text, in points.
    private var insets: UIEdgeInsets {
        switch borderStyle {
        case .none: .zero
        case .line: UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)
        case .bezel, .roundedRect: UIEdgeInsets(top: 6, left: 8, bottom: 6, right: 8)
        }
    }

    /// The space between the text and the views beside it, in points.
    private static let gap: CGFloat = 6
    /// The width and height of the clear button, in points.
    private static let clearButtonSize: CGFloat = 18

    func isShown(_ mode: ViewMode, isEditing: Bool) -> Bool {
        switch mode {
        case .never: false
        case .always: true
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        }
    }

    private func showsClearButton(isEditing: Bool) -> Bool {
        hasText && isEnabled && isShown(clearButtonMode, isEditing: isEditing)
    }

    private func leftView(isEditing: Bool) -> UIView? { isShown(leftViewMode, isEditing: isEditing) ? leftView : nil }

    private func rightView(isEditing: Bool) -> UIView? {
        isShown(rightViewMode, isEditing: isEditing) ? rightView : nil
    }

    func standardTextRect(in bounds: CGRect, isEditing: Bool) -> CGRect {
        let border = borderRect(forBounds: bounds)
        var left = border.minX + insets.left
        var right = border.maxX - insets.right
        let views = viewsByEdge(isEditing: isEditing, in: bounds)
        if let view = views.left { left = max(left, view.maxX + UITextField.gap) }
        if let view = views.right { right = min(right, view.minX - UITextField.gap) }
        if showsClearButton(isEditing: isEditing) {
            let button = clearButtonRect(forBounds: bounds)
            if isRightToLeft {
                left = max(left, button.maxX + UITextField.gap)
            } else {
                right = min(right, button.minX - UITextField.gap)
            }
        }
        // The rectangle has the full height; the line is centered vertically in it.
        return CGRect(x: left, y: border.minY, width: max(0, right - left), height: border.height)
    }

    /// The frames of the views that are shown at the left and right edges.
    private func viewsByEdge(isEditing: Bool, in bounds: CGRect) -> (left: CGRect?, right: CGRect?) {
        let left = leftView(isEditing: isEditing) == nil ? nil : leftViewRect(forBounds: bounds)
        let right = rightView(isEditing: isEditing) == nil ? nil : rightViewRect(forBounds: bounds)
        return mirrorsSideViews ? (right, left) : (left, right)
    }

    private func size(of view: UIView?) -> CGSize {
        guard let view else { return .zero }
        return view.bounds.isEmpty ? view.sizeThatFits(bounds.size) : view.bounds.size
    }

    func standardLeftViewRect(in bounds: CGRect) -> CGRect {
        sideRect(of: leftView, in: bounds, atLeft: !mirrorsSideViews)
    }

    func standardRightViewRect(in bounds: CGRect) -> CGRect {
        sideRect(of: rightView, in: bounds, atLeft: mirrorsSideViews)
    }

    private func sideRect(of view: UIView?, in bounds: CGRect, atLeft isLeft: Bool) -> CGRect {
        let size = size(of: view)
        let inset = borderStyle == .none ? 0 : UITextField.gap
        return CGRect(
            x: isLeft ? bounds.minX + inset : bounds.maxX - inset - size.width,
            y: (bounds.midY - size.height / 2).rounded(), width: size.width, height: size.height)
    }

    func standardClearButtonRect(in bounds: CGRect) -> CGRect {
        let size = UITextField.clearButtonSize
        let inset = borderStyle == .none ? 0 : UITextField.gap
        let views = viewsByEdge(isEditing: isEditing, in: bounds)
        // The button is at the trailing edge (RT-10).
        let x =
            isRightToLeft
            ? views.left.map { $0.maxX + UITextField.gap } ?? bounds.minX + inset
            : (views.right.map { $0.minX - UITextField.gap } ?? bounds.maxX - inset) - size
        return CGRect(x: x, y: (bounds.midY - size / 2).rounded(), width: size, height: size)
    }

    var fittingSize: CGSize {
        let font = font ?? UIFont.systemFont(ofSize: UIFont.labelFontSize)
        let scale = layer.contentsScale
        let line = ((font.ascender - font.descender) * scale).rounded(.up) / scale
        let least = borderStyle == .none ? line + 2 : max(ControlStyle.height, line + insets.top + insets.bottom)
        let text = editor.document.laidOut(editor.document.pieces.find(unit: 0)).size.width
        let placeholder = placeholderLayout(width: .infinity)?.size.width ?? 0
        // The space around the text does not depend on the width of the bounds.
        let whole = CGRect(x: 0, y: 0, width: 1000, height: least)
        let around =
            1000
            - min(
                standardTextRect(in: whole, isEditing: false).width, standardTextRect(in: whole, isEditing: true).width)
        let caret = TextRenderer.caretWidth(scale: scale)
        return CGSize(width: (max(text, placeholder) + around + caret).rounded(.up), height: least.rounded(.up))
    }

    /// Invalidates the intrinsic content size if it differs from the one that was returned last. If the size is
    /// unchanged or was never requested, typing causes no layout of the superviews.
    func intrinsicSizeMayHaveChanged() {
        guard let known = cachedIntrinsicSize, fittingSize != known else { return }
        cachedIntrinsicSize = nil
        invalidateIntrinsicContentSize()
    }

    /// The area of the text in the current editing state.
    var textArea: CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

    /// Removes the view that was replaced beside the text, and requests a new layout.
    func replaceSideView(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func makeClearButton() {
        guard clearButton == nil else { return }
        clearButton = ClearButton { [weak self] in self?.clear() }
        clearButton?.image = clearImage
    }

    /// Shows, hides and positions the views beside the text.
    func placeViews() {
        place(leftView, isShown(leftViewMode, isEditing: isEditing), leftViewRect(forBounds: bounds))
        place(rightView, isShown(rightViewMode, isEditing: isEditing), rightViewRect(forBounds: bounds))
        let clears = showsClearButton(isEditing: isEditing)
        if clears { makeClearButton() }
        place(clearButton, clears, clearButtonRect(forBounds: bounds))
    }

    private func place(_ view: UIView?, _ isShown: Bool, _ rect: @autoclosure () -> CGRect) {
        guard let view else { return }
        guard isShown else {
            if view.superview === self { view.removeFromSuperview() }
            return
        }
        let rect = rect()
        if view.frame != rect { view.frame = rect }
        if view.superview !== self { addSubview(view) }
    }

    // MARK: The document

    func updateDocumentStyle() {
        var style = editor.document.style
        style.setFont(documentFont, traits: traitCollection)
        style.isSingleLine = true
        style.isSecure = isSecureTextEntry
        style.scale = layer.contentsScale
        style.prefersRightToLeft = isRightToLeft
        style.kern = (defaultTextAttributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        editor.document.style = style
    }

    /// The font of text without a font attribute.
    var documentFont: UIFont { font ?? UIFont.systemFont(ofSize: UIFont.labelFontSize) }

    /// The smallest font size to which text is shrunk, in points, whatever ``minimumFontSize`` is. Smaller text is
    /// illegible.
    private static let smallestFontSize: CGFloat = 8

    /// Shrinks the fonts until the text fits if ``adjustsFontSizeToFitWidth`` is true.
    func fitFont() {
        let factor = adjustsFontSizeToFitWidth && bounds.width > 0 ? fittingFactor() : 1
        guard factor != editor.document.style.fontFactor else { return }
        editor.document.style.fontFactor = factor
        setNeedsDisplay()
    }

    private func fittingFactor() -> CGFloat {
        let document = editor.document
        let size = document.style.font.size
        let least = min(1, max(minimumFontSize, UITextField.smallestFontSize) / max(1, size))
        let room = textArea.width - TextRenderer.caretWidth(scale: layer.contentsScale)
        // For very long text, measuring would take too long and the result would not be legible.
        guard document.length < 2000, room > 0 else { return document.length < 2000 ? 1 : least }
        if document.width(fontFactor: 1) <= room { return 1 }
        // Glyph advances are rounded to whole pixels, so the width is not proportional to the font size: search
        // instead.
        var low = least
        var high: CGFloat = 1
        for _ in 0..<7 {
            let middle = (low + high) / 2
            if document.width(fontFactor: middle) <= room { low = middle } else { high = middle }
        }
        return low
    }

    /// The top left corner of the text in the field.
    var documentOrigin: CGPoint { documentOrigin(in: textArea) }

    /// Returns the top left corner of the text when it is drawn in a rectangle of the field.
    func documentOrigin(in area: CGRect) -> CGPoint {
        if editor.document.style.scale != layer.contentsScale { updateDocumentStyle() }
        let layout = editor.document.laidOut(editor.document.pieces.find(unit: 0))
        let scale = layer.contentsScale
        let y = ((area.midY - layout.size.height / 2) * scale).rounded() / scale
        return CGPoint(x: area.minX + alignmentShift(layout, in: area) - scrollOffset, y: y)
    }

    /// Returns the horizontal offset of text that is narrower than the field.
    private func alignmentShift(_ layout: TextLayout, in area: CGRect) -> CGFloat {
        let caret = isEditing ? TextRenderer.caretWidth(scale: layer.contentsScale) : 0
        let room = area.width - editor.document.pieces.extent - caret
        guard room > 0 else { return 0 }
        let scale = layer.contentsScale
        switch textAlignment {
        case .left: return 0
        case .center: return (room / 2 * scale).rounded() / scale
        case .right: return room
        case .natural, .justified: return isRightToLeft || layout.lineInfo(0).isRightToLeft ? room : 0
        }
    }

    /// Scrolls so that the caret is visible and no space is left empty after the text.
    func scrollToCaret() {
        guard isEditing else { return }
        let area = textArea
        let old = scrollOffset
        let caret = editor.document.caretRect(for: editor.selection.head).minX
        let width = TextRenderer.caretWidth(scale: layer.contentsScale)
        let extent = editor.document.pieces.extent + width
        var new = min(old, max(0, extent - area.width))
        if extent > area.width {
            if caret - new < 0 { new = caret }
            if caret + width - new > area.width { new = caret + width - area.width }
        }
        let scale = layer.contentsScale
        new = (max(0, new) * scale).rounded() / scale
        guard new != old else { return }
        scrollOffset = new
        setNeedsDisplay()
    }

    func placeholderLayout(width: CGFloat) -> TextLayout? {
        guard let attributedPlaceholder, attributedPlaceholder.length > 0 else { return nil }
        let styled = StyledText(
            attributedPlaceholder, font: font ?? UIFont.systemFont(ofSize: UIFont.labelFontSize),
            traits: traitCollection)
        return TextLayout.cached(
            TextLayout.Request(
                text: styled.text, runs: styled.runs, width: width, maximumLines: 1, lineBreak: .truncatingTail,
                alignment: textAlignment.lineAlignment(isRightToLeft: isRightToLeft), scale: layer.contentsScale,
                extras: styled.attachments))
    }
}
