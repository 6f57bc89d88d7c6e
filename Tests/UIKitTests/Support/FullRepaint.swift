import CoreGraphics
import DisplayServer
import Testing
import UIKit

/// The comparison of the pixels that a window shows with those of a full repaint.
@MainActor enum FullRepaint {
    /// Returns whether all pixels are equal, and records the first that is not.
    ///
    /// - Parameters:
    ///   - scene: The scene, whose frame is on the surface.
    ///   - step: A description of the last change, for the report.
    static func isShown(
        by scene: UIWindowScene, _ step: String, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Bool {
        guard let surface = scene.surface else { return false }
        let (width, height) = surface.pixelSize
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: width * height * 4, alignment: 64)
        defer { memory.deallocate() }
        guard let base = memory.baseAddress else { return false }
        let full = PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4)
        scene.paintAll(into: full)
        return surface.readPixels { shown in
            for y in 0..<height {
                for x in 0..<width where shown[x, y] & 0xFFFFFF != full[x, y] & 0xFFFFFF {
                    let (pixel, expected) = (String(shown[x, y], radix: 16), String(full[x, y], radix: 16))
                    Issue.record(
                        "\(step): pixel (\(x), \(y)) is \(pixel), a full repaint gives \(expected)",
                        sourceLocation: sourceLocation)
                    return false
                }
            }
            return true
        } ?? false
    }
}
