/// A blurred rounded rectangle of minimal size. Repeating its center row and column produces larger ones.
struct BoxShadow {
    let mask: AlphaMask
    /// The number of columns and rows, from the edges of the mask, that are not repeated.
    let edgeWidth: Int32
    let edgeHeight: Int32
}

/// A cache of blurred rounded rectangles by corners and blur, independent of their size. Resizing a rectangle causes no
/// blurring.
@MainActor final class BoxShadowCache {
    private struct Key: Hashable {
        var width: Int32
        var height: Int32
        var radii: CornerMask.Radii?
        var corners: CACornerMask
        var reach: Int32
    }

    private var shadows: [Key: BoxShadow] = [:]
    private var pixels = 0

    /// Discards the shadows if there are many.
    func trim() {
        guard shadows.count >= 64 || pixels > 4_000_000 else { return }
        shadows.removeAll()
        pixels = 0
    }

    func shadow(of shape: RoundedRect, radii: CornerMask.Radii?, reach: Int32) -> BoxShadow {
        // Farther than the corner and the extent of the blur on both sides of it, all columns are equal.
        let across = shape.cornerWidth &+ reach
        let down = shape.cornerHeight &+ reach
        let width = min(shape.rect.width, 2 &* across &+ 1)
        let height = min(shape.rect.height, 2 &* down &+ 1)
        let key = Key(
            width: width, height: height, radii: shape.corner == nil ? nil : radii, corners: shape.corners,
            reach: reach)
        if let known = shadows[key] { return known }
        let small = RoundedRect(
            rect: PixelRect(x: 0, y: 0, width: width, height: height), corner: shape.corner, corners: shape.corners)
        let mask = AlphaMask(small.rect.insetBy(dx: -reach, dy: -reach))
        for y in 0..<height {
            let row = mask.row(y) + Int(reach)
            for x in 0..<width { row[Int(x)] = UInt8(truncatingIfNeeded: small.coverage(x: x, y: y)) }
        }
        mask.blur(reach: reach)
        let made = BoxShadow(mask: mask, edgeWidth: across &+ reach, edgeHeight: down &+ reach)
        pixels += Int(mask.rect.width) * Int(mask.rect.height)
        shadows[key] = made
        return made
    }
}
