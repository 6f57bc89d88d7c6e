import QuartzCore

/// The view at the root of a tree of views: it receives the events of its scene and holds the first responder.
///
/// A window is hidden until ``makeKeyAndVisible()``. Its scene keeps it while it is shown.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// Windows of a higher level are in front of those of lower ones (HT-19).
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The greater, the farther in front.
        public var rawValue: CGFloat
        /// A level of that number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A level of that number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// 0: where windows are unless they say otherwise.
        public static let normal = Level(rawValue: 0)
        /// 1000: in front of ordinary windows.
        public static let statusBar = Level(rawValue: 1000)
        /// 2000: in front of what is at ``statusBar``.
        public static let alert = Level(rawValue: 2000)

        /// The level so much in front.
        public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }

        /// The level so much behind.
        public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
    }

    /// The scene the window is in, or will be when it is shown. Nil stands for the application's one scene.
    open weak var windowScene: UIWindowScene? {
        didSet { if windowScene !== oldValue { sceneDidChange(from: oldValue) } }
    }

    /// Which windows this one is in front of.
    open var windowLevel = Level.normal {
        didSet { if windowLevel != oldValue, !isHidden { windowScene?.show(self) } }
    }

    /// The view controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue { rootViewControllerDidChange(from: oldValue) } }
    }

    /// The window's screen.
    open var screen: UIScreen { windowScene?.screen ?? UIScreen.main }

    /// Whether the window receives the keys of its scene.
    open var isKeyWindow: Bool { windowScene?.keyWindow === self }

    /// Whether the window may receive keys. True unless overridden.
    open var canBecomeKey: Bool { true }

    /// Who gets keys and untargeted actions first.
    package private(set) weak var firstResponder: UIResponder? {
        didSet {
            guard firstResponder !== oldValue else { return }
            focus.firstResponderDidChange(from: oldValue, to: firstResponder)
            updateInputViews()
            guard let scene = windowScene, scene.keyWindow === self else { return }
            scene.textInput.update(isLaidOut: false)
            scene.server.frameClock.requestFrame()
        }
    }
    /// Whether the one first responder has resigned for another, which is not there yet.
    var isHandingOver = false
    /// Where input views are shown; made when there are some.
    package var inputDock: InputDock?
    private lazy var ownUndoManager = UndoManager()

    /// Where the keyboard is, for the person to see.
    let focus = FocusTracker()

    /// Moves the focus of the window.
    private(set) lazy var focusSystem = UIFocusSystem(self)

    /// Decides which recognizers and views of the window have which touches.
    let gestureArbiter = GestureArbiter()
    private(set) var lastTraits = UITraitCollection.system
    // Whether the window was made to fill its scene, whatever size that has.
    private var fillsScene = false

    /// A window for a scene, filling it.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.bounds)
        self.windowScene = windowScene
        setUpWindow()
        fillsScene = true
    }

    /// A window with a frame in the scene's coordinates. The screen's bounds, or no size, mean "as large as the scene".
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpWindow()
        fillsScene = frame.isEmpty || frame == UIScreen.main.bounds
    }

    public required init?(coder: NSCoder) { return nil }

    deinit { deinitOnMainActor { forEachView { $0.windowStorage = nil } } }

    private func setUpWindow() {
        windowStorage = self
        super.isHidden = true
        lastTraits = traitCollection
    }

    /// The scene, or the application as long as there is none (RC-04).
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    // A frame that the app gives it is the window's own; it fills its scene no more.

    /// The window's rectangle in the scene's coordinates.
    open override var frame: CGRect {
        get { super.frame }
        set {
            guard GeometryValidation.accepts(newValue, "frame", of: self) else { return }
            fillsScene = false
            changeSize(to: newValue.size) { super.frame = newValue }
        }
    }

    /// The window's own coordinate system.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            guard GeometryValidation.accepts(newValue, "bounds", of: self) else { return }
            if newValue.size != super.bounds.size { fillsScene = false }
            changeSize(to: newValue.size) { super.bounds = newValue }
        }
    }

    /// Where the window's middle is in the scene.
    open override var center: CGPoint {
        get { super.center }
        set {
            guard GeometryValidation.accepts(newValue, "center", of: self) else { return }
            fillsScene = false
            super.center = newValue
        }
    }

    /// The window's own (FR-08).
    open override var undoManager: UndoManager? { ownUndoManager }

    /// Undoing and redoing can be performed while there is something to undo or redo.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canUndoOrRedo(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Says in menus what would be undone or redone. Overrides call `super`.
    open override func validate(_ command: UICommand) { nameUndoOrRedo(command) }

    /// The input views cover the bottom.
    package override var safeAreaFromOutside: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: inputDock?.coveredHeight ?? 0, right: 0)
    }

    /// Places the input views. Overrides call `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        inputDock?.place(in: self)
    }

    // MARK: Visibility

    /// Whether the window is not shown. True at first.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            if newValue { hide() } else { show() }
        }
    }

    /// Shows the window in front of others of its level and gives it the keys.
    open func makeKeyAndVisible() {
        if isHidden { isHidden = false } else { windowScene?.show(self) }
        makeKey()
    }

    /// Gives the window the keys of its scene. A hidden window and one that refuses do not get them.
    open func makeKey() { if !isHidden, canBecomeKey { windowScene?.makeKey(self) } }

    /// The window has got the keys. Do not call it.
    open func becomeKey() {}

    /// The window has lost the keys. Do not call it.
    open func resignKey() {}

    private func show() {
        let scene =
            windowScene.flatMap { $0.isDisconnected ? nil : $0 }
            ?? UIWindow.implicitScene(for: self, fillsScene: fillsScene)
        if windowScene !== scene { windowScene = scene }
        adapt(to: scene)
        super.isHidden = false
        scene.show(self)
        if let rootViewController { install(rootViewController) }
        forEachView { $0.viewController?.windowDidShow() }
        post(UIWindow.didBecomeVisibleNotification)
    }

    /// Takes over the size and the traits of a scene.
    private func adapt(to scene: UIWindowScene) {
        if fillsScene { super.frame = scene.bounds }
        propagateTraitChange(from: lastTraits)
        lastTraits = traitCollection
        inheritedAppearanceDidChange()
    }

    private func hide() {
        forEachView { $0.viewController?.windowWillHide() }
        gestureArbiter.withdrawAll()
        super.isHidden = true
        forEachView { $0.viewController?.windowDidHide() }
        UIApplication.shared.motion.cancel(in: self)
        windowScene?.remove(self)
        post(UIWindow.didBecomeHiddenNotification)
    }

    /// The scene is going away, and the window with it.
    func sceneWillDisconnect() {
        guard !super.isHidden else { return }
        forEachView { $0.viewController?.windowWillHide() }
        gestureArbiter.withdrawAll()
        super.isHidden = true
        forEachView { $0.viewController?.windowDidHide() }
        layer.removeFromSuperlayer()
        post(UIWindow.didBecomeHiddenNotification)
    }

    /// The one scene of windows that were given none, opened now if this is its first window.
    private static func implicitScene(for window: UIWindow, fillsScene: Bool) -> UIWindowScene {
        let display = UIApplication.shared.displays.current
        if let scene = display.implicitScene, scene.surface != nil { return scene }
        let scene = UIWindowScene(server: display.server)
        display.implicitScene = scene
        let screen = display.screen.bounds.size
        // A window that is set off from the corner is within its scene, too.
        let corner = CGSize(width: max(1, window.frame.maxX), height: max(1, window.frame.maxY))
        let wanted = fillsScene ? UIWindowScene.standardSize : corner
        let size = CGSize(width: min(wanted.width, screen.width), height: min(wanted.height, screen.height))
        scene.open(size: size)
        // One that is larger than the screen is made to fit, and follows its scene like one that fits.
        if !fillsScene, window.frame.origin == .zero, size != wanted { window.frame.size = size }
        return scene
    }

    private func sceneDidChange(from old: UIWindowScene?) {
        guard !isHidden else { return }
        old?.remove(self)
        if let windowScene {
            adapt(to: windowScene)
            windowScene.show(self)
        }
    }

    func sceneDidResize(from old: CGSize, to new: CGSize) {
        if fillsScene || frame == CGRect(origin: .zero, size: old) {
            changeSize(to: new) { super.frame = CGRect(origin: .zero, size: new) }
        }
        traitsMayHaveChanged()
    }

    /// The screen's scale or the desktop's appearance may have changed: tells views if it has.
    func traitsMayHaveChanged() {
        let previous = lastTraits
        lastTraits = traitCollection
        if previous != lastTraits { propagateTraitChange(from: previous) }
    }

    // MARK: Root view controller

    private func rootViewControllerDidChange(from old: UIViewController?) {
        old?.abandonPresentations()
        if let view = old?.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
        if let rootViewController, !isHidden { install(rootViewController) }
    }

    private func install(_ controller: UIViewController) {
        // One that is covered comes back when what covers it is dismissed.
        guard controller.coveredPlace == nil else { return }
        let view: UIView = controller.view
        guard view.superview !== self else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }

    // MARK: Events

    private func deliver(_ event: UITouchesEvent) {
        if event.ordered.contains(where: { $0.phase == .cancelled && $0.window === self }) {
            // Nothing else happens in such an event.
            gestureArbiter.cancel(event.ordered.filter { $0.phase == .cancelled && $0.window === self }, with: event)
        } else {
            gestureArbiter.deliver(event, in: self)
        }
    }

    /// Hands an event to those in the window who receive it. An override sees every event of the window first.
    open func sendEvent(_ event: UIEvent) {
        switch event {
        case let touches as UITouchesEvent: deliver(touches)
        case let presses as UIPressesEvent:
            gestureArbiter.deliver(presses)
            endFallbacks(of: presses)
        case let scroll as UIScrollEvent: gestureArbiter.deliver(scroll, in: self)
        case let transform as UITransformEvent: gestureArbiter.deliver(transform, in: self)
        case let motion as UIMotionEvent: deliver(motion)
        case is UIRemoteControlEvent: initialResponder.remoteControlReceived(with: event)
        case let hover as UIHoverEvent: windowScene?.translator.hover.tellRecognizers(hover)
        default: break
        }
        if GestureOverlay.isShown || gestureArbiter.overlay != nil { gestureArbiter.updateOverlay(event, in: self) }
    }

    /// Keys that no responder took: Tab, and arrows within a group of the focus, move the focus; Control-Y redoes;
    /// media keys are a remote control's. Overrides call `super`.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { press in
            !moveFocus(by: press.key) && !openMenu(by: press.key) && !undoOrRedo(by: press.key)
                && !beginFallback(for: press)
        }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    package override func pressRepeated(_ press: UIPress, key: UIKey) {
        if !moveFocus(by: key), !undoOrRedo(by: key) { super.pressRepeated(press, key: key) }
    }

    /// Where events begin their way that have no place: the first responder, or else the controller that is presented
    /// last (RC-07).
    package var initialResponder: UIResponder { firstResponder ?? keyResponder }

    /// The root view controller.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { rootViewController.map { [$0] } ?? [] }

    /// Ends what a view does in this window before it leaves: its touches, its being first responder (FR-06), the
    /// focus.
    func viewWillLeave(_ view: UIView) {
        windowScene?.translator.viewWillLeave(view)
        if let responder = firstResponder,
            responder.belongs(to: view) || dockIsOrphaned(withoutResponder: responder, in: view)
        {
            firstResponder = nil
            responder.didLoseFirstResponder()
        }
        focus.viewWillLeave(view)
    }

    // MARK: First responder

    func makeFirstResponder(_ responder: UIResponder) -> Bool {
        if firstResponder === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        if let old = firstResponder {
            isHandingOver = true
            let hasResigned = old.canResignFirstResponder && old.resignFirstResponder() && firstResponder == nil
            isHandingOver = false
            guard hasResigned else {
                updateInputViews()
                return false
            }
        }
        // The one that resigned is app code, and may have taken the candidate out of the window.
        guard responder.responderWindow === self else {
            updateInputViews()
            return false
        }
        firstResponder = responder
        return true
    }

    /// Takes the keys from a responder that gets covered.
    ///
    /// - Parameter view: what is covered; nil is everything.
    /// - Returns: who had them.
    func suspendFirstResponder(in view: UIView?) -> UIResponder? {
        guard let responder = firstResponder, view.map({ responder.belongs(to: $0) }) ?? true else { return nil }
        firstResponder = nil
        responder.didLoseFirstResponder()
        return responder
    }

    func resign(_ responder: UIResponder) -> Bool {
        guard firstResponder === responder else { return true }
        guard responder.canResignFirstResponder else { return false }
        firstResponder = nil
        return true
    }

    // MARK: Coordinates

    /// A point of the scene in this window's coordinates.
    package func convertFromScene(_ point: CGPoint) -> CGPoint { fromSuperview(point) }

    /// A point of this window in the scene's coordinates.
    package func convertToScene(_ point: CGPoint) -> CGPoint { point.applying(transformToSuperview) }
}
