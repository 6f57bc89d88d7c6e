/// Moves a transition by hand.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// The transition begins.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// How fast it goes on when the hand lets go; 1 is its usual speed. Optional.
    var completionSpeed: CGFloat { get }

    /// The pace at which it goes on. Optional.
    var completionCurve: UIView.AnimationCurve { get }

    /// Whether it is moved by hand from its start; otherwise it runs by itself. True unless implemented.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// 1: its usual speed.
    public var completionSpeed: CGFloat { 1 }
    /// Slow at both ends.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// True: it is moved by hand from its start.
    public var wantsInteractiveStart: Bool { true }
}
