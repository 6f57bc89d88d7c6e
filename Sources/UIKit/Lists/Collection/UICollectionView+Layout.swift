// The layout: counts of the data source, invalidation, preparation and changes of the bounds.
extension UICollectionView {
    func adopt(_ layout: UICollectionViewLayout) {
        precondition(
            layout.collectionView == nil || layout.collectionView === self,
            "The layout \(layout) belongs to another collection view. Create a layout for each collection view.")
        layout.collectionView = self
        layout.needsPreparation = true
        setNeedsLayout()
    }

    /// Displays the background color of the layout, unless the app has set one.
    func takeBackgroundColor() {
        let color = layoutStorage.defaultBackgroundColor
        guard color != layoutBackgroundColor else { return }
        if backgroundColor == layoutBackgroundColor { backgroundColor = color }
        layoutBackgroundColor = color
    }

    /// Replaces the layout. Views stay as far as the new layout shows them.
    func replaceLayout(_ layout: UICollectionViewLayout) {
        guard layout !== layoutStorage else { return }
        restoreOrderBeforeUpdates()
        if layoutTransition != nil { endTransition(isFinished: false, isAnimated: false) }
        guard layout !== layoutStorage else { return }
        let old = layoutStorage
        layoutStorage = layout
        old.collectionView = nil
        adopt(layout)
        takeBackgroundColor()
        layout.delegateDidChange()
        hasInitialOffset = false
        invalidateEverything()
    }

    /// Invalidates the layout as a whole (CV-08).
    func invalidateEverything() {
        let context = layoutStorage.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        layoutStorage.invalidateLayout(with: context)
    }

    /// Invalidates the layout with all sizes that views have determined.
    func invalidateMeasures() {
        let context = layoutStorage.makeContext()
        context.invalidateEverything = true
        layoutStorage.invalidateLayout(with: context)
    }

    func layoutWasInvalidated(
        _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
    ) {
        if let transition = layoutTransition?.layout, layout !== transition {
            transition.needsPreparation = true
        } else if layout !== layoutStorage {
            return
        }
        knownRect = nil
        isInvalidatedByBounds = false
        if context.invalidateDataSourceCounts || context.invalidateEverything {
            resetPrefetching()
            discardPreparedCells()
        }
        setNeedsLayout()
        let offset = context.contentOffsetAdjustment
        let size = context.contentSizeAdjustment
        if size != .zero {
            contentSize = CGSize(
                width: max(0, contentSize.width + size.width), height: max(0, contentSize.height + size.height))
        }
        if offset != .zero { movement.shift(by: CGVector(dx: offset.x, dy: offset.y)) }
    }

    // MARK: Data

    /// The numbers of items and placeholders. The data source is asked if they are not known.
    var knownCounts: [Int] {
        if let counts { return counts }
        guard dataSource != nil else { return [] }
        // There are no placeholders before the numbers of items are known.
        let counts = countsOfDataSource()
        self.counts = counts
        return counts
    }

    /// Asks the data source for the numbers of items.
    func countsOfDataSource() -> [Int] {
        guard let dataSource else { return [] }
        let sections = dataSource.numberOfSections(in: self)
        precondition(
            sections >= 0 && sections <= TableMetrics.sectionLimit,
            """
            numberOfSections(in:) of \(type(of: dataSource)) returned \(sections). Return a number from 0 to \
            \(TableMetrics.sectionLimit).
            """)
        return (0..<sections).map { section in
            let count = dataSource.collectionView(self, numberOfItemsInSection: section)
            precondition(
                count >= 0 && count <= TableMetrics.rowLimit,
                """
                collectionView(_:numberOfItemsInSection:) of \(type(of: dataSource)) returned \(count) for section \
                \(section). Return a number from 0 to \(TableMetrics.rowLimit).
                """)
            return count
        }
    }

    func reload() {
        counts = nil
        placeholders.removeAll()
        needsReload = true
        generation += 1
        endPointerActions()
        selection.removeAll()
        invalidateEverything()
    }

    /// The numbers of the items, which count over all sections.
    var numbers: ItemNumbers {
        if let numbersStorage { return numbersStorage }
        let numbers = ItemNumbers(knownCounts)
        if counts != nil { numbersStorage = numbers }
        return numbers
    }

    func hasItem(_ path: IndexPath) -> Bool {
        guard path.count == 2 else { return false }
        let counts = knownCounts
        return counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
    }

    // MARK: Preparation

    /// Prepares the layout if it is invalid (CV-05).
    func prepareLayout() {
        _ = knownCounts
        guard layoutStorage.needsPreparation else { return }
        layoutStorage.needsPreparation = false
        withPresentationValues { layoutStorage.prepare() }
        knownRect = nil
        prepareContentSize()
    }

    /// Takes the size of the content from the layout.
    func prepareContentSize() {
        let size = layoutStorage.collectionViewContentSize
        guard size.width.isFinite, size.height.isFinite else {
            ResponderDiagnostics.report(
                "collectionViewContentSize of \(layoutStorage) must be finite: \(size). It was ignored.")
            return
        }
        let old = contentSize
        contentSize = CGSize(width: max(0, size.width), height: max(0, size.height))
        if layoutStorage.startsAtTrailingEdge { keepTrailingOffset(old) }
    }

    /// Content that begins at its right edge is displayed there first, and stays when it becomes longer.
    private func keepTrailingOffset(_ old: CGSize) {
        guard !bounds.isEmpty else { return }
        settleAfterGeometryChange()
        if hasInitialOffset {
            guard contentSize.width != old.width else { return }
            movement.shift(by: CGVector(dx: contentSize.width - old.width, dy: 0))
        } else {
            hasInitialOffset = true
            setOffset(CGPoint(x: ranges.x.upper, y: contentOffset.y))
        }
    }

    // MARK: Bounds

    /// Sets new bounds. The layout is asked before, and invalidated afterwards (CV-07).
    func changeBounds(to new: CGRect, _ change: () -> Void) {
        let old = bounds
        // Before the first layout, nothing depends on the bounds.
        guard new != old, !layoutStorage.needsPreparation else { return change() }
        guard layoutStorage.shouldInvalidateLayout(forBoundsChange: new) else {
            change()
            // A layout that was prepared without any room has to be prepared again.
            if old.isEmpty, !bounds.isEmpty { layoutStorage.invalidateLayout() }
            return
        }
        let context = layoutStorage.invalidationContext(forBoundsChange: new)
        change()
        guard bounds != old else { return }
        layoutStorage.invalidateLayout(with: context)
        isInvalidatedByBounds = true
    }

    /// Asks the layout whether a change of the adjusted content inset invalidates it, as a change of the bounds does.
    func updateKnownInset() {
        guard knownInset != adjustedContentInset else { return }
        knownInset = adjustedContentInset
        guard !layoutStorage.needsPreparation, layoutStorage.shouldInvalidateLayout(forBoundsChange: bounds) else {
            return
        }
        layoutStorage.invalidateLayout(with: layoutStorage.invalidationContext(forBoundsChange: bounds))
    }

    func backgroundViewDidChange(from old: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        guard let backgroundView else { return }
        backgroundView.frame = bounds
        insertSubview(backgroundView, at: 0)
    }
}
