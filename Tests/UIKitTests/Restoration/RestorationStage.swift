import DisplayServer
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Launches of an app with scenes on one display, with a folder for its sessions.
@MainActor final class RestorationStage {
    /// The callbacks of the scenes.
    static var log: [String] = []
    /// Returns the state of a scene.
    static var state: (UIScene) -> NSUserActivity? = { _ in nil }
    static var connect: (UIWindowScene) -> Void = { _ in }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            let restored = session.stateRestorationActivity?.userInfo?["note"].map { "\($0)" } ?? "none"
            RestorationStage.log.append("connect \(restored)")
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            self.window = window
            RestorationStage.connect(scene)
        }
        func sceneWillEnterForeground(_ scene: UIScene) { RestorationStage.log.append("foreground") }
        func sceneDidEnterBackground(_ scene: UIScene) { RestorationStage.log.append("background") }
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
            RestorationStage.log.append("state")
            return RestorationStage.state(scene)
        }
        func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
            RestorationStage.log.append("restore \(activity.activityType)")
        }
        func scene(_ scene: UIScene, didUpdate activity: NSUserActivity) { RestorationStage.log.append("updated") }
        func scene(_ scene: UIScene, willContinueUserActivityWithType type: String) {
            RestorationStage.log.append("will continue \(type)")
        }
        func scene(_ scene: UIScene, continue activity: NSUserActivity) {
            RestorationStage.log.append("continue \(activity.activityType)")
        }
    }

    final class AppDelegate: UIResponder, UIApplicationDelegate {
        var terminates = false
        var discarded: [String] = []
        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
        func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {
            discarded += sessions.map(\.persistentIdentifier)
        }
        func applicationShouldTerminateAfterLastWindowClosed(_ application: UIApplication) -> Bool { terminates }
    }

    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "sessions-\(getpid())-\(UInt32.random(in: 0...999_999))/app/sessions"
    ).path
    let application = UIApplication.shared
    private(set) var server = HeadlessServer()
    private(set) var delegate = AppDelegate()

    init() {
        StageDisplays.closeLeftovers()
        RestorationStage.log = []
        RestorationStage.state = { _ in nil }
        RestorationStage.connect = { _ in }
    }

    /// Ends the app if it runs, and launches it again.
    ///
    /// - Parameter prepare: A closure that changes the desktop.
    func launch(_ prepare: (HeadlessServer) -> Void = { _ in }) {
        end()
        RestorationStage.log = []
        server = HeadlessServer()
        delegate = AppDelegate()
        prepare(server)
        application.displays.open(server)
        application.delegate = delegate
        application.sessionStore = SceneSessionStore(folder: folder)
        application.finishLaunching()
        server.serve(for: 0.1)
    }

    /// Ends the app as logging out does.
    func end() {
        for scene in scenes { scene.disconnect() }
        if case .some(.some(let store)) = application.sessionStoreStorage { store.finishWriting() }
        if server.isConnected { server.disconnect() }
        application.displays.close(server)
        application.delegate = nil
        application.usesScenes = false
        application.sessionStore = nil
    }

    func remove() {
        end()
        try? FileManager.default.removeItem(atPath: (folder as NSString).deletingLastPathComponent)
    }

    var scenes: [UIWindowScene] { application.scenes.filter { $0.server === server } }

    /// The names of the session files.
    var files: [String] {
        application.sessionStore?.finishWriting()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted()
    }

    func openScene(_ activity: NSUserActivity? = nil) {
        application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
        server.serve(for: 0.1)
    }

    static func activity(_ note: Any, type: String = "edit") -> NSUserActivity {
        let activity = NSUserActivity(activityType: type)
        activity.userInfo = ["note": note]
        return activity
    }
}
