extension UISearchBar {
    /// The icons of a search bar that can have other images.
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search = 0
        /// The button that clears the text.
        case clear = 1
        /// The button for bookmarks.
        case bookmark = 2
        /// The button for a list of results.
        case resultsList = 3
    }
}
