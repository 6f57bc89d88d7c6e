import CoreGraphics

/// The edge of the area that bars leave free, for constraints of code from before safe areas.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// The length of the bars at the edge, in points.
    var length: CGFloat { get }
    /// The edge of the bars next to the top.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The edge of the bars next to the bottom.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the bars.
    var heightAnchor: NSLayoutDimension { get }
}

/// The area between an edge of a controller's view and its safe area (LG-15).
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
    private let isTop: Bool

    init(owner: UIView, isTop: Bool) {
        self.isTop = isTop
        super.init(
            owner: owner, identifier: isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom",
            area: .inset { view in
                let insets = view.safeAreaInsets
                return isTop
                    ? UIEdgeInsets(top: 0, left: 0, bottom: max(0, view.bounds.height - insets.top), right: 0)
                    : UIEdgeInsets(top: max(0, view.bounds.height - insets.bottom), left: 0, bottom: 0, right: 0)
            })
    }

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isTop ? insets.top : insets.bottom
    }
}
