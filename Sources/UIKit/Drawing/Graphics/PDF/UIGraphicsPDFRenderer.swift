/// An object that creates PDF documents from drawing commands (SH-08).
///
/// ```swift
/// let page = CGRect(x: 0, y: 0, width: 595, height: 842)
/// let letter = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
///     context.beginPage()
///     let title = NSAttributedString(string: "Invoice", attributes: [.font: UIFont.boldSystemFont(ofSize: 24)])
///     title.draw(at: CGPoint(x: 72, y: 72))
/// }
/// ```
///
/// A point is 1/72 inch. Text remains text that can be searched and copied, in any script; shapes and layers remain
/// vector drawings; each image is stored once, and a JPEG file as it is. Shadows, blurs, conic gradients and layers in
/// perspective become images of 288 dots per inch. Only the current page is in memory.
///
/// A renderer can be used on any thread. While the actions run, their context is the current context.
open class UIGraphicsPDFRenderer: NSObject {
    /// The format of the documents. The renderer uses a copy; changing this object has no effect.
    public let format: UIGraphicsPDFRendererFormat

    /// Creates a renderer for documents whose pages show the rectangle `bounds` of the drawing, in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

    /// Creates a renderer for documents whose pages show the rectangle `bounds` of the drawing, in points, with a
    /// format. The empty rectangle gives pages of 612 × 792 points.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        self.format = format.taken(for: bounds)
        super.init()
    }

    /// Returns the document that `actions` draw. A document without a page has one blank page.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let output = PDFDataOutput()
        return write(output, actions) ? output.data as Data : Data()
    }

    /// Writes the document that `actions` draw into a file.
    ///
    /// The file is replaced in one step when the document is complete.
    ///
    /// - Parameters:
    ///   - url: The URL of the file.
    ///   - actions: A closure that draws the document. It does not run if no file can be created at `url`.
    /// - Throws: A Cocoa error if the file cannot be written.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        guard url.isFileURL else { throw CocoaError(.fileWriteUnsupportedScheme) }
        let output = try PDFFileOutput(path: url.path)
        guard write(output, actions) else { throw output.error ?? CocoaError(.fileWriteUnknown) }
    }

    private func write(_ output: any PDFOutput, _ actions: (UIGraphicsPDFRendererContext) -> Void) -> Bool {
        // Each call has its own format, because the actions may change it.
        let format = format.taken(for: format.bounds)
        guard let drawing = PDFDrawing(output, bounds: format.bounds, info: format.documentInfo) else { return false }
        let context = UIGraphicsPDFRendererContext(drawing, format: format)
        GraphicsStack.current.run(in: drawing.context) { actions(context) }
        return drawing.context.closePDF()
    }
}
