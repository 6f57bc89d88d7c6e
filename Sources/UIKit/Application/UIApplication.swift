import CRuntime
import DisplayServer
import QuartzCore

/// The running program: it takes events from the display server, hands them to windows, and sends actions.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The application of this process. A process without `UIApplicationMain`, such as a test, gets one when it asks.
    public static var shared: UIApplication { instance ?? UIApplication() }

    private static var instance: UIApplication?

    /// The application, if there is one already.
    static var existing: UIApplication? { instance }

    /// Where a program's exit status comes from when the toolkit ends it.
    public enum ExitStatus {
        /// No display could be opened: `EX_UNAVAILABLE`.
        public static let noDisplay: Int32 = 69
        /// The connection to the display server was lost while running, as when the server ended or `xkill` was used:
        /// `EX_IOERR`.
        public static let displayLost: Int32 = 74
        /// The process may open too few files or use too little memory to start: `EX_OSERR`.
        public static let noResources: Int32 = 71
    }

    /// Whether an application receives events.
    public enum State: Int, Sendable {
        /// One of its windows has the keys.
        case active = 0
        /// Its windows are shown, and none has the keys; or it is being launched.
        case inactive = 1
        /// None of its windows is shown any more.
        case background = 2
    }

    /// The keys of the options an application is launched with. There are none on this platform yet.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name as text.
        public let rawValue: String
        /// The name that this text is.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The object that is told of the turns of the application's life.
    open weak var delegate: (any UIApplicationDelegate)?

    /// Whether the application is shown and receives events.
    open package(set) var applicationState = State.inactive {
        didSet { if applicationState != oldValue { displays.keepScreensOnIfWanted() } }
    }

    /// Whether the screen stays on, neither dimmed, blanked nor locked, while nobody uses pointer and keys (AP-07): for
    /// what is looked at for long, such as films, maps and recipes. Default false. It holds while the application is
    /// not in the background.
    open var isIdleTimerDisabled = false {
        didSet { if isIdleTimerDisabled != oldValue { displays.keepScreensOnIfWanted() } }
    }

    /// The scenes whose windows are shown or may be.
    open var connectedScenes: Set<UIScene> { Set(scenes) }

    /// The windows of all scenes.
    open var windows: [UIWindow] { scenes.flatMap(\.windows) }

    /// The window that receives keys.
    open var keyWindow: UIWindow? {
        (scenes.last { $0.surface?.hasFocus == true } ?? scenes.last)?.keyWindow
    }

    /// The picture that stands for the application in the desktop's lists and switchers.
    ///
    /// At first it is the image named `AppIcon` in the main bundle, which is beside the program or in its resources, if
    /// there is one. Nil leaves it to the desktop, which shows the icon of the program's desktop entry. UIKit has no
    /// name for it; this one is AppKit's. Pictures that are 128 pixels large or larger look best.
    open var applicationIconImage: UIImage? {
        get { chosenIcon ?? ownIcon }
        set {
            chosenIcon = .some(newValue)
            for scene in scenes { scene.applyIcon() }
        }
    }
    /// Whether the app has set its icon, to a picture or to none.
    var hasChosenIcon: Bool { chosenIcon != nil }
    private var chosenIcon: UIImage??
    private lazy var ownIcon = ImageFile.mainBundleMayHave("AppIcon") ? UIImage(named: "AppIcon") : nil

    /// The sessions of the scenes that are connected.
    open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

    /// Whether the app can have several scenes: whether its delegate has configurations for them.
    open var supportsMultipleScenes: Bool { usesScenes }

    /// Whether scenes have delegates of their own, which hear of their life instead of the application's (AP-02).
    var usesScenes = false

    /// Opens a new scene, or brings one that is there to the front. It happens soon after; the scene's delegate, or
    /// `errorHandler`, hears of it.
    ///
    /// - Parameters:
    ///   - sceneSession: the session of a scene that is there; nil asks for a new one.
    ///   - userActivity: what the person wants to do in a new scene.
    ///   - errorHandler: called with a ``UISceneError`` if the app has no configuration for scenes, or nothing can be
    ///     opened.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { activate(sceneSession, sceneSession?.role ?? .windowApplication, userActivity, options, errorHandler) }

    /// Opens a new scene, or brings one that is there to the front.
    open func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) { activate(request.session, request.role, request.userActivity, request.options, errorHandler) }

    /// Closes the scene of a session, without asking its delegate. It happens soon after.
    ///
    /// - Parameter errorHandler: called with a ``UISceneError`` if the session has ended already.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { destroy(sceneSession, errorHandler) }

    /// How large the person wants text to be; the desktop says it.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.system.preferredContentSizeCategory
    }

    /// Tells responders of shakes.
    package let motion = MotionReporter()
    /// Whether media keys that no responder took are remote-control events.
    var receivesRemoteControl = true

    /// The display servers the application has windows on.
    package lazy var displays = Displays(application: self)
    /// The scenes that are connected, in the order they were.
    package var scenes: [UIWindowScene] = []
    /// The windows of menus, which are no scenes to the app.
    var popups: [UIWindowScene] = []
    // The delegate that `main` made lives as long as the application.
    private var ownedDelegate: (any UIApplicationDelegate)?
    private var exitStatus: Int32 = 0
    private var isLaunched = false

    /// Makes the one application. `UIApplicationMain` does it.
    public override init() {
        precondition(UIApplication.instance == nil, "there is one UIApplication: use UIApplication.shared")
        super.init()
        UIApplication.instance = self
        MediaTime.source = { [unowned self] in displays.current.server.scheduler.now }
        AnimationDriver.wake = { [unowned self] in displays.requestFrames() }
    }

    /// The delegate, if it is a responder (RC-05).
    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, !(responder is UIView), !(responder is UIViewController),
            responder !== self
        else { return nil }
        return responder
    }

    // MARK: Events

    /// Hands an event to the windows it is for. An override sees every event before anybody else.
    open func sendEvent(_ event: UIEvent) {
        switch event {
        case let touches as UITouchesEvent:
            var windows: [UIWindow] = []
            for touch in touches.ordered {
                if let window = touch.window, !windows.contains(where: { $0 === window }) { windows.append(window) }
            }
            for window in windows { window.sendEvent(event) }
        case let presses as UIPressesEvent:
            presses.presses.first { $0.phase != .stationary }?.window?.sendEvent(event)
        case let hover as UIHoverEvent:
            hover.window?.sendEvent(event)
        case let scroll as UIScrollEvent:
            scroll.window?.sendEvent(event)
        case let transform as UITransformEvent:
            transform.window?.sendEvent(event)
        case let motion as UIMotionEvent:
            motion.window?.sendEvent(event)
        case is UIRemoteControlEvent:
            keyWindow?.sendEvent(event)
        default:
            break
        }
    }

    // MARK: Actions

    /// Sends an action to `target`; without one, to the first in the responder chain that can perform it (AC-01): from
    /// the first responder of the key window up; if there is none, from the sender, or else from the key window's
    /// controller.
    ///
    /// - Returns: whether an object handled it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let receiver: Any?
        if let target {
            receiver = target
        } else {
            let window = keyWindow
            let start = window?.firstResponder ?? sender as? UIResponder ?? window?.initialResponder ?? self
            receiver = start.target(forAction: action, withSender: sender)
        }
        guard let receiver else { return false }
        return action.perform(on: receiver as AnyObject, sender: sender, event: event)
    }

    // MARK: Links

    /// Opens a link in the program that the desktop has for it: a browser, a mailer, a viewer of files.
    ///
    /// Returns at once. The desktop's portal is asked, and where there is none, `xdg-open` or `gio open`.
    ///
    /// - Parameter completion: called later: with false if the link has no scheme, there is no program for it, or the
    ///   program could not be started.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) { openOnDesktop(url, options, completion) }

    /// Whether the desktop's lists name a program for a link; for a file, whether it is there. Reads files, and asks
    /// nobody: in a sandbox, which hides the lists, opening may work though this says no.
    open func canOpenURL(_ url: URL) -> Bool { displays.current.server.canOpen(url) }

    // MARK: Life

    /// Makes the application and its delegate, launches, and serves events until the end.
    static func launch(_ applicationClass: AnyClass, makeDelegate: () -> (any UIApplicationDelegate)?) -> Int32 {
        uikit_report_crashes()
        if let shortage = ProcessLimits.current.shortage {
            FileHandle.standardError.write(Data("UIKit: \(shortage)\n".utf8))
            exit(ExitStatus.noResources)
        }
        if instance == nil, applicationClass != UIApplication.self { _ = ObjectFactory.make(applicationClass) }
        let application = shared
        let server: any DisplayServer
        do {
            server = try application.displays.openMain().server
        } catch {
            Displays.exitWithoutDisplay(error)
        }
        // Before any code of the app runs: what the app does about signals itself holds.
        TerminationSignals.install(on: server, of: application)
        application.ownedDelegate = makeDelegate()
        application.delegate = application.ownedDelegate
        application.finishLaunching()
        server.run()
        application.willTerminate()
        server.disconnect()
        return application.exitStatus
    }

    /// Tells the delegate and the notification center once that the application ends.
    func willTerminate() {
        guard isLaunched, !hasToldTermination else { return }
        hasToldTermination = true
        delegate?.applicationWillTerminate(self)
        post(UIApplication.willTerminateNotification)
    }
    private var hasToldTermination = false

    /// Tells the delegate of the launch, connects the first scene if there is to be one, and makes the application
    /// active if a scene is (AP-01).
    package func finishLaunching() {
        _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
        post(UIApplication.didFinishLaunchingNotification)
        isLaunched = true
        connectFirstScene()
        updateState()
    }

    /// Ends the application as if its last window had been closed: events stop after the handler that runs now, and the
    /// delegate is told.
    package func terminate() { displays.main?.server.stop() }

    /// Whether the application was in the foreground since it was launched.
    private var wasInForeground = false
    private var updateTask: Scheduler.Task?

    /// Follows the scenes: active while one of them is, in the background when none is shown (AP-01).
    func updateState() {
        guard isLaunched else { return }
        let isActive = scenes.contains { $0.activationState == .foregroundActive }
        let isShown = isActive || scenes.contains { $0.activationState == .foregroundInactive }
        if applicationState == .active, !isActive, isShown, updateTask?.isPending != true {
            // The keys may be on their way from one window of ours to another.
            guard let scheduler = scenes.first?.server.scheduler else { return }
            updateTask = scheduler.schedule(after: 0) { [weak self] in self?.follow() }
            return
        }
        follow()
    }

    private func follow() {
        updateTask?.cancel()
        updateTask = nil
        let isActive = scenes.contains { $0.activationState == .foregroundActive }
        let isShown = isActive || scenes.contains { $0.activationState == .foregroundInactive }
        // With scenes of their own, their delegates hear of all this (AP-02).
        let delegate = usesScenes ? nil : delegate
        if applicationState == .active, !isActive {
            motion.cancel()
            delegate?.applicationWillResignActive(self)
            post(UIApplication.willResignActiveNotification)
            applicationState = .inactive
        }
        if applicationState == .inactive, !isShown, wasInForeground {
            applicationState = .background
            delegate?.applicationDidEnterBackground(self)
            post(UIApplication.didEnterBackgroundNotification)
        }
        if isShown {
            wasInForeground = true
            if applicationState == .background {
                applicationState = .inactive
                delegate?.applicationWillEnterForeground(self)
                post(UIApplication.willEnterForegroundNotification)
            }
        }
        if applicationState == .inactive, isActive {
            applicationState = .active
            delegate?.applicationDidBecomeActive(self)
            post(UIApplication.didBecomeActiveNotification)
        }
    }

    /// A scene's window was closed by the person.
    func sceneWasClosed() {
        guard isLaunched, scenes.isEmpty else { return }
        if delegate?.applicationShouldTerminateAfterLastWindowClosed(self) ?? true { terminate() }
    }
}

extension UIApplication: DisplayServerDelegate {
    /// A frame begins: display links are called, then scenes drawn.
    package func displayServer(_ server: any DisplayServer, frameAt time: FrameTime) {
        AnimationDriver.deliver()
        displays.display(of: server)?.links.fire(at: time)
        for scene in scenes where scene.server === server { scene.renderFrame(time) }
        for scene in popups where scene.server === server { scene.renderFrame(time) }
    }

    /// Disconnects the scenes of the server; if it is the application's own, the application ends.
    package func displayServerDidLoseConnection(_ server: any DisplayServer) {
        let lost = (popups + scenes).filter { $0.server === server }
        for scene in lost { scene.disconnect() }
        guard isLaunched, displays.main?.server === server else { return }
        exitStatus = ExitStatus.displayLost
        FileHandle.standardError.write(Data("UIKit: the connection to the display server is lost\n".utf8))
        delegate?.applicationDidLoseDisplay(self)
    }

    /// Adopts monitors and scale.
    package func displayServerDidChangeScreen(_ server: any DisplayServer) {
        ScreenScale.current = displays.current.server.scale
        displays.display(of: server)?.adoptMonitors()
        for scene in scenes where scene.server === server { scene.screenDidChange() }
    }

    /// Adopts what the desktop says now.
    package func displayServerDidChangeSettings(_ server: any DisplayServer) { displays.adoptSettings() }
}
