// The index paths of presented rows (DI-11).
extension UITableView: UIDataSourceTranslating {
    /// Returns the same index: sections are presented where the data source has them.
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }

    /// Returns the same index: sections are presented where the data source has them.
    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }

    /// Returns the index path among rows and placeholders, for one that the data source knows (DI-11).
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.map { placeholders.displayedPath($0) }
    }

    /// Returns the index path that the data source knows, for one among rows and placeholders; `nil` for a
    /// placeholder (DI-11).
    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath.flatMap { isPlaceholder($0) ? nil : placeholders.dataPath($0) }
    }

    /// Calls a closure in which queries, selection and scrolling use index paths among rows and placeholders (DI-11).
    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        withPresentationValues(actionsToTranslate)
    }
}
