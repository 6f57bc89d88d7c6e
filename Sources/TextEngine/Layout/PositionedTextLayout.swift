import CoreGraphics

/// A text layout with its position and its color.
@MainActor package struct PositionedTextLayout {
    package var layout: TextLayout
    /// The top-left corner of the layout, in points.
    package var origin: CGPoint
    /// The horizontal offset from the origin, in whole device pixels.
    package var shift: Int
    /// The color of text that has no color attribute.
    package var color: CGColor
    /// The opacity, from 0 to 1.
    package var opacity: CGFloat

    package init(layout: TextLayout, origin: CGPoint, shift: Int = 0, color: CGColor, opacity: CGFloat = 1) {
        self.layout = layout
        self.origin = origin
        self.shift = shift
        self.color = color
        self.opacity = opacity
    }

    /// Draws the text into a user space in points whose y axis points down.
    package func draw(in context: CGContext) {
        guard opacity < 1 else { return layout.draw(in: context, at: origin, shift: shift, color: color) }
        context.saveGState()
        context.setAlpha(opacity)
        layout.draw(in: context, at: origin, shift: shift, color: color)
        context.restoreGState()
    }
}
