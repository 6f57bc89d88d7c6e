import QuartzCore

/// The root of a view hierarchy. It receives the events of its scene and manages the first responder.
///
/// ```swift
/// let panel = UIWindow(windowScene: scene)
/// panel.frame = CGRect(x: 20, y: 20, width: 240, height: 160)
/// panel.windowLevel = .alert
/// panel.rootViewController = UIViewController()
/// panel.makeKeyAndVisible()
/// ```
///
/// A window is hidden until ``makeKeyAndVisible()`` is called. Its scene retains it while it is visible. A `UIWindow`
/// is not a window of the desktop: that is the scene, which contains one or more windows in front of each other. The
/// first window of an app without a scene delegate creates its scene, whose size is that of the window. A window with
/// the bounds of the screen fills its scene, which opens at a size suitable for a desktop.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The position of a window in the stack of windows. Windows of a higher level are in front of windows of a lower
    /// level (HT-19).
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The numeric value of the level. Windows with a higher value appear in front of windows with a lower one.
        public var rawValue: CGFloat
        /// Creates a level from a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level from a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The default level, 0.
        public static let normal = Level(rawValue: 0)
        /// A level in front of regular windows, 1000.
        public static let statusBar = Level(rawValue: 1000)
        /// A level in front of ``statusBar``, 2000.
        public static let alert = Level(rawValue: 2000)

        /// Returns a level in front of another one by the given distance.
        public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }

        /// Returns a level behind another one by the given distance.
        public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
    }

    /// The scene that the window belongs to, or will belong to when it is shown. With `nil`, the window uses the
    /// application's implicit scene.
    open weak var windowScene: UIWindowScene? {
        didSet { if windowScene !== oldValue { sceneDidChange(from: oldValue) } }
    }

    /// The level of the window. The default is ``Level/normal``.
    open var windowLevel = Level.normal {
        didSet { if windowLevel != oldValue, !isHidden { windowScene?.show(self) } }
    }

    /// The view controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue { rootViewControllerDidChange(from: oldValue) } }
    }

    /// The screen of the window.
    open var screen: UIScreen { windowScene?.screen ?? UIScreen.main }

    /// A Boolean value that indicates whether the window is the key window of its scene, which receives key events.
    open var isKeyWindow: Bool { windowScene?.keyWindow === self }

    /// A Boolean value that indicates whether the window can become the key window. The default is `true`.
    open var canBecomeKey: Bool { true }

    /// The responder that receives key events and untargeted actions first.
    package private(set) weak var firstResponder: UIResponder? {
        didSet {
            guard firstResponder !== oldValue else { return }
            focus.firstResponderDidChange(from: oldValue, to: firstResponder)
            updateInputViews()
            AccessibilityCenter.focusDidChange()
            guard let scene = windowScene, scene.keyWindow === self else { return }
            scene.textInput.update(isLaidOut: false)
            scene.server.frameClock.requestFrame()
        }
    }
    /// A Boolean value that indicates whether the previous first responder has resigned and the next one has not been
    /// set yet.
    var isChangingFirstResponder = false
    /// The host of the input views. Created when there are input views.
    package var inputViewHost: InputViewHost?
    private lazy var ownUndoManager = UndoManager()

    /// Tracks and displays the keyboard focus.
    let focus = FocusTracker()

    /// The focus system of the window.
    private(set) lazy var focusSystem = UIFocusSystem(self)

    /// The arbiter that distributes touches to the gesture recognizers and views of the window.
    let gestureArbiter = GestureArbiter()
    private(set) var lastTraits = UITraitCollection.system
    // A Boolean value that indicates whether the window was created to fill its scene, regardless of its size.
    private var fillsScene = false

    /// Creates a window that fills a scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.bounds)
        self.windowScene = windowScene
        setUpWindow()
        fillsScene = true
    }

    /// Creates a window with a frame in the scene's coordinates. With the bounds of the screen, or with an empty frame,
    /// the window fills the scene.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpWindow()
        fillsScene = frame.isEmpty || frame == UIScreen.main.bounds
    }

    /// Returns `nil`: archived windows are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    deinit { deinitOnMainActor { forEachView { $0.windowStorage = nil } } }

    private func setUpWindow() {
        windowStorage = self
        super.isHidden = true
        lastTraits = traitCollection
    }

    /// The scene, or the application while there is no scene (RC-04).
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    // After the app has set the geometry, the window no longer fills its scene.

    /// The frame of the window in the scene's coordinates.
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

    /// The center of the window in the scene's coordinates.
    open override var center: CGPoint {
        get { super.center }
        set {
            guard GeometryValidation.accepts(newValue, "center", of: self) else { return }
            fillsScene = false
            super.center = newValue
        }
    }

    /// The undo manager of the window (FR-08).
    open override var undoManager: UndoManager? { ownUndoManager }

    /// Returns whether undo and redo, among other actions, are currently possible.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canUndoOrRedo(action) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Sets the titles of the undo and redo commands to the actions that they would undo or redo. Overrides must call
    /// `super`.
    open override func validate(_ command: UICommand) { nameUndoOrRedo(command) }

    /// The input views cover the lower part of the window.
    package override var safeAreaFromOutside: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: inputViewHost?.coveredHeight ?? 0, right: 0)
    }

    /// Lays out the input views. Overrides must call `super`.
    open override func layoutSubviews() {
        super.layoutSubviews()
        inputViewHost?.place(in: self)
    }

    // MARK: Visibility

    /// A Boolean value that indicates whether the window is hidden. The default is `true`.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            if newValue { hide() } else { show() }
        }
    }

    /// Shows the window in front of other windows of its level and makes it the key window.
    open func makeKeyAndVisible() {
        if isHidden { isHidden = false } else { windowScene?.show(self) }
        makeKey()
    }

    /// Makes the window the key window of its scene. Does nothing if the window is hidden or ``canBecomeKey`` is
    /// `false`.
    open func makeKey() { if !isHidden, canBecomeKey { windowScene?.makeKey(self) } }

    /// Called when the window has become the key window. Do not call it directly.
    open func becomeKey() {}

    /// Called when the window is no longer the key window. Do not call it directly.
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

    /// Adopts the size and the traits of a scene.
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

    /// Hides the window because its scene disconnects.
    func sceneWillDisconnect() {
        guard !super.isHidden else { return }
        forEachView { $0.viewController?.windowWillHide() }
        gestureArbiter.withdrawAll()
        super.isHidden = true
        forEachView { $0.viewController?.windowDidHide() }
        layer.removeFromSuperlayer()
        post(UIWindow.didBecomeHiddenNotification)
    }

    /// Returns the implicit scene, which all windows without a scene share, and opens it for its first window.
    private static func implicitScene(for window: UIWindow, fillsScene: Bool) -> UIWindowScene {
        let display = UIApplication.shared.displays.current
        if let scene = display.implicitScene, scene.surface != nil { return scene }
        let scene = UIWindowScene(server: display.server)
        display.implicitScene = scene
        let screen = display.screen.bounds.size
        // The scene must contain a window that is offset from the corner.
        let corner = CGSize(width: max(1, window.frame.maxX), height: max(1, window.frame.maxY))
        let wanted = fillsScene ? UIWindowScene.standardSize : corner
        let size = CGSize(width: min(wanted.width, screen.width), height: min(wanted.height, screen.height))
        scene.open(size: size)
        // A window that is larger than the screen is resized to fit, so that it follows the size of its scene.
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

    /// Checks the screen's scale and the desktop's appearance, and notifies the views if the traits have changed.
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
        // A covered root view is inserted again when the controller that covers it is dismissed.
        guard controller.coveredViewPosition == nil else { return }
        let view: UIView = controller.view
        guard view.superview !== self else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }

    // MARK: Events

    /// Delivers an event to its receivers in the window. An override receives all events of the window first.
    open func sendEvent(_ event: UIEvent) {
        event.deliver(in: self)
        if GestureOverlay.isShown || gestureArbiter.overlay != nil { gestureArbiter.updateOverlay(event, in: self) }
    }

    /// Handles keys that no responder handled. Tab, and arrow keys within a focus group, move focus. The menu key and
    /// Shift-F10 open a context menu. F10, and Alt with a letter, open the menu bar. Control-F1 shows a tooltip.
    /// Control-Y and the keys Undo and Again undo and redo. Media keys become remote-control events, and
    /// Control-Alt-Shift-Z becomes a shake. Overrides must call `super`.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { press in
            !moveFocus(by: press.key) && !openMenu(by: press.key) && !undoOrRedo(by: press.key)
                && !showToolTip(by: press.key) && !handleInMenuBar(press.key)
                && !performUnhandledAction(for: press)
        }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    package override func pressRepeated(_ press: UIPress, key: UIKey) {
        if !moveFocus(by: key, isRepeat: true), !undoOrRedo(by: key) { super.pressRepeated(press, key: key) }
    }

    /// The first receiver of events without a location: the first responder, or else the topmost presented controller
    /// (RC-07).
    package var initialResponder: UIResponder { firstResponder ?? keyResponder }

    /// The root view controller.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { rootViewController.map { [$0] } ?? [] }

    /// Prepares for the removal of a view: cancels its touches, resigns its first responder (FR-06) and moves focus
    /// elsewhere.
    func viewWillLeave(_ view: UIView) {
        windowScene?.translator.viewWillLeave(view)
        if let responder = firstResponder,
            responder.belongs(to: view) || dockIsOrphaned(withoutResponder: responder, in: view)
        {
            firstResponder = nil
            responder.didLoseFirstResponder()
        }
        focus.viewWillLeave(view)
        if UIToolTipInteraction.isUsed { windowScene?.display.toolTips.viewWillLeave(view) }
    }

    // MARK: First responder

    func makeFirstResponder(_ responder: UIResponder) -> Bool {
        if firstResponder === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        if let old = firstResponder {
            isChangingFirstResponder = true
            let hasResigned = old.canResignFirstResponder && old.resignFirstResponder() && firstResponder == nil
            isChangingFirstResponder = false
            guard hasResigned else {
                updateInputViews()
                return false
            }
        }
        // The callback of the resigning responder runs app code, which may have removed the new responder from the
        // window.
        guard responder.responderWindow === self else {
            updateInputViews()
            return false
        }
        firstResponder = responder
        return true
    }

    /// Removes the first responder if it is about to be covered.
    ///
    /// - Parameter view: The view that is about to be covered. `nil` represents the whole window.
    /// - Returns: The responder that was removed, if any.
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

    /// Converts a point from the scene's coordinates.
    package func convertFromScene(_ point: CGPoint) -> CGPoint { fromSuperview(point) }

    /// Converts a point to the scene's coordinates.
    package func convertToScene(_ point: CGPoint) -> CGPoint { point.applying(transformToSuperview) }
}
