/// A blurred rounded box, just large enough that larger ones can be made of it by repeating its middle row and column.
struct BoxShadow {
    let mask: AlphaMask
    /// The columns and rows, from the mask's edges, that are not repeated.
    let edgeWidth: Int32
    let edgeHeight: Int32
}

/// Blurred boxes by their corners and blur, whatever their sizes: a card that grows costs no blurring.
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

    /// Forgets the shadows if there are many.
    func trim() {
        guard shadows.count >= 64 || pixels > 4_000_000 else { return }
        shadows.removeAll()
        pixels = 0
    }

    func shadow(of shape: RoundedRect, radii: CornerMask.Radii?, reach: Int32) -> BoxShadow {
        // Beyond the corner and the blur's reach on either side of it, all columns are the same.
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
