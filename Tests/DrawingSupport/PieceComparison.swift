import CoreGraphics

extension Canvas {
    /// Draws a scene as a whole and, on another canvas, in random pieces that are each clipped to a rectangle, as the
    /// compositor repaints.
    ///
    /// - Parameters:
    ///   - edge: The width and height in device pixels.
    ///   - isOpaque: Whether the canvases have no alpha.
    ///   - scale: The number of pixels per point.
    ///   - seed: The seed of the pieces.
    ///   - scene: Draws the same scene each time.
    /// - Returns: The number of pixels that differ, and a description of the first of them.
    package static func differenceInPieces(
        edge: Int, isOpaque: Bool, scale: CGFloat, seed: UInt64, _ scene: (CGContext) -> Void
    ) -> (count: Int, first: String) {
        let whole = Canvas(edge, edge, isOpaque: isOpaque, scale: scale)
        whole.draw(scene)
        let pieces = Canvas(edge, edge, isOpaque: isOpaque, scale: scale)
        var random = SeededGenerator(seed: seed)
        for piece in divide(PixelRect(x: 0, y: 0, width: Int32(edge), height: Int32(edge)), &random, 4) {
            pieces.draw { context in
                context.clip(to: piece.cgRect.applying(context.userToDevice.inverted()))
                scene(context)
            }
        }
        return whole.difference(from: pieces)
    }

    /// Divides a rectangle at random positions.
    private static func divide(_ rect: PixelRect, _ random: inout SeededGenerator, _ depth: Int) -> [PixelRect] {
        guard depth > 0, rect.width > 1, rect.height > 1 else { return [rect] }
        if depth % 2 == 0 {
            let x = Int32.random(in: rect.minX + 1..<rect.maxX, using: &random)
            return divide(PixelRect(minX: rect.minX, minY: rect.minY, maxX: x, maxY: rect.maxY), &random, depth - 1)
                + divide(PixelRect(minX: x, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY), &random, depth - 1)
        }
        let y = Int32.random(in: rect.minY + 1..<rect.maxY, using: &random)
        return divide(PixelRect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: y), &random, depth - 1)
            + divide(PixelRect(minX: rect.minX, minY: y, maxX: rect.maxX, maxY: rect.maxY), &random, depth - 1)
    }
}
