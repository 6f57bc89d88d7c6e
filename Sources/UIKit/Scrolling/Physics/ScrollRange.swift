/// The range in which a content offset rests along one axis, and the behavior beyond its ends.
struct ScrollRange: Equatable {
    /// The factor by which content beyond an end follows the finger at first (SC-23).
    private static let elasticity: CGFloat = 0.55

    /// The least offset.
    var lower: CGFloat
    /// The greatest offset, which is not less than ``lower``.
    var upper: CGFloat

    /// Creates the range for content (SC-04).
    ///
    /// - Parameters:
    ///   - content: The extent of the content.
    ///   - extent: The extent of the view's bounds.
    ///   - start: The adjusted content inset before the content.
    ///   - end: The adjusted content inset after the content.
    init(content: CGFloat, extent: CGFloat, start: CGFloat, end: CGFloat) {
        lower = -start
        upper = max(-start, content + end - extent)
    }

    /// Extends the range to whole device pixels, so that content at rest is sharp (SC-11).
    mutating func extend(toPixelsAt scale: CGFloat) {
        guard scale > 0 else { return }
        let isSingle = isEmpty
        // The tolerance accepts offsets that are whole pixels but for rounding errors.
        lower = (lower * scale + 1e-6).rounded(.down) / scale
        upper = isSingle ? lower : (upper * scale - 1e-6).rounded(.up) / scale
    }

    /// A Boolean value that indicates whether the range has a single offset.
    var isEmpty: Bool { upper <= lower }

    /// Returns a Boolean value that indicates whether an offset is an end of the range.
    func isEnd(_ offset: CGFloat) -> Bool { offset == lower || offset == upper }

    func contains(_ offset: CGFloat) -> Bool { offset >= lower && offset <= upper }

    func clamped(_ offset: CGFloat) -> CGFloat { min(upper, max(lower, offset)) }

    /// Returns the offset that is shown while a finger drags the content to an offset: beyond the range, the content
    /// follows less and less (SC-23).
    func stretched(_ offset: CGFloat, extent: CGFloat) -> CGFloat {
        guard extent > 0 else { return clamped(offset) }
        let edge = clamped(offset)
        let overshoot = offset - edge
        let pull = ScrollRange.elasticity * abs(overshoot)
        return edge + copysign(pull * extent / (pull + extent), overshoot)
    }

    /// Returns the offset to which a finger has dragged content that is shown at an offset: the inverse of
    /// ``stretched(_:extent:)``.
    func unstretched(_ shown: CGFloat, extent: CGFloat) -> CGFloat {
        let edge = clamped(shown)
        // The shown overshoot approaches the extent and never reaches it.
        let overshoot = min(abs(shown - edge), extent * 0.99)
        guard extent > 0, overshoot > 0 else { return edge }
        return edge + copysign(overshoot * extent / (ScrollRange.elasticity * (extent - overshoot)), shown - edge)
    }
}
