/// The ranges in which a content offset rests along both axes.
struct ScrollRanges: Equatable {
    var x: ScrollRange
    var y: ScrollRange

    /// Returns a Boolean value that indicates whether content rests at an offset.
    func contains(_ offset: CGPoint) -> Bool { x.contains(offset.x) && y.contains(offset.y) }

    func clamped(_ offset: CGPoint) -> CGPoint { CGPoint(x: x.clamped(offset.x), y: y.clamped(offset.y)) }
}
