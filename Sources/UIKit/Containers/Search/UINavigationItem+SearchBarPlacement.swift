extension UINavigationItem {
    /// The places of the search bar in a navigation bar (SR-05).
    public enum SearchBarPlacement: Int, Sendable {
        /// Beside the title if the bar has a width of 500 points or more, otherwise below it.
        case automatic = 0
        /// At the trailing end of the bar, beside the title. In a bar of less than 500 points, below it.
        case inline = 1
        /// Below the title.
        case stacked = 2

        /// The same as ``inline``.
        public static var integrated: SearchBarPlacement { .inline }
    }
}
