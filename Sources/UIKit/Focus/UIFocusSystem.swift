/// Moves the focus of a window, asks those who are concerned, and tells them.
///
/// A person moves it with Tab from group to group, and with the arrow keys, Home and End within one; code with
/// ``requestFocusUpdate(to:)``:
///
/// ```swift
/// UIFocusSystem.focusSystem(for: field)?.requestFocusUpdate(to: field)
/// ```
///
/// Keys begin their way at the focused item, and at the first responder while nothing is focused (FO-04). A focused
/// view that can become first responder is it, so what has the ring has the keys, text and untargeted actions; one that
/// cannot leaves the first responder as it is, unless that is a control that was focused before.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
    /// The focus has moved; the object is the system, the user info has the context and the coordinator of animations.
    nonisolated public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")

    /// The focus was to be moved by a key, and there was nothing in that direction, or somebody refused. The object is
    /// the system, the user info has the context.
    nonisolated public static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")

    /// The ``UIFocusUpdateContext`` of a notification.
    nonisolated public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"

    /// The ``UIFocusAnimationCoordinator`` of a notification.
    nonisolated public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

    private weak var window: UIWindow?
    /// The environment that an update was asked for.
    private weak var pending: (any UIFocusEnvironment)?
    /// Whether the update may bring the focus where it is not yet.
    private var pendingEnters = false
    private var isScheduled = false

    init(_ window: UIWindow) {
        self.window = window
        super.init()
    }

    /// The focus system of the window that `environment` is shown in; nil if it is in none.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        environment.focusHost.flatMap { $0 as? UIWindow ?? $0.window }?.focusSystem
    }

    /// Whether one environment is another, or around it.
    open class func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool { otherEnvironment.focusChain.contains { $0 === environment } }

    /// The item that is focused; nil while none is, as after a click.
    open var focusedItem: (any UIFocusItem)? { window?.focus.shown }

    // MARK: Updates

    /// Moves the focus, after the layout of the next frame, to what is preferred in an environment, and shows that it
    /// is there. Nothing happens if nothing in it can be focused, it has left the window by then, or somebody keeps the
    /// focus.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        pending = environment
        pendingEnters = true
        schedule()
    }

    /// An environment that has the focus wants it elsewhere in itself.
    func setNeedsUpdate(of environment: any UIFocusEnvironment) {
        guard let item = focusedItem, UIFocusSystem.environment(environment, contains: item) else { return }
        // One around it asks, too; or the focus goes somewhere in particular.
        if let pending, pendingEnters || UIFocusSystem.environment(pending, contains: environment) { return }
        pending = environment
        pendingEnters = false
        schedule()
    }

    /// Does at once what was asked for.
    open func updateFocusIfNeeded() {
        guard let window, let environment = pending else { return }
        let enters = pendingEnters
        pending = nil
        pendingEnters = false
        if !enters {
            guard let item = focusedItem, UIFocusSystem.environment(environment, contains: item) else { return }
        }
        guard UIFocusSystem.focusSystem(for: environment) === self else { return }
        for stop in preferred(in: environment, among: FocusOrder.stops(in: window)) {
            if window.moveFocus(to: stop, heading: []) { return }
        }
    }

    private func schedule() {
        guard !isScheduled, let scene = window?.windowScene else { return }
        isScheduled = true
        scene.performAfterLayout { [weak self] in
            self?.isScheduled = false
            self?.updateFocusIfNeeded()
        }
    }

    /// The stops that an environment would like to have the focus, the best first.
    private func preferred(in environment: any UIFocusEnvironment, among stops: [any UIFocusItem])
        -> [any UIFocusItem]
    {
        var asked: Set<ObjectIdentifier> = []
        var found: [any UIFocusItem] = []
        func add(_ environment: any UIFocusEnvironment) {
            guard asked.insert(ObjectIdentifier(environment)).inserted else { return }
            for next in environment.preferredFocusEnvironments where next !== environment { add(next) }
            for stop in stops
            where stop.isInFocusEnvironment(environment) && !found.contains(where: { $0 === stop }) {
                found.append(stop)
            }
        }
        add(environment)
        return found
    }

    // MARK: Moves

    /// Whether everybody who is concerned lets the focus move.
    func allows(_ context: UIFocusUpdateContext) -> Bool {
        context.environments.allSatisfy { $0.shouldUpdateFocus(in: context) }
    }

    /// Tells that the focus has moved.
    func didMove(_ context: UIFocusUpdateContext) {
        let coordinator = UIFocusAnimationCoordinator()
        for environment in context.environments { environment.didUpdateFocus(in: context, with: coordinator) }
        NotificationCenter.default.post(
            name: UIFocusSystem.didUpdateNotification, object: self,
            userInfo: [
                UIFocusSystem.focusUpdateContextUserInfoKey: context,
                UIFocusSystem.animationCoordinatorUserInfoKey: coordinator,
            ])
        coordinator.run()
    }

    /// Tells that a key moved nothing.
    func movementDidFail(_ context: UIFocusUpdateContext) {
        NotificationCenter.default.post(
            name: UIFocusSystem.movementDidFailNotification, object: self,
            userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context])
    }
}
