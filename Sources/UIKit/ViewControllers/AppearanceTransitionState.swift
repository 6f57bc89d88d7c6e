/// The appearance state of a view controller, and the transition between states that is in progress.
struct AppearanceTransitionState {
    enum State { case disappeared, appearing, appeared, disappearing }

    var state = State.disappeared

    // The transition in progress.

    /// A Boolean value that indicates whether the transition is animated.
    var isAnimated = false
    /// A Boolean value that indicates whether `endAppearanceTransition()` ends the transition. Otherwise it ends
    /// automatically.
    var isExplicit = false
    /// A Boolean value that indicates whether the transition was forwarded by the parent, which also ends it.
    var isForwarded = false
    /// A Boolean value that indicates whether `viewIsAppearing` has yet to be called, before the next layout.
    var needsViewIsAppearing = false
    /// A Boolean value that indicates whether the end of the transition is scheduled.
    var isEndScheduled = false
    /// Boolean values that indicate whether the controller has just become a child, or is about to be removed from its
    /// parent.
    var isMovingToParent = false
    var isMovingFromParent = false
}
