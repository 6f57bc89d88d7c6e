/// A protocol for objects whose text follows the preferred content size category.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// A Boolean value that indicates whether fonts created by `UIFont.preferredFont(forTextStyle:)` and
    /// `UIFontMetrics` are updated when the preferred content size category changes.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
