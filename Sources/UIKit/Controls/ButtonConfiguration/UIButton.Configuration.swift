extension UIButton {
    /// What a button shows and how it looks, in one value.
    ///
    /// ```swift
    /// var configuration = UIButton.Configuration.filled()
    /// configuration.title = "Save"
    /// configuration.image = UIImage(systemName: "checkmark")
    /// configuration.imagePadding = 6
    /// let button = UIButton(configuration: configuration, primaryAction: save)
    /// ```
    public struct Configuration: Sendable {
        let style: Style

        /// The title. Without one the button's own for its state is shown.
        public var title: String?

        /// The title with looks of its own, which goes before ``title``.
        public var attributedTitle: AttributedString?

        /// Makes the looks of the title out of the standard ones.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

        /// What happens to a title that is too long. Titles that wrap may have any number of lines, others one.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// A smaller text under the title.
        public var subtitle: String?

        /// The text under the title with looks of its own, which goes before ``subtitle``.
        public var attributedSubtitle: AttributedString?

        /// Makes the looks of the subtitle out of the standard ones.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

        /// What happens to a subtitle that is too long.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// The picture. Without one the button's own for its state is shown. Symbols and other templates have the
        /// foreground colour.
        public var image: UIImage?

        /// Makes the colour of the picture out of the foreground colour.
        public var imageColorTransformer: UIConfigurationColorTransformer?

        /// How a symbol is drawn; nil goes by the size of the button.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

        /// Whether an activity indicator turns in the picture's place.
        public var showsActivityIndicator = false

        /// Makes the colour of the indicator out of the foreground colour.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

        /// The colour of text and picture; nil is what the style says.
        public var baseForegroundColor: UIColor?

        /// The colour of the ground in the normal state, from which those of the others are made; nil is what the style
        /// says.
        public var baseBackgroundColor: UIColor?

        /// Fonts, distances and corners that go together.
        public var buttonSize = Size.medium {
            didSet { if buttonSize != oldValue, hasStandardInsets { insets = buttonSize.insets } }
        }

        /// Where the radius of the ground's corners comes from.
        public var cornerStyle = CornerStyle.dynamic

        /// The ground. What it says itself goes before what style and state say.
        public var background = UIBackgroundConfiguration()

        /// Distances around everything that is shown, in points.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { insets }
            set {
                insets = newValue
                hasStandardInsets = false
            }
        }
        private var insets = Size.medium.insets
        private var hasStandardInsets = true

        /// Gives ``contentInsets`` what suits the size again.
        public mutating func setDefaultContentInsets() {
            insets = buttonSize.insets
            hasStandardInsets = true
        }

        /// The side of the text that the picture is on: one of the four.
        public var imagePlacement = NSDirectionalRectEdge.leading

        /// Between picture and text, in points, where there are both.
        public var imagePadding: CGFloat = 0

        /// Between title and subtitle, in points, where there are both.
        public var titlePadding: CGFloat = 1

        /// How title and subtitle stand under each other.
        public var titleAlignment = TitleAlignment.automatic

        /// Whether a selected button looks other than one that is not.
        public var automaticallyUpdateForSelection = true

        init(_ style: Style) {
            self.style = style
            background.cornerRadius = Size.medium.cornerRadius
        }

        // MARK: Styles

        /// Without a ground, until the pointer is over it.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// A ground in a thin tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// A gray ground.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// A ground in the tint colour: for what a person most likely wants.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Without any ground.
        public static func borderless() -> Configuration { Configuration(.borderless) }
        /// The standard button: here as ``gray()``.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// The standard button with a tint: here as ``tinted()``.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// The standard button that stands out: here as ``filled()``.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// This configuration with the colours that style and state of a button give it, where it does not say any.
        @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration {
            ButtonColors(self, of: button).applied(to: self)
        }
    }
}
