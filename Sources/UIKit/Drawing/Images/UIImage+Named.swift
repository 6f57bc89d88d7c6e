// Pictures in the files of a bundle.
extension UIImage {
    /// What is kept of an image file: its pixels, and what was made of them.
    private struct Loaded: Sendable {
        var image: CGImage
        var renditions = Renditions()
    }

    /// Files by their paths. The cost is in pixels: 16 million are 64 megabytes.
    private static let files = BoundedCache<String, Loaded>(costLimit: 16 << 20, countLimit: 256)

    /// The image of a name in the application's bundle: a file, or an asset of a catalog (`*.xcassets`) among the
    /// bundle's resources; nil if there is none.
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
        let bundle = bundle ?? .main
        if let path = ImageFile.find(name, in: bundle, scale: scale), let attributes = UIImage.load(path) {
            self.init(attributes)
        } else if let (image, asset) = UIImage.cataloged(name, in: bundle, scale: scale, traitCollection) {
            self.init(image, asset: asset)
        } else {
            ImageDiagnostics.report(
                "There is no image named \"\(name)\" in \(bundle.bundlePath): UIImage(named:) returns nil")
            return nil
        }
    }

    /// What is in a file, which is read once and cached.
    ///
    /// - Parameter scale: Pixels a point; nil takes it from the file's name.
    private static func load(_ path: String, scale: CGFloat? = nil) -> Attributes? {
        files.value(
            for: path, cost: { $0.image.width * $0.image.height },
            make: {
                FileManager.default.contents(atPath: path).flatMap(ImageDecoder.decode).map { Loaded(image: $0) }
            }
        ).map { loaded in
            Attributes(
                content: .pixels(loaded.image),
                scale: scale ?? ImageFile.scale(ofName: (path as NSString).deletingPathExtension),
                orientation: Orientation(exif: loaded.image.orientation),
                renditions: loaded.renditions)
        }
    }

    /// An image of an asset catalog, and the asset it belongs to where there is another one for dark appearance.
    private static func cataloged(
        _ name: String, in bundle: Bundle, scale: CGFloat, _ traits: UITraitCollection?
    ) -> (Attributes, UIImageAsset?)? {
        guard let folder = AssetCatalog.catalog(of: bundle)?.folder(of: .image, named: name),
            let contents = AssetContents(folder: folder), let files = contents.images
        else { return nil }
        func image(isDark: Bool) -> Attributes? {
            let usable = files.filter { $0.filename != nil && $0.appearances.isDark == isDark }
            func number(_ file: AssetContents.File) -> CGFloat {
                file.scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1
            }
            for wanted in ImageFile.scales(suiting: scale) {
                guard let file = usable.first(where: { number($0) == CGFloat(wanted) }), let filename = file.filename,
                    var found = load("\(folder)/\(filename)", scale: number(file))
                else { continue }
                switch contents.properties?.renderingIntent {
                case "template": found.renderingMode = .alwaysTemplate
                case "original": found.renderingMode = .alwaysOriginal
                default: break
                }
                return found
            }
            return nil
        }
        guard let light = image(isDark: false) ?? image(isDark: true) else { return nil }
        guard files.contains(where: { $0.filename != nil && $0.appearances.isDark }), let dark = image(isDark: true) else {
            return (light, nil)
        }
        let asset = UIImageAsset()
        asset.register(UIImage(light), with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(UIImage(dark), with: UITraitCollection(userInterfaceStyle: .dark))
        return ((traits ?? .current).userInterfaceStyle == .dark ? dark : light, asset)
    }

    /// The picture in a file of a bundle, as it suits a configuration's traits.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }
}
