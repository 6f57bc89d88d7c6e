/// How the size of a font follows the size of text that a person wants.
struct FontScaling: Sendable {
    /// The style whose sizes it follows.
    let style: UIFont.TextStyle
    /// The size in the usual category; nil is the style's own.
    let usual: CGFloat?
    /// The largest size it gets.
    let largest: CGFloat?

    /// Points in a category.
    func size(in category: UIContentSizeCategory) -> CGFloat {
        let size = FontSizes.size(of: style, in: category)
        guard let usual else { return size }
        let scaled = (usual * size / FontSizes.size(of: style, in: .large)).rounded()
        return largest.map { min(scaled, $0) } ?? scaled
    }
}

extension UIFont {
    /// The font in the size for those traits; itself if its size does not follow them, or is right.
    func adjusted(to traits: UITraitCollection) -> UIFont {
        guard let scaling else { return self }
        let size = scaling.size(in: traits.preferredContentSizeCategory)
        return size == pointSize ? self : withSize(size).scaling(scaling)
    }
}
