/// A drag, from its beginning to its end, as the view sees it in which it began.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// A value of the app. It is not transferred to other programs. The default is `nil`.
    var localContext: Any? { get set }
}
