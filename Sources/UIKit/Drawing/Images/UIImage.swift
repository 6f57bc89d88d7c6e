import Synchronization

/// An image with the attributes for its display: scale, orientation, rendering mode and tint color.
///
/// ```swift
/// imageView.image = UIImage(named: "Portrait")
/// button.setImage(UIImage(systemName: "plus"), for: .normal)
/// if let image = UIImage(contentsOfFile: "photo@2x.png") {
///     imageView.image = image.withTintColor(.systemRed, renderingMode: .alwaysTemplate)
/// }
/// ```
///
/// ``size`` is in points, and each point has ``scale`` pixels in both directions. Initializers that decode a file
/// return nil if the format is unknown or the data is damaged. PNG always works; JPEG, GIF, BMP, TIFF and WebP need the
/// gdk-pixbuf decoders. `init(systemName:)` knows only the symbols that this package draws, and returns nil for any
/// other name.
///
/// Images are immutable; the methods that begin with `with` return modified copies. Images can be created, used and
/// drawn on any thread.
open class UIImage: NSObject, @unchecked Sendable {
    /// Set only by initializers.
    private(set) final var attributes: Attributes
    /// The asset that the image is a variant of, created on first use.
    let assetStorage: Mutex<UIImageAsset?>

    /// The content of an image.
    enum Content: Sendable {
        case nothing
        case pixels(CGImage)
        /// A file whose pixels are decoded when they are first needed.
        case encoded(EncodedImage)
        case symbol(Symbol)

        /// The pixels, which are decoded on first use; `nil` for an empty image, a damaged file and a symbol.
        var bitmap: CGImage? {
            switch self {
            case .nothing, .symbol: nil
            case .pixels(let image): image
            case .encoded(let file): file.image
            }
        }
    }

    /// The content of an image and the attributes for its display.
    struct Attributes: Sendable {
        var content: Content
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var tint: UIColor?
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var configuration: Configuration?
        /// The cached bitmaps derived from the content.
        var renditions = BitmapCache()
        /// The frames of an animated image, of which the content is the first.
        var frames: Frames?
        var alignmentInsets = UIEdgeInsets.zero
        var flipsForRightToLeft = false
    }

    // If a designated initializer were invisible to apps, their subclasses would inherit no initializers.
    convenience init(_ attributes: Attributes, asset: UIImageAsset? = nil) {
        self.init()
        self.attributes = attributes
        assetStorage.withLock { $0 = asset }
    }

    /// Returns a copy of the image with some attributes changed, and with an asset whose variants are changed in the
    /// same way.
    func with(_ change: (inout Attributes) -> Void) -> UIImage {
        var copy = attributes
        change(&copy)
        return UIImage(copy, asset: assetStorage.withLock { $0 }?.with(change))
    }

    // MARK: Initialization

    /// Creates an empty image.
    public override init() {
        attributes = Attributes(content: .nothing)
        assetStorage = Mutex(nil)
        super.init()
    }

    /// Creates the image for an image literal, with a name in the main bundle. A missing image is a programming error.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) else {
            preconditionFailure(
                "there is no image named \"\(name)\" in the application's bundle: add it, or use init(named:)")
        }
        self.init(image.attributes, asset: image.assetStorage.withLock { $0 })
    }

    /// Creates an image from the pixels of `cgImage`, with a number of pixels per point.
    package convenience init(cgImage: CGImage, scale: CGFloat) {
        self.init(cgImage: cgImage, scale: scale, orientation: .up)
    }

    /// Creates an image from the pixels of `cgImage`, with a scale of 1.
    public init(cgImage: CGImage) {
        attributes = Attributes(content: .pixels(cgImage))
        assetStorage = Mutex(nil)
        super.init()
    }

    /// Creates an image from the pixels of `cgImage`, with an orientation.
    ///
    /// - Parameters:
    ///   - cgImage: The pixels.
    ///   - scale: The number of pixels per point. Values that are not positive and finite count as 1.
    ///   - orientation: The rotation and mirroring of the pixels for display.
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        attributes = Attributes(cgImage, scale: scale, orientation: orientation)
        assetStorage = Mutex(nil)
        super.init()
    }

    /// Creates an image from the data of an image file; returns `nil` if the format is unknown, the data is damaged, or
    /// the image is unreasonably large.
    ///
    /// PNG is always supported; JPEG, GIF, BMP, TIFF and WebP are if the gdk-pixbuf decoders are installed. The image
    /// has the orientation that a photo specifies.
    ///
    /// Of a JPEG file, only the header is read. Its pixels are decoded when they are first needed, on the thread that
    /// needs them; ``prepareForDisplay(completionHandler:)`` decodes them in the background.
    public init?(data: Data) {
        guard let attributes = Attributes(data: data, scale: 1) else { return nil }
        self.attributes = attributes
        assetStorage = Mutex(nil)
        super.init()
    }

    /// Creates an image from the data of an image file, with a number of pixels per point; returns `nil` if the data
    /// cannot be decoded.
    public init?(data: Data, scale: CGFloat) {
        guard let attributes = Attributes(data: data, scale: scale) else { return nil }
        self.attributes = attributes
        assetStorage = Mutex(nil)
        super.init()
    }

    /// Creates an image from an image file; returns `nil` if it cannot be read. A name that ends with `@2x` or `@3x`
    /// sets the scale.
    public init?(contentsOfFile path: String) {
        let scale = ImageFile.scale(ofName: (path as NSString).deletingPathExtension)
        guard let data = FileManager.default.contents(atPath: path),
            let attributes = Attributes(data: data, scale: scale)
        else { return nil }
        self.attributes = attributes
        assetStorage = Mutex(nil)
        super.init()
    }

    // MARK: Attributes

    /// The pixels before the orientation and color are applied; those of a symbol in black. `nil` for an empty image.
    ///
    /// The pixels of a JPEG file are decoded on first use. A file of more than 16384 pixels on an edge or 67 million in
    /// all is decoded at a half, a quarter or an eighth of its size; ``size`` remains that of the file.
    open var cgImage: CGImage? {
        switch attributes.content {
        case .nothing: nil
        case .pixels, .encoded: attributes.content.bitmap
        case .symbol(let symbol): attributes.renditions.symbol(symbol, symbol.pixelSize(scale: scale), .black)
        }
    }

    /// The number of pixels per point.
    open var scale: CGFloat { attributes.scale }

    /// The size in points, with the orientation applied.
    open var size: CGSize {
        switch attributes.content {
        case .nothing: return .zero
        case .pixels(let image): return displayedSize(CGSize(width: image.width, height: image.height))
        case .encoded(let file): return displayedSize(CGSize(width: file.width, height: file.height))
        case .symbol(let symbol): return symbol.size
        }
    }

    /// Returns the size in points of a bitmap, with the orientation applied.
    private func displayedSize(_ pixels: CGSize) -> CGSize {
        let (width, height) = (pixels.width / scale, pixels.height / scale)
        return imageOrientation.swapsSides
            ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// The rotation and mirroring of the pixels when they are drawn.
    open var imageOrientation: Orientation { attributes.orientation }

    /// The interpretation of the image as original colors or as a template.
    open var renderingMode: RenderingMode { attributes.renderingMode }

    /// A Boolean value that indicates whether the image is a symbol, as created by `init(systemName:)`.
    open var isSymbolImage: Bool { symbol != nil }

    var symbol: Symbol? { if case .symbol(let symbol) = attributes.content { symbol } else { nil } }

    /// A Boolean value that indicates whether views fill the shape of the image with their tint color.
    package var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: isSymbolImage
        }
    }

    /// Returns the image as PNG data, with orientation and tint color applied; `nil` if the image is empty.
    open func pngData() -> Data? { picture(symbolScale: scale, color: attributes.tint?.cgColor)?.pngData() }

    /// Returns the image as JPEG data, with orientation and tint color applied and translucent parts drawn on white.
    ///
    /// - Parameter compressionQuality: The quality, from 0 for the smallest file to 1 for the best quality. Other
    ///   values are clamped.
    /// - Returns: The data; `nil` if the image is empty or the system has no encoder.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        picture(symbolScale: scale, color: attributes.tint?.cgColor)?.jpegData(quality: compressionQuality)
    }

    // MARK: Modified copies

    /// Returns the image with a rendering mode.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// Returns the image with its shape filled with a color. The rendering mode stays: views still draw template images
    /// in their own tint color. To prevent that, use ``withTintColor(_:renderingMode:)`` with `.alwaysOriginal`.
    open func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

    /// Returns the image with its shape filled with a color, and with a rendering mode.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// Returns the horizontally mirrored image.
    open func withHorizontallyFlippedOrientation() -> UIImage {
        with {
            $0.orientation = $0.orientation.mirrored
            if case .symbol(var symbol) = $0.content {
                symbol.isMirrored.toggle()
                $0.content = .symbol(symbol)
            }
        }
    }

    /// Returns the image for a layout direction: mirrored, with its cap insets and frames, if it flips in right-to-left
    /// interfaces. The bitmaps of both directions are cached together.
    func flipped(isRightToLeft: Bool) -> UIImage {
        guard isRightToLeft, flipsForRightToLeftLayoutDirection else { return self }
        let mirrored = withHorizontallyFlippedOrientation()
        guard capInsets.left != capInsets.right else { return mirrored }
        return mirrored.with {
            ($0.capInsets.left, $0.capInsets.right) = ($0.capInsets.right, $0.capInsets.left)
        }
    }

    // MARK: Stretching

    /// The distances from the edges, in points, of the area that is stretched or tiled.
    open var capInsets: UIEdgeInsets { attributes.capInsets }

    /// The mode in which the area inside ``capInsets`` fills larger sizes.
    open var resizingMode: ResizingMode { attributes.resizingMode }

    /// Returns the image with cap insets. The area inside them is tiled to fill larger sizes.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns the image with cap insets. The area inside them is tiled or stretched to fill larger sizes.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    // MARK: Drawing

    /// Draws the image with its top left corner at a point of the current context.
    open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    /// Draws the image with its top left corner at a point of the current context, using a blend mode and an opacity.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image scaled to a rectangle of the current context.
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image scaled to a rectangle of the current context, using a blend mode and an opacity.
    ///
    /// An image with a tint color is drawn in it. A template image or symbol without a tint color is drawn in the fill
    /// color of the context.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in the coordinates of the current context.
    ///   - blendMode: The blend mode.
    ///   - alpha: The opacity, from 0 to 1.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let color: CGColor?
        if let tint = attributes.tint {
            color = tint.cgColor
        } else {
            color = isTemplate || isSymbolImage ? context.fillColor : nil
        }
        context.withBlendMode(blendMode, alpha: alpha) { draw(in: rect, of: context, color: color) }
    }

    // MARK: Equality

    /// Returns a Boolean value that indicates whether both images display the same pixels in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || isEqual(to: other)
    }

    /// A hash of scale and size, which are equal for equal images.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(scale)
        hasher.combine(size.width)
        hasher.combine(size.height)
        return hasher.finalize()
    }

    /// A description with the name of a symbol, the size in points and the scale.
    open override var description: String {
        let name = symbol.map { "symbol \($0.name), " } ?? ""
        return "<UIImage \(name)\(size.width) × \(size.height) @\(scale)x>"
    }
}

extension UIImage.Attributes {
    /// Creates the attributes of a bitmap image. A scale that is not positive and finite counts as 1.
    init(_ image: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(
            content: .pixels(image), scale: scale > 0 && scale.isFinite ? scale : 1, orientation: orientation)
    }

    /// Creates the attributes of an image file's data; returns `nil` if the data cannot be decoded.
    init?(data: Data, scale: CGFloat) {
        guard let (content, orientation) = ImageDecoder.content(of: data) else { return nil }
        self.init(
            content: content, scale: scale > 0 && scale.isFinite ? scale : 1,
            orientation: UIImage.Orientation(exif: orientation))
    }
}
