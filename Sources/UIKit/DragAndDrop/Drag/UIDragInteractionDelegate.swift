/// The methods that provide the items of a drag, and that report what happens to them.
///
/// All methods but the first are optional. Swift binds their implementations where a class declares its conformance, so
/// a subclass of a conforming class cannot add one. They are called in this order (DI-01): the items, the previews for
/// lifting, the animation of the lift, the beginning when the user moves, the movements, the end, the animations of a
/// cancelled drag, the end after them, and the end of the transfer.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// Returns the items of a drag that is about to begin at the session's location. Without items, none begins.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]

    /// Returns the preview of an item that is lifted, or added to a drag; `nil` for none. The default is the view of the
    /// interaction.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?

    /// Tells the delegate that the items are being lifted.
    ///
    /// - Parameters:
    ///   - interaction: The interaction.
    ///   - animator: An object for animating alongside. Its completion handlers get
    ///     ``UIViewAnimatingPosition/start`` if the user lowers the items without dragging them.
    ///   - session: The drag.
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession)

    /// Tells the delegate that the user has begun to move the items.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)

    /// Returns the items of the view that the user adds to a drag by tapping the view with another finger (DI-09). The
    /// default is none: the view handles the tap.
    ///
    /// - Parameters:
    ///   - interaction: The interaction of the tapped view.
    ///   - session: The drag.
    ///   - point: The location of the tap, in the coordinates of the interaction's view.
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem]

    /// Returns the drag to which items of the view can be added; `nil` for none. A desktop has one drag at a time, which
    /// is the default.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
        withTouchAt point: CGPoint
    ) -> (any UIDragSession)?

    /// Tells the delegate of the interaction with which the drag began that items are about to be added.
    ///
    /// - Parameters:
    ///   - interaction: The interaction with which the drag began.
    ///   - session: The drag.
    ///   - items: The items.
    ///   - addingInteraction: The interaction of the view that the user tapped.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction)

    /// Returns whether targets may move the items. The default is `true`.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool

    /// Returns whether other programs get no data. The default is `false`.
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool

    /// Returns whether the previews keep their size, however large. The default is `false`.
    func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool

    /// Tells the delegate that the user moved the items.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)

    /// Tells the delegate that the user ended the drag, before the animations.
    ///
    /// - Parameters:
    ///   - interaction: The interaction.
    ///   - session: The drag.
    ///   - operation: The operation that the target will perform, or ``UIDropOperation/cancel`` or
    ///     ``UIDropOperation/forbidden``.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)

    /// Tells the delegate that the drag ended and the animations have finished.
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)

    /// Tells the delegate that the target has loaded all data that it needs. Not called for a cancelled drag.
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)

    /// Returns the preview with which an item of a cancelled drag returns, and its place; `nil` for none. The default
    /// is `defaultPreview`.
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// Tells the delegate that an item of a cancelled drag returns to its place.
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
    /// Returns a preview of the interaction's view.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { interaction.view.map { UITargetedDragPreview(view: $0) } }

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {}

    /// Does nothing.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}

    /// Returns no items.
    public func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] { [] }

    /// Returns the first session.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
        withTouchAt point: CGPoint
    ) -> (any UIDragSession)? { sessions.first }

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) {}

    /// Returns `true`.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }

    /// Returns `false`.
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }

    /// Returns `false`.
    public func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool { false }

    /// Does nothing.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) {}

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {}

    /// Does nothing.
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {}

    /// Returns `defaultPreview`.
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }

    /// Does nothing.
    public func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) {}
}
