import CCairo

// Contexts whose destination is a PDF document.
extension CGContext {
    /// Creates a context that writes a PDF document; returns `nil` if there is no memory.
    ///
    /// Text is stored as text, shapes as shapes, and each image once. Drawing has no effect before the first page
    /// begins and after ``closePDF()``. A document without a page has one blank page.
    package convenience init?(pdf output: any PDFOutput) {
        guard let document = PDFDocument(output), let cairo = document.makeCairo() else { return nil }
        self.init(adopting: cairo, baseTransform: .identity, ctm: .identity, document: document)
        setPage(document.bounds)
        clipToPixels(.zero)
    }

    /// The rectangle of user space that the current page shows; `nil` in contexts without pages.
    package var pageBounds: CGRect? { document?.bounds }

    /// A Boolean value that indicates whether a page has begun and has not ended.
    package var hasPage: Bool { document?.hasPage ?? false }

    /// Begins a page with a new graphics state, and ends the previous page.
    ///
    /// - Parameter bounds: The rectangle of user space that the page shows, in points, with y downwards. If it is empty
    ///   or not finite, the page has 612 × 792 points.
    package func beginPage(_ bounds: CGRect) {
        guard let document, document.isStored == nil else { return }
        endPage()
        document.beginPage(PDFDocument.usable(bounds))
        cairo_reset_clip(cairo)
        setPage(document.bounds)
    }

    /// Ends the page. Drawing has no effect until the next page begins.
    package func endPage() {
        guard let document, document.hasPage else { return }
        discardSavedStates()
        beginPath()
        document.endPage(cairo)
        setPage(document.bounds)
        cairo_reset_clip(cairo)
        clipToPixels(.zero)
    }

    /// Ends the page and the document; returns `false` if it could not be stored.
    @discardableResult
    package func closePDF() -> Bool {
        guard let document else { return false }
        discardSavedStates()
        document.finish(cairo)
        return document.isStored ?? false
    }

    /// Sets an entry of the document's information.
    package func setMetadata(_ entry: PDFMetadata, _ value: String) { document?.setMetadata(entry, value) }

    /// Makes a rectangle of the current page a link.
    package func setURL(_ url: String, for rect: CGRect) {
        guard let area = pageArea(rect), !url.isEmpty else { return }
        document?.add(.link(url: url, area))
    }

    /// Names a point of the current page. If the name is already used, the first point keeps it.
    package func addDestination(_ name: String, at point: CGPoint) {
        guard point.isFinite, !name.isEmpty else { return }
        document?.add(.destination(name: name, pagePoint(point)))
    }

    /// Makes a rectangle of the current page a link to a named point, which may be added later.
    ///
    /// A link to a name that is never added leads to the last page.
    package func setDestination(_ name: String, for rect: CGRect) {
        guard let area = pageArea(rect), !name.isEmpty else { return }
        document?.add(.reference(name: name, area))
    }

    private func setPage(_ bounds: CGRect) {
        let scale = PDFDocument.pixelsPerPoint
        baseTransform = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: bounds.height * scale)
        initialUserToDevice = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale)
        state = State(toDevice: initialUserToDevice, clipMask: nil)
    }

    /// Returns a point of user space in points from the top-left corner of the page.
    private func pagePoint(_ point: CGPoint) -> CGPoint {
        let device = point.applying(state.toDevice)
        let scale = PDFDocument.pixelsPerPoint
        return CGPoint(x: device.x / scale, y: device.y / scale)
    }

    /// Returns the visible part of a rectangle in points from the top-left corner of the page.
    private func pageArea(_ rect: CGRect) -> CGRect? {
        guard let document, rect.isFinite else { return nil }
        let device = rect.standardized.applying(state.toDevice)
        let scale = PDFDocument.pixelsPerPoint
        let area = CGRect(
            x: device.minX / scale, y: device.minY / scale, width: device.width / scale, height: device.height / scale
        ).intersection(CGRect(origin: .zero, size: document.bounds.size))
        return area.isNull || area.isEmpty ? nil : area
    }
}
