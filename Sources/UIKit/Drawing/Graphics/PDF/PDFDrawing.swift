/// A PDF document that is drawn in a context.
final class PDFDrawing {
    /// The context, which draws nothing before the first page.
    let context: CGContext
    /// The rectangle that pages without bounds of their own show, in points.
    let bounds: CGRect

    /// Creates a document; returns `nil` if there is no memory.
    ///
    /// - Parameters:
    ///   - output: The destination of the document.
    ///   - bounds: The rectangle that pages show. The empty rectangle gives pages of 612 × 792 points.
    ///   - info: The document's information.
    init?(_ output: any PDFOutput, bounds: CGRect, info: [AnyHashable: Any]) {
        guard let context = CGContext(pdf: output) else { return nil }
        self.context = context
        self.bounds = bounds.isEmpty || !bounds.isFinite ? PDFDrawing.defaultBounds : bounds.standardized
        context.setDocumentInfo(info)
    }

    private static let defaultBounds = CGRect(x: 0, y: 0, width: 612, height: 792)

    /// The rectangle that the current page shows, or the first page will show.
    var pageBounds: CGRect { context.hasPage ? context.pageBounds ?? bounds : bounds }

    /// Begins a page that shows ``bounds``, or other bounds.
    func beginPage(_ own: CGRect? = nil) {
        context.beginPage(own.flatMap { $0.isEmpty || !$0.isFinite ? nil : $0 } ?? bounds)
    }
}
