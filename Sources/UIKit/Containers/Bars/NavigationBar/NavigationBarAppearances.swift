/// The appearances of a navigation bar.
@MainActor struct NavigationBarAppearances {
    var standard: UINavigationBarAppearance?
    /// A Boolean value that indicates whether the app has set or changed the standard appearance.
    var isStandardExplicit = false
    var compact: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?
    /// A Boolean value that indicates whether the content beside the bar is at its edge.
    var isAtScrollEdge = true
}
