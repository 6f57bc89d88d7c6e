/// Pictures in the data of files.
enum ImageDecoder {
    /// The picture; nil if the data is of no kind that is known here, is broken, or is unreasonably large.
    static func decode(_ data: Data) -> CGImage? { CGImage(pngData: data) }

    /// What the names of image files end in, in the order they are looked for.
    static let fileExtensions = ["png"]
}
