/// Something that can have the focus: a view, or an object of an app's that stands for a part of one.
///
/// An object that is no view needs a `parentFocusEnvironment`, ``canBecomeFocused`` and ``frame``, and must be named by
/// the ``UIFocusItemContainer`` of an environment around it. Keys begin their way at the nearest responder around it,
/// which asks the focus system what is focused. Its ``focusEffect`` is drawn in the view that it is in.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the focus may come here (FO-02).
    var canBecomeFocused: Bool { get }

    /// Whether the focus is here, and is shown.
    var isFocused: Bool { get }

    /// Where it is: a view in the coordinates of its superview, any other item in the `coordinateSpace` of its
    /// container.
    var frame: CGRect { get }

    /// How one sees that it is focused; nil is not at all. An effect's shape is in the coordinates that ``frame`` is
    /// in, for items that are no views.
    var focusEffect: UIFocusEffect? { get }

    /// How much it is wanted in its group.
    var focusGroupPriority: UIFocusGroupPriority { get }
}

extension UIFocusItem {
    /// Whether the focus system says so.
    public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
    /// A ring around ``frame``.
    public var focusEffect: UIFocusEffect? { UIFocusHaloEffect() }
    /// That of items about which nothing is said.
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}

extension UIFocusItem {
    /// The space that the item's frame is in, if it is no view.
    var focusSpace: (any UICoordinateSpace)? {
        for environment in focusChain.dropFirst() {
            if let container = environment.focusItemContainer { return container.coordinateSpace }
        }
        return focusHost
    }

    /// Where the item is in a window, in the window's coordinates.
    func focusBox(in window: UIWindow) -> CGRect {
        if let view = self as? UIView { return view.convert(view.bounds, to: window) }
        return focusSpace?.convert(frame, to: window as any UICoordinateSpace) ?? .null
    }

    /// The window it is in.
    var focusWindow: UIWindow? { focusHost.flatMap { $0 as? UIWindow ?? $0.window } }

    /// Where keys begin their way while the item has the focus.
    var focusResponder: UIResponder? {
        if let view = self as? UIView { return view }
        for environment in focusChain {
            // One that leads nowhere would keep the keys that move the focus.
            if let responder = environment as? UIResponder, responder is UIWindow || responder.next != nil {
                return responder
            }
        }
        return nil
    }
}
