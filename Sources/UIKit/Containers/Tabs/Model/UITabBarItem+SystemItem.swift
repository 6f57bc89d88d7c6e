extension UITabBarItem {
    /// The standard items (TB-06).
    public enum SystemItem: Int, Sendable {
        /// More items.
        case more = 0
        /// Favorites.
        case favorites = 1
        /// Featured content.
        case featured = 2
        /// The content with the best ratings.
        case topRated = 3
        /// Content that was used recently.
        case recents = 4
        /// Contacts.
        case contacts = 5
        /// The history.
        case history = 6
        /// Bookmarks.
        case bookmarks = 7
        /// Search.
        case search = 8
        /// Downloads.
        case downloads = 9
        /// The newest content.
        case mostRecent = 10
        /// The content that is viewed most.
        case mostViewed = 11
    }
}

extension UITabBarItem.SystemItem {
    var title: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }

    /// The names of the symbols of the item and of the selected item.
    var symbolNames: (normal: String, selected: String) {
        switch self {
        case .more: ("ellipsis", "ellipsis")
        case .favorites, .featured, .topRated: ("star", "star.fill")
        case .recents, .history, .mostRecent: ("clock", "clock.fill")
        case .contacts: ("person.circle", "person.circle.fill")
        case .bookmarks: ("book", "book")
        case .search: ("magnifyingglass", "magnifyingglass")
        case .downloads: ("square.and.arrow.down", "square.and.arrow.down")
        case .mostViewed: ("list.bullet", "list.bullet")
        }
    }
}
