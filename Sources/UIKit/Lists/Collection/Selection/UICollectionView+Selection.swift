// The selection, changed by the app (CV-16) or by the user (CV-14, CV-15).
extension UICollectionView {
    /// A Boolean value that indicates whether the user can select items now.
    var usesSelection: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    var isFocusAllowed: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

    /// A Boolean value that indicates whether the user can select several items now.
    var usesMultipleSelection: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsSelection && allowsMultipleSelection
    }

    // MARK: State

    /// The index paths of the selected items, ascending.
    var selectedItems: [IndexPath] {
        guard !selection.rows.isEmpty else { return [] }
        let numbers = numbers
        return selection.rows.map { appPath(numbers.path(of: $0)) }
    }

    func isSelected(_ path: IndexPath) -> Bool {
        !selection.rows.isEmpty && selection.rows.contains(numbers.number(of: path))
    }

    func setSelected(_ isSelected: Bool, _ number: Int) {
        guard selection.rows.contains(number) != isSelected else { return }
        if isSelected { selection.rows.insert(number) } else { selection.rows.remove(number) }
        AccessibilityCenter.selectionDidChange(in: self, row: number, isSelected: isSelected)
        cell(at: numbers.path(of: number))?.isSelected = isSelected
    }

    func deselectAll() { for number in selection.rows { setSelected(false, number) } }

    func deselectAllButFirst() { for number in selection.rows.dropFirst() { setSelected(false, number) } }

    func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
        guard allowsSelection else { return }
        guard let path else { return deselectAll() }
        precondition(hasItem(path), "attempt to select an item that does not exist: \(path)")
        let number = numbers.number(of: path)
        if !(isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection) {
            for old in selection.rows where old != number { setSelected(false, old) }
        }
        setSelected(true, number)
        selection.anchor = number
        selection.cursor = number
        gridCursor = GridCursor()
        if !position.isEmpty { scroll(to: path, position, animated) }
    }

    func deselect(_ path: IndexPath) {
        if hasItem(path) { setSelected(false, numbers.number(of: path)) }
    }

    // MARK: By the user

    @discardableResult
    func selectByUser(_ requested: IndexSet, deselecting leaving: IndexSet) -> IndexSet {
        let start = generation
        let coming = withoutPlaceholders(requested)
        if coming.count + leaving.count > UICollectionView.askedItems {
            return selectMany(coming, deselecting: leaving)
        }
        var targets = IndexSet()
        for number in coming {
            let isPermitted = delegate?.collectionView(self, shouldSelectItemAt: path(ofNumber: number)) ?? true
            guard generation == start else { return targets }
            if isPermitted { targets.insert(number) }
        }
        // The old selection stays if nothing replaces it.
        guard !targets.isEmpty || coming.isEmpty else { return targets }
        // If one item can be selected, the new selection replaces the old one without another question.
        let asks = usesMultipleSelection
        for number in leaving where !targets.contains(number) {
            let path = path(ofNumber: number)
            if asks, let delegate, !delegate.collectionView(self, shouldDeselectItemAt: path) {
                guard generation == start else { return targets }
                continue
            }
            guard generation == start, selection.rows.contains(number) else { return targets }
            setSelected(false, number)
            delegate?.collectionView(self, didDeselectItemAt: path)
            guard generation == start else { return targets }
        }
        for number in targets {
            setSelected(true, number)
            delegate?.collectionView(self, didSelectItemAt: path(ofNumber: number))
            guard generation == start else { return targets }
        }
        return targets
    }

    /// The most items of which the delegate is asked for each. It cannot handle more in a moment.
    private static let askedItems = 1000

    /// Selects and deselects many items. The delegate is asked and told only about the item at the cursor (KS-08).
    private func selectMany(_ coming: IndexSet, deselecting leaving: IndexSet) -> IndexSet {
        let start = generation
        let cursor = selection.cursor.flatMap { coming.contains($0) ? path(ofNumber: $0) : nil }
        if let cursor, let delegate, !delegate.collectionView(self, shouldSelectItemAt: cursor) { return [] }
        guard generation == start else { return [] }
        selection.rows.subtract(leaving)
        selection.rows.formUnion(coming)
        for element in visibleElements(.cell) where hasItem(element.key.path) {
            (element.view as? UICollectionViewCell)?.isSelected = isSelected(element.key.path)
        }
        if let cursor {
            delegate?.collectionView(self, didSelectItemAt: cursor)
        } else if coming.isEmpty, let last = leaving.last {
            delegate?.collectionView(self, didDeselectItemAt: path(ofNumber: last))
        }
        return coming
    }

    func performPrimaryAction(_ number: Int) {
        guard let delegate, number < itemCount else { return }
        let start = generation
        let path = path(ofNumber: number)
        guard delegate.collectionView(self, canPerformPrimaryActionForItemAt: path), generation == start else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: path)
    }
}
