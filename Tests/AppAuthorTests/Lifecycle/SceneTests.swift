import Testing
import UIKit
import UIKitTesting

/// A scene delegate that pauses a game, and saves it before the window closes.
private final class GameScene: UIResponder, UIWindowSceneDelegate {
    private(set) var log: [String] = []
    var isSaved = false

    func sceneDidBecomeActive(_ scene: UIScene) { log.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { log.append("inactive") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.append("background") }
    func sceneWillEnterForeground(_ scene: UIScene) { log.append("foreground") }
    func sceneDidDisconnect(_ scene: UIScene) { log.append("disconnected") }
    func windowSceneShouldClose(_ windowScene: UIWindowScene) -> Bool { isSaved }

    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }
}

@MainActor @Suite(.serialized) struct SceneTests {
    private let delegate = GameScene()

    private func makeGenerator() throws -> EventGenerator {
        let generator = try EventGenerator(viewController: UIViewController())
        generator.window.windowScene?.delegate = delegate
        return generator
    }

    @Test func anotherAppTakesTheFocus() throws {
        let generator = try makeGenerator()
        try generator.windowDeactivate()
        #expect(delegate.takeLog() == ["inactive"])
        #expect(generator.window.windowScene?.activationState == .foregroundInactive)
        try generator.windowActivate()
        #expect(delegate.takeLog() == ["active"])
        #expect(generator.window.windowScene?.activationState == .foregroundActive)
    }

    @Test func aMinimizedWindowIsInTheBackground() throws {
        let generator = try makeGenerator()
        try generator.windowMinimize()
        #expect(delegate.takeLog() == ["inactive", "background"])
        try generator.windowRestore()
        #expect(delegate.takeLog() == ["foreground", "active"])
    }

    @Test func theWindowClosesOnlyAfterSaving() throws {
        let generator = try makeGenerator()
        try generator.windowClose()
        #expect(delegate.takeLog().isEmpty && generator.window.windowScene?.activationState == .foregroundActive)
        delegate.isSaved = true
        try generator.windowClose()
        #expect(delegate.takeLog().last == "disconnected")
        #expect(throws: EventGeneratorError.self) { try generator.keyType("a") }
    }

    @Test func theContentFollowsTheSizeOfTheWindow() throws {
        let controller = UIViewController()
        let generator = try EventGenerator(viewController: controller)
        generator.window.windowScene?.sizeRestrictions?.minimumSize = CGSize(width: 400, height: 300)
        try generator.windowResize(to: CGSize(width: 700, height: 500))
        #expect(controller.view.bounds.size == CGSize(width: 700, height: 500))
        try generator.windowResize(to: CGSize(width: 100, height: 100))
        #expect(controller.view.bounds.size == CGSize(width: 400, height: 300))
    }

    @Test func anAppWithoutAWindowCannotBeOperated() {
        final class NoApp: UIResponder, UIApplicationDelegate {}
        #expect(throws: EventGeneratorError.self) { _ = try EventGenerator(launching: NoApp()) }
        #expect(UIApplication.shared.delegate == nil)
    }

    @Test func notificationsFollowTheScene() throws {
        let generator = try makeGenerator()
        var names: [Notification.Name] = []
        let tokens = [UIScene.willDeactivateNotification, UIScene.didActivateNotification].map { name in
            NotificationCenter.default.addObserver(
                forName: name, object: generator.window.windowScene, queue: nil
            ) { notification in
                let name = notification.name
                MainActor.assumeIsolated { names.append(name) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        try generator.windowDeactivate()
        try generator.windowActivate()
        #expect(names == [UIScene.willDeactivateNotification, UIScene.didActivateNotification])
    }
}
