/// A suggestion for a search with a text and an image.
///
/// ```swift
/// searchController.searchSuggestions = names.map { UISearchSuggestionItem(localizedSuggestion: $0) }
/// ```
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The text of the suggestion.
    public let localizedSuggestion: String?

    /// A description for assistive technologies, and the tooltip.
    public let localizedDescription: String?

    /// The image before the text.
    public let iconImage: UIImage?

    /// The text of the suggestion with attributes; `nil` if it was created without.
    public let localizedAttributedSuggestion: NSAttributedString?

    /// An object of the app that the suggestion represents. The default is `nil`.
    open var representedObject: Any?

    /// Creates a suggestion.
    ///
    /// - Parameters:
    ///   - localizedSuggestion: The text.
    ///   - localizedDescription: A description for assistive technologies.
    ///   - iconImage: The image before the text.
    public init(
        localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
    ) {
        self.localizedSuggestion = localizedSuggestion
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        localizedAttributedSuggestion = nil
        super.init()
    }

    /// Creates a suggestion whose text has attributes.
    ///
    /// - Parameters:
    ///   - localizedAttributedSuggestion: The text.
    ///   - localizedDescription: A description for assistive technologies.
    ///   - iconImage: The image before the text.
    public init(
        localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil,
        iconImage: UIImage? = nil
    ) {
        localizedSuggestion = localizedAttributedSuggestion.string
        self.localizedDescription = localizedDescription
        self.iconImage = iconImage
        self.localizedAttributedSuggestion = localizedAttributedSuggestion
        super.init()
    }
}
