/// Passes the answer of a document picker to a closure.
@MainActor final class DocumentPicking: NSObject, UIDocumentPickerDelegate {
    private let completion: ([URL]?) -> Void

    /// Creates a delegate.
    ///
    /// - Parameter completion: Called once with the documents, or with nil if the user cancelled.
    init(completion: @escaping ([URL]?) -> Void) { self.completion = completion }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        completion(urls)
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { completion(nil) }
}
