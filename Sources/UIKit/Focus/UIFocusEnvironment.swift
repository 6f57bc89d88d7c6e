/// Something the focus can be in: a view or a view controller.
///
/// Environments form a tree through ``parentFocusEnvironment``. When the focus moves, those around where it was and
/// where it goes are asked whether it may, and told when it has.
///
/// Objects of an app may be environments, too. All but ``parentFocusEnvironment`` has a default for them: no
/// preferences, no group or container of their own, and nothing against any move.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where the focus goes when it comes into this environment, the best first; each is asked for its own preferences
    /// in its turn. Without any, or if none can be focused, it is the environment itself or the first item in it in
    /// reading order (FO-02).
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }

    /// The environment around this one.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// The group that items in this environment belong to, unless something in it says another: the environment's own,
    /// or that of what is around it. Items without a group are each one of their own (FO-03).
    var focusGroupIdentifier: String? { get }

    /// Says which items are in this environment; nil for none. Views say it of themselves.
    var focusItemContainer: (any UIFocusItemContainer)? { get }

    /// Asks for the focus to be moved to what is preferred now, after the layout of the next frame. Ignored while the
    /// focus is not in this environment, and if one around it asks, too (FO-02).
    func setNeedsFocusUpdate()

    /// Does at once what was asked for.
    func updateFocusIfNeeded()

    /// Whether the focus may move; one that says no keeps it where it is. Asked of the environments around where the
    /// focus is and where it would go. A click that takes the focus away is not asked about.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// The focus has moved. Told to the environments around where it was and where it is, each once, the inner ones
    /// first.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    /// This environment, and those around it.
    var focusChain: [any UIFocusEnvironment] {
        var chain: [any UIFocusEnvironment] = []
        var next: (any UIFocusEnvironment)? = self
        // An app that overrides the parent may make a circle.
        while let current = next, chain.count < 10_000, !(chain.count > 1000 && chain.contains { $0 === current }) {
            chain.append(current)
            next = current.parentFocusEnvironment
        }
        return chain
    }

    /// The view that the environment is in, or is.
    var focusHost: UIView? {
        for environment in focusChain { if let view = environment.focusView { return view } }
        return nil
    }

    /// The group the environment is in; nil if it is one of its own.
    var effectiveFocusGroup: String? {
        for environment in focusChain { if let identifier = environment.focusGroupIdentifier { return identifier } }
        return nil
    }

    /// Whether the environment is `other`, or in it.
    func isInFocusEnvironment(_ other: any UIFocusEnvironment) -> Bool {
        if let view = self as? UIView, let around = other.focusView { return view.isDescendant(of: around) }
        return focusChain.contains { $0 === other || $0 === other.focusView }
    }

    /// The view that stands for the environment: a view itself, or that of a controller if it was loaded.
    var focusView: UIView? { self as? UIView ?? (self as? UIViewController)?.viewIfLoaded }
}

extension UIFocusEnvironment {
    /// None.
    public var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// Nil: that of what is around it.
    public var focusGroupIdentifier: String? { nil }
    /// Nil: none of its own.
    public var focusItemContainer: (any UIFocusItemContainer)? { nil }

    /// Asks the focus system of the window that the environment is in.
    public func setNeedsFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.setNeedsUpdate(of: self) }
    /// Asks the focus system of the window that the environment is in.
    public func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }
    /// True: the focus may move.
    public func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Does nothing.
    public func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}
