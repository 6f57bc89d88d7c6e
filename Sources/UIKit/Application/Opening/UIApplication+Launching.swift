import DisplayServer
import SystemSupport

// Launching an app that runs once, and requests of later launches (SI-01).
extension UIApplication {
    /// The time in seconds for which an app that the message bus has started waits for the request.
    private static let activationTimeLimit: TimeInterval = 1

    /// Finds out whether this process is the instance of the app, and continues the launch if it is. Otherwise the
    /// other process gets the request, and this one ends.
    ///
    /// - Parameters:
    ///   - server: The display server, whose event loop runs or will run.
    ///   - name: The name on the session bus; nil for an app that may run several times, which continues immediately.
    ///   - request: The reason of the launch.
    ///   - finish: Continues the launch.
    package func claimInstance(
        on server: any DisplayServer, name: String?, _ request: LaunchRequest,
        _ finish: @escaping @MainActor (LaunchRequest) -> Void
    ) {
        guard let name, let desktop = server.connectToDesktop(), let bus = desktop.bus else { return finish(request) }
        let isActivated = ProcessEnvironment.process["DBUS_STARTER_BUS_TYPE"] != nil
        for variable in ["DBUS_STARTER_BUS_TYPE", "DBUS_STARTER_ADDRESS"] { unsetenv(variable) }
        let instance = ApplicationInstance(name: name, bus: bus, eventLoop: desktop.eventLoop) { [weak self] in
            self?.handle($0, on: server)
        }
        self.instance = instance
        var handedOver = request.applicationRequest
        handedOver.launchIdentifier = server.launchIdentifier
        instance.claim(handingOver: handedOver) { [weak self, weak instance] outcome in
            guard let self, let instance else { return }
            switch outcome {
            case .handedOver:
                self.instance = nil
                server.stop()
            case .unavailable:
                self.instance = nil
                finish(request)
            case .first where isActivated && !instance.hasPendingRequests:
                waitForRequest(of: instance, on: server) { finish($0) }
            case .first:
                finishLaunching(of: instance, on: server, request, finish)
            }
        }
    }

    private func waitForRequest(
        of instance: ApplicationInstance, on server: any DisplayServer,
        _ finish: @escaping @MainActor (LaunchRequest) -> Void
    ) {
        let proceed: @MainActor () -> Void = { [weak self, weak instance] in
            guard let self, let instance, instance.arrivalHandler != nil else { return }
            instance.arrivalHandler = nil
            finishLaunching(of: instance, on: server, LaunchRequest(), finish)
        }
        instance.arrivalHandler = { server.scheduler.schedule(after: 0, proceed) }
        server.scheduler.schedule(after: Self.activationTimeLimit, proceed)
    }

    private func finishLaunching(
        of instance: ApplicationInstance, on server: any DisplayServer, _ request: LaunchRequest,
        _ finish: @escaping @MainActor (LaunchRequest) -> Void
    ) {
        var request = request
        if let first = instance.takePendingRequest() {
            if let identifier = first.launchIdentifier { server.adoptLaunch(identifier) }
            request.add(first)
        }
        finish(request)
        instance.start()
    }

    /// Handles a request of another launch, or of the desktop.
    package func handle(_ request: ApplicationRequest, on server: any DisplayServer) {
        if let identifier = request.launchIdentifier { server.adoptLaunch(identifier) }
        var launch = LaunchRequest()
        launch.add(request)
        let scene = frontScene
        scene?.bringToFront()
        deliver(launch, to: scene, on: server)
    }

    /// The name of the app for the user.
    package static var displayName: String { StandardMenus.applicationName }

    /// The scene that was active last.
    package var frontScene: UIWindowScene? { scenes.max { $0.lastActivation < $1.lastActivation } }

    /// Delivers URLs and the action of a request. Without a scene, an app with scene delegates gets a new one.
    private func deliver(_ launch: LaunchRequest, to scene: UIWindowScene?, on server: any DisplayServer) {
        let item = launch.action.flatMap {
            UIApplicationShortcutItem(action: $0, information: InformationFile.contents)
        }
        guard usesScenes else { return deliverToDelegate(launch.urls, item) }
        guard let scene else {
            guard server.isConnected else { return }
            let session = UISceneSession(server: server)
            let options = UIScene.ConnectionOptions(urls: launch.urls, shortcutItem: item)
            if let configuration = configuration(for: session, options) {
                _ = UIWindowScene.connect(session, configuration, options)
            }
            return
        }
        if !launch.urls.isEmpty {
            scene.delegate?.scene(scene, openURLContexts: Set(launch.urls.map { UIOpenURLContext($0) }))
        }
        if let item {
            (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
                scene, performActionFor: item, completionHandler: { _ in })
        }
    }

    /// Delivers URLs and an action to the delegate of an app without scene delegates.
    func deliverToDelegate(_ urls: [URL], _ item: UIApplicationShortcutItem?) {
        for url in urls { _ = delegate?.application(self, open: url, options: [.openInPlace: true]) }
        if let item { delegate?.application(self, performActionFor: item, completionHandler: { _ in }) }
    }
}
