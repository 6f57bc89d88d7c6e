import Synchronization

/// A picture, and how it is drawn: how many of its pixels make a point, which way up it is, in which colour.
///
/// An image never changes; the methods that begin with `with` give another one. Images are made, drawn and kept on any
/// thread.
open class UIImage: NSObject, @unchecked Sendable {
    /// Set by initializers only.
    private(set) final var attributes: Attributes
    /// The asset that the image is a variant of, once somebody asked for it.
    let assetStorage: Mutex<UIImageAsset?>

    /// What is drawn.
    enum Content: Sendable {
        case nothing
        case pixels(CGImage)
        case symbol(Symbol)
    }

    /// All that an image is.
    struct Attributes: Sendable {
        var content: Content
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var tint: UIColor?
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var configuration: Configuration?
        /// What was made of the content: turned, in a colour, in a size.
        var renditions = Renditions()
        /// Those of an animated image, whose content is the first of them.
        var frames: Frames?
        var alignmentInsets = UIEdgeInsets.zero
        var flipsForRightToLeft = false
    }

    // With a designated initializer that apps cannot see, their subclasses would inherit no initializer.
    convenience init(_ attributes: Attributes, asset: UIImageAsset? = nil) {
        self.init()
        self.attributes = attributes
        assetStorage.withLock { $0 = asset }
    }

    /// The same image with some of its attributes changed.
    func with(_ change: (inout Attributes) -> Void) -> UIImage {
        var copy = attributes
        change(&copy)
        return UIImage(copy)
    }

    // MARK: Making

    /// An image of no size.
    public override init() {
        attributes = Attributes(content: .nothing)
        assetStorage = Mutex(nil)
        super.init()
    }

    /// Creates the image of a literal or of a name in the application's bundle, which must exist.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) else {
            preconditionFailure("there is no image named \"\(name)\" in the application's bundle: add it, or use init(named:)")
        }
        self.init(image.attributes, asset: image.assetStorage.withLock { $0 })
    }

    /// A picture of the pixels of `cgImage`, so many a point.
    package convenience init(cgImage: CGImage, scale: CGFloat) {
        self.init(cgImage: cgImage, scale: scale, orientation: .up)
    }

    /// A picture of the pixels of `cgImage`, one a point.
    public init(cgImage: CGImage) {
        attributes = Attributes(content: .pixels(cgImage))
        assetStorage = Mutex(nil)
        super.init()
    }

    /// A picture of the pixels of `cgImage`, so many a point, to be shown turned or mirrored. Scales that make no sense
    /// count as 1.
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        attributes = Attributes(cgImage, scale: scale, orientation: orientation)
        assetStorage = Mutex(nil)
        super.init()
    }

    /// The picture in the data of an image file; nil if it is none, is broken, or is unreasonably large.
    ///
    /// PNG can always be read; JPEG, GIF, BMP, TIFF and WebP where the system has the decoders of gdk-pixbuf. Photos
    /// are turned as the camera noted.
    public init?(data: Data) {
        guard let attributes = Attributes(data: data, scale: 1) else { return nil }
        self.attributes = attributes
        assetStorage = Mutex(nil)
        super.init()
    }

    /// The picture in the data of an image file with so many pixels a point; nil if it is none or is broken.
    public init?(data: Data, scale: CGFloat) {
        guard let attributes = Attributes(data: data, scale: scale) else { return nil }
        self.attributes = attributes
        assetStorage = Mutex(nil)
        super.init()
    }

    /// The picture in an image file; nil if it cannot be read. A name that ends in `@2x` or `@3x` means as many pixels
    /// a point.
    public init?(contentsOfFile path: String) {
        let scale = ImageFile.scale(ofName: (path as NSString).deletingPathExtension)
        guard let data = FileManager.default.contents(atPath: path),
            let attributes = Attributes(data: data, scale: scale)
        else { return nil }
        self.attributes = attributes
        assetStorage = Mutex(nil)
        super.init()
    }

    // MARK: What it is

    /// The pixels, as they are before they are turned or coloured; those of a symbol in black. Nil in an empty image.
    open var cgImage: CGImage? {
        switch attributes.content {
        case .nothing: nil
        case .pixels(let image): image
        case .symbol(let symbol): attributes.renditions.symbol(symbol, symbol.pixelSize(scale: scale), .black)
        }
    }

    /// Pixels a point.
    open var scale: CGFloat { attributes.scale }

    /// The size in points, as the picture is drawn.
    open var size: CGSize {
        switch attributes.content {
        case .nothing: return .zero
        case .pixels(let image):
            let (width, height) = (CGFloat(image.width) / scale, CGFloat(image.height) / scale)
            return imageOrientation.swapsSides
                ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        case .symbol(let symbol): return symbol.size
        }
    }

    /// How the pixels are turned or mirrored when they are drawn.
    open var imageOrientation: Orientation { attributes.orientation }

    /// Whether only the picture's shape counts, which is shown in a tint colour.
    open var renderingMode: RenderingMode { attributes.renderingMode }

    /// Whether this is a drawing in the manner of a letter, of the kind `init(systemName:)` gives.
    open var isSymbolImage: Bool { symbol != nil }

    var symbol: Symbol? { if case .symbol(let symbol) = attributes.content { symbol } else { nil } }

    /// Whether views show the picture's shape in their tint colour.
    package var isTemplate: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: isSymbolImage
        }
    }

    /// The picture as a PNG file, turned and coloured as it is drawn; nil if there is no picture.
    open func pngData() -> Data? { picture(symbolScale: scale, color: attributes.tint?.cgColor)?.pngData() }

    /// The picture as a JPEG file, turned and coloured as it is drawn, on white where it is translucent.
    ///
    /// - Parameter compressionQuality: from 0, the smallest file, to 1, the best picture; anything else is limited to
    ///   that.
    /// - Returns: Nil if there is no picture, or the system has no encoder.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        picture(symbolScale: scale, color: attributes.tint?.cgColor)?.jpegData(quality: compressionQuality)
    }

    // MARK: Other images of it

    /// The same picture, to be shown as it is or in a tint colour.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The picture's shape in a colour. The rendering mode stays: views show templates in their own tint colour all the
    /// same; use ``withTintColor(_:renderingMode:)`` with `.alwaysOriginal` against that.
    open func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

    /// The picture's shape in a colour, with a rendering mode.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// The mirrored picture.
    open func withHorizontallyFlippedOrientation() -> UIImage {
        with {
            $0.orientation = $0.orientation.mirrored
            $0.renditions = Renditions()
            if case .symbol(var symbol) = $0.content {
                symbol.isMirrored.toggle()
                $0.content = .symbol(symbol)
            }
        }
    }

    // MARK: Stretching

    /// The distances from the edges, in points, within which the picture is not stretched.
    open var capInsets: UIEdgeInsets { attributes.capInsets }

    /// How what is not within ``capInsets`` fills larger sizes.
    open var resizingMode: ResizingMode { attributes.resizingMode }

    /// The same picture, of which only what is within the insets is repeated to fill larger sizes.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same picture, of which only what is within the insets is repeated or stretched to fill larger sizes.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    // MARK: Drawing

    /// Draws the picture with its top-left corner at a point of the current context.
    open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    /// Draws the picture with its top-left corner at a point, with an opacity, mixed with what is there in this way.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the picture stretched to a rectangle of the current context.
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the picture stretched to a rectangle, with an opacity, mixed with what is there in this way.
    ///
    /// A picture with a tint colour is drawn in that; one that is always a template, and a symbol without colour, in
    /// the context's fill colour.
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

    /// Whether both show the same pixels in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || isEqual(to: other)
    }

    /// Made of size and scale: equal images have equal ones.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(scale)
        hasher.combine(size.width)
        hasher.combine(size.height)
        return hasher.finalize()
    }

    /// Names the symbol, if it is one, the size in points and the scale.
    open override var description: String {
        let name = symbol.map { "symbol \($0.name), " } ?? ""
        return "<UIImage \(name)\(size.width) × \(size.height) @\(scale)x>"
    }
}

extension UIImage.Attributes {
    /// The attributes of a picture of pixels. Scales that make no sense count as 1.
    init(_ image: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(
            content: .pixels(image), scale: scale > 0 && scale.isFinite ? scale : 1, orientation: orientation)
    }

    /// The attributes of the picture in the data of an image file; nil if there is none.
    init?(data: Data, scale: CGFloat) {
        guard let image = ImageDecoder.decode(data) else { return nil }
        self.init(image, scale: scale, orientation: UIImage.Orientation(exif: image.orientation))
    }
}
