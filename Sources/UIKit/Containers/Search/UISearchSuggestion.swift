/// A suggestion for a search, which the user can choose from a list below the search bar.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text of the suggestion.
    var localizedSuggestion: String? { get }

    /// A description for assistive technologies, and the tooltip.
    var localizedDescription: String? { get }

    /// The image before the text.
    var iconImage: UIImage? { get }

    /// The text of the suggestion with attributes.
    var localizedAttributedSuggestion: NSAttributedString? { get }

    /// An object of the app that the suggestion represents.
    var representedObject: Any? { get set }
}
