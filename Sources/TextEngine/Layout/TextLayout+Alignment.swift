import CoreGraphics

// The layout of a line that fits does not depend on the width, so such a line is laid out once, without a width, and
// then aligned.

extension TextLayout {
    /// Returns the horizontal offset of a single-line layout in a given width, in device pixels; `nil` if the layout
    /// has more than one line or does not fit.
    ///
    /// The layout must have been created without a width and with left alignment.
    ///
    /// - Parameters:
    ///   - width: The available width in points; `.infinity` for no limit.
    ///   - alignment: The alignment in that width.
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
