// The positions of the pages, and the page control (PG-07, PG-08).
extension UIPageViewController {
    private static let pageControlHeight: CGFloat = 28

    private var isVertical: Bool { navigationOrientation == .vertical }
    private var isMirrored: Bool { !isVertical && viewIfLoaded?.isRightToLeft ?? false }

    /// The way from a page to the next or the previous one.
    func pageWay(_ direction: NavigationDirection) -> CGVector {
        let size = scrollView.bounds.size
        if isVertical { return CGVector(dx: 0, dy: size.height * direction.sign) }
        return CGVector(dx: size.width * direction.sign * (isMirrored ? -1 : 1), dy: 0)
    }

    /// The offset at which the displayed pages rest.
    var restingOffset: CGPoint {
        let size = scrollView.bounds.size
        return isVertical ? CGPoint(x: 0, y: size.height) : CGPoint(x: size.width, y: 0)
    }

    /// Returns the frame of a page in the scroll view.
    ///
    /// - Parameters:
    ///   - index: The index of the page.
    ///   - count: The number of pages that are displayed at a time.
    ///   - direction: The direction of the pages from the displayed ones; nil for the displayed ones themselves.
    func frame(ofPage index: Int, of count: Int, beside direction: NavigationDirection?) -> CGRect {
        var origin = restingOffset
        if let direction {
            let way = pageWay(direction)
            origin.x += way.dx
            origin.y += way.dy
        }
        var frame = CGRect(origin: origin, size: scrollView.bounds.size)
        // The pages have no size before the first layout.
        frame =
            isVertical
            ? frame.insetBy(dx: 0, dy: min(pageSpacing, frame.height) / 2)
            : frame.insetBy(dx: min(pageSpacing, frame.width) / 2, dy: 0)
        guard count > 1 else { return frame }
        let position = CGFloat(isMirrored ? count - 1 - index : index)
        if isVertical {
            frame.size.height /= CGFloat(count)
            frame.origin.y += position * frame.height
        } else {
            frame.size.width /= CGFloat(count)
            frame.origin.x += position * frame.width
        }
        return frame
    }

    /// Places the views of pages.
    func place(_ pages: [UIViewController], beside direction: NavigationDirection?) {
        guard let view = viewIfLoaded else { return }
        var insets = view.safeAreaInsets
        if pageControl != nil { insets.bottom = 0 }
        for (index, page) in pages.enumerated() where page.isViewLoaded {
            let frame = frame(ofPage: index, of: pages.count, beside: direction)
            if page.view.transform.isIdentity, page.view.frame != frame { page.view.frame = frame }
            page.setContainerInsets(insets)
        }
    }

    /// Inserts the views of the displayed pages.
    func installPages() {
        guard isViewLoaded else { return }
        for page in current where page.view.superview !== scrollView { scrollView.addSubview(page.view) }
        place(current, beside: nil)
    }

    func layoutPages() {
        guard let view = viewIfLoaded else { return }
        var area = view.bounds
        if let pageControl {
            let height = UIPageViewController.pageControlHeight
            area.size.height = max(0, area.height - height - view.safeAreaInsets.bottom)
            pageControl.frame = CGRect(x: 0, y: area.maxY, width: area.width, height: height)
        }
        area = isVertical ? area.insetBy(dx: 0, dy: -pageSpacing / 2) : area.insetBy(dx: -pageSpacing / 2, dy: 0)
        if scrollView.frame != area {
            // Pages that the user drags do not follow another size.
            if let turn, turn.isDragged { turn.transition?.completeTransition(false) }
            scrollView.movement.stop()
            scrollView.frame = area
        }
        let size =
            isVertical
            ? CGSize(width: area.width, height: 3 * area.height) : CGSize(width: 3 * area.width, height: area.height)
        if scrollView.contentSize != size { scrollView.contentSize = size }
        if !scrollView.movement.isMoving, turn == nil { centerPages() }
        guard let turn else {
            place(current, beside: nil)
            for page in current { callIfNotAppeared(page, in: scrollView) }
            return
        }
        guard turn.isDragged else { return }
        place(turn.old, beside: nil)
        place(turn.new, beside: turn.direction)
    }

    // MARK: Offset

    /// Moves the displayed pages to their rest.
    func centerPages() {
        guard scrollView.contentOffset != restingOffset else { return }
        setOffset { scrollView.setOffset(restingOffset) }
    }

    /// Makes the pages in a direction the displayed ones: the content does not move on the screen.
    func shiftPages(_ direction: NavigationDirection) {
        let way = pageWay(direction)
        setOffset { scrollView.movement.shift(by: CGVector(dx: -way.dx, dy: -way.dy)) }
    }

    private func setOffset(_ change: () -> Void) {
        isSettingOffset = true
        change()
        isSettingOffset = false
    }

    /// Limits the scroll view to the pages that exist, with the spring of its ends.
    func updateEnds() {
        var inset = UIEdgeInsets.zero
        let size = scrollView.bounds.size
        for direction in ends {
            let isStart = (direction == .reverse) != isMirrored
            if isVertical {
                if isStart { inset.top = -size.height } else { inset.bottom = -size.height }
            } else {
                if isStart { inset.left = -size.width } else { inset.right = -size.width }
            }
        }
        guard scrollView.contentInset != inset else { return }
        setOffset { scrollView.contentInset = inset }
    }

    // MARK: Data source and page control

    func dataSourceDidChange() {
        scrollView.isScrollEnabled = dataSource != nil
        askForPresentation()
    }

    /// Asks the data source for the number of pages and the index of the displayed one (PG-07).
    func askForPresentation() {
        var count = 0
        if let dataSource, transitionStyle == .scroll, !isVertical, !current.isEmpty {
            count = dataSource.presentationCount(for: self)
        }
        guard count > 0, let dataSource else {
            guard pageControl != nil else { return }
            pageControl?.removeFromSuperview()
            pageControl = nil
            viewIfLoaded?.setNeedsLayout()
            return
        }
        shownIndex = dataSource.presentationIndex(for: self)
        let control = pageControl ?? makePageControl()
        control.numberOfPages = count
        control.currentPage = shownIndex
        if pageControl == nil {
            pageControl = control
            viewIfLoaded?.addSubview(control)
            viewIfLoaded?.setNeedsLayout()
        } else if control.superview == nil {
            viewIfLoaded?.addSubview(control)
        }
    }

    private func makePageControl() -> UIPageControl {
        let control = UIPageControl()
        control.pageIndicatorTintColor = nil
        control.accessibilityLabel = "Page"
        control.addAction(
            UIAction { [weak self, weak control] _ in
                if let self, let control { pageControlDidChange(control) }
            }, for: .valueChanged)
        return control
    }

    /// The page control turns one page at a time, because only neighbors are known.
    private func pageControlDidChange(_ control: UIPageControl) {
        let target = control.currentPage
        control.currentPage = shownIndex
        if target != shownIndex { turnByUser(target > shownIndex ? .forward : .reverse) }
    }
}
