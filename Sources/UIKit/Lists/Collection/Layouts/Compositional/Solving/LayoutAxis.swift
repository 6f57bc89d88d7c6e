// Lengths along one of two axes.
extension ScrollAxes {
    /// The other axis of a single one.
    var crossing: ScrollAxes { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
    /// The length along an axis.
    subscript(axis: ScrollAxes) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGPoint {
    /// The position along an axis.
    subscript(axis: ScrollAxes) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension CGRect {
    /// Returns the start along an axis.
    func low(_ axis: ScrollAxes) -> CGFloat { axis == .horizontal ? minX : minY }
    /// Returns the end along an axis.
    func high(_ axis: ScrollAxes) -> CGFloat { axis == .horizontal ? maxX : maxY }
}

extension NSDirectionalEdgeInsets {
    /// Returns the inset at the start of an axis, in a left-to-right interface.
    func start(_ axis: ScrollAxes) -> CGFloat { axis == .horizontal ? leading : top }
    /// Returns the inset at the end of an axis, in a left-to-right interface.
    func end(_ axis: ScrollAxes) -> CGFloat { axis == .horizontal ? trailing : bottom }
}
