/// The methods that customize drags of selected text (DI-08).
///
/// All methods are optional. Swift binds their implementations where a class declares its conformance, so a subclass of
/// a conforming class cannot add one.
@preconcurrency @MainActor public protocol UITextDragDelegate: NSObjectProtocol {
    /// Returns the items of a drag. Without items, no drag begins. The default is ``UITextDragRequest/suggestedItems``.
    ///
    /// Only the suggested item carries the text's attributes within the app, and only it moves within its view.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem]

    /// Returns the preview of an item that is lifted. The default, `nil`, is the text.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview?

    /// Tells the delegate that the text is being lifted.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession)

    /// Tells the delegate that the user has begun to move the text.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)

    /// Tells the delegate that the drag ended.
    ///
    /// - Parameters:
    ///   - textDraggableView: The view.
    ///   - session: The drag.
    ///   - operation: The operation of the target.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation)
}

extension UITextDragDelegate {
    /// Returns the suggested items.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] { dragRequest.suggestedItems }

    /// Returns `nil`.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }

    /// Does nothing.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {}

    /// Does nothing.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) {}

    /// Does nothing.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) {}
}
