/// Something that stands in text like a letter: a picture.
package struct TextAttachment: Hashable {
    /// What it is; two attachments of one owner look the same.
    package let owner: AnyObject
    /// Where it is in points, from the place of its letter on the baseline; y grows upwards. It takes its width.
    package var bounds: CGRect
    /// Draws it into a rectangle of a context whose y axis points down, with the colour of the text around it.
    package let draw: @MainActor (CGContext, CGRect, CGColor) -> Void

    package init(
        owner: AnyObject, bounds: CGRect, draw: @escaping @MainActor (CGContext, CGRect, CGColor) -> Void
    ) {
        self.owner = owner
        self.bounds = bounds
        self.draw = draw
    }

    /// The character that stands for it in the text.
    package static let character: UnicodeScalar = "\u{fffc}"

    package static func == (a: TextAttachment, b: TextAttachment) -> Bool {
        a.owner === b.owner && a.bounds == b.bounds
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(owner)) }

    /// The bounds in device pixels, whole ones in width: letters stand on whole pixels.
    func pixels(scale: CGFloat) -> CGRect {
        func pixels(_ points: CGFloat) -> CGFloat {
            points.isFinite ? (max(-10_000, min(10_000, points)) * scale).rounded() : 0
        }
        return CGRect(
            x: pixels(bounds.minX), y: pixels(bounds.minY), width: max(0, pixels(bounds.width)),
            height: max(0, pixels(bounds.height)))
    }
}
