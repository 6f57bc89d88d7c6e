import QuartzCore

// Items without data, until the data of a drop has been loaded (DI-11).
//
// The elements, the layout and the numbers of items use displayed index paths, which count placeholders. Public members
// convert what the app passes and receives; the data source and the delegate get what `dataPath(_:)` returns.
extension UICollectionView: PlaceholderList {
    /// Returns the index path that the data source knows, for one at which an item is displayed. For a placeholder, it
    /// is the index path at which its data would be inserted.
    func dataPath(_ path: IndexPath) -> IndexPath { itemMovement?.dataPath(path) ?? placeholders.dataPath(path) }

    func dataRowCount(in section: Int) -> Int { knownCounts[section] - placeholders.count(in: section) }

    func number(ofDisplayed path: IndexPath) -> Int { numbers.number(of: path) }

    /// Returns the elements that the layout has in a rectangle.
    func layoutElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        withPresentationValues { layoutStorage.layoutAttributesForElements(in: rect) ?? [] }
    }

    /// Obtains the cell of a placeholder; nil if there is none at the displayed index path.
    func placeholderCell(at path: IndexPath) -> UICollectionViewCell? {
        guard !placeholders.isEmpty, let placeholder = placeholders.placeholder(at: path) else { return nil }
        let cell = dequeueCell(placeholder.reuseIdentifier, path)
        placeholderCells.insert(ObjectIdentifier(cell))
        placeholder.configure(cell)
        return cell
    }

    private func placeholderIndex(_ placeholder: ListPlaceholder) -> Int? {
        placeholders.path(of: placeholder).flatMap { elementIndices[ElementKey(category: .cell, path: $0)] }
    }

    func placeholderView(_ placeholder: ListPlaceholder) -> UIView? {
        placeholderIndex(placeholder).flatMap { elements[$0].view }
    }

    func placeholderCellDidChange(_ placeholder: ListPlaceholder) {
        guard let index = placeholderIndex(placeholder) else { return }
        UIView.performWithoutAnimation { fit(index) }
        setNeedsLayout()
    }

    var isCollectingUpdates: Bool { updates.depth > 0 }

    var canChangePlaceholders: Bool { updates.depth == 0 && counts != nil && !isUpdatingElements }

    func prepareForPlaceholders() {
        restoreOrderBeforeUpdates()
        _ = knownCounts
    }

    func afterUpdates(_ body: @escaping () -> Void) { updates.completions.append { _ in body() } }

    func applyPlaceholders(_ batch: ListUpdateBatch, _ new: ListPlaceholders) { apply(batch, [], [], new) }
}
