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
        let rect = CGRect(
            x: corners[0].x * surface.scale, y: corners[0].y * surface.scale,
            width: (corners[1].x - corners[0].x) * surface.scale, height: (corners[1].y - corners[0].y) * surface.scale)
        let whole = surface.readPixels { CGImage(copying: $0, isOpaque: true) }
        guard let picture = whole??.cropping(to: rect) else {
            preconditionFailure("the window has no visible content: it was closed or is outside of its scene")
        }
        return UIImage(cgImage: picture, scale: surface.scale)
    }
}
