import SystemSupport

// Images from files and asset catalogs of a bundle.
extension UIImage {
    /// A cached image file: its pixels, and the bitmaps derived from them.
    private struct Loaded: Sendable {
        var image: CGImage
        var renditions = BitmapCache()
    }

    /// The cache of files by path. The cost is in pixels: 16 million are 64 megabytes.
    private static let files = SharedCache<String, Loaded>(maximumCount: 256, maximumCost: 16 << 20)

    /// Creates the image with a name in the main bundle: a file, or an asset of an asset catalog (`*.xcassets`) among
    /// the bundle's resources; returns `nil` if there is none.
    ///
    /// Of `Dot.png`, `Dot@2x.png` and `Dot@3x.png`, the one that best matches the screen is used. Pixels are decoded
    /// once and cached; use `init(contentsOfFile:)` for large images that are displayed once.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates the image with a name in a bundle; returns `nil` if there is no such file or asset, or it is damaged.
    ///
    /// - Parameters:
    ///   - name: The name of the file or asset.
    ///   - bundle: The bundle; `nil` for the main bundle.
    ///   - traitCollection: The traits to match. Without a display scale, the scale of the screen is used.
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

    /// Returns the contents of a file, which is decoded once and cached.
    ///
    /// - Parameter scale: The number of pixels per point; `nil` to take it from the file name.
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

    /// Returns an image of an asset catalog, and the asset that it belongs to if it has variants for other appearances.
    private static func cataloged(
        _ name: String, in bundle: Bundle, scale: CGFloat, _ traits: UITraitCollection?
    ) -> (Attributes, UIImageAsset?)? {
        guard let asset = AssetCatalog.first(in: bundle, { $0.image(named: name) }) else { return nil }
        let traits = traits ?? .current
        let files = AssetTraits.best(
            of: asset.files, direction: traits.layoutDirection, languages: ApplicationResources.preferences.languages,
            \.traits)
        func image(isDark: Bool, isHighContrast: Bool) -> Attributes? {
            let usable = files.filter {
                $0.traits.isDark ?? false == isDark && $0.traits.isHighContrast ?? false == isHighContrast
            }
            for wanted in ImageFile.scales(suiting: scale) {
                guard let file = usable.first(where: { $0.scale == wanted }),
                    var found = load(file.path, scale: CGFloat(file.scale))
                else { continue }
                found.renderingMode = asset.renderingMode
                if let slicing = file.slicing {
                    let scale = CGFloat(file.scale)
                    found.capInsets = UIEdgeInsets(
                        top: slicing.top / scale, left: slicing.left / scale, bottom: slicing.bottom / scale,
                        right: slicing.right / scale)
                    found.resizingMode = slicing.isTiled ? .tile : .stretch
                }
                return found
            }
            return nil
        }
        let dark = image(isDark: true, isHighContrast: false)
        guard let light = image(isDark: false, isHighContrast: false) ?? dark else { return nil }
        var variants: [(UITraitCollection, Attributes)] = []
        func add(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast?, _ image: Attributes?) {
            guard let image else { return }
            let traits = UITraitCollection { values in
                values.userInterfaceStyle = style
                if let contrast { values.accessibilityContrast = contrast }
            }
            variants.append((traits, image))
        }
        add(.light, .high, image(isDark: false, isHighContrast: true))
        add(.dark, .high, image(isDark: true, isHighContrast: true))
        guard dark != nil || !variants.isEmpty else { return (light, nil) }
        add(.light, nil, light)
        add(.dark, nil, dark ?? light)
        let images = UIImageAsset()
        for (traits, image) in variants { images.register(UIImage(image), with: traits) }
        return (images.image(with: traits).attributes, images)
    }

    /// Creates the image with a name in a bundle that best matches the traits of a configuration; returns `nil` if
    /// there is none.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }
}
