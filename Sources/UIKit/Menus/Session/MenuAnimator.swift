/// Collects and runs the animations that an app adds for the appearance or disappearance of a menu.
@MainActor final class MenuAnimator: NSObject, UIContextMenuInteractionAnimating, UIEditMenuInteractionAnimating {
    /// The duration of the app's animations, in seconds. Menus themselves appear and disappear immediately.
    private static let duration: TimeInterval = 0.15

    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Starts the animations, and calls the completion handlers when they have finished.
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
