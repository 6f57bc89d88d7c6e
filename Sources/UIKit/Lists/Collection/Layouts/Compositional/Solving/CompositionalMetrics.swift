/// The values of a collection view for which a compositional layout is solved.
struct CompositionalMetrics: Equatable {
    /// The size of the bounds.
    var size = CGSize.zero
    /// The adjusted content inset.
    var inset = UIEdgeInsets.zero
    /// The insets of the areas that sections can refer to, without the adjusted part of the content inset.
    var safeArea = NSDirectionalEdgeInsets.zero
    var margins = NSDirectionalEdgeInsets.zero
    var readable = NSDirectionalEdgeInsets.zero
    var scale: CGFloat = 1
    var isRightToLeft = false
    var isVertical = true

    /// The axis of scrolling.
    var main: ScrollAxes { isVertical ? .vertical : .horizontal }
    /// The axis across it.
    var cross: ScrollAxes { isVertical ? .horizontal : .vertical }

    /// The extent of the content across the direction of scrolling.
    var crossExtent: CGFloat {
        max(0, isVertical ? size.width - inset.left - inset.right : size.height - inset.top - inset.bottom)
    }

    /// The space in which the sizes of groups and boundary items are resolved, without the insets of the section.
    var containerSize: CGSize {
        var container = size
        container[cross] = crossExtent
        return container
    }

    /// Returns the insets of an area. Automatic insets are none.
    func insets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
        switch reference {
        case .automatic, .none: .zero
        case .safeArea: safeArea
        case .layoutMargins: margins
        case .readableContent: readable
        }
    }

    @MainActor init(_ view: UICollectionView, isVertical: Bool, includesReadable: Bool) {
        self.init()
        size = view.bounds.size
        inset = view.adjustedContentInset
        scale = max(1, view.pixelsPerPoint)
        isRightToLeft = view.isRightToLeft
        self.isVertical = isVertical
        let content = view.contentInset
        let adjustment = UIEdgeInsets(
            top: inset.top - content.top, left: inset.left - content.left, bottom: inset.bottom - content.bottom,
            right: inset.right - content.right)
        func rest(_ edges: UIEdgeInsets) -> NSDirectionalEdgeInsets {
            let (left, right) = (max(0, edges.left - adjustment.left), max(0, edges.right - adjustment.right))
            return NSDirectionalEdgeInsets(
                top: max(0, edges.top - adjustment.top), leading: isRightToLeft ? right : left,
                bottom: max(0, edges.bottom - adjustment.bottom), trailing: isRightToLeft ? left : right)
        }
        safeArea = rest(view.safeAreaInsets)
        margins = rest(view.layoutMargins)
        guard includesReadable else { return }
        let area = view.readableContentGuide.layoutFrame.nullUnlessFinite
        if !area.isNull {
            let shown = view.bounds
            readable = rest(
                UIEdgeInsets(
                    top: area.minY - shown.minY, left: area.minX - shown.minX, bottom: shown.maxY - area.maxY,
                    right: shown.maxX - area.maxX))
        }
    }

    init() {}
}
