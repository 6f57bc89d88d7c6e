import CoreGraphics

/// A view whose text fingers select.
@MainActor protocol TextTouchHost: UIView {
    var tracker: TextTracker { get }
    var blinker: CaretBlinker { get }
    var clipboard: TextClipboard { get }
    /// Whether text may be selected now.
    var isSelectingAllowed: Bool { get }
    /// Whether there is a caret that can be carried about.
    var hasCaret: Bool { get }
    /// Whether the view has the keys.
    var isSelecting: Bool { get }
    /// The top left of the document in the view's coordinates.
    var documentOrigin: CGPoint { get }
    /// What of the view shows text, in the view's coordinates.
    var shownArea: CGRect { get }
    /// A point of the view as the tracker takes it.
    func inTracker(_ point: CGPoint) -> CGPoint
}
