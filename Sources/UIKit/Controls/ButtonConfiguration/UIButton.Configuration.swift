extension UIButton {
    /// The content and appearance of a button, in one value.
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

        /// The title. If `nil`, the button displays its own title for its state.
        public var title: String?

        /// The title with attributes. It takes precedence over ``title``.
        public var attributedTitle: AttributedString?

        /// A transformer that derives the attributes of the title from the standard ones.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

        /// The line break mode of the title. Wrapping modes allow any number of lines, the others one.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// A smaller text below the title.
        public var subtitle: String?

        /// The subtitle with attributes. It takes precedence over ``subtitle``.
        public var attributedSubtitle: AttributedString?

        /// A transformer that derives the attributes of the subtitle from the standard ones.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

        /// The line break mode of the subtitle.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// The image. If `nil`, the button displays its own image for its state. Symbols and other template images are
        /// drawn in the foreground color.
        public var image: UIImage?

        /// A transformer that derives the color of the image from the foreground color.
        public var imageColorTransformer: UIConfigurationColorTransformer?

        /// The configuration of a symbol image. If `nil`, it follows the size of the button.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

        /// A Boolean value that indicates whether an activity indicator replaces the image. The default is `false`.
        public var showsActivityIndicator = false

        /// A transformer that derives the color of the activity indicator from the foreground color.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

        /// The color of text and image. If `nil`, the style defines it.
        public var baseForegroundColor: UIColor?

        /// The background color in the normal state, from which the colors of the other states are derived. If `nil`,
        /// the style defines it.
        public var baseBackgroundColor: UIColor?

        /// The button size, which defines fonts and content insets. The default is `medium`.
        public var buttonSize = Size.medium {
            didSet { if buttonSize != oldValue, hasStandardInsets { insets = buttonSize.insets } }
        }

        /// The source of the corner radius of the background. The default is `dynamic`.
        public var cornerStyle = CornerStyle.dynamic

        /// The background. The properties that it sets take precedence over those of style and state.
        public var background = UIBackgroundConfiguration()

        /// The distances between the edges of the button and its content, in points.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { insets }
            set {
                insets = newValue
                hasStandardInsets = false
            }
        }
        private var insets = Size.medium.insets
        private var hasStandardInsets = true

        /// Resets ``contentInsets`` to the default of the button size.
        public mutating func setDefaultContentInsets() {
            insets = buttonSize.insets
            hasStandardInsets = true
        }

        /// The side of the text that the image is on: a single edge. The default is `leading`.
        public var imagePlacement = NSDirectionalRectEdge.leading

        /// The distance between image and text, in points. It applies only if the button has both.
        public var imagePadding: CGFloat = 0

        /// The distance between title and subtitle, in points. It applies only if the button has both.
        public var titlePadding: CGFloat = 1

        /// The horizontal alignment of title and subtitle to each other.
        public var titleAlignment = TitleAlignment.automatic

        /// A Boolean value that indicates whether the appearance changes while the button is selected. The default is
        /// `true`.
        public var automaticallyUpdateForSelection = true

        init(_ style: Style) {
            self.style = style
            background.cornerRadius = Size.medium.cornerRadius
        }

        // MARK: Styles

        /// Returns a configuration whose background appears only under the pointer.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Returns a configuration with a translucent background in the tint color.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Returns a configuration with a gray background.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Returns a configuration with a background in the tint color, for the most likely action.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Returns a configuration that never has a background.
        public static func borderless() -> Configuration { Configuration(.borderless) }
        /// Returns the configuration of a standard button; on this platform the same as ``gray()``.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// Returns the configuration of a standard tinted button; on this platform the same as ``tinted()``.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// Returns the configuration of a prominent standard button; on this platform the same as ``filled()``.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// Returns the configuration with the colors that the style and state of a button define. Colors that the
        /// configuration sets itself stay.
        @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration {
            ButtonColors(self, of: button).applied(to: self)
        }
    }
}
