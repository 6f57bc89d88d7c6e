import CCairo

/// A PDF document that is written while its pages are drawn.
///
/// Only the page that is drawn is in memory, besides the used glyphs of fonts. Links and destinations are written when
/// their page ends, because Cairo would repeat or lose them in transparency layers.
final class PDFDocument {
    /// A destination or a link of the current page, in points from the top-left corner.
    enum Annotation {
        case link(url: String, CGRect)
        case reference(name: String, CGRect)
        case destination(name: String, CGPoint)
    }

    /// The number of device pixels in a point. Content that can only be stored as an image has this resolution.
    static let pixelsPerPoint: CGFloat = 4
    /// The size of a page without a size: 8.5 × 11 inches.
    static let defaultBounds = CGRect(x: 0, y: 0, width: 612, height: 792)
    /// The longest edge that readers of PDF documents support, in points.
    private static let largestEdge: CGFloat = 14400

    /// The rectangle of user space that the current page shows.
    private(set) var bounds = PDFDocument.defaultBounds
    /// A Boolean value that indicates whether a page is being drawn.
    private(set) var hasPage = false
    /// A Boolean value that indicates whether the document was stored; `nil` until it is finished.
    private(set) var isStored: Bool?
    private let surface: OpaquePointer
    private let output: any PDFOutput
    private var annotations: [Annotation] = []
    private var destinations: Set<String> = []
    private var references: Set<String> = []

    init?(_ output: any PDFOutput) {
        self.output = output
        let surface = cairo_pdf_surface_create_for_stream(
            { closure, bytes, count in
                guard let closure else { return CAIRO_STATUS_WRITE_ERROR }
                let document = Unmanaged<AnyObject>.fromOpaque(closure).takeUnretainedValue()
                guard let output = document as? any PDFOutput,
                    output.append(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
                else { return CAIRO_STATUS_WRITE_ERROR }
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(output as AnyObject).toOpaque(), Double(bounds.width), Double(bounds.height))
        guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        self.surface = surface
        let scale = Double(1 / PDFDocument.pixelsPerPoint)
        cairo_surface_set_device_scale(surface, scale, scale)
    }

    deinit { cairo_surface_destroy(surface) }

    /// Returns a Cairo context that draws the pages.
    func makeCairo() -> OpaquePointer? { cairo_create(surface) }

    /// Returns bounds that a page can have.
    static func usable(_ bounds: CGRect) -> CGRect {
        let bounds = bounds.standardized
        guard bounds.isFinite, bounds.width > 0, bounds.height > 0 else { return defaultBounds }
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: max(1, min(largestEdge, bounds.width)),
            height: max(1, min(largestEdge, bounds.height)))
    }

    /// Sets the size of the next page.
    func beginPage(_ bounds: CGRect) {
        guard isStored == nil else { return }
        self.bounds = bounds
        hasPage = true
        cairo_pdf_surface_set_size(surface, Double(bounds.width), Double(bounds.height))
    }

    /// Writes the page.
    func endPage(_ cairo: OpaquePointer) {
        guard hasPage else { return }
        if !annotations.isEmpty {
            // Cairo loses the annotations of blank pages.
            cairo_reset_clip(cairo)
            cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
            cairo_set_source_rgb(cairo, 1, 1, 1)
            cairo_rectangle(cairo, 0, 0, 0.01, 0.01)
            cairo_fill(cairo)
        }
        for annotation in annotations { write(annotation, cairo) }
        annotations = []
        hasPage = false
        cairo_show_page(cairo)
    }

    /// Completes the document. Drawing has no effect afterwards.
    func finish(_ cairo: OpaquePointer) {
        guard isStored == nil else { return }
        // Cairo rejects a document with a link that leads nowhere.
        for name in references.subtracting(destinations).sorted() { add(.destination(name: name, .zero)) }
        endPage(cairo)
        cairo_surface_finish(surface)
        isStored = output.finish(isComplete: cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
    }

    func setMetadata(_ entry: PDFMetadata, _ value: String) {
        guard isStored == nil else { return }
        cairo_pdf_surface_set_metadata(surface, entry.cairoMetadata, value)
    }

    /// Adds a link or a destination to the current page. The first destination with a name counts.
    func add(_ annotation: Annotation) {
        guard hasPage else { return }
        switch annotation {
        case .link: break
        case .reference(let name, _): references.insert(name)
        case .destination(let name, _): guard destinations.insert(name).inserted else { return }
        }
        annotations.append(annotation)
    }

    private func write(_ annotation: Annotation, _ cairo: OpaquePointer) {
        switch annotation {
        case .link(let url, let rect):
            tag(CAIRO_TAG_LINK, "uri=\(PDFDocument.quoted(url)) \(PDFDocument.attribute(rect))", cairo)
        case .reference(let name, let rect):
            tag(CAIRO_TAG_LINK, "dest=\(PDFDocument.quoted(name)) \(PDFDocument.attribute(rect))", cairo)
        case .destination(let name, let point):
            let (x, y) = (PDFDocument.rounded(point.x), PDFDocument.rounded(point.y))
            tag(CAIRO_TAG_DEST, "name=\(PDFDocument.quoted(name)) x=\(x) y=\(y)", cairo)
        }
    }

    private func tag(_ name: String, _ attributes: String, _ cairo: OpaquePointer) {
        cairo_tag_begin(cairo, name, attributes)
        cairo_tag_end(cairo, name)
    }

    /// Returns a number with few digits, and without an exponent.
    private static func rounded(_ value: CGFloat) -> Double { (Double(value) * 100).rounded() / 100 }

    private static func attribute(_ rect: CGRect) -> String {
        "rect=[\(rounded(rect.minX)) \(rounded(rect.minY)) \(rounded(rect.width)) \(rounded(rect.height))]"
    }

    /// Returns a string in Cairo's syntax of attributes.
    private static func quoted(_ text: String) -> String {
        let plain = text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7f }
        return plain.reduce(into: "'") { result, scalar in
            if scalar == "'" || scalar == "\\" { result.append("\\") }
            result.unicodeScalars.append(scalar)
        } + "'"
    }
}
