import CoreGraphics

/// The intrinsic size of a view for the engine, rounded up to device pixels so that text is not cut (IC-09). `nil` on an
/// axis means that the view has none.
@MainActor struct IntrinsicMetrics {
    let width: CGFloat?
    let height: CGFloat?

    /// Asks a view for its intrinsic size.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - scale: The number of device pixels per point.
    init(of view: UIView, scale: CGFloat) {
        let size = view.intrinsicContentSize
        width = Self.metric(size.width, scale)
        height = Self.metric(size.height, scale)
    }

    /// Returns the height of content that wraps at a width.
    static func height(of view: UIView, width: CGFloat, scale: CGFloat) -> CGFloat? {
        metric(view.heightForLayout(width: width), scale)
    }

    private static func metric(_ length: CGFloat, _ scale: CGFloat) -> CGFloat? {
        guard length.isFinite, length >= 0 else { return nil }
        // A length that is a whole number of pixels but for the precision of numbers is not enlarged.
        return (length * scale - 1e-6).rounded(.up) / scale
    }
}
