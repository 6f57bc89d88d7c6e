extension UIListContentConfiguration {
    /// The appearance of a text in a list element.
    public struct TextProperties: Sendable {
        private var ownColor: UIColor?
        private var standardColor = UIColor.label
        /// A Boolean value that indicates whether the standard color is that of disabled elements.
        var isDisabled = false

        init() { font = .systemFont(ofSize: 15) }

        init(font: UIFont, color: UIColor) {
            self.font = font
            standardColor = color
        }

        /// The font.
        public var font: UIFont

        /// The color. The default depends on the list element and its state.
        public var color: UIColor {
            get { ownColor ?? (isDisabled ? .tertiaryLabel : standardColor) }
            set { ownColor = newValue }
        }

        /// A transformer that derives the displayed color from ``color``.
        public var colorTransformer: UIConfigurationColorTransformer?

        /// Returns the color to display.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        /// The alignment. The default is `natural`.
        public var alignment = TextAlignment.natural
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
        /// A Boolean value that indicates whether the font follows the preferred text size. The default is `true`.
        public var adjustsFontForContentSizeCategory = true
        /// The change of upper and lower case. The default is `none`. It does not apply to attributed texts.
        public var transform = TextTransform.none

        /// The alignment of a text.
        public enum TextAlignment: Int, Sendable {
            /// At the leading side.
            case natural = 0
            /// In the center.
            case center = 1
            /// At both sides.
            case justified = 2

            /// The alignment of a label.
            var ofText: NSTextAlignment {
                switch self {
                case .natural: .natural
                case .center: .center
                case .justified: .justified
                }
            }
        }

        /// A change of upper and lower case.
        public enum TextTransform: Int, Sendable {
            /// The text as it is.
            case none = 0
            /// Words begin with capitals.
            case capitalized = 1
            /// Capitals only.
            case uppercase = 2
            /// No capitals.
            case lowercase = 3
        }

        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .capitalized: text.localizedCapitalized
            case .uppercase: text.localizedUppercase
            case .lowercase: text.localizedLowercase
            }
        }
    }
}
