/// The methods with which an app opens and creates the documents of a document browser.
///
/// All methods are optional.
@preconcurrency @MainActor public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user chose documents.
    ///
    /// - Parameters:
    ///   - controller: The browser.
    ///   - documentURLs: The URLs of the documents; at least one.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])

    /// Asks the delegate for a new document.
    ///
    /// - Parameters:
    ///   - controller: The browser.
    ///   - importHandler: A closure to call once: with a file that the browser copies or moves to the place that the
    ///     user chooses, or with `nil` and `.none` if there is no document.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (
            URL?, UIDocumentBrowserViewController.ImportMode
        ) -> Void)

    /// Tells the delegate that a new document is in its place. The delegate usually opens it.
    ///
    /// - Parameters:
    ///   - controller: The browser.
    ///   - sourceURL: The file that the delegate passed to the browser.
    ///   - destinationURL: The document.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL)

    /// Tells the delegate that a new document was not copied or moved.
    ///
    /// - Parameters:
    ///   - controller: The browser.
    ///   - documentURL: The file that the delegate passed to the browser.
    ///   - error: The error; `CocoaError.userCancelled` if the user chose no place.
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
}

extension UIDocumentBrowserViewControllerDelegate {
    /// Does nothing.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
    ) {}

    /// Creates no document.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler: @escaping (
            URL?, UIDocumentBrowserViewController.ImportMode
        ) -> Void
    ) { importHandler(nil, .none) }

    /// Does nothing.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
    ) {}

    /// Does nothing.
    public func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
    ) {}
}
