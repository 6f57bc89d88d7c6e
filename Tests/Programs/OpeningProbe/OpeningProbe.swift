import UIKit

/// An application that prints what it is asked to open.
@main final class OpeningProbe: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }

    func applicationWillTerminate(_ application: UIApplication) { OpeningProbe.log("terminate") }

    static func log(_ line: String) {
        print(line)
        fflush(nil)
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private func text(_ contexts: Set<UIOpenURLContext>) -> String {
        contexts.map(\.url.absoluteString).sorted().joined(separator: " ")
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        OpeningProbe.log(
            "connect \(text(connectionOptions.urlContexts)) \(connectionOptions.shortcutItem?.type ?? "-")")
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        scene.title = "Opening"
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        OpeningProbe.log("open \(text(URLContexts))")
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        OpeningProbe.log("action \(shortcutItem.type)")
        completionHandler(true)
    }

    func sceneDidBecomeActive(_ scene: UIScene) { OpeningProbe.log("active") }

    func sceneDidDisconnect(_ scene: UIScene) { OpeningProbe.log("disconnect") }

    // With the argument, the window asks before it closes.
    func windowSceneShouldClose(_ windowScene: UIWindowScene) -> Bool {
        guard CommandLine.arguments.contains("--asks") else { return true }
        OpeningProbe.log("asks")
        window?.rootViewController?.present(
            UIAlertController(title: "Save?", message: nil, preferredStyle: .alert), animated: false)
        return false
    }
}
