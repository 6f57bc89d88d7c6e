import CoreGraphics

/// The source of a ``DropSession``: a drag of this application, or the messages of another program.
@MainActor protocol DropSource: AnyObject {
    /// The drag of this application; nil for another program's.
    var localDrag: (any DisplayDrag)? { get }

    /// Loads the content. The completion handler must be called once, never before this method returns.
    func loadDrop(
        _ type: String, completion: @escaping @MainActor (Result<Data, ClipboardError>) -> Void
    ) -> ClipboardRequest

    /// The name of the file that the drag promises; nil if there is none.
    var promisedFileName: String? { get }

    /// Lets the source create the promised file in a temporary folder, which exists until the end of the drop. The
    /// completion handler must be called once, never before this method returns.
    func loadPromisedFile(
        completion: @escaping @MainActor (Result<URL, ClipboardError>) -> Void
    ) -> ClipboardRequest

    /// Handles a response that changed without a movement.
    func drop(_ drop: DropSession, didChange response: DragResponse)

    /// Handles the end of a drop; `operation` is nil if it failed.
    func drop(_ drop: DropSession, didFinishWith operation: DragOperation?)

    /// Notes that application code is about to run.
    func applicationCodeWillRun()
}
