/// The explicit appearances of a tab bar.
@MainActor struct TabBarAppearances {
    /// Created when it is first read.
    var standard: UITabBarAppearance?
    /// A Boolean value that indicates whether the app has set or changed ``standard``.
    var isStandardExplicit = false
    var scrollEdge: UITabBarAppearance?
}
