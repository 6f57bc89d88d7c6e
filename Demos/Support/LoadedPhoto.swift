import UIKit

/// A decoded picture.
package struct LoadedPhoto: Sendable {
    /// The pixels, upright. There may be fewer than in the file.
    package let image: UIImage
    /// The size of the picture in the file, in pixels.
    package let pixelSize: CGSize

    /// The width of ``image`` in pixels.
    package var width: CGFloat { image.size.width * image.scale }

    /// The number of pixels of ``image``.
    package var pixelCount: Int { Int(width * image.size.height * image.scale) }

    /// Reads and decodes a file; returns nil if it cannot be displayed. This can take seconds.
    package init?(_ file: URL, _ detail: PhotoDetail) {
        guard let source = UIImage(contentsOfFile: file.path) else { return nil }
        self.init(source, detail)
    }

    /// Decodes an image; returns nil if it cannot be displayed. This can take seconds.
    package init?(_ source: UIImage, _ detail: PhotoDetail) {
        let size = source.size
        guard size.width > 0, size.height > 0 else { return nil }
        let decoded: UIImage?
        switch detail {
        case .fitting(let area):
            decoded = source.preparingThumbnail(
                of: CGSize(width: area.width / source.scale, height: area.height / source.scale))
        case .reduced(by: 1): decoded = source.preparingForDisplay()
        case .reduced(by: let divisor):
            decoded = source.preparingThumbnail(
                of: CGSize(
                    width: (size.width / CGFloat(divisor)).rounded(.up),
                    height: (size.height / CGFloat(divisor)).rounded(.up)))
        }
        guard let decoded else { return nil }
        image = decoded
        pixelSize = CGSize(width: size.width * source.scale, height: size.height * source.scale)
    }
}
