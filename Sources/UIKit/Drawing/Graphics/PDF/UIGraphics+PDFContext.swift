// Drawing PDF documents between a begin call and an end call. `UIGraphicsPDFRenderer` does the same with a single call.

/// Creates a PDF context that writes a file, and makes it the current context until `UIGraphicsEndPDFContext` is
/// called.
///
/// - Parameters:
///   - path: The path of the file, which is replaced in one step when the context ends.
///   - bounds: The rectangle that pages show, in points. The empty rectangle gives pages of 612 × 792 points.
///   - documentInfo: The document's information, with keys such as `kCGPDFContextTitle`.
/// - Returns: `false` if no file can be created there. There is no new context then.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    guard let output = try? PDFFileOutput(path: path) else { return false }
    return GraphicsStack.current.push(output, bounds, documentInfo)
}

/// Creates a PDF context that writes into memory, and makes it the current context until `UIGraphicsEndPDFContext` is
/// called.
///
/// - Parameters:
///   - data: The object whose content becomes the document. It is complete when the context ends.
///   - bounds: The rectangle that pages show, in points. The empty rectangle gives pages of 612 × 792 points.
///   - documentInfo: The document's information, with keys such as `kCGPDFContextTitle`.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    _ = GraphicsStack.current.push(PDFDataOutput(data), bounds, documentInfo)
}

/// Begins a page of the current PDF context with its default bounds. Does nothing in other contexts.
public func UIGraphicsBeginPDFPage() { GraphicsStack.current.entries.last?.document?.beginPage() }

/// Begins a page of the current PDF context. Does nothing in other contexts.
///
/// - Parameters:
///   - bounds: The rectangle that the page shows, in points. The empty rectangle selects the default bounds.
///   - pageInfo: Ignored.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    GraphicsStack.current.entries.last?.document?.beginPage(bounds)
}

/// Returns the rectangle that the current page shows; the zero rectangle if the current context is not a PDF context.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    GraphicsStack.current.entries.last?.document?.pageBounds ?? .zero
}

/// Makes a rectangle of the current page a link to a URL.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.setURL(url.absoluteString, for: rect)
}

/// Names a point of the current page, to which links can lead. The first point with a name keeps it.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    UIGraphicsGetCurrentContext()?.addDestination(name, at: point)
}

/// Makes a rectangle of the current page a link to a named point of any page, which may be added later.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.setDestination(name, for: rect)
}

/// Completes the document and removes its context. Does nothing if the current context is not a PDF context.
public func UIGraphicsEndPDFContext() {
    let stack = GraphicsStack.current
    guard let document = stack.entries.last?.document else { return }
    stack.entries.removeLast()
    document.context.closePDF()
}

extension GraphicsStack {
    fileprivate func push(_ output: any PDFOutput, _ bounds: CGRect, _ info: [AnyHashable: Any]?) -> Bool {
        guard let drawing = PDFDrawing(output, bounds: bounds, info: info ?? [:]) else { return false }
        entries.append(Entry(context: drawing.context, document: drawing))
        return true
    }
}
