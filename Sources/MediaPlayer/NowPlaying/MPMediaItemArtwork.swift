import UIKit

/// The image of what is played, such as the cover of an album.
@preconcurrency @MainActor open class MPMediaItemArtwork: NSObject {
    /// The frame of the largest size that the image has, at the origin, in points.
    public let bounds: CGRect

    private let requestHandler: (CGSize) -> UIImage

    /// Creates an artwork.
    ///
    /// - Parameters:
    ///   - boundsSize: The largest size of the image, in points. A size that is not finite or negative counts as empty.
    ///   - requestHandler: A closure that returns the image in a size, or in a similar one.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        let isValid = boundsSize.width.isFinite && boundsSize.height.isFinite
        bounds = CGRect(
            origin: .zero,
            size: isValid ? CGSize(width: max(0, boundsSize.width), height: max(0, boundsSize.height)) : .zero)
        self.requestHandler = requestHandler
        super.init()
    }

    /// Returns the image in a size, or in a similar one.
    open func image(at size: CGSize) -> UIImage? { requestHandler(size) }
}
