/// Collects animations that run together with a focus change.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    private static let duration = 0.15

    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    override init() { super.init() }

    /// Adds animations, and a closure to call when they have finished.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        if let animations { self.animations.append(animations) }
        if let completion { completions.append(completion) }
    }

    /// Starts the animations after all environments were notified.
    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        let (animations, completions) = (animations, completions)
        UIView.animate(
            withDuration: animations.isEmpty ? 0 : UIFocusAnimationCoordinator.duration, delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction],
            animations: { for body in animations { body() } },
            completion: { _ in for body in completions { body() } })
    }
}
