// The computation of sections and lines from the properties and the delegate.
extension UICollectionViewFlowLayout {
    var isVertical: Bool { scrollDirection == .vertical }
    var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

    func extent(_ size: CGSize) -> FlowExtent {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
        return isVertical
            ? FlowExtent(along: length(size.height), across: length(size.width))
            : FlowExtent(along: length(size.width), across: length(size.height))
    }

    /// Drops what a context invalidates.
    func forget(_ context: UICollectionViewLayoutInvalidationContext) {
        guard let context = context as? UICollectionViewFlowLayoutInvalidationContext,
            !context.invalidateEverything, !context.invalidateDataSourceCounts,
            !context.invalidateFlowLayoutDelegateMetrics, !context.invalidateFlowLayoutAttributes
        else {
            solution = nil
            return
        }
    }

    func crossExtentChanges(_ newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        return environment(of: collectionView, bounds: newBounds).crossExtent != environment.crossExtent
    }

    private func environment(of view: UICollectionView, bounds: CGRect) -> FlowEnvironment {
        let inset = view.adjustedContentInset
        let extent =
            isVertical ? bounds.width - inset.left - inset.right : bounds.height - inset.top - inset.bottom
        var environment = FlowEnvironment(crossExtent: max(0, extent), scale: max(1, view.pixelsPerPoint))
        let reference: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return environment
        case .fromSafeArea: reference = view.safeAreaInsets
        case .fromLayoutMargins: reference = view.layoutMargins
        }
        let content = view.contentInset
        environment.extraInset = UIEdgeInsets(
            top: max(0, reference.top - inset.top + content.top),
            left: max(0, reference.left - inset.left + content.left),
            bottom: max(0, reference.bottom - inset.bottom + content.bottom),
            right: max(0, reference.right - inset.right + content.right))
        return environment
    }

    func solve() {
        guard let collectionView else { return }
        let environment = environment(of: collectionView, bounds: collectionView.bounds)
        if solution != nil, environment == self.environment { return }
        self.environment = environment
        let delegate = (collectionView as UIScrollView).delegate as? any UICollectionViewDelegateFlowLayout
        var solution = FlowSolution()
        for section in 0..<collectionView.numberOfSections {
            solution.append(makeSection(section, collectionView, delegate))
        }
        self.solution = solution
    }

    /// Returns the value of an optional method of the delegate, or that of a property.
    private func value<Value>(
        _ method: FlowDelegateMethods, _ delegate: (any UICollectionViewDelegateFlowLayout)?, _ property: Value,
        _ ask: (any UICollectionViewDelegateFlowLayout) -> Value
    ) -> Value {
        guard let delegate, !missingMethods.contains(method) else { return property }
        return ask(delegate)
    }

    private func makeSection(
        _ section: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowSection {
        let inset = value(.inset, delegate, sectionInset) {
            $0.collectionView(view, layout: self, insetForSectionAt: section)
        }
        let extra = environment.extraInset
        let lineSpacing = value(.lineSpacing, delegate, minimumLineSpacing) {
            $0.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
        }
        let itemSpacing = value(.itemSpacing, delegate, minimumInteritemSpacing) {
            $0.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        }
        let header = value(.header, delegate, headerReferenceSize) {
            $0.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        }
        let footer = value(.footer, delegate, footerReferenceSize) {
            $0.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        }
        let (leading, trailing) =
            isVertical
            ? (inset.left + extra.left, inset.right + extra.right)
            : (inset.top + extra.top, inset.bottom + extra.bottom)
        let room = FlowRoom(
            available: max(0, environment.crossExtent - leading - trailing), itemSpacing: itemSpacing.orZero,
            lineSpacing: lineSpacing.orZero)
        return FlowSection(
            headerLength: extent(header).along, footerLength: extent(footer).along,
            insetBefore: isVertical ? inset.top : inset.left + extra.left,
            insetAfter: isVertical ? inset.bottom : inset.right + extra.right, leading: leading,
            items: makeItems(section, room, view, delegate))
    }

    private func makeItems(
        _ section: Int, _ room: FlowRoom, _ view: UICollectionView,
        _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowItems {
        let count = view.knownCounts[section]
        var sizes: [FlowExtent] = []
        if let delegate, !missingMethods.contains(.itemSize), count > 0 {
            sizes.reserveCapacity(count)
            view.withDataValues {
                for item in 0..<count {
                    let path = IndexPath(item: item, section: section)
                    if view.isPlaceholder(path) {
                        sizes.append(extent(itemSize))
                        continue
                    }
                    let size = delegate.collectionView(view, layout: self, sizeForItemAt: view.dataPath(path))
                    sizes.append(extent(size))
                    if missingMethods.contains(.itemSize) { break }
                }
            }
        }
        guard sizes.count == count else {
            let size = extent(itemSize)
            report(size.across, room)
            return FlowItems(count: count, of: size, in: room)
        }
        if let widest = sizes.map(\.across).max() { report(widest, room) }
        return FlowItems(sizes, in: room)
    }

    /// Reports items that are larger than a line, once (CL-11).
    private func report(_ length: CGFloat, _ room: FlowRoom) {
        guard length > room.available + 1e-6, room.available > 0, !hasReportedSize else { return }
        hasReportedSize = true
        let (word, start, end) = isVertical ? ("width", "left", "right") : ("height", "top", "bottom")
        ResponderDiagnostics.report(
            """
            The behavior of the UICollectionViewFlowLayout is not defined because: the item \(word) must be less than \
            the \(word) of the UICollectionView minus the section insets \(start) and \(end) values, minus the content \
            insets \(start) and \(end) values. The item \(word) is \(length), the remaining \(word) is \
            \(room.available).
            """)
    }
}

extension CGFloat {
    /// The number, or zero if it is not finite.
    fileprivate var orZero: CGFloat { isFinite ? self : 0 }
}
