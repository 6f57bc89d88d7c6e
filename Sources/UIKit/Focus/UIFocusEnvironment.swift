/// A part of the user interface that can contain the focus, such as a view or a view controller.
///
/// Environments form a tree through ``parentFocusEnvironment``. Before the focus moves, the environments that contain
/// the old and the new item can prevent it; afterwards they are notified.
///
/// App-specific objects can be environments, too. All requirements except ``parentFocusEnvironment`` have default
/// implementations: no preferences, no group, no container, and permission for all moves.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments that receive the focus when it enters this one, by descending preference. Each is queried
    /// recursively. If there are none, or none can be focused, the focus goes to this environment itself or to its
    /// first item in reading order (FO-02).
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    /// The environment that contains this one.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// The identifier of the group to which items in this environment belong, unless a nested environment specifies
    /// another one: the environment's own identifier, or that of a containing environment. An item without a group
    /// forms its own group (FO-03).
    var focusGroupIdentifier: String? { get }

    /// The object that provides the items in this environment; nil if there is none. Views are their own containers.
    var focusItemContainer: (any UIFocusItemContainer)? { get }

    /// Requests that the focus move to the preferred environment after the layout of the next frame. Ignored if the
    /// focus is not in this environment, or if a containing environment also requested an update (FO-02).
    func setNeedsFocusUpdate()

    /// Performs a requested focus update immediately.
    func updateFocusIfNeeded()

    /// Returns a Boolean value that indicates whether the focus can move. A single false prevents the move. The
    /// environments that contain the old and the new item are asked. A click that removes the focus cannot be
    /// prevented.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// Tells the environment that the focus has moved. The environments that contain the old or the new item are
    /// notified once each, the innermost first.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    /// This environment and those that contain it, the innermost first.
    var focusChain: [any UIFocusEnvironment] {
        var chain: [any UIFocusEnvironment] = []
        var next: (any UIFocusEnvironment)? = self
        // An app that overrides `parentFocusEnvironment` may create a cycle.
        while let current = next, chain.count < 10_000, !(chain.count > 1000 && chain.contains { $0 === current }) {
            chain.append(current)
            next = current.parentFocusEnvironment
        }
        return chain
    }

    /// The view that is or contains the environment.
    var focusHost: UIView? {
        for environment in focusChain { if let view = environment.focusView { return view } }
        return nil
    }

    /// The identifier of the group of the environment; nil if it forms its own group.
    var effectiveFocusGroup: String? {
        for environment in focusChain { if let identifier = environment.focusGroupIdentifier { return identifier } }
        return nil
    }

    /// Returns a Boolean value that indicates whether the environment equals `other` or is contained in it.
    func isInFocusEnvironment(_ other: any UIFocusEnvironment) -> Bool {
        if let view = self as? UIView, let around = other.focusView { return view.isDescendant(of: around) }
        return focusChain.contains { $0 === other || $0 === other.focusView }
    }

    /// The view that represents the environment: the view itself, or a view controller's loaded view.
    var focusView: UIView? { (self as? UIResponder)?.associatedView }
}

extension UIFocusEnvironment {
    /// Returns an empty array.
    public var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// Returns nil, so that the group of a containing environment applies.
    public var focusGroupIdentifier: String? { nil }
    /// Returns nil.
    public var focusItemContainer: (any UIFocusItemContainer)? { nil }

    /// Requests an update from the focus system of the environment's window.
    public func setNeedsFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.setNeedsUpdate(of: self) }
    /// Performs a requested update of the focus system of the environment's window.
    public func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }
    /// Returns true.
    public func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Does nothing.
    public func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}
