// A line that fits is the same whatever room it has, so it is laid out once, without a width, and then put in place.

extension TextLayout {
    /// How far right a layout of one line, made without a width and aligned to the left, stands in a room, in device
    /// pixels; nil if it is not one line or does not fit.
    ///
    /// - Parameter width: in points; `.infinity` for any.
    package func shift(inRoomOf width: CGFloat, alignment: TextAlignment) -> Int? {
        guard lineCount == 1, !isTruncated else { return nil }
        guard let room = Request.pixels(width, scale: scale) else { return 0 }
        let slack = room - firstLineWidth
        guard slack >= 0 else { return nil }
        switch alignment {
        case .left: return 0
        case .right: return slack
        case .center: return slack >> 1
        case .natural, .justified: return isRightToLeft ? slack : 0
        }
    }
}
