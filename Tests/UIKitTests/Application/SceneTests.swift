import DisplayServer
import Testing
import UIKit
import UIKitTesting

/// Tests of scenes, their delegates and activation states, and of closing them (docs/semantics/application.md).
@MainActor @Suite(.serialized) struct SceneTests {
    @MainActor final class Log {
        static var lines: [String] = []
        static func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    /// A scene delegate that logs its callbacks and creates a window.
    final class Delegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        static var allowsClosing = true
        static var wantsWindow = true
        static var fixedSize: CGSize?

        private func record(_ callback: String, _ scene: UIScene) {
            Log.lines.append("\(callback) \(scene.session.userInfo?["name"] ?? "-") \(scene.activationState)")
        }
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            let name = options.userActivities.first?.activityType ?? "first"
            session.userInfo = ["name": name]
            record("connect", scene)
            guard let scene = scene as? UIWindowScene, Delegate.wantsWindow else { return }
            scene.title = name
            if let size = Delegate.fixedSize {
                scene.sizeRestrictions?.minimumSize = size
                scene.sizeRestrictions?.maximumSize = size
            }
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            self.window = window
        }
        func sceneDidDisconnect(_ scene: UIScene) { record("disconnect", scene) }
        func sceneDidBecomeActive(_ scene: UIScene) { record("active", scene) }
        func sceneWillResignActive(_ scene: UIScene) { record("resign", scene) }
        func sceneWillEnterForeground(_ scene: UIScene) { record("foreground", scene) }
        func sceneDidEnterBackground(_ scene: UIScene) { record("background", scene) }
        func windowSceneShouldClose(_ windowScene: UIWindowScene) -> Bool {
            record("should close", windowScene)
            return Delegate.allowsClosing
        }
        func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previous: UIWindowScene.Geometry) {
            Log.lines.append("geometry \(Int(previous.systemFrame.width)) → \(Int(windowScene.bounds.width))")
        }
    }

    class AppDelegate: UIResponder, UIApplicationDelegate {
        var discarded: [UISceneSession] = []
        var sceneClass: AnyClass?
        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
            configuration.delegateClass = Delegate.self
            configuration.sceneClass = sceneClass
            return configuration
        }
        func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {
            discarded += sessions
        }
        func applicationDidBecomeActive(_ application: UIApplication) { Log.lines.append("application active") }
        func applicationWillResignActive(_ application: UIApplication) { Log.lines.append("application resign") }
        func applicationShouldTerminateAfterLastWindowClosed(_ application: UIApplication) -> Bool { false }
    }

    final class CustomWindowScene: UIWindowScene {}

    private func launched(
        _ delegate: any UIApplicationDelegate = AppDelegate(),
        _ body: (HeadlessServer, UIApplication) throws -> Void
    ) throws {
        let server = HeadlessServer()
        let application = UIApplication.shared
        application.displays.open(server)
        application.delegate = delegate
        Delegate.allowsClosing = true
        Delegate.wantsWindow = true
        Delegate.fixedSize = nil
        _ = Log.take()
        defer {
            for scene in application.scenes where scene.server === server { scene.disconnect() }
            server.disconnect()
            application.displays.close(server)
            application.delegate = nil
            application.usesScenes = false
            _ = Log.take()
        }
        application.finishLaunching()
        server.serve(for: 0.1)
        try body(server, application)
    }

    /// Returns whether no other test in the process has windows, which would keep the application active.
    private func isOnlyDisplay(_ server: HeadlessServer) -> Bool {
        UIApplication.shared.scenes.allSatisfy { $0.server === server }
    }

    private func scenes(of server: HeadlessServer) -> [UIWindowScene] {
        UIApplication.shared.scenes.filter { $0.server === server }
    }

    @Test(
        "AP-02, AP-03 scene delegates receive the lifecycle callbacks; the application delegate receives none"
    )
    func lifecycle() throws {
        let delegate = AppDelegate()
        try launched(delegate) { server, application in
            #expect(
                Log.take() == [
                    "connect first unattached", "foreground first foregroundInactive", "active first foregroundActive",
                ])
            let surface = try #require(server.surfaces.first)
            let scene = try #require(scenes(of: server).first)
            #expect(
                surface.title == "first" && scene.session.scene === scene && scene.session.configuration.name == "Main")
            #expect(application.openSessions.contains(scene.session) && application.supportsMultipleScenes)
            #expect(scene.windows.first?.frame == scene.bounds && scene.windows.first?.isKeyWindow == true)
            surface.loseFocus()
            #expect(Log.take() == ["resign first foregroundActive"] && scene.activationState == .foregroundInactive)
            surface.activate()
            #expect(Log.take() == ["active first foregroundActive"])
            surface.setState(.minimized, true)
            #expect(Log.take() == ["resign first foregroundActive", "background first background"])
            surface.setState(.minimized, false)
            #expect(Log.take() == ["foreground first foregroundInactive", "active first foregroundActive"])
            surface.requestClose()
            #expect(
                Log.take() == [
                    "should close first foregroundActive", "resign first foregroundActive",
                    "background first background", "disconnect first unattached",
                ])
            #expect(surface.isDestroyed && delegate.discarded == [scene.session] && scene.windows.isEmpty)
            #expect(!application.openSessions.contains(scene.session))
        }
    }

    @Test("AP-03 each lifecycle callback is also posted as a notification with the scene")
    func notifications() throws {
        let names = [
            UIScene.willConnectNotification, UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
            UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
            UIScene.didDisconnectNotification,
        ]
        nonisolated(unsafe) var posted: [Notification.Name] = []
        let tokens = names.map {
            NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) {
                if $0.object is UIWindowScene { posted.append($0.name) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        try launched { server, _ in
            server.surfaces.first?.requestClose()
            #expect(posted == names)
        }
    }

    @Test("HT-18 a new scene gets keyboard focus, one window is key, and the application stays active")
    func twoScenes() throws {
        try launched { server, application in
            var resigned = 0
            let token = NotificationCenter.default.addObserver(
                forName: UIApplication.willResignActiveNotification, object: nil, queue: nil
            ) { _ in MainActor.assumeIsolated { resigned += 1 } }
            defer { NotificationCenter.default.removeObserver(token) }
            _ = Log.take()
            application.requestSceneSessionActivation(
                nil, userActivity: NSUserActivity(activityType: "second"), options: nil
            ) { _ in Issue.record("refused") }
            #expect(scenes(of: server).count == 1)
            server.serve(for: 0.1)
            let (first, second) = (scenes(of: server)[0], scenes(of: server)[1])
            #expect(
                Log.take() == [
                    "connect second unattached", "foreground second foregroundInactive",
                    "resign first foregroundActive",
                    "active second foregroundActive",
                ])
            #expect(
                application.keyWindow === second.keyWindow && second.session.userInfo?["name"] as? String == "second")
            // Bring the first scene to the front again.
            application.activateSceneSession(for: UISceneSessionActivationRequest(session: first.session))
            server.serve(for: 0.1)
            #expect(Log.take() == ["resign second foregroundActive", "active first foregroundActive"])
            #expect(application.keyWindow === first.keyWindow && server.surfaces.count == 2)
            #expect(resigned == 0 && application.applicationState == .active)
            // Without keyboard focus the application becomes inactive, unless other tests in this process have windows.
            for surface in server.surfaces { surface.loseFocus() }
            server.serve(for: 0.1)
            guard isOnlyDisplay(server) else { return }
            #expect(resigned == 1 && application.applicationState == .inactive)
            server.surfaces[1].activate()
            #expect(application.applicationState == .active)
        }
    }

    @Test("AP-08 code closes a scene once without asking its delegate; invalid requests call the error handler")
    func requests() throws {
        let delegate = AppDelegate()
        try launched(delegate) { server, application in
            let scene = try #require(scenes(of: server).first)
            Delegate.allowsClosing = false
            _ = Log.take()
            var errors: [UISceneError?] = []
            application.requestSceneSessionDestruction(scene.session, options: nil) {
                errors.append($0 as? UISceneError)
            }
            application.requestSceneSessionDestruction(scene.session, options: nil) {
                errors.append($0 as? UISceneError)
            }
            server.serve(for: 0.1)
            #expect(scenes(of: server).isEmpty && errors == [UISceneError(.requestDenied)])
            #expect(!Log.take().contains { $0.hasPrefix("should") } && delegate.discarded.count == 1)
            // The session can connect a new scene.
            application.requestSceneSessionActivation(scene.session, userActivity: nil, options: nil)
            server.serve(for: 0.1)
            #expect(scenes(of: server).first?.session === scene.session && scene.session.scene !== scene)
            application.activateSceneSession(
                for: UISceneSessionActivationRequest(role: UISceneSession.Role(rawValue: "other"))
            ) { errors.append($0 as? UISceneError) }
            server.serve(for: 0.1)
            #expect(errors.last == UISceneError(.requestDenied))
        }
        final class PlainDelegate: NSObject, UIApplicationDelegate {}
        let plain = PlainDelegate()
        try launched(plain) { server, application in
            var error: UISceneError?
            #expect(!application.supportsMultipleScenes && scenes(of: server).isEmpty)
            application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
                error = $0 as? UISceneError
            }
            server.serve(for: 0.1)
            #expect(error == UISceneError(.multipleScenesNotSupported))
        }
    }

    @Test("AP-08 the scene's delegate, its windowing behaviors or the application's delegate can refuse closing")
    func refusals() throws {
        try launched { server, _ in
            let surface = try #require(server.surfaces.first)
            let scene = try #require(scenes(of: server).first)
            Delegate.allowsClosing = false
            surface.requestClose()
            #expect(!surface.isDestroyed && scene.activationState == .foregroundActive)
            Delegate.allowsClosing = true
            scene.windowingBehaviors?.isClosable = false
            _ = Log.take()
            surface.requestClose()
            #expect(!surface.isDestroyed && Log.take().isEmpty)
            scene.windowingBehaviors?.isClosable = true
            surface.requestClose()
            #expect(surface.isDestroyed)
        }
        final class ClosingDelegate: NSObject, UIApplicationDelegate {
            var answer = false
            func application(_ application: UIApplication, shouldClose windowScene: UIWindowScene) -> Bool { answer }
            func applicationShouldTerminateAfterLastWindowClosed(_ application: UIApplication) -> Bool { false }
        }
        let closingDelegate = ClosingDelegate()
        try launched(closingDelegate) { server, _ in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.makeKeyAndVisible()
            server.surfaces.first?.requestClose()
            #expect(!window.isHidden)
            closingDelegate.answer = true
            server.surfaces.first?.requestClose()
            #expect(window.isHidden && server.surfaces.isEmpty)
        }
    }

    @Test("a scene has the requested class, a size within its restrictions, and receives geometry updates")
    func classAndSize() throws {
        let delegate = AppDelegate()
        delegate.sceneClass = CustomWindowScene.self
        try launched(delegate) { server, _ in
            #expect(scenes(of: server).first is CustomWindowScene)
            Delegate.fixedSize = CGSize(width: 320, height: 240)
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
            server.serve(for: 0.1)
            #expect(server.surfaces.last?.pixelSize ?? (0, 0) == (320, 240))
            #expect(scenes(of: server).last?.windows.first?.frame.size == CGSize(width: 320, height: 240))
            _ = Log.take()
            server.surfaces.first?.resize(to: CGSize(width: 700, height: 500))
            #expect(Log.take() == ["geometry 960 → 700"])
        }
    }

    @Test("a scene without a window is not mapped until it has one")
    func withoutWindow() throws {
        Delegate.wantsWindow = true
        try launched { server, application in
            Delegate.wantsWindow = false
            application.requestSceneSessionActivation(
                nil, userActivity: NSUserActivity(activityType: "empty"), options: nil)
            server.serve(for: 0.1)
            let scene = try #require(scenes(of: server).last)
            let surface = try #require(server.surfaces.last)
            #expect(!surface.isMapped && scene.activationState == .unattached)
            let window = UIWindow(windowScene: scene)
            window.makeKeyAndVisible()
            #expect(surface.isMapped && scene.activationState == .foregroundActive)
        }
    }

    @Test("without scene delegates, the application delegate receives the lifecycle callbacks (AP-01)")
    func withoutScenes() throws {
        final class WindowAppDelegate: NSObject, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = UIViewController()
                window?.makeKeyAndVisible()
                return true
            }
            func applicationDidBecomeActive(_ application: UIApplication) { Log.lines.append("active") }
            func applicationWillResignActive(_ application: UIApplication) { Log.lines.append("resign") }
            func applicationShouldTerminateAfterLastWindowClosed(_ application: UIApplication) -> Bool { false }
        }
        let appDelegate = WindowAppDelegate()
        try launched(appDelegate) { server, application in
            #expect(application.connectedScenes.contains { $0 === appDelegate.window?.windowScene })
            guard isOnlyDisplay(server) else { return }
            server.surfaces.first?.loseFocus()
            server.serve(for: 0.1)
            #expect(application.applicationState == .inactive)
            server.surfaces.first?.activate()
            #expect(Log.take().suffix(2) == ["resign", "active"] && application.applicationState == .active)
        }
    }

    @Test("AP-07 an idle timer disabled by the app prevents the screen saver while the app is in the foreground")
    func idleTimer() throws {
        try launched { server, application in
            defer { application.isIdleTimerDisabled = false }
            #expect(!application.isIdleTimerDisabled && !server.preventsScreenSaver)
            application.isIdleTimerDisabled = true
            #expect(server.preventsScreenSaver)
            let other = HeadlessServer()
            application.displays.open(other)
            #expect(other.preventsScreenSaver)
            other.disconnect()
            application.displays.close(other)
            if isOnlyDisplay(server), let surface = server.surfaces.first {
                surface.loseFocus()
                #expect(server.preventsScreenSaver)
                surface.setState(.minimized, true)
                #expect(!server.preventsScreenSaver && application.isIdleTimerDisabled)
                surface.setState(.minimized, false)
                #expect(server.preventsScreenSaver)
            }
            application.isIdleTimerDisabled = false
            #expect(!server.preventsScreenSaver)
        }
    }
}
