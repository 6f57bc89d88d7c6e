/// A view whose selected text can be dragged (DI-07).
@preconcurrency @MainActor public protocol UITextDraggable: UITextInput {
    /// The object that provides other items than the text, and that is notified of drags. Not retained. The default is
    /// `nil`.
    var textDragDelegate: (any UITextDragDelegate)? { get set }

    /// The interaction with which the text is dragged. Set its `isEnabled` to prevent drags.
    var textDragInteraction: UIDragInteraction? { get }

    /// A Boolean value that indicates whether text of the view is dragged.
    var isTextDragActive: Bool { get }

    /// Options of drags of the text. The default is none (DI-12).
    var textDragOptions: UITextDragOptions { get set }
}
