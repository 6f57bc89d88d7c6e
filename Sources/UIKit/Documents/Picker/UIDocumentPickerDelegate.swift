/// The methods that observe a document picker.
///
/// All methods are optional. For each presentation either one of the first two is called, or the last one, once, after
/// the picker has been dismissed (SH-01).
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user chose documents, or the destinations of exported ones.
    ///
    /// - Parameters:
    ///   - controller: The picker.
    ///   - urls: The URLs of files and folders; at least one.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

    /// Tells the delegate that the user chose a document. The default implementation of
    /// ``documentPicker(_:didPickDocumentsAt:)`` calls it with the first URL.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)

    /// Tells the delegate that the picker was dismissed without a choice.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Calls ``documentPicker(_:didPickDocumentAt:)``.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
    }

    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}

    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
