/// Collects what is to be animated with a move of the focus, so that it happens together.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    private static let duration = 0.15

    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    override init() { super.init() }

    /// Adds changes to be animated, and what is done when they are shown.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        if let animations { self.animations.append(animations) }
        if let completion { completions.append(completion) }
    }

    /// Everybody was told: begins.
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
