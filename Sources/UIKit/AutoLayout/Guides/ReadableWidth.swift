import CoreGraphics

/// The width in which text is easy to read (LG-08).
@MainActor enum ReadableWidth {
    /// The width of the guide in views that are wider than ``smallestView``, in points.
    static let width: CGFloat = 920
    /// The width up to which views use their margins.
    static let smallestView: CGFloat = 1008

    /// Returns the insets of the readable content guide of a view: its margins, or larger ones in wide views.
    static func insets(of view: UIView) -> UIEdgeInsets {
        var insets = view.layoutMargins
        let bounds = view.bounds
        guard bounds.width > smallestView, bounds.width - insets.left - insets.right > width else { return insets }
        insets.left = (bounds.width - width) / 2
        insets.right = insets.left
        return insets
    }
}
