// The defaults of optional methods, which the protocols and the view controller have in common.
extension UICollectionView {
    /// Remembers that the delegate or the data source does not implement a method, and returns the method's default.
    func notImplemented<Value>(_ method: CollectionViewMethods, _ value: Value) -> Value {
        missingMethods.insert(method)
        return value
    }

    /// Stops the program, because the layout has a supplementary view that the data source does not provide.
    func missesSupplementaryView(
        ofKind kind: String, at path: IndexPath, from source: any UICollectionViewDataSource
    ) -> Never {
        preconditionFailure(
            """
            The layout has a supplementary view of kind \(kind) at \(path), but the data source \(type(of: source)) \
            does not implement collectionView(_:viewForSupplementaryElementOfKind:at:).
            """)
    }

    /// Returns the context menu of one of several items: that of the delegate's method for one item.
    func menuConfiguration(
        forItemAmong paths: [IndexPath], at point: CGPoint, from delegate: any UICollectionViewDelegate
    ) -> UIContextMenuConfiguration? {
        guard let path = indexPathForItem(at: point), paths.contains(path) else { return nil }
        return delegate.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
    }
}
