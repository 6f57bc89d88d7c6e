/// A movement of pixels within a rectangle, for content that was scrolled by whole device pixels.
///
/// Pixels that leave the rectangle are lost. The pixels that nothing moves to keep their values and must be painted.
package struct PixelMove: Hashable, Sendable {
    /// The rectangle in which pixels move.
    package let rect: PixelRect
    /// The distance, positive to the right.
    package let dx: Int32
    /// The distance, positive downwards.
    package let dy: Int32

    /// Creates a movement.
    package init(_ rect: PixelRect, dx: Int32, dy: Int32) {
        self.rect = rect
        self.dx = dx
        self.dy = dy
    }

    /// The rectangle whose pixels the movement sets; an empty one if all pixels leave the rectangle.
    package var target: PixelRect { rect.intersection(rect.offsetBy(dx: dx, dy: dy)) }

    /// Returns the pixels to which those of a part of the rectangle move.
    package func moved(_ part: PixelRect) -> PixelRect {
        part.intersection(rect).offsetBy(dx: dx, dy: dy).intersection(rect)
    }
}

extension PixelBuffer {
    /// Moves pixels. The rectangle is limited to the buffer.
    package func move(_ move: PixelMove) {
        let rect = move.rect.intersection(bounds)
        let target = PixelMove(rect, dx: move.dx, dy: move.dy).target
        guard !target.isEmpty else { return }
        let byteCount = Int(target.width) * 4
        let rows = Int(target.minY)..<Int(target.maxY)
        func moveRow(_ row: Int) {
            let source = base + (row - Int(move.dy)) * bytesPerRow + (Int(target.x) - Int(move.dx)) * 4
            memmove(base + row * bytesPerRow + Int(target.x) * 4, source, byteCount)
        }
        // A row is read before it is overwritten.
        if move.dy > 0 { for row in rows.reversed() { moveRow(row) } } else { for row in rows { moveRow(row) } }
    }
}
