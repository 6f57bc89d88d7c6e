/// The methods that let a collection view receive items that the user drops.
///
/// ```swift
/// func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
///     let target = coordinator.destinationIndexPath?.item ?? 0
///     coordinator.session.loadObjects(ofClass: String.self) { names in
///         print("Insert \(names) at \(target)")
///     }
/// }
/// ```
///
/// All methods but the first are optional. Swift binds their implementations where a class declares its conformance, so
/// a subclass of a conforming class cannot add one.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Tells the delegate that the user dropped the items. Change the data, and move the items to their places with the
    /// coordinator.
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)

    /// Returns whether the collection view can receive items of the session. The default is `true`.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool

    /// Tells the delegate that the items entered the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

    /// Returns what a drop would do. The default is to insert: to move items of the same collection view, and to copy others.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - session: The session.
    ///   - destinationIndexPath: The item at the session's location; `nil` if there is none.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal

    /// Tells the delegate that the items left the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

    /// Tells the delegate that the drag ended, here or elsewhere.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)

    /// Returns the visible part of the cell to which a dropped item moves: it arrives at the center of that part. The
    /// default, `nil`, is the whole cell.
    func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
    /// Returns `true`.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }

    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}

    /// Returns a proposal to insert.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        UICollectionViewDropProposal(
            operation: collectionView.hasActiveDrag && session.allowsMoveOperation ? .move : .copy,
            intent: .insertAtDestinationIndexPath)
    }

    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}

    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}

    /// Returns `nil`.
    public func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}
