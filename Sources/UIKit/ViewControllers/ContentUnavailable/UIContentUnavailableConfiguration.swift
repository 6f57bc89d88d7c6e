/// The content of a view that has nothing else to display: an image, texts and buttons.
///
/// ```swift
/// override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
///     guard photos.isEmpty else { return contentUnavailableConfiguration = nil }
///     var empty = UIContentUnavailableConfiguration.empty()
///     empty.image = UIImage(systemName: "photo")
///     empty.text = "No Photos"
///     empty.secondaryText = "Open a folder to see its pictures."
///     contentUnavailableConfiguration = empty
/// }
/// ```
///
/// Assign a configuration to ``UIViewController/contentUnavailableConfiguration``, or create a
/// ``UIContentUnavailableView``.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Sendable {
    /// A Boolean value that indicates whether an activity indicator is displayed in place of the image.
    private(set) var showsActivity = false

    /// The image.
    public var image: UIImage?
    /// The properties of the image.
    public var imageProperties = ImageProperties()

    /// The text. Setting it removes ``attributedText``.
    public var text: String? {
        get { content.plain }
        set { content.plain = newValue }
    }
    /// The text with its attributes, which take precedence over ``textProperties``. Setting it removes ``text``.
    public var attributedText: NSAttributedString? {
        get { content.attributed }
        set { content.attributed = newValue }
    }
    private(set) var content = ContentText()
    /// The properties of the text.
    public var textProperties: TextProperties

    /// The text below the text. Setting it removes ``secondaryAttributedText``.
    public var secondaryText: String? {
        get { secondaryContent.plain }
        set { secondaryContent.plain = newValue }
    }
    /// The secondary text with its attributes. Setting it removes ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString? {
        get { secondaryContent.attributed }
        set { secondaryContent.attributed = newValue }
    }
    private(set) var secondaryContent = ContentText()
    /// The properties of the secondary text.
    public var secondaryTextProperties: TextProperties

    /// The appearance of the button. The button is displayed if the configuration has a title or an image.
    public var button = UIButton.Configuration.plain()
    /// The behavior of the button.
    public var buttonProperties = ButtonProperties()
    /// The appearance of the button below the first one.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The behavior of the secondary button.
    public var secondaryButtonProperties = ButtonProperties()

    /// The horizontal alignment. The default is `center`.
    public var alignment = Alignment.center
    /// The axes along which the margins are at least those of the superview. The default is both.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The distances between the content and the edges, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The distance between the image and the text, in points. The default is 12.
    public var imageToTextPadding: CGFloat = 12
    /// The distance between the texts, in points. The default is 6.
    public var textToSecondaryTextPadding: CGFloat = 6
    /// The distance between the texts and the button, in points. The default is 16.
    public var textToButtonPadding: CGFloat = 16
    /// The distance between the buttons, in points. The default is 8.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// The background. The default is empty.
    public var background = UIBackgroundConfiguration.clear()

    private init() {
        textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2), color: .label)
        secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    }

    /// Returns a configuration for content that does not exist yet. It has neither texts nor an image.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// Returns a configuration for content that is being loaded: an activity indicator and the text "Loading…".
    public static func loading() -> UIContentUnavailableConfiguration {
        var result = UIContentUnavailableConfiguration()
        result.showsActivity = true
        result.text = "Loading…"
        result.textProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        return result
    }

    /// Returns a configuration for a search without results: a magnifying glass and the text "No Results".
    public static func search() -> UIContentUnavailableConfiguration {
        var result = UIContentUnavailableConfiguration()
        result.image = UIImage(systemName: "magnifyingglass")
        result.text = "No Results"
        result.secondaryText = "Check the spelling or try another search."
        return result
    }

    /// Creates a view that displays the content.
    @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// Returns the configuration for a state. The content does not depend on it.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}
