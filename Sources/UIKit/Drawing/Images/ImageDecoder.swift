/// Decodes image files: PNG, and where the system has their decoders also JPEG, GIF, BMP, TIFF and WebP.
enum ImageDecoder {
    /// Decodes an image. Returns `nil` if the format is unknown, the data is damaged, or the image is unreasonably
    /// large.
    static func decode(_ data: Data) -> CGImage? { CGImage(imageData: data) }

    /// Returns the content of an image file and its EXIF orientation; `nil` in the same cases.
    ///
    /// The pixels of a JPEG file are decoded when they are first needed; other files are decoded immediately.
    static func content(of data: Data) -> (content: UIImage.Content, orientation: Int)? {
        if let file = EncodedImage(data) { return (.encoded(file), file.orientation) }
        guard let image = decode(data) else { return nil }
        return (.pixels(image), image.orientation)
    }

    /// The extensions of image files, in the order of lookup.
    static let fileExtensions = ["png", "jpg", "jpeg", "webp", "gif", "tiff", "bmp"]
}

extension UIImage.Orientation {
    /// Creates the orientation for an EXIF orientation from 1 to 8; any other number is `up`.
    init(exif number: Int) {
        self =
            switch number {
            case 2: .upMirrored
            case 3: .down
            case 4: .downMirrored
            case 5: .leftMirrored
            case 6: .right
            case 7: .rightMirrored
            case 8: .left
            default: .up
            }
    }
}
