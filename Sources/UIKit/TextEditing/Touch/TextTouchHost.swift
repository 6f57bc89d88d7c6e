import CoreGraphics

/// A view whose text fingers select.
@MainActor protocol TextTouchHost: UIView {
    var tracker: TextTracker { get }
    var blinker: CaretBlinker { get }
    var clipboard: TextClipboard { get }
    /// Whether text may be selected now.
    var isSelectingAllowed: Bool { get }
    /// Whether there is a caret that can be carried about.
    var hasCaret: Bool { get }
    /// Whether the view has the keys.
    var isSelecting: Bool { get }
    /// The top left of the document in the view's coordinates.
    var documentOrigin: CGPoint { get }
    /// What of the view shows text, in the view's coordinates.
    var shownArea: CGRect { get }
    /// A point of the view as the tracker takes it.
    func inTracker(_ point: CGPoint) -> CGPoint
    /// The edit menu is about to be shown at a point of the view.
    ///
    /// - Returns: whether it may be.
    func prepareMenu(at point: CGPoint, _ opener: MenuRequest.Opener) -> Bool
}

extension TextTouchHost where Self: UITextInput & UIEditMenuInteractionDelegate & UIPointerInteractionDelegate {
    /// Gives the view its pointer and its edit menu.
    ///
    /// - Returns: what selects by finger.
    func makeTextTouches(_ editor: TextEditor) -> TextTouches {
        addInteraction(UIPointerInteraction(delegate: self))
        let menu = TextEditMenu(delegate: self)
        menu.prepare = { [weak self] point, opener in self?.prepareMenu(at: point, opener) ?? false }
        menu.caret = { [weak self] in
            self.flatMap { view in view.selectedTextRange.map { view.caretRect(for: $0.end) } }
        }
        addInteraction(menu)
        return TextTouches(editor, in: self, menu: menu)
    }
}
