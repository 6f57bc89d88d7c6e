import CoreGraphics

extension PopoverPlacement {
    /// Returns the outline as rectangles in device pixels: the pixels of which more than half is inside.
    func shapeRects(scale: CGFloat) -> [PixelRect] {
        func pixels(_ length: CGFloat) -> Int { Int((length * scale).rounded()) }
        let (left, top) = (pixels(body.minX), pixels(body.minY))
        let (width, height) = (pixels(body.maxX) - left, pixels(body.maxY) - top)
        let radius = max(0, min(pixels(PopoverPlacement.cornerRadius), width / 2, height / 2))
        var rects: [PixelRect] = []
        func add(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
            guard width > 0, height > 0 else { return }
            rects.append(
                PixelRect(
                    x: Int32(clamping: x), y: Int32(clamping: y), width: Int32(clamping: width),
                    height: Int32(clamping: height)))
        }
        for row in 0..<radius {
            let distance = Double(radius) - Double(row) - 0.5
            let inset = radius - Int((Double(radius * radius) - distance * distance).squareRoot().rounded())
            add(left + inset, top + row, width - 2 * inset, 1)
            add(left + inset, top + height - 1 - row, width - 2 * inset, 1)
        }
        add(left, top + radius, width, height - 2 * radius)
        // The arrow, as lines of pixels that begin at its tip.
        let arrow = pixels(PopoverPlacement.arrowHeight)
        let middle = arrowPosition * scale
        for line in 0..<arrow {
            let half = (CGFloat(line) + 0.5) / CGFloat(arrow) * PopoverPlacement.arrowWidth / 2 * scale
            let (start, end) = (Int((middle - half).rounded()), Int((middle + half).rounded()))
            switch direction {
            case .up: add(start, line, end - start, 1)
            case .down: add(start, pixels(frame.height) - 1 - line, end - start, 1)
            case .left: add(line, start, 1, end - start)
            default: add(pixels(frame.width) - 1 - line, start, 1, end - start)
            }
        }
        return rects
    }
}
