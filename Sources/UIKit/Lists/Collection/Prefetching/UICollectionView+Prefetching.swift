import QuartzCore

// Items are announced before they become visible (PF-01).
extension UICollectionView {
    /// Announces the items of the next page in the direction in which the content, or an orthogonal section, moved since
    /// the last layout.
    func updatePrefetching() {
        if let movement = prefetching.move(to: bounds.origin) {
            scheduleCellPreparation(movement.way)
            if canAnnounceItems {
                let page = movement.pageAhead(of: bounds, in: contentSize)
                tell(
                    prefetching.announce(page, movement, visible: indexPathsForVisibleItems) {
                        items(in: page, movement, visible: bounds, of: nil)
                    })
            }
        }
        guard !orthogonal.views.isEmpty else { return }
        for (section, view) in orthogonal.views.sorted(by: { $0.key < $1.key }) {
            guard orthogonal.views[section] === view else { continue }
            var state = orthogonal.prefetching[section] ?? ListPrefetching()
            let movement = state.move(to: view.bounds.origin)
            guard let movement, canAnnounceItems else {
                orthogonal.prefetching[section] = state
                continue
            }
            let page = movement.pageAhead(of: view.bounds, in: view.contentSize)
            let visible = indexPathsForVisibleItems.filter { $0.section == section }
            let change = state.announce(page, movement, visible: visible) {
                items(in: page, movement, visible: view.bounds, of: view)
            }
            orthogonal.prefetching[section] = state
            tell(change)
        }
    }

    /// Forgets what was announced, because index paths or positions change.
    func resetPrefetching() {
        prefetching.reset()
        for section in orthogonal.prefetching.keys { orthogonal.prefetching[section]?.reset() }
    }

    private var canAnnounceItems: Bool {
        isPrefetchingEnabled && !isInteractivelyMoving && prefetchDataSource != nil && !needsReload
            && !layoutStorage.needsPreparation
    }

    private func tell(_ change: (new: [IndexPath], cancelled: [IndexPath])) {
        if !change.cancelled.isEmpty {
            prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: change.cancelled)
        }
        if !change.new.isEmpty { prefetchDataSource?.collectionView(self, prefetchItemsAt: change.new) }
    }

    /// Returns the items in a page that are not visible, nearest first.
    ///
    /// - Parameters:
    ///   - page: The page, in the coordinates of the content that has moved.
    ///   - movement: The movement.
    ///   - visible: The visible part of the content.
    ///   - row: The orthogonal section that has moved; nil for the content of the collection view.
    private func items(
        in page: CGRect, _ movement: ListPrefetching.Movement, visible: CGRect, of row: OrthogonalScrollView?
    ) -> [IndexPath] {
        let list = layoutElements(in: row?.row.frame ?? page)
        var found: [(distance: CGFloat, path: IndexPath)] = []
        for attributes in list where attributes.representedElementCategory == .cell && !attributes.isHidden {
            var frame: CGRect
            if let row {
                guard attributes.orthogonalSection == row.section else { continue }
                frame = attributes.frame.offsetBy(dx: -row.row.frame.minX, dy: -row.row.frame.minY)
            } else {
                frame = visibleFrame(of: attributes)
            }
            guard frame.overlaps(page), !frame.overlaps(visible), hasItem(attributes.indexPath),
                !isPlaceholder(attributes.indexPath)
            else { continue }
            let distance =
                movement.isVertical
                ? (movement.isForward ? frame.minY : -frame.maxY) : (movement.isForward ? frame.minX : -frame.maxX)
            found.append((distance, dataPath(attributes.indexPath)))
        }
        found.sort { $0.distance != $1.distance ? $0.distance < $1.distance : $0.path < $1.path }
        return found.map(\.path)
    }
}
