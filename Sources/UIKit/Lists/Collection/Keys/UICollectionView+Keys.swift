import QuartzCore

// The part of a collection view in the mechanism of keys, which it has in common with table views.
extension UICollectionView: KeyboardList {
    var itemCount: Int { numbers.total }

    var displayedContents: [(number: Int, view: UIView)] {
        let numbers = numbers
        return visibleElements(.cell).compactMap { element in
            guard hasItem(element.key.path), let cell = element.view as? UICollectionViewCell else { return nil }
            return (numbers.number(of: element.key.path), cell.contentView)
        }
    }

    /// A Boolean value that indicates whether the layout is that of a sidebar.
    var isSidebar: Bool {
        elements.contains { ($0.view as? UICollectionViewListCell)?.placement.appearance.isSidebar ?? false }
    }

    // MARK: Focus

    var preferredCursor: Int? {
        guard let path = delegate?.indexPathForPreferredFocusedView(in: self).map(displayedPath), hasItem(path) else {
            return nil
        }
        return numbers.number(of: path)
    }

    func followsFocus(_ number: Int) -> Bool {
        guard let delegate else { return selectionFollowsFocus }
        return delegate.collectionView(self, selectionFollowsFocusForItemAt: path(ofNumber: number))
    }

    /// Returns a Boolean value that indicates whether an item can have the cursor.
    func canFocus(_ number: Int) -> Bool {
        guard !isPlaceholder(numbers.path(of: number)) else { return false }
        guard let delegate, !missingMethods.contains(.canFocusItem) else { return true }
        return delegate.collectionView(self, canFocusItemAt: path(ofNumber: number))
    }

    func path(ofNumber number: Int) -> IndexPath { dataPath(numbers.path(of: number)) }

    func permitsFocus(from old: IndexPath?, to new: IndexPath?, _ heading: UIFocusHeading) -> Bool {
        let context = UICollectionViewFocusUpdateContext(in: self, from: old, to: new, heading: heading)
        return delegate?.collectionView(self, shouldUpdateFocusIn: context) ?? true
    }

    func focusDidMove(
        from old: IndexPath?, to new: IndexPath?, _ heading: UIFocusHeading,
        _ coordinator: UIFocusAnimationCoordinator
    ) {
        let context = UICollectionViewFocusUpdateContext(in: self, from: old, to: new, heading: heading)
        delegate?.collectionView(self, didUpdateFocusIn: context, with: coordinator)
    }

    /// The frame of the item at the cursor, which the focus ring surrounds.
    var cursorShape: (rect: CGRect, cornerRadius: CGFloat)? {
        guard let cursor = cursorRow else { return nil }
        let path = numbers.path(of: cursor)
        guard let attributes = attributes(of: ElementKey(category: .cell, path: path)) else { return nil }
        let frame = visibleFrame(of: attributes)
        guard !frame.isNull else { return nil }
        let cell = cell(at: path)
        if let cell = cell as? UICollectionViewListCell { return cell.focusShape(in: frame) }
        let radius = cell.map { max($0.layer.cornerRadius, $0.contentView.layer.cornerRadius) } ?? 0
        // Around the item, as far as that is inside the content.
        let content = CGRect(origin: .zero, size: contentSize).union(bounds)
        return (frame.insetBy(dx: -3, dy: -3).intersection(content), radius > 0 ? radius + 3 : 4)
    }

    // MARK: Geometry

    func frame(ofNumber number: Int) -> CGRect {
        guard number < itemCount else { return .null }
        return attributes(of: ElementKey(category: .cell, path: numbers.path(of: number))).map(displayedFrame(of:))
            ?? .null
    }

    func number(at point: CGPoint) -> Int? { path(at: point).map(numbers.number(of:)) }

    func reveal(_ number: Int, isAnimated: Bool) {
        scroll(to: numbers.path(of: number), [], isAnimated)
    }

    // MARK: Actions

    func isSelectable(_ number: Int) -> Bool {
        !isPlaceholder(numbers.path(of: number))
            && delegate?.collectionView(self, shouldHighlightItemAt: path(ofNumber: number)) ?? true
    }

    func reactsToPress(_ number: Int) -> Bool { expandsItem(pressedAt: numbers.path(of: number)) }

    func deleteByKey(_ number: Int) -> Bool {
        let start = generation
        let path = numbers.path(of: number)
        guard let action = layoutStorage.swipeConfiguration(forItemAt: path, .trailing)?.actions.first,
            action.style == .destructive, generation == start
        else { return false }
        action.handler(action, cell(at: path) ?? self) { _ in }
        return true
    }

    func cancelByKey() -> Bool {
        if cancelMovementByKey() { return true }
        if let rubberBand {
            rubberBand.cancel()
            return true
        }
        guard let swipes, swipes.session != nil else { return false }
        swipes.close()
        return true
    }

    // MARK: Selecting several items

    func permitsMultipleSelection(at number: Int) -> Bool {
        guard usesSelection || isEditing else { return false }
        return delegate?.collectionView(
            self, shouldBeginMultipleSelectionInteractionAt: path(ofNumber: number)) ?? false
    }

    func multipleSelectionWillBegin(at number: Int) {
        if isEditing { allowsMultipleSelectionDuringEditing = true } else { allowsMultipleSelection = true }
        delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path(ofNumber: number))
    }

    func multipleSelectionDidEnd() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }

    // MARK: Texts

    var hasTypeSelectStrings: Bool { delegate != nil && !missingMethods.contains(.typeSelectString) }

    func typeSelectString(ofNumber number: Int) -> String? {
        guard hasTypeSelectStrings else { return nil }
        return delegate?.collectionView(self, typeSelectStringForItemAt: path(ofNumber: number))
    }
}
