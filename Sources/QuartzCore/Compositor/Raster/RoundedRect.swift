/// An upright rectangle of device pixels, with or without round corners.
struct RoundedRect {
    let rect: PixelRect
    /// Nil for square corners.
    let corner: CornerTable?
    /// The corners that are round, by the device's axes.
    var corners = CACornerMask.all

    var isTopLeftRound: Bool { corners.contains(.layerMinXMinYCorner) }
    var isTopRightRound: Bool { corners.contains(.layerMaxXMinYCorner) }
    var isBottomLeftRound: Bool { corners.contains(.layerMinXMaxYCorner) }
    var isBottomRightRound: Bool { corners.contains(.layerMaxXMaxYCorner) }

    /// The columns a corner takes on either side, and the rows at either end.
    var cornerWidth: Int32 { corner?.width ?? 0 }
    var cornerHeight: Int32 { corner?.height ?? 0 }

    /// Whether some pixels are cut by more than one corner.
    var cornersMeet: Bool { cornerWidth &* 2 > rect.width || cornerHeight &* 2 > rect.height }

    /// Whether a row of the rectangle has corners in it.
    func isCornerRow(_ y: Int32) -> Bool {
        corner != nil && (y < rect.minY &+ cornerHeight || y >= rect.maxY &- cornerHeight)
    }

    /// Whether all pixels of `part` are covered entirely.
    func covers(_ part: PixelRect) -> Bool {
        guard rect.contains(part) else { return false }
        guard corner != nil else { return true }
        let isBelowTop = part.minY >= rect.minY &+ cornerHeight
        let isAboveBottom = part.maxY <= rect.maxY &- cornerHeight
        let isRightOfLeft = part.minX >= rect.minX &+ cornerWidth
        let isLeftOfRight = part.maxX <= rect.maxX &- cornerWidth
        return (!isTopLeftRound || isBelowTop || isRightOfLeft) && (!isTopRightRound || isBelowTop || isLeftOfRight)
            && (!isBottomLeftRound || isAboveBottom || isRightOfLeft)
            && (!isBottomRightRound || isAboveBottom || isLeftOfRight)
    }

    /// The coverage of one pixel, which may be anywhere.
    func coverage(x: Int32, y: Int32) -> Int {
        guard x >= rect.minX, x < rect.maxX, y >= rect.minY, y < rect.maxY else { return 0 }
        guard let corner else { return 255 }
        let left = x &- rect.minX
        let right = rect.maxX &- 1 &- x
        let top = y &- rect.minY
        let bottom = rect.maxY &- 1 &- y
        // Where corners meet, a pixel may be cut by several.
        var missing = 0
        if left < corner.width {
            if top < corner.height, isTopLeftRound { missing += corner.missing(column: left, row: top) }
            if bottom < corner.height, isBottomLeftRound { missing += corner.missing(column: left, row: bottom) }
        }
        if right < corner.width {
            if top < corner.height, isTopRightRound { missing += corner.missing(column: right, row: top) }
            if bottom < corner.height, isBottomRightRound { missing += corner.missing(column: right, row: bottom) }
        }
        return max(0, 255 - missing)
    }
}
