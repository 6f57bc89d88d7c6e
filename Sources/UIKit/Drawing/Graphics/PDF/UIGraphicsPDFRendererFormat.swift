/// The format of the documents of a `UIGraphicsPDFRenderer`.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// The document's information: the keys are `kCGPDFContextTitle`, `kCGPDFContextAuthor`, `kCGPDFContextSubject`,
    /// `kCGPDFContextKeywords` and `kCGPDFContextCreator`. Other keys are ignored. The default is empty.
    open var documentInfo: [String: Any] = [:]

    /// Creates a format without information.
    public override init() { super.init() }

    /// Returns a format without information.
    open override class func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }

    /// Returns a format without information.
    open override class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }

    /// Returns a copy of the format for a renderer.
    func taken(for bounds: CGRect) -> UIGraphicsPDFRendererFormat {
        let copy = UIGraphicsPDFRendererFormat()
        copy.documentInfo = documentInfo
        copy.bounds = bounds
        return copy
    }
}
