// Orthogonal sections: their scroll views contain cells of the collection view (CL-22, CL-23).
extension UICollectionView {
    /// Returns the visible part of an element, in the coordinates of the collection view. The offset of an orthogonal
    /// section is subtracted.
    func visibleFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let section = attributes.orthogonalSection else { return attributes.frame }
        guard let row = orthogonal.rows[section] ?? layoutStorage.orthogonalRow(section) else { return .null }
        return displayedFrame(of: attributes).intersection(row.frame)
    }

    /// Returns the frame of an element in the coordinates of the collection view, also of parts that an orthogonal section
    /// hides.
    func displayedFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let section = attributes.orthogonalSection,
            let row = orthogonal.rows[section] ?? layoutStorage.orthogonalRow(section)
        else { return attributes.frame }
        let offset = orthogonal.views[section]?.contentOffset[row.axis] ?? row.converted(orthogonalOffset(section, row))
        var frame = attributes.frame
        frame.origin[row.axis] -= offset
        return frame
    }

    private func orthogonalOffset(_ section: Int, _ row: OrthogonalRow) -> CGFloat {
        min(row.greatestOffset + row.room.end, max(-row.room.start, orthogonal.offsets[section] ?? -row.room.start))
    }

    /// Determines the geometry of the sections of elements, and moves the scroll views of those that are displayed.
    func updateOrthogonalRows(_ list: [UICollectionViewLayoutAttributes]) {
        guard
            !orthogonal.rows.isEmpty || !orthogonal.views.isEmpty
                || list.contains(where: { $0.orthogonalSection != nil })
        else { return }
        var sections = Set(list.compactMap(\.orthogonalSection))
        sections.formUnion(orthogonal.views.keys)
        orthogonal.rows = [:]
        for section in sections {
            guard let row = layoutStorage.orthogonalRow(section) else { continue }
            orthogonal.rows[section] = row
            let offset = orthogonalOffset(section, row)
            UIView.performWithoutAnimation { orthogonal.views[section]?.update(row, offset: offset) }
            orthogonal.offsets[section] = orthogonal.views[section]?.leadingOffset ?? offset
            orthogonal.loadedOffsets[section] = orthogonal.offsets[section]
        }
    }

    /// Returns the view that contains the view of an element.
    func host(of attributes: UICollectionViewLayoutAttributes) -> UIView {
        guard let section = attributes.orthogonalSection else { return self }
        if let view = orthogonal.views[section] { return view }
        guard let row = orthogonal.rows[section] else { return self }
        let view = OrthogonalScrollView(self, section, row, offset: orthogonalOffset(section, row))
        orthogonal.views[section] = view
        UIView.performWithoutAnimation { insertRow(view) }
        return view
    }

    /// Inserts the scroll view of a section behind the elements in front of its cells.
    private func insertRow(_ view: OrthogonalScrollView) {
        var front: CollectionElement?
        for element in elements where element.view?.superview === self {
            let isBehind =
                element.attributes.zIndex != view.row.zIndex
                ? element.attributes.zIndex < view.row.zIndex
                : element.key.path < IndexPath(item: 0, section: view.section)
            guard isBehind else { continue }
            if front.map({ $0.isBehind(element) }) ?? true { front = element }
        }
        if let front = front?.view {
            insertSubview(view, aboveSubview: front)
        } else {
            insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
        }
    }

    /// Returns the position of an element in its host.
    func hostedCenter(_ attributes: UICollectionViewLayoutAttributes) -> CGPoint {
        guard let section = attributes.orthogonalSection, let row = orthogonal.rows[section] else {
            return attributes.center
        }
        return CGPoint(
            x: attributes.center.x - row.frame.minX, y: attributes.center.y - row.frame.minY)
    }

    /// Returns the pose that attributes give to a view in its host.
    func pose(_ attributes: UICollectionViewLayoutAttributes, like element: UICollectionViewLayoutAttributes)
        -> ViewPose
    {
        var pose = ViewPose(attributes)
        let (shown, own) = (hostedCenter(element), element.center)
        pose.center.x += shown.x - own.x
        pose.center.y += shown.y - own.y
        return pose
    }

    func pose(_ attributes: UICollectionViewLayoutAttributes) -> ViewPose { pose(attributes, like: attributes) }

    /// Displays the cells of an orthogonal section that has moved. The outer scroll view does not notify its delegate.
    func orthogonalRowDidScroll(_ view: OrthogonalScrollView) {
        let section = view.section
        guard orthogonal.views[section] === view else { return }
        let offset = view.leadingOffset
        orthogonal.offsets[section] = offset
        let distance = abs(offset - (orthogonal.loadedOffsets[section] ?? offset))
        if distance > view.row.frame.size[view.row.axis] * 0.75 || layoutStorage.callsHandler(section) {
            knownRect = nil
        }
        setNeedsLayout()
    }

    /// Removes the scroll views of sections that are no longer displayed.
    func removeUnusedRows() {
        guard !orthogonal.views.isEmpty || !orthogonal.leaving.isEmpty else { return }
        for (section, view) in orthogonal.views where !containsElements(view) {
            orthogonal.offsets[section] = view.restingOffset
            orthogonal.views[section] = nil
            orthogonal.prefetching[section] = nil
            view.removeFromSuperview()
        }
        orthogonal.leaving.removeAll { view in
            guard !containsElements(view) else { return false }
            view.removeFromSuperview()
            return true
        }
    }

    private func containsElements(_ view: OrthogonalScrollView) -> Bool {
        view.subviews.contains { $0 is UICollectionReusableView }
    }

    /// Assigns the scroll views and offsets of sections to their indices after updates (CL-23).
    func adoptOrthogonalRows(_ map: ListUpdateMap) {
        guard !orthogonal.offsets.isEmpty || !orthogonal.views.isEmpty else { return }
        var offsets: [Int: CGFloat] = [:]
        for (old, offset) in orthogonal.offsets {
            if let new = map.newSection(forOld: old) { offsets[new] = offset }
        }
        var views: [Int: OrthogonalScrollView] = [:]
        for (old, view) in orthogonal.views {
            if let new = map.newSection(forOld: old) {
                views[new] = view
                view.section = new
            } else {
                orthogonal.leaving.append(view)
            }
        }
        orthogonal.offsets = offsets
        orthogonal.views = views
        orthogonal.rows = [:]
        orthogonal.loadedOffsets = [:]
        orthogonal.prefetching = [:]
    }

    // MARK: Scrolling to items

    /// Moves an orthogonal section so that an item has a position in it.
    ///
    /// - Returns: The rectangle that the collection view has to show; `nil` if the item is in no such section.
    func scrollRow(
        to attributes: UICollectionViewLayoutAttributes, _ position: ScrollPosition, _ animated: Bool
    ) -> CGRect? {
        guard let section = attributes.orthogonalSection, let row = layoutStorage.orthogonalRow(section) else {
            return nil
        }
        let axis = row.axis
        let extent = row.frame.size[axis]
        let old = row.converted(orthogonalOffset(section, row))
        let (low, length) = (attributes.frame.low(axis), attributes.frame.size[axis])
        let isStart = position.contains(axis == .horizontal ? .left : .top)
        let isCenter = position.contains(axis == .horizontal ? .centeredHorizontally : .centeredVertically)
        let isEnd = position.contains(axis == .horizontal ? .right : .bottom)
        var offset = old
        if isStart {
            offset = low
        } else if isCenter {
            offset = low + (length - extent) / 2
        } else if isEnd {
            offset = low + length - extent
        } else if low < old || length > extent {
            offset = low
        } else if low + length > old + extent {
            offset = low + length - extent
        }
        let leading = row.converted(offset)
        if let view = orthogonal.views[section] {
            view.scroll(toLeadingOffset: leading, isAnimated: animated)
        } else {
            orthogonal.offsets[section] = leading
            knownRect = nil
            setNeedsLayout()
        }
        var rect = row.frame
        rect.origin[axis == .horizontal ? .vertical : .horizontal] =
            attributes.frame.low(axis == .horizontal ? .vertical : .horizontal)
        rect.size[axis == .horizontal ? .vertical : .horizontal] =
            attributes.frame.size[axis == .horizontal ? .vertical : .horizontal]
        return rect
    }
}
