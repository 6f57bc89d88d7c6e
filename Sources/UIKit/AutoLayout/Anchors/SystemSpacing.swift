import Foundation

/// The distances that constraints use where the app states none (AL-14, VF-03).
enum SystemSpacing {
    /// Between neighbors, and at the edge of the safe area, in points.
    static let betweenSiblings: CGFloat = 8
    /// Between a view and the edge of its superview, in points.
    static let toSuperview: CGFloat = 20
}
