import CoreGraphics

/// An image that is laid out inline with text, like a character.
package struct TextAttachment: Hashable {
    /// The object that identifies the content. Attachments with the same owner have the same content.
    package let owner: AnyObject
    /// The bounds in points, relative to the character's origin on the baseline, with y upwards.
    ///
    /// The width is the advance of the attachment.
    package var bounds: CGRect
    /// Draws the attachment into a rectangle of a context whose y axis points down, with the color of the surrounding
    /// text.
    package let draw: @MainActor (CGContext, CGRect, CGColor) -> Void

    package init(
        owner: AnyObject, bounds: CGRect, draw: @escaping @MainActor (CGContext, CGRect, CGColor) -> Void
    ) {
        self.owner = owner
        self.bounds = bounds
        self.draw = draw
    }

    /// The character that represents an attachment in the text.
    package static let character: UnicodeScalar = "\u{fffc}"

    package static func == (a: TextAttachment, b: TextAttachment) -> Bool {
        a.owner === b.owner && a.bounds == b.bounds
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(owner)) }

    /// Returns the bounds in device pixels. They are rounded, since glyphs are aligned to whole pixels.
    func pixels(scale: CGFloat) -> CGRect {
        func pixels(_ points: CGFloat) -> CGFloat {
            points.isFinite ? (max(-10_000, min(10_000, points)) * scale).rounded() : 0
        }
        return CGRect(
            x: pixels(bounds.minX), y: pixels(bounds.minY), width: max(0, pixels(bounds.width)),
            height: max(0, pixels(bounds.height)))
    }
}
