import UIKit

/// Images in the form that the Notification portal accepts: squares of a limited size. Portals leave out others.
enum PortalIcon {
    /// The greatest width and height in pixels. Portals accept 512.
    static let maximumSide: CGFloat = 256
    /// The size in bytes above which files are not read.
    private static let fileLimit = 64 << 20

    /// Returns the image of a file as PNG data, in the center of a square without a color; nil if it cannot be read.
    /// Call it on a background thread: the file may be on a slow disk.
    static func data(ofFile url: URL) -> Data? {
        guard let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= fileLimit,
            let data = try? Data(contentsOf: url, options: .mappedIfSafe),
            let image = UIImage(data: data)?.preparingThumbnail(
                of: CGSize(width: maximumSide, height: maximumSide))
        else { return nil }
        let side = max(image.size.width, image.size.height)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = false
        let square = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
        let origin = CGPoint(
            x: ((side - image.size.width) / 2).rounded(.down), y: ((side - image.size.height) / 2).rounded(.down))
        let icon = square.pngData { _ in image.draw(at: origin) }
        return icon.isEmpty ? nil : icon
    }
}
