/// Says which focus items are where. Views are containers of their subviews; one that draws several things itself
/// overrides `focusItems(in:)` to name those, too:
///
/// ```swift
/// final class Chart: UIView {
///     override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
///         super.focusItems(in: rect) + bars.filter { $0.frame.intersects(rect) }
///     }
/// }
/// ```
///
/// An environment may also have another object as its container: see ``UIFocusEnvironment/focusItemContainer``.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
    /// What the frames of items are in that are no views. Those of views are in their superviews.
    var coordinateSpace: any UICoordinateSpace { get }

    /// The items in a rectangle of ``coordinateSpace``, whether or not they can be focused at the moment.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

extension UIView: UIFocusItemContainer {
    /// The view itself.
    public var coordinateSpace: any UICoordinateSpace { self }
}
