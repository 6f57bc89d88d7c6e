extension UIListContentConfiguration {
    /// The appearance of an image in a list element.
    public struct ImageProperties: Sendable {
        /// A Boolean value that indicates whether the standard color is that of disabled elements.
        var isDisabled = false

        init() {}

        /// The configuration of symbols. The default has the size of the text.
        nonisolated(unsafe) public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

        /// The color of template images. If `nil`, the tint color.
        public var tintColor: UIColor? {
            get { ownTintColor ?? (isDisabled ? .tertiaryLabel : nil) }
            set { ownTintColor = newValue }
        }
        private var ownTintColor: UIColor?

        /// A transformer that derives the displayed color from ``tintColor``.
        public var tintColorTransformer: UIConfigurationColorTransformer?

        /// Returns the color of template images to display for a tint color.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let base = self.tintColor ?? tintColor
            return tintColorTransformer?(base) ?? base
        }

        /// The corner radius, in points. The default is 0.
        public var cornerRadius: CGFloat = 0
        /// The largest size, in points. A length of 0, the default, is unlimited. Larger images shrink.
        public var maximumSize = CGSize.zero
        /// The size in which the image is centered, in points, so that texts of several elements begin at the same
        /// position. With a length of 0, the default, it is that of the image; with
        /// ``UIListContentConfiguration/ImageProperties/standardDimension``, a suitable size for symbols.
        public var reservedLayoutSize = CGSize.zero

        /// The length of ``reservedLayoutSize`` that suits symbols.
        public static let standardDimension: CGFloat = -1
    }
}
