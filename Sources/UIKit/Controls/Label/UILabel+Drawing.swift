import QuartzCore
import TextEngine

// Drawing of a label: directly into the frame, or through a cached layer image if a subclass overrides drawing.
extension UILabel: LayerPainter {
    /// The opacity of the text of a disabled label.
    private static let disabledOpacity: CGFloat = 0.4

    func setUpDrawing() {
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
        guard !DrawingOverrides.areIn(type(of: self)) else { return }
        // `UIView` detects that this class overrides `draw(_:)`; the override exists only for subclasses that call
        // `super`.
        layer.hasBackingStore = false
        layer.painter = self
    }

    package func paint(_ layer: CALayer, in context: CGContext, scale: CGFloat) {
        drawText(in: bounds, context, scale: scale)
    }

    package func text(of layer: CALayer, scale: CGFloat) -> PositionedTextLayout? {
        guard rareProperties?.shadowColor == nil else { return nil }
        let placed = placedText(in: bounds, scale: scale)
        // Text with shadows must be drawn in a context.
        return placed?.layout.shadowOutset ?? 0 > 0 ? nil : placed
    }

    func drawText(in rect: CGRect, _ context: CGContext, scale: CGFloat) {
        guard let placed = placedText(in: rect, scale: scale) else { return }
        guard let properties = rareProperties, let shadowColor = properties.shadowColor else {
            return placed.draw(in: context)
        }
        context.saveGState()
        context.setShadow(offset: properties.shadowOffset, blur: 0, color: pixelColor(shadowColor))
        placed.draw(in: context)
        context.restoreGState()
    }

    /// Returns a color resolved for the label's appearance. The last result is cached.
    private func pixelColor(_ color: UIColor) -> CGColor {
        guard color.isDynamic else { return color.cgColor }
        let style = interfaceStyle
        if let lastColor, lastColor.dynamic === color, lastColor.style == style { return lastColor.fixed }
        let fixed = color.resolvedColor(with: traitCollection).cgColor
        lastColor = (color, style, fixed)
        return fixed
    }

    /// Returns the layout and position of the text in a rectangle; nil if nothing is visible.
    private func placedText(in rect: CGRect, scale: CGFloat) -> PositionedTextLayout? {
        guard hasText, rect.width > 0, rect.height > 0 else { return nil }
        let (layout, shift) = layout(LayoutKey(size: rect.size, lineLimit: numberOfLines, scale: scale))
        var color = textColorStorage
        if isHighlighted, let highlightedTextColor { color = highlightedTextColor }
        let top =
            numberOfLines == 1 && adjustsFontSizeToFitWidth
            ? adjustedTop(of: layout, in: rect.size, scale: scale) : (rect.height - layout.size.height) / 2
        return PositionedTextLayout(
            layout: layout, origin: CGPoint(x: rect.minX, y: rect.minY + top), shift: shift,
            color: pixelColor(color), opacity: isEnabled ? 1 : UILabel.disabledOpacity)
    }
}

/// Finds out whether a subclass overrides one of the drawing methods of `UILabel`.
private enum DrawingOverrides {
    private static let slots = [
        MethodSlot(base: UILabel.self, plain: Plain.self, overriding: Draw.self),
        MethodSlot(base: UILabel.self, plain: Plain.self, overriding: DrawText.self),
        MethodSlot(base: UILabel.self, plain: Plain.self, overriding: TextRect.self),
    ]

    static func areIn(_ type: AnyClass) -> Bool {
        type != UILabel.self && slots.contains { $0.isOverridden(in: type) }
    }

    private final class Plain: UILabel {}
    private final class Draw: UILabel { override func draw(_ rect: CGRect) { MethodIdentity.probe() } }
    private final class DrawText: UILabel { override func drawText(in rect: CGRect) { MethodIdentity.probe() } }
    private final class TextRect: UILabel {
        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            MethodIdentity.probe()
            return bounds
        }
    }
}
