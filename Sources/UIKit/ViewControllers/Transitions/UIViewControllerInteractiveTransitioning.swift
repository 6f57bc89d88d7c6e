/// The methods that control an interactive transition.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Starts the interactive transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// The speed of the animation after the interaction has ended, as a multiple of the regular speed. Optional.
    var completionSpeed: CGFloat { get }

    /// The timing curve of the animation after the interaction has ended. Optional.
    var completionCurve: UIView.AnimationCurve { get }

    /// A Boolean value that indicates whether the transition starts interactively. Otherwise it runs without
    /// interaction. The default is `true`.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// The regular speed, 1.
    public var completionSpeed: CGFloat { 1 }
    /// The timing curve `.easeInOut`.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// The value `true`: the transition starts interactively.
    public var wantsInteractiveStart: Bool { true }
}
