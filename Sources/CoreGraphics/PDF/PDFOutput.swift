/// The destination of the bytes of a PDF document.
package protocol PDFOutput: AnyObject {
    /// Appends bytes; returns `false` if they cannot be stored.
    func append(_ bytes: UnsafeRawBufferPointer) -> Bool

    /// Completes the document; returns `false` if it cannot be stored.
    ///
    /// - Parameter isComplete: Whether all bytes were appended. An incomplete document is discarded.
    func finish(isComplete: Bool) -> Bool
}
