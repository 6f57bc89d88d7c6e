/// The attributes that few texts have besides those of ``TextAttributes``.
package struct TextDecoration: Hashable, Sendable {
    /// The color of the line under the text; nil for that of the text.
    package var underlineColor: CGColor?
    /// The color of the line through the text; nil for that of the text.
    package var strikethroughColor: CGColor?
    /// Whether two lines are drawn under the text if one is.
    package var hasDoubleUnderline = false
    /// The color of the outline of glyphs; nil for that of the text.
    package var strokeColor: CGColor?
    /// The width of the outline in percent of the font's size; a positive number leaves out the fill.
    package var strokeWidth: CGFloat = 0
    /// Whether ligatures are not used.
    package var hasNoLigatures = false
    package var shadow: TextShadow?

    package init() {}
}

/// A shadow behind text.
package struct TextShadow: Hashable, Sendable {
    /// Points; a positive height is below the text.
    package var offset: CGSize
    /// Points.
    package var blur: CGFloat
    package var color: CGColor

    package init(offset: CGSize, blur: CGFloat, color: CGColor) {
        func limited(_ value: CGFloat) -> CGFloat { value.isFinite ? max(-1000, min(1000, value)) : 0 }
        self.offset = CGSize(width: limited(offset.width), height: limited(offset.height))
        self.blur = max(0, limited(blur))
        self.color = color
    }

    package static func == (a: TextShadow, b: TextShadow) -> Bool {
        a.offset == b.offset && a.blur == b.blur && a.color == b.color
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(blur) }
}

/// Keeps a decoration apart, so that text without one carries no more than a reference to nothing.
package final class TextDecorationBox: Hashable, Sendable {
    package let value: TextDecoration

    package init(_ value: TextDecoration) { self.value = value }

    package static func == (a: TextDecorationBox, b: TextDecorationBox) -> Bool { a === b || a.value == b.value }

    package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
