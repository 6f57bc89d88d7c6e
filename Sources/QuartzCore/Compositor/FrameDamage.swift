import CoreGraphics

/// The difference between two frames: pixels that move, and then pixels to paint.
package struct FrameDamage {
    /// The pixels to paint after the movements.
    package var region: PixelRegion
    /// The movements in their order.
    package var moves: [PixelMove] = []

    /// Creates the difference of frames in which nothing moves.
    package init(_ region: PixelRegion) { self.region = region }

    /// A Boolean value that indicates whether the frames are equal.
    package var isEmpty: Bool { region.isEmpty && moves.isEmpty }

    /// All pixels that can change: those to paint, and those that move.
    package var changedRegion: PixelRegion {
        var all = region
        for move in moves { all.formUnion(move.rect) }
        return all
    }

    /// Replaces all movements by painting, because the pixels of the last frame are not available.
    package mutating func paintMoves() {
        region = changedRegion
        moves.removeAll()
    }
}
