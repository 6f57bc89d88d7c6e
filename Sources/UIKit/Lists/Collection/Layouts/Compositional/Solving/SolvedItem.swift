/// An item in a solved group. Rectangles are relative to the group, in a left-to-right interface.
struct SolvedItem {
    /// The frame of the cell.
    var frame: CGRect
    /// The end of the space of the item, which includes its content insets.
    var spaceEnd: CGPoint
    var zIndex = 0
    /// The axes along which the cell determines its length.
    var estimated: ScrollAxes = []

    func moved(by offset: CGPoint) -> SolvedItem {
        var item = self
        item.frame.origin.x += offset.x
        item.frame.origin.y += offset.y
        item.spaceEnd.x += offset.x
        item.spaceEnd.y += offset.y
        return item
    }
}
