/// An item that can be focused: a view, or an app-specific object that represents a part of a view.
///
/// An object that is not a view must implement `parentFocusEnvironment`, ``canBecomeFocused`` and ``frame``, and the
/// ``UIFocusItemContainer`` of a containing environment must return it. Key presses are delivered to the nearest
/// responder that contains the item, which can query the focus system for the focused item. The ``focusEffect`` is
/// drawn in the containing view.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    /// A Boolean value that indicates whether the item can become focused (FO-02).
    var canBecomeFocused: Bool { get }

    /// A Boolean value that indicates whether the item is focused and shown as such.
    var isFocused: Bool { get }

    /// The frame of the item: for a view in the coordinate space of its superview, otherwise in the `coordinateSpace`
    /// of the item's container.
    var frame: CGRect { get }

    /// The visual effect of the focused item; nil shows none. For items that are not views, the effect's shape is in
    /// the coordinate space of ``frame``.
    var focusEffect: UIFocusEffect? { get }

    /// The priority of the item in its group.
    var focusGroupPriority: UIFocusGroupPriority { get }
}

extension UIFocusItem {
    /// Queries the focus system.
    public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
    /// Returns a ring around ``frame``.
    public var focusEffect: UIFocusEffect? { UIFocusHaloEffect() }
    /// The default priority.
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}

extension UIFocusItem {
    /// The coordinate space of the item's frame, if the item is not a view.
    var focusSpace: (any UICoordinateSpace)? {
        for environment in focusChain.dropFirst() {
            if let container = environment.focusItemContainer { return container.coordinateSpace }
        }
        return focusHost
    }

    /// Returns the frame of the item in a window's coordinate space.
    func focusFrame(in window: UIWindow) -> CGRect {
        if let view = self as? UIView { return view.convert(view.bounds, to: window) }
        return focusSpace?.convert(frame, to: window as any UICoordinateSpace) ?? .null
    }

    /// The window that contains the item.
    var focusWindow: UIWindow? { focusHost?.window }

    /// The responder that receives key presses while the item is focused.
    var focusResponder: UIResponder? {
        if let view = self as? UIView { return view }
        for environment in focusChain {
            // Skip responders without a next responder, which would intercept the keys that move the focus.
            if let responder = environment as? UIResponder, responder is UIWindow || responder.next != nil {
                return responder
            }
        }
        return nil
    }
}
