/// Manages the focus of a window: it moves the focus, asks the affected environments for permission, and notifies them.
///
/// The user moves the focus between groups with Tab, and within a group with the arrow keys, Home and End. Apps move it
/// with ``requestFocusUpdate(to:)``:
///
/// ```swift
/// UIFocusSystem.focusSystem(for: field)?.requestFocusUpdate(to: field)
/// ```
///
/// Key presses go to the focused item, or to the first responder while no item is focused (FO-04). A focused view that
/// can become first responder is the first responder, so that the view with the focus ring receives key presses, text
/// and untargeted actions. A focused view that cannot become first responder leaves the first responder unchanged,
/// unless that is a control that was focused before.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
    /// Posted after the focus moved. The object is the focus system; the user info contains the context and the
    /// animation coordinator.
    nonisolated public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")

    /// Posted when a key could not move the focus because there was no item in its direction or an environment
    /// prevented the move. The object is the focus system; the user info contains the context.
    nonisolated public static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")

    /// The user info key of the ``UIFocusUpdateContext``.
    nonisolated public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"

    /// The user info key of the ``UIFocusAnimationCoordinator``.
    nonisolated public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

    private weak var window: UIWindow?
    /// The environment for which an update was requested.
    private weak var pending: (any UIFocusEnvironment)?
    /// A Boolean value that indicates whether the update may move the focus into an environment that does not contain
    /// it.
    private var pendingEnters = false
    private var isScheduled = false

    init(_ window: UIWindow) {
        self.window = window
        super.init()
    }

    /// Returns the focus system of the window that contains `environment`; nil if no window does.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        environment.focusHost?.window?.focusSystem
    }

    /// Returns a Boolean value that indicates whether an environment equals or contains another one.
    open class func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool { otherEnvironment.focusChain.contains { $0 === environment } }

    /// The focused item; nil if there is none, for example after a click.
    open var focusedItem: (any UIFocusItem)? { window?.focus.shown }

    // MARK: Updates

    /// Moves the focus to the preferred item of an environment after the layout of the next frame, and shows it. Has no
    /// effect if no item in it can be focused, if it was removed from the window by then, or if an environment prevents
    /// the move.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        pending = environment
        pendingEnters = true
        schedule()
    }

    /// Requests an update within an environment that contains the focus.
    func setNeedsUpdate(of environment: any UIFocusEnvironment) {
        guard let item = focusedItem, UIFocusSystem.environment(environment, contains: item) else { return }
        // A containing environment requested an update, or the app requested a move to another environment.
        if let pending, pendingEnters || UIFocusSystem.environment(pending, contains: environment) { return }
        pending = environment
        pendingEnters = false
        schedule()
    }

    /// Performs a requested update immediately.
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

    /// Returns the focusable items of an environment by descending preference.
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

    /// Returns a Boolean value that indicates whether all affected environments permit a move.
    func allows(_ context: UIFocusUpdateContext) -> Bool {
        context.environments.allSatisfy { $0.shouldUpdateFocus(in: context) }
    }

    /// Notifies the affected environments and the notification center that the focus has moved.
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

    /// Notifies the notification center that a key could not move the focus.
    func movementDidFail(_ context: UIFocusUpdateContext) {
        NotificationCenter.default.post(
            name: UIFocusSystem.movementDidFailNotification, object: self,
            userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context])
    }
}
