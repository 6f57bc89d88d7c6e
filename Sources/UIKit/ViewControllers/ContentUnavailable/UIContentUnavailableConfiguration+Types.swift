extension UIContentUnavailableConfiguration {
    /// The horizontal alignment of the content.
    public enum Alignment: Int, Sendable {
        /// In the center.
        case center = 0
        /// At the leading side.
        case natural = 1
    }

    /// The appearance of the image.
    public struct ImageProperties: Sendable {
        init() {}

        /// The configuration of symbols. The default displays symbols larger than texts.
        nonisolated(unsafe) public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
            UIImage.SymbolConfiguration(pointSize: 36)
        /// The color of template images. If `nil`, the tint color. The default is that of secondary labels.
        public var tintColor: UIColor? = .secondaryLabel
        /// The corner radius, in points. The default is 0.
        public var cornerRadius: CGFloat = 0
        /// The largest size, in points. A length of 0, the default, is unlimited. Larger images shrink.
        public var maximumSize = CGSize.zero
    }

    /// The appearance of a text.
    public struct TextProperties: Sendable {
        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }

        /// The font. It follows the preferred text size.
        public var font: UIFont
        /// The color.
        public var color: UIColor
        /// The mode in which the text wraps or is truncated. The default truncates the end.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The largest number of lines; 0, the default, for any number.
        public var numberOfLines = 0
        /// A Boolean value that indicates whether a text that does not fit becomes smaller. The default is `false`.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest factor by which the font size is reduced. The default is 0.
        public var minimumScaleFactor: CGFloat = 0
        /// A Boolean value that indicates whether characters move closer together before the text is truncated. The
        /// default is `false`.
        public var allowsDefaultTighteningForTruncation = false
    }

    /// The behavior of a button.
    public struct ButtonProperties: Sendable {
        init() {}

        /// The action that the button performs. Its title and image are used where the button has none.
        nonisolated(unsafe) public var primaryAction: UIAction?
        /// The menu of the button. Without a primary action, triggering the button opens it.
        nonisolated(unsafe) public var menu: UIMenu?
        /// A Boolean value that indicates whether the button can be triggered. The default is `true`.
        public var isEnabled = true
    }
}

extension UIContentUnavailableConfiguration {
    /// Returns the displayed size of an image in a size: not larger than that and than its maximum.
    @MainActor func imageSize(_ view: UIImageView?, in size: CGSize) -> CGSize {
        guard let own = view?.sizeThatFits(.zero), own.width > 0, own.height > 0 else { return .zero }
        let limit = imageProperties.maximumSize
        var factor = min(1, size.width / own.width)
        if limit.width > 0 { factor = min(factor, limit.width / own.width) }
        if limit.height > 0 { factor = min(factor, limit.height / own.height) }
        return CGSize(width: own.width * factor, height: own.height * factor)
    }
}
