import UIKit

/// An application with two scenes that prints their callbacks. A window closes only at the second attempt.
@main final class SceneProbe: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        SceneProbe.log("discarded \(sceneSessions.count)")
    }

    func applicationDidBecomeActive(_ application: UIApplication) { SceneProbe.log("application active") }
    func applicationWillTerminate(_ application: UIApplication) { SceneProbe.log("terminate") }

    static func log(_ line: String) {
        print(line)
        fflush(nil)
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private static var count = 0
    private var number = 0
    private var wasAsked = false

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        SceneDelegate.count += 1
        number = SceneDelegate.count
        log("connect")
        scene.title = "Scene \(number)"
        scene.sizeRestrictions?.minimumSize = CGSize(width: 200, height: 150)
        scene.sizeRestrictions?.maximumSize = CGSize(width: 240, height: 180)
        let window = UIWindow(windowScene: scene)
        let controller = KeyController()
        controller.number = number
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        if number == 1 {
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
                SceneProbe.log("error \($0)")
            }
        }
    }

    private func log(_ callback: String) { SceneProbe.log("\(number) \(callback)") }
    func sceneDidBecomeActive(_ scene: UIScene) { log("active") }
    func sceneWillResignActive(_ scene: UIScene) { log("resign") }
    func sceneWillEnterForeground(_ scene: UIScene) { log("foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { log("background") }
    func sceneDidDisconnect(_ scene: UIScene) { log("disconnect") }
    func windowSceneShouldClose(_ windowScene: UIWindowScene) -> Bool {
        log("should close")
        defer { wasAsked = true }
        return wasAsked
    }
}

final class KeyController: UIViewController {
    var number = 0

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            let isKey = UIApplication.shared.keyWindow === view.window
            SceneProbe.log("\(number) key \(press.key?.characters ?? "") \(isKey)")
        }
    }
}
