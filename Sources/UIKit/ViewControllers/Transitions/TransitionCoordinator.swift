/// A coordinator of a transition that other objects can animate alongside. The base class represents a change of size
/// without an animation.
@MainActor class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let containerView: UIView
    private var alongside: [Block] = []
    private var completions: [Block] = []
    private var handlers: [Block] = []
    private var hasBegun = false

    init(in containerView: UIView) {
        self.containerView = containerView
        super.init()
    }

    var isAnimated: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .none }
    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { false }
    var isCancelled: Bool { false }
    var transitionDuration: TimeInterval { 0 }
    var percentComplete: CGFloat { 0 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var targetTransform: CGAffineTransform { .identity }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        guard !hasBegun else { return false }
        alongside.append(animation)
        return true
    }

    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        handlers.append(handler)
    }

    /// Runs the alongside animations, once: with the duration of the transition, or without an animation.
    func runAlongside(animated: Bool) {
        guard !hasBegun else { return }
        hasBegun = true
        let blocks = alongside
        alongside.removeAll()
        guard !blocks.isEmpty else { return }
        let changes = { for block in blocks { block(self) } }
        if animated {
            UIView.animate(
                withDuration: transitionDuration, delay: 0,
                options: UIView.AnimationOptions(rawValue: UInt(completionCurve.rawValue) << 16), animations: changes)
        } else {
            UIView.performWithoutAnimation(changes)
        }
    }

    /// Calls the completion handlers.
    func runCompletions() {
        let blocks = completions
        completions.removeAll()
        handlers.removeAll()
        for block in blocks { block(self) }
    }

    func interactionDidChange() { for handler in handlers { handler(self) } }
}
