/// Collects and runs the animations that an app adds for the appearance or disappearance of a menu.
@MainActor final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating, UIEditMenuInteractionAnimating {
    /// The duration of the app's animations, in seconds. Menus themselves appear and disappear immediately.
    private static let duration: TimeInterval = 0.15

    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ previewViewController: UIViewController? = nil) {
        self.previewViewController = previewViewController
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Starts the animations, and calls a closure and then the completion handlers when they have finished.
    func run(_ finish: @escaping () -> Void = {}) {
        let (animations, completions) = (animations, completions)
        self.animations = []
        self.completions = []
        guard !animations.isEmpty else {
            finish()
            for completion in completions { completion() }
            return
        }
        UIView.animate(withDuration: MenuAnimator.duration) {
            for animation in animations { animation() }
        } completion: { _ in
            finish()
            for completion in completions { completion() }
        }
    }
}
