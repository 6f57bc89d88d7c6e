// The index paths of presented items (DI-11).
extension UICollectionView: UIDataSourceTranslating {
    /// Returns the same index: sections are presented where the data source has them.
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }

    /// Returns the same index: sections are presented where the data source has them.
    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }

    /// Returns the index path among items and placeholders, for one that the data source knows (DI-11).
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.map { itemMovement?.displayedPath($0) ?? placeholders.displayedPath($0) }
    }

    /// Returns the index path that the data source knows, for one among items and placeholders; `nil` for a
    /// placeholder (DI-11).
    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath.flatMap { isPlaceholder($0) ? nil : dataPath($0) }
    }

    /// Calls a closure in which queries, selection and scrolling use index paths among items and placeholders (DI-11).
    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        withPresentationValues(actionsToTranslate)
    }
}
