/// The position in the view hierarchy of a view that a presentation has removed from the window.
struct CoveredViewPosition {
    weak var superview: UIView?
    /// The index among the subviews of ``superview``.
    var index: Int
}

/// The phase of the presentation of a view controller.
enum PresentationPhase { case none, presenting, dismissing }
