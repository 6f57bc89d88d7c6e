import CoreGraphics

/// The interaction with which selected text is dragged. The pointer begins a drag on the selection only.
@MainActor final class TextDragInteraction: UIDragInteraction {
    private weak var text: TextDragDrop?

    init(_ text: TextDragDrop) {
        self.text = text
        super.init(delegate: text)
    }

    override func permitsPointerDrag(at point: CGPoint) -> Bool { text?.isSelectionPressed ?? false }
}
