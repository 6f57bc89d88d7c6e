import CoreGraphics

/// The rare attributes of text, in addition to ``TextAttributes``.
package struct TextDecoration: Hashable, Sendable {
    /// The color of the underline; `nil` for the color of the text.
    package var underlineColor: CGColor?
    /// The color of the strikethrough line; `nil` for the color of the text.
    package var strikethroughColor: CGColor?
    /// A Boolean value that indicates whether an underline is double.
    package var hasDoubleUnderline = false
    /// The color of the outline of glyphs; `nil` for the color of the text.
    package var strokeColor: CGColor?
    /// The width of the outline in percent of the font size. A positive value omits the fill.
    package var strokeWidth: CGFloat = 0
    /// A Boolean value that indicates whether ligatures are disabled.
    package var hasNoLigatures = false
    package var shadow: TextShadow?

    package init() {}
}

/// A shadow behind text.
package struct TextShadow: Hashable, Sendable {
    /// The offset in points. A positive height is below the text.
    package var offset: CGSize
    /// The blur radius in points.
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

/// A reference to a decoration. Text without a decoration stores only a nil reference.
package final class TextDecorationBox: Hashable, Sendable {
    package let value: TextDecoration

    package init(_ value: TextDecoration) { self.value = value }

    package static func == (a: TextDecorationBox, b: TextDecorationBox) -> Bool { a === b || a.value == b.value }

    package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
