import DisplayServer

/// The scenes that did not agree to close and ask the user a question, during which the session manager warns before
/// the session ends (SE-02).
@MainActor final class CloseQuestions {
    private var scenes: [WeakScene] = []
    private struct WeakScene { weak var scene: UIWindowScene? }

    /// Called when the scenes change, with one that asks a question, or nil if none does.
    var changeHandler: (@MainActor (UIWindowScene?) -> Void)?

    /// A scene that asks a question; nil if none does.
    var first: UIWindowScene? { scenes.lazy.compactMap(\.scene).first }

    /// Notes that a scene did not agree to close. A question is a controller that the scene presents then, or in the
    /// next turn of the event loop.
    func sceneDidRefuse(_ scene: UIWindowScene) {
        scene.server.scheduler.schedule(after: 0) { [weak self, weak scene] in
            guard let self, let scene, Self.asks(scene), !scenes.contains(where: { $0.scene === scene }) else { return }
            let wasEmpty = first == nil
            scenes.append(WeakScene(scene: scene))
            if wasEmpty { changeHandler?(scene) }
        }
    }

    /// Forgets scenes that have closed, or no longer present a controller.
    func update() {
        guard !scenes.isEmpty else { return }
        scenes.removeAll { $0.scene.map { !Self.asks($0) } ?? true }
        if scenes.isEmpty { changeHandler?(nil) }
    }

    private static func asks(_ scene: UIWindowScene) -> Bool {
        !scene.isDisconnected && scene.windows.contains { $0.rootViewController?.presentedViewController != nil }
    }
}
