// Turns of pages (PG-02 to PG-06, PG-08).
extension UIPageViewController {
    private var order: AppearanceOrder { transitionStyle == .scroll ? .scrolledPages : .navigation }

    // MARK: Neighbors

    /// Returns the pages in a direction; nil at the end (PG-03).
    private func neighbours(_ direction: NavigationDirection) -> [UIViewController]? {
        guard let dataSource else { return nil }
        func next(_ page: UIViewController) -> UIViewController? {
            direction == .forward
                ? dataSource.pageViewController(self, viewControllerAfter: page)
                : dataSource.pageViewController(self, viewControllerBefore: page)
        }
        let edge = direction == .forward ? current.last : current.first
        guard let edge, let first = next(edge), !isDisplayed(first) else { return nil }
        guard spineLocation == .mid else { return [first] }
        guard let second = next(first), second !== first, !isDisplayed(second) else { return nil }
        return direction == .forward ? [first, second] : [second, first]
    }

    private func isDisplayed(_ page: UIViewController) -> Bool { current.contains { $0 === page } }

    // MARK: Turns by the app

    func display(
        _ new: [UIViewController], _ direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        endTurn()
        let old = current
        guard !old.elementsEqual(new, by: ===) else {
            askForPresentation()
            completion?(true)
            return
        }
        let turn = PageTurn(
            from: old, to: new, direction, isByUser: false, isDragged: false, completion: completion)
        // A page that stays on another side of the spine has no transition.
        let overlaps = old.contains { page in new.contains { $0 === page } }
        guard isSeenContainer, !overlaps, isViewLoaded else {
            displayUnseen(turn)
            askForPresentation()
            return
        }
        begin(turn, animated: animated && !old.isEmpty && UIView.areAnimationsEnabled)
        askForPresentation()
    }

    /// Ends the turn in progress.
    func endTurn() {
        containmentTransition?.endImmediately()
        scrollView.movement.stop()
        if turn == nil { centerPages() }
    }

    private func displayUnseen(_ turn: PageTurn) {
        addChildren(turn)
        current = turn.new
        if isViewLoaded {
            for page in turn.old where !isDisplayed(page) { removeUnseen(page, from: scrollView) }
            installPages()
            viewIfLoaded?.setNeedsLayout()
        }
        finishMoves(turn)
        turn.completion?(true)
    }

    // MARK: Turns by the user

    /// Turns a page because the user has pressed a key or the page control.
    ///
    /// - Returns: `false` if there is no page in this direction.
    @discardableResult
    func turnByUser(_ direction: NavigationDirection) -> Bool {
        guard dataSource != nil, !current.isEmpty, isSeenContainer else { return false }
        endTurn()
        guard let new = neighbours(direction) else { return false }
        let turn = PageTurn(from: current, to: new, direction, isByUser: true, isDragged: false, completion: nil)
        begin(turn, animated: UIView.areAnimationsEnabled)
        return true
    }

    /// Handles a key that no responder in the pages handled (PG-08).
    func handle(_ key: UIKey?) -> Bool {
        guard let key, dataSource != nil,
            key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command])
        else { return false }
        let isVertical = navigationOrientation == .vertical
        switch key.keyCode.inReadingDirection(isRightToLeft: viewIfLoaded?.isRightToLeft ?? false) {
        case .keyboardPageDown: return turnByUser(.forward)
        case .keyboardPageUp: return turnByUser(.reverse)
        case .keyboardRightArrow where !isVertical: return turnByUser(.forward)
        case .keyboardLeftArrow where !isVertical: return turnByUser(.reverse)
        case .keyboardDownArrow where isVertical: return turnByUser(.forward)
        case .keyboardUpArrow where isVertical: return turnByUser(.reverse)
        default: return false
        }
    }

    // MARK: Transitions

    private func addChildren(_ turn: PageTurn) {
        for page in turn.new where page.parent !== self { addChild(page) }
        for page in turn.old where !turn.new.contains(where: { $0 === page }) { page.willMove(toParent: nil) }
    }

    private func finishMoves(_ turn: PageTurn) {
        for page in turn.old where page.parent === self && !isDisplayed(page) { page.removeFromParent() }
        for page in turn.new where !turn.old.contains(where: { $0 === page }) { page.didMove(toParent: self) }
    }

    private func begin(_ turn: PageTurn, animated: Bool) {
        self.turn = turn
        addChildren(turn)
        for page in turn.new { page.loadViewIfNeeded() }
        if turn.isByUser { delegate?.pageViewController(self, willTransitionTo: turn.new) }
        guard self.turn === turn, let to = turn.new.first else { return }
        // While the user drags, the displayed pages are as before.
        if !turn.isDragged { current = turn.new }
        let way = pageWay(turn.direction)
        if animated {
            turn.animator = PageAnimator(
                from: turn.old.compactMap(\.viewIfLoaded), to: turn.new.compactMap(\.view),
                way: CGVector(dx: -way.dx, dy: -way.dy))
        }
        let transition = ContainmentTransition(
            from: turn.old.first, to: to, companions: (Array(turn.old.dropFirst()), Array(turn.new.dropFirst())),
            order: order, owner: self, in: scrollView, finalFrame: frame(ofPage: 0, of: turn.new.count, beside: nil),
            animator: turn.animator, interactor: turn.isDragged ? PageInteractor() : nil,
            settle: { [weak self] in self?.settle(turn, completed: $0) },
            finished: { [weak self] in self?.finish(turn, completed: $0) })
        turn.transition = transition
        containmentTransition = transition
        transition.begin()
        guard !transition.isOver else { return }
        if animated {
            place(turn.new, beside: turn.direction)
            for page in turn.new { scrollView.addSubview(page.view) }
        } else {
            for page in turn.new.dropFirst() { scrollView.addSubview(page.view) }
        }
        transition.start()
    }

    /// Moves the views at the end of a turn.
    private func settle(_ turn: PageTurn, completed: Bool) {
        if self.turn === turn { self.turn = nil }
        current = completed ? turn.new : turn.old
        let gone = completed ? turn.old : turn.new
        for page in gone + current { page.viewIfLoaded?.layer.removeAllAnimations() }
        if completed {
            moveFocusTarget(of: turn)
            for page in gone { page.viewIfLoaded?.removeFromSuperview() }
        }
        // Views that have begun to appear stay until the callbacks of the cancellation.
        for page in current where page.viewIfLoaded?.superview !== scrollView { scrollView.addSubview(page.view) }
        if completed, turn.isDragged { shiftPages(turn.direction) } else if !turn.isDragged { centerPages() }
        place(current, beside: nil)
    }

    private func finish(_ turn: PageTurn, completed: Bool) {
        if completed {
            finishMoves(turn)
        } else {
            for page in turn.new where page.viewIfLoaded?.superview === scrollView {
                page.viewIfLoaded?.removeFromSuperview()
            }
            for page in turn.old { page.isLeavingParent = false }
            for page in turn.new where page.parent === self {
                page.willMove(toParent: nil)
                page.removeFromParent()
            }
        }
        if turn.isByUser, completed, let pageControl {
            shownIndex += turn.direction == .forward ? 1 : -1
            pageControl.currentPage = shownIndex
        }
        let hasFinished = turn.isDragged || turn.animator?.hasFinished ?? true
        turn.completion?(hasFinished)
        if turn.isByUser {
            delegate?.pageViewController(
                self, didFinishAnimating: hasFinished, previousViewControllers: turn.old,
                transitionCompleted: completed)
        }
    }

    /// Moves the focus to the new pages if it is in the old ones.
    private func moveFocusTarget(of turn: PageTurn) {
        guard let window = viewIfLoaded?.window, let host = window.focus.shown?.focusHost,
            turn.old.contains(where: { page in page.viewIfLoaded.map(host.isDescendant(of:)) ?? false }),
            let page = turn.new.first
        else { return }
        window.focusSystem.requestFocusUpdate(to: page)
    }

    // MARK: Dragging

    /// The way of the pages from their rest, as a part of a page; positive towards pages that follow.
    private var progress: CGFloat {
        let way = pageWay(.forward)
        let rest = restingOffset
        let offset = scrollView.contentOffset
        let length = way.dx != 0 ? way.dx : way.dy
        guard length != 0 else { return 0 }
        return (way.dx != 0 ? offset.x - rest.x : offset.y - rest.y) / length
    }

    func dragWillBegin() {
        // A turn that coasts continues with the drag.
        if let turn, !turn.isDragged { containmentTransition?.endImmediately() }
        ends = []
        updateEnds()
    }

    func pagesDidScroll() {
        guard !isSettingOffset, scrollView.movement.isDragging else { return }
        let progress = progress
        if let turn, turn.isDragged {
            let way = progress * turn.direction.sign
            // The end of coasting is reported by itself.
            guard way < 0 || way >= 1 && scrollView.movement.dragSource != nil else {
                turn.transition?.updateInteractiveTransition(abs(progress))
                return
            }
            // The user has dragged beyond one of the pages.
            end(turn, completed: way > 0)
            if way > 0 { return }
        }
        guard turn == nil, abs(progress) * max(scrollView.bounds.width, scrollView.bounds.height) > 0.5 else { return }
        let direction = progress > 0 ? NavigationDirection.forward : .reverse
        guard !ends.contains(direction), isSeenContainer else { return }
        guard let new = neighbours(direction) else {
            ends.insert(direction)
            updateEnds()
            return
        }
        begin(
            PageTurn(from: current, to: new, direction, isByUser: true, isDragged: true, completion: nil),
            animated: true)
    }

    func dragWillEnd(at target: CGPoint) {
        guard let turn, turn.isDragged else { return }
        let rest = restingOffset
        let isBack = abs(target.x - rest.x) < 1 && abs(target.y - rest.y) < 1
        if isBack {
            turn.transition?.cancelInteractiveTransition()
        } else {
            turn.transition?.finishInteractiveTransition()
        }
    }

    func movementDidEnd() {
        let progress = progress
        let distance = abs(progress.rounded() - progress) * max(scrollView.bounds.width, scrollView.bounds.height)
        // Otherwise other input has stopped the pages, and continues.
        guard distance < 1 else { return }
        if let turn, turn.isDragged { end(turn, completed: abs(progress) > 0.5) }
        ends = []
        updateEnds()
    }

    private func end(_ turn: PageTurn, completed: Bool) { turn.transition?.completeTransition(completed) }
}
