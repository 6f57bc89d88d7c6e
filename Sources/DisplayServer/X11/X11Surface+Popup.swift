import CX11
import CoreGraphics

// The shape and the input grab of popups.
extension X11Surface {
    func setCornerRadius(_ radius: CGFloat) {
        guard canRequest, radius != cornerRadius else { return }
        cornerRadius = radius
        updateShape()
    }

    func setShape(_ rects: [PixelRect]) {
        shape = rects.map {
            XRectangle(
                x: Int16(clamping: $0.x), y: Int16(clamping: $0.y), width: UInt16(clamping: $0.width),
                height: UInt16(clamping: $0.height))
        }
        updateShape()
    }

    private func combineShape(_ rects: [XRectangle]) {
        var rects = rects
        requestIgnoringErrors {
            XShapeCombineRectangles(
                connection.display, window, Int32(ShapeBounding), 0, 0, &rects, Int32(rects.count), Int32(ShapeSet),
                Int32(Unsorted))
        }
    }

    /// Updates the shape after the radius or the size changed.
    func updateShape() {
        guard canRequest, connection.hasShape, isPopup else { return }
        guard shape.isEmpty else { return combineShape(shape) }
        let pixels = Int(clamping: (cornerRadius * scale).rounded())
        var rects = X11Surface.roundedBands(width: pixelSize.width, height: pixelSize.height, radius: pixels)
        requestIgnoringErrors {
            XShapeCombineRectangles(
                connection.display, window, Int32(ShapeBounding), 0, 0, &rects, Int32(rects.count), Int32(ShapeSet),
                Int32(YXBanded))
        }
    }

    /// Returns a rectangle with rounded corners as bands from top to bottom, containing the pixels of which more than
    /// half is inside.
    static func roundedBands(width: Int, height: Int, radius: Int) -> [XRectangle] {
        let radius = max(0, min(radius, width / 2, height / 2))
        func band(_ y: Int, _ rows: Int, inset: Int) -> XRectangle {
            XRectangle(
                x: Int16(clamping: inset), y: Int16(clamping: y), width: UInt16(clamping: width - 2 * inset),
                height: UInt16(clamping: rows))
        }
        let insets = (0..<radius).map { row -> Int in
            let distance = Double(radius) - Double(row) - 0.5
            return radius - Int(clamping: (Double(radius * radius) - distance * distance).squareRoot().rounded())
        }
        return insets.enumerated().map { band($0.offset, 1, inset: $0.element) }
            + [band(radius, height - 2 * radius, inset: 0)].filter { $0.height > 0 }
            + insets.reversed().enumerated().map { band(height - radius + $0.offset, 1, inset: $0.element) }
    }

    func grabInput() -> Bool { server?.inputGrab.begin(for: self) ?? false }

    func releaseInput() { server?.inputGrab.end(for: self) }

    var hasInputGrab: Bool { server?.inputGrab.surface === self }
}
