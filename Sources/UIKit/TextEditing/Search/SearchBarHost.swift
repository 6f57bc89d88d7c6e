/// The bar that contains a search bar.
enum SearchBarHost {
    /// None: the search bar has a background of its own.
    case none
    /// A navigation bar, below its title.
    case row
    /// A navigation bar, beside its title.
    case title
}
