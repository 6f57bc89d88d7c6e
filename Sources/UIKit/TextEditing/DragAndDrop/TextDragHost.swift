import CoreGraphics

/// A view whose selected text can be dragged, and that takes drops of text.
@MainActor protocol TextDragHost: UIView, UITextDraggable, UITextDroppable {
    var editor: TextEditor { get }
    /// The origin of the document, in the view's coordinates.
    var documentOrigin: CGPoint { get }
    /// The visible part of the text, in the view's coordinates.
    var visibleTextArea: CGRect { get }
    /// A Boolean value that indicates whether the selected text may leave the view: false for secure text.
    var mayDragText: Bool { get }
    /// A Boolean value that indicates whether the user may change the text.
    var mayDropText: Bool { get }
    /// Lets the user change the text from now on.
    func allowTextChanges()
    /// A Boolean value that indicates whether inserted text keeps its attributes.
    var keepsAttributesOfDrops: Bool { get }
    var textDragDrop: TextDragDrop? { get set }
}

extension TextDragHost {
    /// The object for drags and drops, which is created when it is needed first.
    var ownTextDragDrop: TextDragDrop {
        if let textDragDrop { return textDragDrop }
        let new = TextDragDrop(self)
        textDragDrop = new
        return new
    }

    /// The interaction that receives drops; nil if no drop can change the text.
    var ownTextDropInteraction: UIDropInteraction? {
        mayDropText || textDropDelegate != nil ? ownTextDragDrop.dropInteraction : nil
    }

    /// A Boolean value that indicates whether a drop changes the text now, also if the user cannot edit it.
    var isInsertingDrop: Bool { textDragDrop?.isInserting ?? false }

    /// Returns whether a press at a point is on the selection, so that it may begin a drag. The caret is placed when
    /// the button is released.
    func pressesSelection(at point: CGPoint) -> Bool {
        guard let textDragDrop, textDragDrop.canDrag(at: point) else { return false }
        textDragDrop.isSelectionPressed = true
        return true
    }
}
