import CoreGraphics

/// A view whose text can be selected with touches.
@MainActor protocol TouchTextSelectionHost: UIView {
    var tracker: TextSelectionTracker { get }
    var blinker: CaretBlinker { get }
    var clipboard: TextClipboard { get }
    /// A Boolean value that indicates whether text can be selected.
    var isSelectingAllowed: Bool { get }
    /// A Boolean value that indicates whether the text has a caret that a touch can move.
    var hasCaret: Bool { get }
    /// A Boolean value that indicates whether the view is first responder.
    var isSelecting: Bool { get }
    /// The top left corner of the document in the view's coordinates.
    var documentOrigin: CGPoint { get }
    /// The area that shows text, in the view's coordinates.
    var shownArea: CGRect { get }
    /// Converts a point from view coordinates to the coordinates of the tracker.
    func inTracker(_ point: CGPoint) -> CGPoint
    /// Prepares for showing the edit menu at a point of the view.
    ///
    /// - Returns: Whether the menu may be shown.
    func prepareMenu(at point: CGPoint, _ opener: MenuRequest.Opener) -> Bool
}

extension TouchTextSelectionHost
where Self: UITextInput & UIEditMenuInteractionDelegate & UIPointerInteractionDelegate {
    /// Adds the pointer interaction and the edit menu to the view.
    ///
    /// - Returns: The object that handles selection with touches.
    func makeTouchSelection(_ editor: TextEditor) -> TouchTextSelection {
        addInteraction(UIPointerInteraction(delegate: self))
        let menu = TextEditMenu(delegate: self)
        menu.prepare = { [weak self] point, opener in self?.prepareMenu(at: point, opener) ?? false }
        menu.caret = { [weak self] in
            self.flatMap { view in view.selectedTextRange.map { view.caretRect(for: $0.end) } }
        }
        addInteraction(menu)
        return TouchTextSelection(editor, in: self, menu: menu)
    }
}
