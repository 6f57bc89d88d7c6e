/// Something whose text follows the size that a person wants.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether fonts made by `UIFont.preferredFont(forTextStyle:)` and `UIFontMetrics` change their size when the
    /// person wants another.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
