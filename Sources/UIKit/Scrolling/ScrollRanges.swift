/// The ranges in which a content offset rests along both axes.
struct ScrollRanges: Equatable {
    var x: ScrollRange
    var y: ScrollRange

    func clamped(_ offset: CGPoint) -> CGPoint { CGPoint(x: x.clamped(offset.x), y: y.clamped(offset.y)) }
}
