import CoreGraphics

/// A drag over a window of the application, from its entry until it leaves the window or its drop is finished. A drag
/// that returns is a new object.
@MainActor package protocol DisplayDrop: AnyObject {
    /// The types of the content, in order of preference, as in ``ClipboardContent``.
    var types: [String] { get }

    /// The operations that the source allows, as far as they are known: many programs tell only the suggested one.
    var operations: DragOperations { get }

    /// The operation that the source suggests, which the user can choose with modifier keys (DD-05); nil if the user
    /// forces an operation that the source does not allow.
    var suggestedOperation: DragOperation? { get }

    /// The operation that the user forces with modifier keys; nil if there is none, or if the drag is another
    /// program's, whose suggestion takes it into account.
    var forcedOperation: DragOperation? { get }

    /// The modifier keys that are held; empty for a drag of another program.
    var modifiers: KeyModifiers { get }

    /// The location in points, relative to the window's top-left corner.
    var location: CGPoint { get }

    /// The drag, if it began in this application; nil for a drag of another program.
    var localDrag: (any DisplayDrag)? { get }

    /// Changes the response while the drag does not move, for example after the content below it scrolled.
    ///
    /// Do not call this in ``DisplaySurfaceDelegate/surface(_:dragDidMove:)``, whose result is the response. Does
    /// nothing after the drag has left the window or was dropped.
    func setResponse(_ response: DragResponse)

    /// Loads the content as one type. Data of another program can be loaded between
    /// ``DisplaySurfaceDelegate/surface(_:didReceiveDrop:)`` and ``finish(_:)`` only (DT-03).
    ///
    /// - Parameters:
    ///   - type: One of ``types``.
    ///   - completion: Called once, never before this method returns. The source must send some data every few seconds.
    @discardableResult func load(
        _ type: String, completion: @escaping @MainActor (Result<Data, ClipboardError>) -> Void
    ) -> ClipboardRequest

    /// The name of the file that another program promises (DT-08); nil if there is none.
    var promisedFileName: String? { get }

    /// Lets the other program create the promised file. It can be loaded when data can.
    ///
    /// - Parameter completion: Called once, never before this method returns, with the file. It is deleted after
    ///   ``finish(_:)``.
    @discardableResult func loadPromisedFile(
        completion: @escaping @MainActor (Result<URL, ClipboardError>) -> Void
    ) -> ClipboardRequest

    /// Ends a drop, after which nothing can be loaded; loads that have not ended are cancelled. Does nothing if there
    /// was no drop, and after the first call. A drop that is not finished after 30 seconds fails by itself.
    ///
    /// - Parameter operation: The operation that was performed, which is nil if the drop failed.
    func finish(_ operation: DragOperation?)
}
