/// Runs what an app wants to happen while a menu comes or goes.
@MainActor final class MenuAnimator: NSObject, UIContextMenuInteractionAnimating, UIEditMenuInteractionAnimating {
    /// Menus are there at once; what goes with them takes so long, in seconds.
    private static let duration: TimeInterval = 0.15

    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Begins the animations; the completions are called at their end.
    func run() {
        let (animations, completions) = (animations, completions)
        self.animations = []
        self.completions = []
        guard !animations.isEmpty else {
            for completion in completions { completion() }
            return
        }
        UIView.animate(withDuration: MenuAnimator.duration) {
            for animation in animations { animation() }
        } completion: { _ in
            for completion in completions { completion() }
        }
    }
}
