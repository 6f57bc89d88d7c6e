extension UISearchController {
    /// The conditions under which the scopes of the search bar are shown.
    public enum ScopeBarActivation: Int, Sendable {
        /// The same as ``onSearchActivation``.
        case automatic = 0
        /// The app shows the scopes with `showsScopeBar` of the search bar.
        case manual = 1
        /// The scopes are shown while there is text.
        case onTextEntry = 2
        /// The scopes are shown during the search.
        case onSearchActivation = 3
    }
}
