import ATSPIBridge
import CRuntime
import DisplayServer
import QuartzCore
import SystemSupport

/// The central object of a running app. It receives events from the display server, dispatches them to windows, and
/// sends actions.
///
/// ```swift
/// let application = UIApplication.shared
/// application.isIdleTimerDisabled = true
/// if let manual = URL(string: "https://www.swift.org") {
///     application.open(manual)
/// }
/// ```
///
/// A process has one application, ``shared``. Mark a class that conforms to ``UIApplicationDelegate`` with `@main` to
/// create it and to run its event loop. The application is active while one of its windows has keyboard focus, and in
/// the background while none of its windows is visible. URLs open in the default applications of the desktop. If no
/// display can be opened, or the connection to it is lost, the process ends with a status of ``ExitStatus``.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The application of this process. A process without `UIApplicationMain`, such as a test, creates it on first
    /// access.
    public static var shared: UIApplication { instance ?? UIApplication() }

    private static var instance: UIApplication?

    /// The application if it has been created; nil otherwise.
    static var existing: UIApplication? { instance }

    /// The exit statuses with which the toolkit ends a program.
    public enum ExitStatus {
        /// The status if no display could be opened: `EX_UNAVAILABLE`.
        public static let noDisplay: Int32 = 69
        /// The status if the connection to the display server was lost at run time, for example because the server
        /// ended or the user ran `xkill`: `EX_IOERR`.
        public static let displayLost: Int32 = 74
        /// The status if the limit on file descriptors or memory is too low to launch: `EX_OSERR`.
        public static let noResources: Int32 = 71
    }

    /// Constants that indicate whether an application is visible and receives events.
    public enum State: Int, Sendable {
        /// A window of the application has keyboard focus.
        case active = 0
        /// The application's windows are visible but none has keyboard focus, or the application is launching.
        case inactive = 1
        /// None of the application's windows is visible.
        case background = 2
    }

    /// The object that receives the application's life-cycle events.
    open weak var delegate: (any UIApplicationDelegate)?

    /// The current state of the application.
    open package(set) var applicationState = State.inactive {
        didSet {
            guard applicationState != oldValue else { return }
            displays.updateScreenSaverInhibition()
            if applicationState == .active { isUserAttentionRequested = false }
        }
    }

    /// A Boolean value that indicates whether the screen stays on without user input, neither dimmed, blanked nor
    /// locked (AP-07). The default is false. Set it to true for content that is viewed without interaction, such as
    /// films, maps and recipes. It has no effect while the application is in the background.
    open var isIdleTimerDisabled = false {
        didSet { if isIdleTimerDisabled != oldValue { displays.updateScreenSaverInhibition() } }
    }

    /// The scenes that are connected.
    open var connectedScenes: Set<UIScene> { Set(scenes) }

    /// The windows of all scenes.
    open var windows: [UIWindow] { scenes.flatMap(\.windows) }

    /// The window that receives key presses.
    open var keyWindow: UIWindow? {
        (scenes.last { $0.surface?.hasFocus == true } ?? scenes.last)?.keyWindow
    }

    /// The icon that represents the application in the desktop's window lists and switchers.
    ///
    /// The default is the image named `AppIcon` in the main bundle, which is next to the executable or in its
    /// resources, or nil if there is none. With nil, the desktop shows the icon of the program's desktop entry. UIKit
    /// has no such property; the name is AppKit's. Use an image of at least 128 pixels.
    open var applicationIconImage: UIImage? {
        get { chosenIcon ?? ownIcon }
        set {
            chosenIcon = .some(newValue)
            for scene in scenes { scene.applyIcon() }
        }
    }
    /// A Boolean value that indicates whether the app has set its icon, to an image or to nil.
    var hasChosenIcon: Bool { chosenIcon != nil }
    private var chosenIcon: UIImage??
    private lazy var ownIcon = ImageFile.mainBundleMayHave("AppIcon") ? UIImage(named: "AppIcon") : nil

    /// A Boolean value that indicates whether the main menu is in a panel of the desktop, if the desktop has one for
    /// menus, and not in the windows (MB-13). The default is `false`, or `true` if the environment variable
    /// `UIKIT_GLOBAL_MENU` is `1`.
    ///
    /// ```swift
    /// UIApplication.shared.usesGlobalMenuBar = true
    /// ```
    ///
    /// Panels of Unity, KDE, Xfce and others show such menus. Without such a panel, and when it ends, the windows have
    /// their own menu bars. A scene whose `menuBarVisibility` is `hidden` has no menu in the panel either. The property
    /// is not part of Apple's API.
    open var usesGlobalMenuBar = ProcessEnvironment.process["UIKIT_GLOBAL_MENU"] == "1" {
        didSet { if usesGlobalMenuBar != oldValue { for scene in scenes { scene.updateMenuBar() } } }
    }

    /// The number at the icon of the app in the desktop's launcher, such as that of unread messages. 0, the default, is
    /// not shown; a negative number counts as 0 (MB-16).
    ///
    /// Docks and panels show it that understand the signal of Unity's launcher, if the app has a desktop entry with the
    /// name of the program.
    open var applicationIconBadgeNumber = 0 {
        didSet { if applicationIconBadgeNumber != oldValue { updateLauncher() } }
    }

    /// The progress of an operation, from 0 to 1, at the icon of the app in the desktop's launcher. With nil, the
    /// default, there is none. A value that is not finite counts as nil, one outside of the range as the nearest bound
    /// (MB-16).
    ///
    /// The property is not part of Apple's API.
    open var applicationIconProgress: Double? {
        didSet { if applicationIconProgress != oldValue { updateLauncher() } }
    }

    /// Asks the user for attention while no window of the app has keyboard focus: the desktop highlights the windows
    /// and the icon of the app until the user turns to it. Does nothing while the app is active (MB-16).
    ///
    /// UIKit has no such method; the name is AppKit's.
    open func requestUserAttention() {
        guard applicationState != .active else { return }
        isUserAttentionRequested = true
    }

    /// Ends a request for the user's attention.
    ///
    /// UIKit has no such method; AppKit has one with a similar name.
    open func cancelUserAttentionRequest() { isUserAttentionRequested = false }

    /// A Boolean value that indicates whether the app waits for the user's attention.
    var isUserAttentionRequested = false {
        didSet {
            guard isUserAttentionRequested != oldValue else { return }
            for scene in scenes { scene.surface?.setUrgent(isUserAttentionRequested) }
            updateLauncher()
        }
    }

    /// The sessions of the connected scenes.
    open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

    /// A Boolean value that indicates whether the app supports several scenes, which requires a delegate that provides
    /// scene configurations.
    open var supportsMultipleScenes: Bool { usesScenes }

    /// A Boolean value that indicates whether scenes have their own delegates, which receive life-cycle events instead
    /// of the application's delegate (AP-02).
    package var usesScenes = false

    /// Requests to open a new scene or to bring an existing one to the front. The request is carried out
    /// asynchronously; its result is reported to the scene's delegate or to `errorHandler`.
    ///
    /// - Parameters:
    ///   - sceneSession: The session of an existing scene; nil requests a new scene.
    ///   - userActivity: The activity to perform in a new scene.
    ///   - options: Options for activating the scene.
    ///   - errorHandler: A closure that is called with a ``UISceneError`` if the app has no scene configurations, or
    ///     the scene cannot be opened.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { activate(sceneSession, sceneSession?.role ?? .windowApplication, userActivity, options, errorHandler) }

    /// Requests to open a new scene or to bring an existing one to the front.
    ///
    /// - Parameters:
    ///   - request: The scene to activate.
    ///   - errorHandler: A closure that is called with a ``UISceneError`` if the scene cannot be opened.
    open func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) { activate(request.session, request.role, request.userActivity, request.options, errorHandler) }

    /// Requests to close the scene of a session, asynchronously and without asking its delegate.
    ///
    /// - Parameters:
    ///   - sceneSession: The session to end.
    ///   - options: Options for destroying the scene.
    ///   - errorHandler: A closure that is called with a ``UISceneError`` if the session has already ended.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { destroy(sceneSession, errorHandler) }

    /// The text size that the user chose in the desktop's settings.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.system.preferredContentSizeCategory
    }

    /// The layout direction of the user's language, which views have by default (RT-01).
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        WritingDirection.isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// The object that reports shake gestures to responders.
    package let motion = MotionReporter()
    /// A Boolean value that indicates whether unhandled media keys are delivered as remote-control events.
    var receivesRemoteControl = true

    /// The display servers on which the application has windows.
    package lazy var displays = Displays(application: self)
    /// The connected scenes, in the order in which they connected.
    package var scenes: [UIWindowScene] = []
    /// The scenes of menus and popovers, which are not exposed to the app.
    var popups: [UIWindowScene] = []
    /// Offers the interface to assistive technologies; nil until the first frame.
    var accessibilityBridge: ATSPIBridge?
    /// The files of the sessions, once they have been looked for.
    var sessionStoreStorage: SceneSessionStore??
    /// The stored sessions whose windows have been closed, while the user quits the app (RS-02).
    var quittingSessions: [UISceneSession]?
    /// The app under its name on the session bus; nil for an app that can run several times (SI-01).
    var instance: ApplicationInstance?
    /// The app as a client of the session manager; nil without one (SE-01).
    var sessionClient: SessionClient?
    /// Lets the desktop warn the user before the session ends; nil before the first question.
    var logoutInhibitor: LogoutInhibitor?
    /// The scenes that ask the user before they close.
    let closeQuestions = CloseQuestions()
    /// The app as a player of the desktop.
    package lazy var remotePlayer = RemotePlayer(application: self)
    /// The number of times that scenes became active.
    var activationCount = 0
    // Retains the delegate that `main` created for the lifetime of the application.
    private var ownedDelegate: (any UIApplicationDelegate)?
    private var exitStatus: Int32 = 0
    private var isLaunched = false

    /// Creates the singleton application. `UIApplicationMain` calls it; a second call traps.
    public override init() {
        precondition(UIApplication.instance == nil, "only one UIApplication can be created: use UIApplication.shared")
        super.init()
        UIApplication.instance = self
        MediaTime.source = { [unowned self] in displays.current.server.scheduler.now }
        AnimationDriver.wake = { [unowned self] in displays.requestFrames() }
    }

    /// The delegate if it is a responder; nil otherwise (RC-05).
    open override var next: UIResponder? {
        guard let responder = delegate as? UIResponder, !(responder is UIView), !(responder is UIViewController),
            responder !== self
        else { return nil }
        return responder
    }

    // MARK: Events

    /// Dispatches an event to the windows it belongs to. Override it to intercept all events; call `super` to dispatch
    /// them.
    open func sendEvent(_ event: UIEvent) {
        event.send(from: self)
    }

    // MARK: Actions

    /// Sends an action to a target, or along the responder chain (AC-01).
    ///
    /// If `target` is nil, the action goes to the first object in the responder chain that can perform it. The search
    /// starts at the first responder of the key window; if there is none, at the sender; otherwise at the key window's
    /// view controller.
    ///
    /// - Parameters:
    ///   - action: The method to call.
    ///   - target: The receiver, or nil to search the responder chain.
    ///   - sender: The object that sends the action.
    ///   - event: The event that caused the action.
    /// - Returns: True if an object handled the action.
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

    /// Opens a URL in the desktop's default app for it, such as a browser, a mail client or a file viewer.
    ///
    /// The method returns immediately. It uses the desktop portal, or `xdg-open` or `gio open` if there is no portal.
    ///
    /// - Parameters:
    ///   - url: The URL to open.
    ///   - options: Options for opening the URL.
    ///   - completion: A closure that is called later with a Boolean value that indicates success. The value is false
    ///     if the URL has no scheme, no app handles it, or the app could not be launched.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) { openOnDesktop(url, options, completion) }

    /// Returns a Boolean value that indicates whether the desktop's MIME associations name an app for a URL or, for a
    /// file URL, whether the file exists. It only reads files. In a sandbox, which hides the associations, opening may
    /// succeed even if this method returns false.
    open func canOpenURL(_ url: URL) -> Bool { displays.current.server.canOpen(url) }

    // MARK: Life cycle

    /// Creates the application and its delegate, launches the app, and runs the event loop until the app terminates.
    static func launch(
        _ applicationClass: AnyClass, makeDelegate: @escaping () -> (any UIApplicationDelegate)?
    ) -> Int32 {
        uikit_report_crashes()
        if let shortage = ProcessLimits.current.shortage {
            StandardError.write(line: "UIKit: \(shortage)")
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
        // Install the handlers before any app code runs, so that signal handlers of the app take precedence.
        TerminationSignals.install(on: server, of: application)
        application.serveAssistiveTechnologies(on: server)
        DesktopEntry.declaredName = InformationFile.identifier(InformationFile.contents)
        application.serveSession(on: server)
        let request =
            CommandLine.argc > 1
            ? LaunchRequest(
                arguments: CommandLine.arguments.dropFirst(), folder: FileManager.default.currentDirectoryPath)
            : LaunchRequest()
        application.claimInstance(
            on: server, name: InformationFile.instanceName(InformationFile.contents), request
        ) { request in
            application.ownedDelegate = makeDelegate()
            application.delegate = application.ownedDelegate
            application.finishLaunching(request)
        }
        server.run()
        for scene in application.scenes { scene.disconnect() }
        application.willTerminate()
        application.sessionStoreStorage??.finishWriting()
        server.disconnect()
        return application.exitStatus
    }

    /// Notifies the delegate and the notification center once that the application terminates.
    func willTerminate() {
        guard isLaunched, !hasToldTermination else { return }
        hasToldTermination = true
        delegate?.applicationWillTerminate(self)
        post(UIApplication.willTerminateNotification)
    }
    private var hasToldTermination = false

    /// Notifies the delegate of the launch, connects the first scene if the app uses scenes, and makes the application
    /// active if a scene is (AP-01).
    ///
    /// - Parameter request: The reason of the launch.
    package func finishLaunching(_ request: LaunchRequest = LaunchRequest()) {
        let item = request.action.flatMap {
            UIApplicationShortcutItem(action: $0, information: InformationFile.contents)
        }
        var options: [LaunchOptionsKey: Any] = [:]
        options[.url] = request.urls.first
        options[.shortcutItem] = item
        let launchOptions = options.isEmpty ? nil : options
        let isWilling = delegate?.application(self, willFinishLaunchingWithOptions: launchOptions) ?? true
        let hasFinished = delegate?.application(self, didFinishLaunchingWithOptions: launchOptions) ?? true
        post(UIApplication.didFinishLaunchingNotification)
        isLaunched = true
        connectFirstScene(UIScene.ConnectionOptions(urls: request.urls, shortcutItem: item))
        if !usesScenes, isWilling, hasFinished { deliverToDelegate(request.urls, item) }
        updateState()
    }

    /// Terminates the application as if its last window had been closed: event handling stops after the current
    /// handler, and the delegate is notified.
    package func terminate() { displays.main?.server.stop() }

    /// A Boolean value that indicates whether the application has been in the foreground since launch.
    private var wasInForeground = false
    private var updateTask: Scheduler.Task?

    /// Updates the state from the scenes: active if any scene is active, in the background if none is visible (AP-01).
    func updateState() {
        guard isLaunched else { return }
        let isActive = scenes.contains { $0.activationState == .foregroundActive }
        let isShown = isActive || scenes.contains { $0.activationState == .foregroundInactive }
        if applicationState == .active, !isActive, isShown, updateTask?.isPending != true {
            // Keyboard focus may be moving from one window of the application to another.
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
        // With scene delegates, they receive these events instead (AP-02).
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

    /// Terminates the application, if its delegate agrees, after the user closed the last scene.
    ///
    /// - Returns: True if the application terminates.
    @discardableResult
    func sceneWasClosed() -> Bool {
        guard isLaunched, scenes.isEmpty,
            delegate?.applicationShouldTerminateAfterLastWindowClosed(self) ?? true
        else { return false }
        terminate()
        return true
    }
}

extension UIApplication: DisplayServerDelegate {
    /// Begins a frame: fires display links, then renders the scenes.
    package func displayServer(_ server: any DisplayServer, frameAt time: FrameTime) {
        AnimationDriver.deliver()
        displays.display(of: server)?.links.fire(at: time)
        for scene in scenes where scene.server === server { scene.renderFrame(time) }
        for scene in popups where scene.server === server { scene.renderFrame(time) }
    }

    /// Disconnects the scenes of the server. If the server is the main one, the application terminates.
    package func displayServerDidLoseConnection(_ server: any DisplayServer) {
        let lost = (popups + scenes).filter { $0.server === server }
        for scene in lost { scene.disconnect() }
        guard isLaunched, displays.main?.server === server else { return }
        exitStatus = ExitStatus.displayLost
        StandardError.write(line: "UIKit: the connection to the display server is lost")
        if OpenDocuments.isUsed { OpenDocuments.shared.saveBeforeEnd() }
        delegate?.applicationDidLoseDisplay(self)
    }

    /// Adopts changed monitors and a changed scale.
    package func displayServerDidChangeScreen(_ server: any DisplayServer) {
        ScreenScale.main = displays.current.server.scale
        displays.display(of: server)?.adoptMonitors()
        for scene in scenes where scene.server === server { scene.screenDidChange() }
    }

    /// Adopts changed desktop settings.
    package func displayServerDidChangeSettings(_ server: any DisplayServer) { displays.adoptSettings(of: server) }
}
