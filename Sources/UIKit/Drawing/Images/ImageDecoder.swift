/// Pictures in the data of files: PNG, and where the system has its decoders also JPEG, GIF, BMP, TIFF and WebP.
enum ImageDecoder {
    /// The picture; nil if the data is of no kind that is known here, is broken, or is unreasonably large.
    static func decode(_ data: Data) -> CGImage? { CGImage(imageData: data) }

    /// What the names of image files end in, in the order they are looked for.
    static let fileExtensions = ["png", "jpg", "jpeg", "webp", "gif", "tiff", "bmp"]
}

extension UIImage.Orientation {
    /// How a file of that EXIF orientation, from 1 to 8, is to be shown; any other number is upright.
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
