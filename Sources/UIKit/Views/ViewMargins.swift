/// The margin settings of a view.
struct ViewMargins {
    /// The view's own margins, in points, before anything is added.
    var insets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
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
}

extension NSDirectionalEdgeInsets {
    /// The insets for the left-to-right direction, which is the only layout direction of the library.
    var leftToRight: UIEdgeInsets { UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }

    init(leftToRight insets: UIEdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}
