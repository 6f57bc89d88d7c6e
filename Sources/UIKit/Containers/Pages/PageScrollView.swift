/// The scroll view of a page view controller. The displayed page is the second of three: those beside it are inserted
/// while the user turns to them.
@MainActor final class PageScrollView: UIScrollView, UIScrollViewDelegate {
    weak var owner: UIPageViewController?

    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        // The controller turns pages with keys.
        allowsKeyboardScrolling = false
    }

    required init?(coder: NSCoder) { return nil }

    // The wheel scrolls the content of vertical pages.
    override var takesWheelOfOtherAxis: Bool { false }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if old.origin != bounds.origin { owner?.pagesDidScroll() }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { owner?.dragWillBegin() }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { owner?.dragWillEnd(at: targetContentOffset.pointee) }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { owner?.movementDidEnd() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { owner?.movementDidEnd() }
}
