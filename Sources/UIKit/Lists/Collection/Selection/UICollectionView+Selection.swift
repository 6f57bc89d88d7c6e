// The selection, changed by the app (CV-16) or by the user (CV-14, CV-15).
extension UICollectionView {
    func setSelected(_ isSelected: Bool, _ path: IndexPath) {
        if isSelected { selectedPaths.insert(path) } else { selectedPaths.remove(path) }
        cellForItem(at: path)?.isSelected = isSelected
    }

    func deselectAll() { for path in selectedPaths { setSelected(false, path) } }

    func deselectAllButFirst() {
        for path in selectedPaths.sorted().dropFirst() { setSelected(false, path) }
    }

    func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
        guard allowsSelection else { return }
        guard let path else { return deselectAll() }
        precondition(hasItem(path), "attempt to select an item that does not exist: \(path)")
        if !allowsMultipleSelection { for old in selectedPaths where old != path { setSelected(false, old) } }
        setSelected(true, path)
        if !position.isEmpty { scroll(to: path, position, animated) }
    }

    // MARK: By the user

    /// A Boolean value that indicates whether the user can select items now.
    private var permitsSelection: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    private var permitsMultipleSelection: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Selects or deselects an item that the user pressed.
    func userPressed(_ path: IndexPath, modifiers: UIKeyModifierFlags) {
        guard hasItem(path), !expandsItem(pressedAt: path), permitsSelection else { return }
        if permitsMultipleSelection, selectedPaths.contains(path) {
            userDeselects(path, asks: true)
        } else {
            userSelects(path)
        }
    }

    /// Selects an item if the delegate permits. In single mode, the previous one is deselected first.
    private func userSelects(_ path: IndexPath) {
        if let delegate, !delegate.collectionView(self, shouldSelectItemAt: path) { return }
        if !permitsMultipleSelection {
            for old in selectedPaths.sorted() where old != path { userDeselects(old, asks: false) }
        }
        guard hasItem(path) else { return }
        setSelected(true, path)
        delegate?.collectionView(self, didSelectItemAt: path)
        guard selectedPaths == [path], let delegate,
            delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
        else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: path)
    }

    private func userDeselects(_ path: IndexPath, asks: Bool) {
        if asks, let delegate, !delegate.collectionView(self, shouldDeselectItemAt: path) { return }
        setSelected(false, path)
        delegate?.collectionView(self, didDeselectItemAt: path)
    }
}
