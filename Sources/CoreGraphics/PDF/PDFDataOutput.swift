/// A PDF document in memory.
package final class PDFDataOutput: PDFOutput {
    /// The bytes of the document so far.
    package let data: NSMutableData

    /// Creates an output that replaces the content of `data`.
    package init(_ data: NSMutableData = NSMutableData()) {
        self.data = data
        data.length = 0
    }

    package func append(_ bytes: UnsafeRawBufferPointer) -> Bool {
        if let base = bytes.baseAddress { data.append(base, length: bytes.count) }
        return true
    }

    package func finish(isComplete: Bool) -> Bool { isComplete }
}
