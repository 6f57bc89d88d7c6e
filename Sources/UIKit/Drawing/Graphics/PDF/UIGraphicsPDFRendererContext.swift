/// The drawing environment of a `UIGraphicsPDFRenderer`.
///
/// Drawing has no effect before the first page begins. Each page begins with a new graphics state.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The format of the document.
    public let format: UIGraphicsPDFRendererFormat
    private let drawing: PDFDrawing

    init(_ drawing: PDFDrawing, format: UIGraphicsPDFRendererFormat) {
        self.drawing = drawing
        self.format = format
        super.init(cgContext: drawing.context)
    }

    /// The rectangle that the current page shows, in points; before the first page, the bounds of the renderer.
    open var pdfContextBounds: CGRect { drawing.pageBounds }

    /// Begins a page that shows the bounds of the renderer, and ends the previous page.
    open func beginPage() { drawing.beginPage() }

    /// Begins a page of its own size, and ends the previous page.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle that the page shows, in points. An empty rectangle selects the renderer's bounds.
    ///   - pageInfo: Ignored.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { drawing.beginPage(bounds) }

    /// Makes a rectangle of the current page a link to a URL.
    open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url.absoluteString, for: rect) }

    /// Names a point of the current page, to which links can lead. The first point with a name keeps it.
    open func addDestination(withName name: String, at point: CGPoint) { cgContext.addDestination(name, at: point) }

    /// Makes a rectangle of the current page a link to a named point of any page, which may be added later.
    open func setDestinationWithName(_ name: String, for rect: CGRect) { cgContext.setDestination(name, for: rect) }
}
