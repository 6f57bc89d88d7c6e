/// Where a view controller is between being seen and not, and how it gets from one to the other.
struct AppearanceRecord {
    enum State { case disappeared, appearing, appeared, disappearing }

    var state = State.disappeared

    // What is known of the change that is under way.

    /// Whether somebody sees the change happen.
    var isAnimated = false
    /// Whether it ends with `endAppearanceTransition()`, not by itself.
    var isExplicit = false
    /// Whether the parent's change brought it about, and ends it.
    var isForwarded = false
    /// Whether `viewIsAppearing` is still to be called, before the next layout.
    var owesIsAppearing = false
    /// Whether the end was arranged for.
    var isEndScheduled = false
    /// Whether the controller has just become a child, or is about to be none.
    var isMovingToParent = false
    var isMovingFromParent = false
}
