/// The margin settings of a view.
struct ViewMargins {
    /// The view's own margins, in points, before anything is added.
    var insets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// A Boolean value that indicates whether the left and right margins are those of the leading and trailing edges.
    var isDirectional = false
    var preservesSuperview = false
    var addsSafeArea = true
    /// The effective margins that the view was last notified of.
    var known: UIEdgeInsets?
}

extension UIEdgeInsets {
    /// Returns the larger of the two insets on each edge.
    func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }

    static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }

    static func - (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom, right: a.right - b.right)
    }
}
