/// A list that converts between the index paths of its data source and those of what it presents, which counts the
/// placeholders of drops and an item that the user moves (DI-11).
///
/// The methods of table views and collection views use index paths of the data source. The layout of a collection view
/// uses those of the presentation: a layout that asks the data source about an item converts its index path.
///
/// ```swift
/// final class ColumnLayout: UICollectionViewLayout {
///     override func prepare() {
///         guard let collectionView else { return }
///         for item in 0..<collectionView.numberOfItems(inSection: 0) {
///             let path = IndexPath(item: item, section: 0)
///             guard let known = collectionView.dataSourceIndexPath(forPresentationIndexPath: path) else { continue }
///             print("The data source knows item \(known.item)")
///         }
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol UIDataSourceTranslating: NSObjectProtocol {
    /// Returns the presented index of a section. Sections are presented where the data source has them.
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int

    /// Returns the index of a presented section that the data source knows.
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int

    /// Returns the index path at which a row or item is presented; `nil` for `nil`.
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

    /// Returns the index path that the data source knows; `nil` for a placeholder, and for `nil`.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

    /// Calls a closure in which queries, selection and scrolling use index paths of the presentation.
    ///
    /// Updates in the closure, and calls of the data source and of the delegate, use those of the data source.
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
