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
        SceneProbe.note("discarded \(sceneSessions.count)")
    }

    func applicationDidBecomeActive(_ application: UIApplication) { SceneProbe.note("application active") }
    func applicationWillTerminate(_ application: UIApplication) { SceneProbe.note("terminate") }

    static func note(_ line: String) {
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
        note("connect")
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
                SceneProbe.note("error \($0)")
            }
        }
    }

    private func note(_ turn: String) { SceneProbe.note("\(number) \(turn)") }
    func sceneDidBecomeActive(_ scene: UIScene) { note("active") }
    func sceneWillResignActive(_ scene: UIScene) { note("resign") }
    func sceneWillEnterForeground(_ scene: UIScene) { note("foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { note("background") }
    func sceneDidDisconnect(_ scene: UIScene) { note("disconnect") }
    func windowSceneShouldClose(_ windowScene: UIWindowScene) -> Bool {
        note("should close")
        defer { wasAsked = true }
        return wasAsked
    }
}

final class KeyController: UIViewController {
    var number = 0

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            let isKey = UIApplication.shared.keyWindow === view.window
            SceneProbe.note("\(number) key \(press.key?.characters ?? "") \(isKey)")
        }
    }
}
