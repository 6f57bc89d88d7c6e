/// The rule by which the size of a font follows the preferred content size category.
struct FontScaling: Sendable {
    /// The text style whose sizes the font follows.
    let style: UIFont.TextStyle
    /// The size in the category `.large`, in points; nil for the size of the text style.
    let usual: CGFloat?
    /// The maximum size, in points; nil for no limit.
    let largest: CGFloat?

    /// Returns the size in a content size category, in points.
    func size(in category: UIContentSizeCategory) -> CGFloat {
        let size = FontSizes.size(of: style, in: category)
        guard let usual else { return size }
        let scaled = (usual * size / FontSizes.size(of: style, in: .large)).rounded()
        return largest.map { min(scaled, $0) } ?? scaled
    }
}

extension UIFont {
    /// Returns the font in the size for a trait collection, or the font itself if its size is fixed or already correct.
    func adjusted(to traits: UITraitCollection) -> UIFont {
        guard let scaling else { return self }
        let size = scaling.size(in: traits.preferredContentSizeCategory)
        return size == pointSize ? self : withSize(size).scaling(scaling)
    }
}
