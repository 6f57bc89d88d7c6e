import CCairo

/// A drawing destination for shapes, images and text, in the user space that the transform ``ctm`` maps to pixels.
///
/// ```swift
/// context.saveGState()
/// context.setFillColor(CGColor(srgbRed: 0.9, green: 0.2, blue: 0.2, alpha: 1))
/// context.translateBy(x: rect.midX, y: rect.midY)
/// context.rotate(by: .pi / 4)
/// context.fill(CGRect(x: -10, y: -10, width: 20, height: 20))
/// context.restoreGState()
/// ```
///
/// The user space of a bitmap context starts with one point a pixel, the origin in the bottom-left corner and y
/// upwards, as on Apple's platforms. The context of a view has its origin in the top-left corner and y downwards.
///
/// Content that cannot be drawn is skipped: values that are not finite, a singular transform, a failed surface. No
/// method traps. Use a context in one thread at a time.
public final class CGContext {
    /// The part of the graphics state that ``saveGState()`` saves itself. Cairo saves the rectangle of the clip.
    struct State {
        /// The transform from user space to Cairo's device space.
        var toDevice: CGAffineTransform
        /// The coverage of a clip that is not a rectangle of whole pixels, within Cairo's own clip.
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
        /// A setting of the context, not of the graphics state: ``CGContext/restoreGState()`` does not change it.
        var allowsAntialiasing = true
        var interpolationQuality = CGInterpolationQuality.default
        var shadow: Shadow?
        /// The pattern that replaces the fill color.
        var fillPattern: PatternFill?
        var glyphs = GlyphSettings()

        var isAntialiased: Bool { shouldAntialias && allowsAntialiasing }
    }

    /// Color components that are not premultiplied.
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

    /// The Cairo context. Between calls its matrix is the identity; code that draws with it directly must restore that.
    package let cairo: OpaquePointer
    /// The transform from base space, to which ``ctm`` leads, to Cairo's device space.
    package internal(set) var baseTransform: CGAffineTransform
    /// The transform from user space to Cairo's device space when the context was created. Shadows and patterns use it.
    package internal(set) var initialUserToDevice: CGAffineTransform
    /// A Boolean value that indicates whether the destination stores shapes and glyphs instead of pixels, as a page of
    /// a PDF document does. Its device pixels are the resolution of what can only be stored as an image.
    package let isVector: Bool
    /// The document of a PDF context.
    let document: PDFDocument?
    /// The memory that a bitmap context allocated, which it frees.
    let ownedMemory: UnsafeMutableRawPointer?
    let bitmap: BitmapFormat?
    var state: State
    var saved: [Saved] = []
    /// The appearance of text that is drawn into the context.
    package var textRendition = TextRendition.glyphs
    /// The current path, in device space.
    var pathElements = PathElements()

    /// The pixel format of a bitmap context.
    struct BitmapFormat {
        var width: Int
        var height: Int
        var bytesPerRow: Int
        var data: UnsafeMutableRawPointer
        var info: CGBitmapInfo
        var space: CGColorSpace
    }

    /// Creates a context that takes ownership of a reference to `cairo`.
    init(
        adopting cairo: OpaquePointer, baseTransform: CGAffineTransform, ctm: CGAffineTransform,
        bitmap: BitmapFormat? = nil, ownedMemory: UnsafeMutableRawPointer? = nil, document: PDFDocument? = nil
    ) {
        self.document = document
        isVector = document != nil
        self.cairo = cairo
        self.baseTransform = baseTransform
        self.bitmap = bitmap
        self.ownedMemory = ownedMemory
        initialUserToDevice = ctm.concatenating(baseTransform)
        state = State(toDevice: initialUserToDevice, clipMask: nil)
        cairo_identity_matrix(cairo)
    }

    /// Creates a context like those of views: points from the top-left corner with y downwards.
    ///
    /// The context draws directly into `pixels`, whose memory must outlive it. ``ctm`` is what Apple's platforms report
    /// there: `[scale 0 0 -scale 0 height in pixels]`.
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

    /// Creates a context over a Cairo context that other code owns and also draws with.
    ///
    /// The clip is shared. Cairo's path, source, operator and antialiasing are undefined after drawing: surround the
    /// use of this object with `cairo_save` and `cairo_restore`. Cairo's own matrix is set to the identity and not
    /// used.
    ///
    /// - Parameters:
    ///   - cairo: The Cairo context, which this object retains.
    ///   - baseTransform: The transform from base space to Cairo's device space.
    ///   - ctm: The transform from user space to base space.
    package convenience init(
        cairo: OpaquePointer, baseTransform: CGAffineTransform, ctm: CGAffineTransform = .identity
    ) {
        self.init(adopting: cairo_reference(cairo), baseTransform: baseTransform, ctm: ctm)
    }

    deinit {
        // A borrowed Cairo context must get back the stack of states it came with.
        discardSavedStates()
        document?.finish(cairo)
        cairo_destroy(cairo)
        free(ownedMemory)
    }

    /// Empties the stack of graphics states, and discards the transparency layers that have not ended.
    func discardSavedStates() {
        while let last = saved.popLast() {
            if case .layer = last { cairo_pattern_destroy(cairo_pop_group(cairo)) }
            cairo_restore(cairo)
        }
    }

    /// Writes all pending drawing to memory.
    public func flush() { cairo_surface_flush(cairo_get_target(cairo)) }

    /// A Boolean value that indicates whether Cairo can draw. After an error Cairo ignores all drawing.
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
