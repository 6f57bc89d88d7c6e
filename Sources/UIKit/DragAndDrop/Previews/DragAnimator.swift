import DisplayServer

/// Collects the animations of an app, and runs them.
@MainActor final class DragAnimator: NSObject, UIDragAnimating {
    static let duration: TimeInterval = 0.25
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var isRunning = false
    private var end: UIViewAnimatingPosition?

    func addAnimations(_ body: @escaping () -> Void) {
        if isRunning { return UIView.animate(withDuration: DragAnimator.duration, animations: body) }
        animations.append(body)
    }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        if let end { return completion(end) }
        completions.append(completion)
    }

    /// Runs the animations.
    func run() {
        guard !isRunning else { return }
        isRunning = true
        let bodies = animations
        animations = []
        guard !bodies.isEmpty else { return }
        UIView.animate(withDuration: DragAnimator.duration) { for body in bodies { body() } }
    }

    /// Calls the completion handlers, once.
    func finish(at position: UIViewAnimatingPosition = .end) {
        guard end == nil else { return }
        end = position
        let bodies = completions
        completions = []
        for body in bodies { body(position) }
    }
}
