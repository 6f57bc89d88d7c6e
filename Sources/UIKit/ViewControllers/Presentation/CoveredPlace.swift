/// Where a view was that a presentation has taken out of the window.
struct CoveredPlace {
    weak var superview: UIView?
    /// Its place among the subviews.
    var index: Int
}

/// What becomes of a presented controller at the moment.
enum PresentationPhase { case none, presenting, dismissing }
