import UIKit

/// An application whose windows keep a number, which is restored by the next launch. A key press adds one.
@main final class RestorationProbe: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }

    func applicationWillTerminate(_ application: UIApplication) { RestorationProbe.log("terminate") }

    static func log(_ line: String) {
        print(line)
        fflush(nil)
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let controller = CounterController()

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        RestorationProbe.log("connect \(session.persistentIdentifier)")
        window = UIWindow(windowScene: scene)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        controller.show(0)
    }

    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        controller.show(stateRestorationActivity.userInfo?["count"] as? Int ?? -1)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        // The argument makes an app without state.
        guard !CommandLine.arguments.contains("--stateless") else { return nil }
        let activity = NSUserActivity(activityType: "org.swift-uikit.count")
        activity.userInfo = ["count": controller.count]
        return activity
    }

    func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previous: UIWindowScene.Geometry) {
        RestorationProbe.log("size \(Int(windowScene.effectiveGeometry.systemFrame.width))")
    }
}

final class CounterController: UIViewController {
    private(set) var count = 0

    func show(_ count: Int) {
        self.count = count
        view.window?.windowScene?.title = "Count \(count)"
        RestorationProbe.log("count \(count)")
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            switch press.key?.charactersIgnoringModifiers {
            case "n":
                UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
            default: show(count + 1)
            }
        }
    }
}
