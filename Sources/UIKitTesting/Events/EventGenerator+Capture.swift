import CoreGraphics
import DisplayServer
import UIKit

// Image capture.
extension EventGenerator {
    /// Renders the window and returns its content as an image, with the scale of its display.
    public func captureImage() -> UIImage {
        let now = server.scheduler.now
        scene.renderFrame(FrameTime(timestamp: now, targetTimestamp: now + server.frameClock.interval))
        let corners = [window.bounds.origin, CGPoint(x: window.bounds.maxX, y: window.bounds.maxY)]
            .map { window.convertToScene($0) }
            .map { CGPoint(x: $0.x - scene.contentOrigin.x, y: $0.y - scene.contentOrigin.y) }
        let rect = CGRect(
            x: corners[0].x * surface.scale, y: corners[0].y * surface.scale,
            width: (corners[1].x - corners[0].x) * surface.scale, height: (corners[1].y - corners[0].y) * surface.scale)
        let whole = surface.readPixels { CGImage(copying: $0, isOpaque: true) }
        guard let picture = whole??.cropping(to: rect) else {
            preconditionFailure("the window has no visible content: it was closed or is outside of its scene")
        }
        return UIImage(cgImage: picture, scale: surface.scale)
    }

    /// Renders the window and returns the color of one of its pixels.
    ///
    /// ```swift
    /// #expect(try generator.captureColor(at: "badge") == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    /// ```
    ///
    /// - Parameter location: The location. The color is that of the pixel to the right of it and below it.
    /// - Returns: The color of the pixel, with components that are multiples of 1/255; nil if the location is outside of
    ///   the window.
    public func captureColor(at location: any EventLocation) throws -> UIColor? {
        let point = try location.point(in: window)
        guard let image = captureImage().cgImage else { return nil }
        let x = Int((point.x * surface.scale).rounded(.down))
        let y = Int((point.y * surface.scale).rounded(.down))
        guard x >= 0, x < image.width, y >= 0, y < image.height else { return nil }
        let pixel = image.withPixels { pixels in
            (pixels.base + y * pixels.bytesPerRow + x * 4).loadUnaligned(as: UInt32.self)
        }
        func component(_ shift: UInt32) -> CGFloat { CGFloat(pixel >> shift & 0xFF) / 255 }
        return UIColor(red: component(16), green: component(8), blue: component(0), alpha: 1)
    }
}
