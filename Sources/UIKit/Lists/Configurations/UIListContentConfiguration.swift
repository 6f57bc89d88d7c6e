/// The content of a list element: an image, a text and a secondary text.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = "Lisbon"
/// content.secondaryText = "Portugal"
/// content.image = UIImage(systemName: "building")
/// cell.contentConfiguration = content
/// ```
public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
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
    public var textProperties = TextProperties()

    /// The text below or beside the text. Setting it removes ``secondaryAttributedText``.
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
    public var secondaryTextProperties = TextProperties()

    /// The axes along which the margins are at least those of the superview. The default is both.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The distances between the content and the edges, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
    /// A Boolean value that indicates whether the texts are beside each other where both fit on one line.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance between the image and the text, in points.
    public var imageToTextPadding: CGFloat = 10
    /// The smallest distance between texts beside each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The distance between texts below each other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 2
    /// The opacity of the content, from 0 to 1. The default is 1.
    public var alpha: CGFloat = 1

    init() {}

    /// Creates a view that displays the content.
    @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// Returns the configuration for a state: the standard colors of disabled elements are fainter. Properties that
    /// the app set remain (CE-07).
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var result = self
        let isDisabled = state.disablesContent
        result.textProperties.isDisabled = isDisabled
        result.secondaryTextProperties.isDisabled = isDisabled
        result.imageProperties.isDisabled = isDisabled
        return result
    }
}
