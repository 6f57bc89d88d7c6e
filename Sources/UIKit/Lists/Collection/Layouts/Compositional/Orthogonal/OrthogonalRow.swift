/// The geometry of an orthogonal section: a row that moves across the direction in which the layout scrolls (CL-22).
struct OrthogonalRow {
    /// The visible part, in the coordinates of the collection view.
    var frame: CGRect
    /// The axis along which the row moves.
    var axis: ScrollAxes
    /// The length of the content.
    var length: CGFloat
    /// The room before the first and after the last group, so that they can be centered.
    var room: (start: CGFloat, end: CGFloat) = (0, 0)
    /// The distance of a notch of a wheel; `nil` for the usual one.
    var wheelStep: CGFloat?
    var rate = UIScrollView.DecelerationRate.normal
    var bounces = true
    var alwaysBounces = false
    /// A Boolean value that indicates whether the leading edge of the content is the right one.
    var isMirrored = false
    /// The position of the row from back to front.
    var zIndex = 0

    /// The greatest offset of the leading edge of the content.
    var greatestOffset: CGFloat { max(0, length - frame.size[axis]) }

    /// Returns the offset from the leading edge for an offset of the scroll view, and the reverse.
    func converted(_ offset: CGFloat) -> CGFloat { isMirrored ? greatestOffset - offset : offset }
}
