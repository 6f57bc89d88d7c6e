/// A drag of text that is about to begin.
@preconcurrency @MainActor public protocol UITextDragRequest: NSObjectProtocol {
    /// The range of the text.
    var dragRange: UITextRange { get }

    /// The items that the view would provide: one with the text.
    var suggestedItems: [UIDragItem] { get }

    /// The items that the session has already, if the text is added to a drag; otherwise none.
    var existingItems: [UIDragItem] { get }

    /// A Boolean value that indicates whether the text is selected: always `true`, because only selected text can be
    /// dragged.
    var isSelected: Bool { get }

    /// The drag.
    var dragSession: any UIDragSession { get }
}
