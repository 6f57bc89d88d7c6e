/// A rectangle of device pixels with square or rounded corners.
struct RoundedRect {
    let rect: PixelRect
    /// The mask of the corners; `nil` for square corners.
    let corner: CornerTable?
    /// The corners that are rounded, in device space.
    var corners = CACornerMask.all

    var isTopLeftRound: Bool { corners.contains(.layerMinXMinYCorner) }
    var isTopRightRound: Bool { corners.contains(.layerMaxXMinYCorner) }
    var isBottomLeftRound: Bool { corners.contains(.layerMinXMaxYCorner) }
    var isBottomRightRound: Bool { corners.contains(.layerMaxXMaxYCorner) }

    /// The number of columns that a corner occupies on either side, and the number of rows at either end.
    var cornerWidth: Int32 { corner?.width ?? 0 }
    var cornerHeight: Int32 { corner?.height ?? 0 }

    /// A Boolean value that indicates whether more than one corner affects some pixels.
    var cornersMeet: Bool { cornerWidth &* 2 > rect.width || cornerHeight &* 2 > rect.height }

    /// Returns a Boolean value that indicates whether a row contains corners.
    func isCornerRow(_ y: Int32) -> Bool {
        corner != nil && (y < rect.minY &+ cornerHeight || y >= rect.maxY &- cornerHeight)
    }

    /// Returns a Boolean value that indicates whether all pixels of `part` are covered completely.
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

    /// Returns the coverage of a pixel, from 0 to 255. The pixel may be outside of the rectangle.
    func coverage(x: Int32, y: Int32) -> Int {
        guard x >= rect.minX, x < rect.maxX, y >= rect.minY, y < rect.maxY else { return 0 }
        guard let corner else { return 255 }
        let left = x &- rect.minX
        let right = rect.maxX &- 1 &- x
        let top = y &- rect.minY
        let bottom = rect.maxY &- 1 &- y
        // Where corners meet, several of them can affect a pixel.
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
