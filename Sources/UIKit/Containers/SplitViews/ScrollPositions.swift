/// The positions of scroll views whose views move to another place, relative to the start of their content.
@MainActor struct ScrollPositions {
    private var positions: [(view: UIScrollView, offset: CGPoint, inset: UIEdgeInsets)] = []

    /// Stores the positions of the scroll views in the views of controllers and of their children, visible or not, that
    /// are not at their start.
    init(of controllers: [UIViewController]) { for controller in controllers { collect(controller) } }

    private mutating func collect(_ controller: UIViewController) {
        // The views of controllers that others cover are not in the view of their container.
        for child in controller.children where child.viewIfLoaded?.superview == nil { collect(child) }
        if let view = controller.viewIfLoaded { collect(view) }
    }

    private mutating func collect(_ view: UIView) {
        if let scrollView = view as? UIScrollView, scrollView.contentSize != .zero {
            let inset = scrollView.adjustedContentInset
            let offset = scrollView.contentOffset
            if offset.y + inset.top > 0.5 || offset.x + inset.left > 0.5 {
                positions.append((scrollView, offset, inset))
            }
        }
        // The subviews of lists are cells, which are many.
        guard !(view is UITableView), !(view is UICollectionView) else { return }
        for subview in view.subviewStorage { collect(subview) }
    }

    /// Scrolls to the same positions, as far as the content permits.
    func restore() {
        for (view, offset, inset) in positions {
            let new = view.adjustedContentInset
            let size = view.bounds.size
            let limit = CGPoint(
                x: max(-new.left, view.contentSize.width + new.right - size.width),
                y: max(-new.top, view.contentSize.height + new.bottom - size.height))
            let wanted = CGPoint(
                x: min(offset.x + inset.left - new.left, limit.x), y: min(offset.y + inset.top - new.top, limit.y))
            if wanted != view.contentOffset { view.contentOffset = wanted }
        }
    }
}
