import CCairo

/// A place to draw: shapes, images and text, in the user space that the transform ``ctm`` maps to pixels.
///
/// A bitmap context starts with one point a pixel, the origin in the bottom left corner and y upwards, as on Apple's
/// platforms. The contexts that views draw in have the origin in the top left corner and y downwards.
///
/// What cannot be drawn (numbers that are not finite, a transform that flattens everything, a failed surface) is left
/// out; nothing here stops the program. A context belongs to one thread at a time.
public final class CGContext {
    /// What ``saveGState()`` keeps besides the clip's rectangle, which Cairo keeps.
    struct State {
        /// User space to Cairo's device space.
        var toDevice: CGAffineTransform
        /// What the clip lets through, within Cairo's own clip, where it is more than a rectangle of whole pixels.
        var clipMask: CoverageMask?
        var fill = Paint.black
        var stroke = Paint.black
        var alpha = 1.0
        var lineWidth = 1.0
        var lineCap = CGLineCap.butt
        var lineJoin = CGLineJoin.miter
        var miterLimit = 10.0
        var dashPhase = 0.0
        var dashLengths: [Double] = []
        var blendMode = CGBlendMode.normal
        var shouldAntialias = true
        /// No setting of the state, but of the context: ``CGContext/restoreGState()`` leaves it alone.
        var allowsAntialiasing = true
        var interpolationQuality = CGInterpolationQuality.default
        var shadow: Shadow?
        /// What fills are made of instead of a colour.
        var fillPattern: PatternFill?
        var glyphs = GlyphSettings()

        var isAntialiased: Bool { shouldAntialias && allowsAntialiasing }
    }

    /// Colour components, not multiplied by opacity.
    struct Paint: Equatable {
        var red = 0.0
        var green = 0.0
        var blue = 0.0
        var alpha = 1.0

        static let black = Paint()

        init() {}

        init(_ color: CGColor) { (red, green, blue, alpha) = color.rgba }
    }

    enum Saved {
        case state(State)
        case layer(State)
    }

    /// The Cairo context. Between calls its matrix is the identity; whoever draws with it directly leaves it so.
    package let cairo: OpaquePointer
    /// The space below ``ctm``: what turns its coordinates into Cairo's.
    package let baseTransform: CGAffineTransform
    /// What turned user space into Cairo's device space when the context was made: shadows and patterns stay in it.
    let initialTransform: CGAffineTransform
    /// The memory of a bitmap context, kept alive while the context lives.
    let ownedMemory: UnsafeMutableRawPointer?
    let bitmap: BitmapFormat?
    var state: State
    var saved: [Saved] = []
    /// The current path, in device space.
    var pathElements = PathElements()

    /// How a bitmap context describes its pixels.
    struct BitmapFormat {
        var width: Int
        var height: Int
        var bytesPerRow: Int
        var data: UnsafeMutableRawPointer
        var info: CGBitmapInfo
        var space: CGColorSpace
    }

    /// Takes over a reference to `cairo`.
    init(
        adopting cairo: OpaquePointer, baseTransform: CGAffineTransform, ctm: CGAffineTransform,
        bitmap: BitmapFormat? = nil, ownedMemory: UnsafeMutableRawPointer? = nil
    ) {
        self.cairo = cairo
        self.baseTransform = baseTransform
        self.bitmap = bitmap
        self.ownedMemory = ownedMemory
        initialTransform = ctm.concatenating(baseTransform)
        state = State(toDevice: initialTransform, clipMask: nil)
        cairo_identity_matrix(cairo)
    }

    /// A context as views draw in: points from the top left, y downwards, straight into memory that must outlive it.
    /// `ctm` is what Apple's platforms report there: `[scale 0 0 -scale 0 height in pixels]`.
    package convenience init(pixels: PixelBuffer, isOpaque: Bool, scale: CGFloat) {
        let cairo = CGContext.makeCairo(
            data: pixels.base, format: isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, width: pixels.width,
            height: pixels.height, bytesPerRow: pixels.bytesPerRow)
        let height = CGFloat(pixels.height)
        let scale = scale.isFinite && scale > 0 ? scale : 1
        self.init(
            adopting: cairo, baseTransform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height),
            ctm: CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: height),
            bitmap: BitmapFormat(
                width: pixels.width, height: pixels.height, bytesPerRow: pixels.bytesPerRow, data: pixels.base,
                info: CGBitmapInfo(
                    rawValue: (isOpaque ? CGImageAlphaInfo.noneSkipFirst : .premultipliedFirst).rawValue
                        | CGBitmapInfo.byteOrder32Host.rawValue), space: .standardRGB))
    }

    /// A context over a Cairo context that somebody else owns and draws with too. `ctm` maps user space to the space that
    /// `baseTransform` maps to Cairo's device space; Cairo's own matrix is set to the identity and not used.
    ///
    /// The clip is shared. Cairo's path, source, operator and antialiasing are undefined after drawing: surround the
    /// use of this object by `cairo_save` and `cairo_restore`.
    package convenience init(
        cairo: OpaquePointer, baseTransform: CGAffineTransform, ctm: CGAffineTransform = .identity
    ) {
        self.init(adopting: cairo_reference(cairo), baseTransform: baseTransform, ctm: ctm)
    }

    deinit {
        // A borrowed Cairo context gets back the stack it came with.
        while let last = saved.popLast() {
            if case .layer = last { cairo_pattern_destroy(cairo_pop_group(cairo)) }
            cairo_restore(cairo)
        }
        cairo_destroy(cairo)
        free(ownedMemory)
    }

    /// Makes sure that everything drawn is in memory.
    public func flush() { cairo_surface_flush(cairo_get_target(cairo)) }

    /// Whether Cairo still draws; after an error it ignores everything.
    package var isUsable: Bool { cairo_status(cairo) == CAIRO_STATUS_SUCCESS }

    static func makeCairo(
        data: UnsafeMutableRawPointer, format: cairo_format_t, width: Int, height: Int, bytesPerRow: Int
    ) -> OpaquePointer {
        let surface = cairo_image_surface_create_for_data(
            data.assumingMemoryBound(to: UInt8.self), format, Int32(clamping: width), Int32(clamping: height),
            Int32(clamping: bytesPerRow))
        defer { cairo_surface_destroy(surface) }
        return cairo_create(surface)
    }
}
