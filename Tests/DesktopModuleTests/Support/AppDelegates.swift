import UIKit

/// An app with scene delegates that records what it is asked to open.
final class SceneAppDelegate: NSObject, UIApplicationDelegate {
    static var log: [String] = []

    static func text(_ contexts: Set<UIOpenURLContext>) -> String {
        contexts.map(\.url.absoluteString).sorted().joined(separator: " ")
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let url = (options?[.url] as? URL)?.absoluteString ?? "-"
        let item = (options?[.shortcutItem] as? UIApplicationShortcutItem)?.type ?? "-"
        Self.log.append("launch \(url) \(item)")
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = RecordingSceneDelegate.self
        return configuration
    }

    func applicationShouldTerminateAfterLastWindowClosed(_ application: UIApplication) -> Bool { false }
}

/// The delegate of the app's scenes.
final class RecordingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        let urls = SceneAppDelegate.text(connectionOptions.urlContexts)
        SceneAppDelegate.log.append("connect \(urls) \(connectionOptions.shortcutItem?.type ?? "-")")
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.makeKeyAndVisible()
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        SceneAppDelegate.log.append("open \(SceneAppDelegate.text(URLContexts))")
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        SceneAppDelegate.log.append("action \(shortcutItem.type)")
        completionHandler(true)
    }
}

/// An app without scene delegates that records what it is asked to open.
final class PlainAppDelegate: NSObject, UIApplicationDelegate {
    var log: [String] = []
    var agrees = true

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.append("launch \((options?[.url] as? URL)?.path ?? "-")")
        return agrees
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        log.append("open \(url.path) \(options[.openInPlace] as? Bool ?? false)")
        return true
    }

    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        log.append("action \(shortcutItem.type)")
        completionHandler(true)
    }
}
