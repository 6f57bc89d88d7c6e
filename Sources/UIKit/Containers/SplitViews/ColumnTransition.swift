/// A change of the visible columns of a split view, from start to end. Several columns can appear or disappear, while
/// the secondary one stays.
///
/// Appearance callbacks come in the order of pushes (NC-05).
@MainActor final class ColumnTransition: ViewControllerTransition {
    private let hidden: [UIViewController]
    private let shown: [UIViewController]
    private let changes: () -> Void

    /// Creates a transition.
    ///
    /// - Parameters:
    ///   - container: The view of the columns.
    ///   - hidden: The controllers of the columns that disappear.
    ///   - shown: The controllers of the columns that appear.
    ///   - animated: Whether the columns move.
    ///   - changes: Gives the columns their final frames.
    ///   - settle: Removes the views of hidden columns, and lays out the others. The callbacks of the end follow.
    ///   - finished: Called at the very end.
    init(
        in container: UIView, hidden: [UIViewController], shown: [UIViewController], animated: Bool,
        changes: @escaping () -> Void, settle: @escaping () -> Void, finished: @escaping () -> Void
    ) {
        self.hidden = hidden
        self.shown = shown
        self.changes = changes
        var end: (() -> Void)?
        super.init(in: container, animator: animated ? ColumnAnimator(changes) : nil, interactor: nil) { _ in end?() }
        end = { [unowned self] in
            withExtendedLifetime(self) {
                settle()
                runCompletions()
                AppearanceOrder.perform(
                    AppearanceOrder.navigation.completion, old: hidden, new: shown, animated: isAnimated)
                finished()
            }
            end = nil
        }
    }

    /// Calls the appearance callbacks of the beginning.
    func begin() {
        AppearanceOrder.perform(AppearanceOrder.navigation.beginning, old: hidden, new: shown, animated: isAnimated)
    }

    override func insertAppearingView() { changes() }
}

/// The animator of changes of the visible columns: they slide in and out. If the user prefers reduced motion, they
/// change immediately.
@MainActor private final class ColumnAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let changes: () -> Void

    init(_ changes: @escaping () -> Void) {
        self.changes = changes
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        UIAccessibility.isReduceMotionEnabled ? 0 : SplitMetrics.duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut, animations: changes,
            completion: { _ in context.completeTransition(true) })
    }
}
