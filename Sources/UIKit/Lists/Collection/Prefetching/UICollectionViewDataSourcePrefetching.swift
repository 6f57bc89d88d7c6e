/// The methods with which an object loads the data of items before they become visible.
///
/// ```swift
/// extension PhotoSource: UICollectionViewDataSourcePrefetching {
///     func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
///         for indexPath in indexPaths { loader.load(photos[indexPath.item]) }
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Tells the object that items will probably become visible, nearest first (PF-01). Return quickly: load data
    /// asynchronously.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// Tells the object that items of earlier calls are not expected to become visible any more, because the user scrolls
    /// in the other direction (PF-01). The default implementation does nothing.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
