// Pictures in the files of a bundle.
extension UIImage {
    /// What is kept of an image file: its pixels, and what was made of them.
    private struct Loaded: Sendable {
        var image: CGImage
        var renditions = Renditions()
    }

    /// Files by their paths. The cost is in pixels: 16 million are 64 megabytes.
    private static let files = BoundedCache<String, Loaded>(costLimit: 16 << 20, countLimit: 256)

    /// The picture in a file of the application's bundle; nil if there is none.
    ///
    /// Of `Dot.png`, `Dot@2x.png` and `Dot@3x.png` the one that suits the screen is taken. Pixels are read once and kept
    /// for a while; use `init(contentsOfFile:)` for large pictures that are shown once.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// The picture in a file of a bundle, the application's if that is nil, as it suits the traits' scale, or the screen's
    /// if they say none; nil if there is no such file or it is broken.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let wished = traitCollection?.displayScale ?? 0
        let scale = wished > 0 ? wished : ScreenScale.current
        guard let path = ImageFile.find(name, in: bundle ?? .main, scale: scale) else {
            ImageDiagnostics.report(
                "There is no image named \"\(name)\" in \((bundle ?? .main).bundlePath): UIImage(named:) returns nil")
            return nil
        }
        guard
            let loaded = UIImage.files.value(
                for: path, cost: { $0.image.width * $0.image.height },
                make: {
                    FileManager.default.contents(atPath: path).flatMap(ImageDecoder.decode).map { Loaded(image: $0) }
                })
        else {
            ImageDiagnostics.report("The image file \(path) cannot be read: UIImage(named:) returns nil")
            return nil
        }
        self.init(
            Attributes(
                content: .pixels(loaded.image),
                scale: ImageFile.scale(ofName: (path as NSString).deletingPathExtension),
                orientation: Orientation(exif: loaded.image.orientation),
                renditions: loaded.renditions))
    }

    /// The picture in a file of a bundle, as it suits a configuration's traits.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }
}
