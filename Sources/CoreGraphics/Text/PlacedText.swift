/// A layout in its place, and the colour to draw it in.
@MainActor package struct PlacedText {
    package var layout: TextLayout
    /// The top left of the layout in points.
    package var origin: CGPoint
    /// How far right of there it stands, in whole device pixels.
    package var shift: Int
    /// The colour of text that has none of its own.
    package var color: CGColor
    /// From 0 to 1.
    package var opacity: CGFloat

    package init(layout: TextLayout, origin: CGPoint, shift: Int = 0, color: CGColor, opacity: CGFloat = 1) {
        self.layout = layout
        self.origin = origin
        self.shift = shift
        self.color = color
        self.opacity = opacity
    }

    /// Draws it into a user space in points whose y axis points down.
    package func draw(in context: CGContext) {
        guard opacity < 1 else { return layout.draw(in: context, at: origin, shift: shift, color: color) }
        context.saveGState()
        context.setAlpha(opacity)
        layout.draw(in: context, at: origin, shift: shift, color: color)
        context.restoreGState()
    }
}
