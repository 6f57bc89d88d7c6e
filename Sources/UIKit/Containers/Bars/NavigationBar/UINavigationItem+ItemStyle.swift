extension UINavigationItem {
    /// The arrangements of title and items in a navigation bar (BI-18).
    public enum ItemStyle: Int, Sendable {
        /// The title in the middle. Groups for the center are in the overflow menu.
        case navigator = 0
        /// The title after the leading items, with groups in the center: for apps that browse places.
        case browser = 1
        /// The title after the leading items, with groups in the center: for apps that edit documents.
        case editor = 2
    }
}
