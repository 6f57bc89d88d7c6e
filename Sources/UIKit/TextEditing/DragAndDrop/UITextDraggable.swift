/// A view whose selected text can be dragged (DI-07).
@preconcurrency @MainActor public protocol UITextDraggable: UITextInput {
    /// The interaction with which the text is dragged. Set its `isEnabled` to prevent drags.
    var textDragInteraction: UIDragInteraction? { get }

    /// A Boolean value that indicates whether text of the view is dragged.
    var isTextDragActive: Bool { get }
}
