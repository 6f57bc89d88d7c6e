/// An object that provides the focus items in an area. Views are containers of their subviews. A view that draws
/// several items itself overrides `focusItems(in:)` to include them:
///
/// ```swift
/// final class Chart: UIView {
///     private var bars: [UIView] = []
///
///     override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
///         super.focusItems(in: rect) + bars.filter { $0.frame.intersects(rect) }
///     }
/// }
/// ```
///
/// An environment can also use another object as its container: see ``UIFocusEnvironment/focusItemContainer``.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The coordinate space of the frames of items that are not views. Frames of views are in their superviews'
    /// coordinate spaces.
    var coordinateSpace: any UICoordinateSpace { get }

    /// Returns the items in a rectangle of ``coordinateSpace``, whether or not they can currently be focused.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

extension UIView: UIFocusItemContainer {
    /// The view itself.
    public var coordinateSpace: any UICoordinateSpace { self }
}
