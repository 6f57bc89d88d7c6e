/// A view's wishes about its margins.
struct ViewMargins {
    /// Around the content, in points, before anything is added.
    var insets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    var preservesSuperview = false
    var addsSafeArea = true
    /// What the view was told of last.
    var known: UIEdgeInsets?
}

extension UIEdgeInsets {
    /// Each distance, or that of `other` if that is greater.
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
    /// The same from left to right: the toolkit lays everything out in that direction.
    var leftToRight: UIEdgeInsets { UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }

    init(leftToRight insets: UIEdgeInsets) {
        self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}
