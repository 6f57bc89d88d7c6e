/// The methods that customize drops on text (DI-08).
///
/// All methods are optional. Swift binds their implementations where a class declares its conformance, so a subclass of
/// a conforming class cannot add one.
@preconcurrency @MainActor public protocol UITextDropDelegate: NSObjectProtocol {
    /// Returns whether text that cannot be edited takes a drop. It is asked once for each session. The default is
    /// ``UITextDropEditability/no``.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability

    /// Returns what a drop would do. The default is ``UITextDropRequest/suggestedProposal``.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal

    /// Tells the delegate that the user dropped the items, before the view inserts them. With
    /// ``UITextDropProposal/Performer/delegate`` the view inserts nothing.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)

    /// Returns the preview of all dropped items, and the place to which it moves; `nil` for none. The default is
    /// `defaultPreview`.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// Tells the delegate that the items entered the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)

    /// Tells the delegate that the items moved, before it is asked for a proposal.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)

    /// Tells the delegate that the items left the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)

    /// Tells the delegate that the drag ended, here or elsewhere.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
    /// Returns ``UITextDropEditability/no``.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { .no }

    /// Returns the suggested proposal.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal { drop.suggestedProposal }

    /// Does nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) {}

    /// Returns `defaultPreview`.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }

    /// Does nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) {}

    /// Does nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
    ) {}

    /// Does nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) {}

    /// Does nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) {}
}
