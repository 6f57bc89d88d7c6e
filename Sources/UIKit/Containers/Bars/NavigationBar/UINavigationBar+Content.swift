// The content of a navigation bar: the views of the top item, and the change from one item to another.
extension UINavigationBar {
    // MARK: Sizes

    /// The insets of the content: a bar at the upper edge of the window extends its background into the safe area.
    var contentInsets: UIEdgeInsets {
        let safe = safeAreaInsets
        let own = controller == nil && barPosition != .topAttached ? 0 : safe.top
        return UIEdgeInsets(top: own, left: safe.left, bottom: 0, right: safe.right)
    }

    /// Returns the height of the row with the title, with the prompt of an item. During a search, it may be hidden.
    func titleRowHeight(of item: UINavigationItem?) -> CGFloat {
        guard !isTitleRowHidden(of: item) else { return 0 }
        return BarDesign.navigationBarHeight + (item?.prompt == nil ? 0 : BarDesign.promptHeight)
    }

    /// Returns the height of the parts of the bar that do not depend on the offset of the content.
    func rowHeight(of item: UINavigationItem?) -> CGFloat {
        titleRowHeight(of: item) + fixedSearchHeight(of: item) + scopeHeight(of: item)
    }

    /// Returns the height of the parts that disappear when the content scrolls.
    func collapsibleHeight(of item: UINavigationItem?) -> CGFloat {
        largeTitleHeight(of: item) + collapsibleSearchHeight(of: item)
    }

    /// Returns the height of the large title of an item; 0 if it has none.
    func largeTitleHeight(of item: UINavigationItem?) -> CGFloat {
        displaysLargeTitle(of: item) ? BarDesign.largeTitleHeight : 0
    }

    /// The height for the top item, in points.
    var preferredHeight: CGFloat { rowHeight(of: topItem) + collapsibleHeight(of: topItem) }

    /// Returns whether an item's title is large (NC-21).
    func displaysLargeTitle(of item: UINavigationItem?) -> Bool {
        guard prefersLargeTitles, let item, !isTitleRowHidden(of: item) else { return false }
        guard let index = itemStorage.lastIndex(where: { $0 === item }) else {
            return item.largeTitleDisplayMode == .always || item.largeTitleDisplayMode == .automatic
        }
        for one in itemStorage[...index].reversed() where one.largeTitleDisplayMode != .automatic {
            return one.largeTitleDisplayMode == .always
        }
        return true
    }

    // MARK: Changes of the item

    func itemDidChange(_ item: UINavigationItem, animated: Bool = false) {
        guard item === topItem || item === backItem else { return }
        sizeDidChange()
        guard animated, window != nil, UIView.areAnimationsEnabled, let content else { return setContentNeedsUpdate() }
        UIView.transition(
            with: content, duration: BarDesign.hideDuration, options: .transitionCrossDissolve,
            animations: {
                self.rebuildContent()
                self.layoutIfNeeded()
            }, completion: nil)
    }

    func containerItemsDidChange() {
        sizeDidChange()
        setContentNeedsUpdate()
    }

    /// Tells those who lay out the bar that its height may have changed.
    func sizeDidChange() {
        invalidateIntrinsicContentSize()
        content?.setNeedsLayout()
        setNeedsLayout()
        controller?.setBarsNeedLayout()
    }

    func setContentNeedsUpdate() {
        needsContent = true
        setNeedsLayout()
    }

    func rebuildContent() {
        needsContent = false
        content?.rebuild()
    }

    // MARK: Changes of the stack

    /// Shows items, with the animation of a push or pop if requested.
    func show(_ items: [UINavigationItem], _ operation: UINavigationController.Operation, animated: Bool) {
        let change = prepare(items, operation)
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            change.animations()
            return change.completion(true)
        }
        UIView.animate(
            withDuration: NavigationAnimator.duration, delay: 0, options: .curveEaseInOut,
            animations: change.animations, completion: { _ in change.completion(true) })
    }

    /// Prepares the change to other items.
    ///
    /// - Returns: The changes to animate, and a closure to call at the end, with `false` if the change was cancelled.
    func prepare(
        _ items: [UINavigationItem], _ operation: UINavigationController.Operation
    ) -> (animations: () -> Void, completion: (Bool) -> Void) {
        finishLeaving()
        let oldItems = itemStorage
        let old = content
        set(items)
        guard old?.item !== items.last || old?.superview == nil || items.dropLast().last !== oldItems.dropLast().last
        else { return ({}, { [weak self] in if !$0 { self?.set(oldItems) } }) }
        let new = items.last.map { NavigationBarContent($0, previous: items.dropLast().last, in: self) }
        if let new {
            new.frame = bounds
            new.alpha = operation == .none ? 1 : 0
            addSubview(new)
        }
        leavingContent = old
        content = new
        old?.isUserInteractionEnabled = false
        let sign: CGFloat = (operation == .pop) != isRightToLeft ? -1 : 1
        let shift = operation == .none ? 0 : BarDesign.transitionShift * sign
        new?.transform = CGAffineTransform(translationX: shift, y: 0)
        new?.layoutIfNeeded()
        return (
            { [weak self] in
                new?.alpha = 1
                new?.transform = .identity
                old?.alpha = 0
                old?.transform = CGAffineTransform(translationX: -shift / 2, y: 0)
                self?.updateBackground()
            },
            { [weak self] completed in self?.endChange(completed, old, new, oldItems) }
        )
    }

    private func endChange(
        _ completed: Bool, _ old: NavigationBarContent?, _ new: NavigationBarContent?, _ oldItems: [UINavigationItem]
    ) {
        if completed {
            old?.removeFromSuperview()
            if leavingContent === old { leavingContent = nil }
            return
        }
        // The content changed again in the meantime.
        guard content === new else { return }
        new?.removeFromSuperview()
        old?.isUserInteractionEnabled = true
        old?.alpha = 1
        old?.transform = .identity
        content = old
        leavingContent = nil
        set(oldItems)
        updateBackground()
        // Views that both items display, such as a title view, return.
        setContentNeedsUpdate()
    }

    /// Ends the change that is in progress.
    private func finishLeaving() {
        leavingContent?.removeFromSuperview()
        leavingContent = nil
        content?.alpha = 1
        content?.transform = .identity
    }

    private func set(_ items: [UINavigationItem]) {
        for item in itemStorage where item.bar === self { item.bar = nil }
        itemStorage = items
        for item in items { item.bar = self }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Back

    /// A Boolean value that indicates whether the back button is visible.
    var showsBackButton: Bool { content?.showsBackButton ?? false && !isTitleRowHidden(of: topItem) }

    /// Performs the action of the back button (BI-07).
    func goBack() {
        if let action = topItem?.backAction { return action.performWithSender(self, target: content?.backButton) }
        guard let controller else {
            popItem(animated: true)
            return
        }
        if let item = topItem, let delegate = controller as? any UINavigationBarDelegate,
            !delegate.navigationBar(self, shouldPop: item)
        {
            return
        }
        controller.popViewController(animated: true)
    }

    /// Returns the menu of the back button: the titles of the stack, the nearest first (BI-07).
    func makeBackMenu() -> UIMenu? {
        guard itemStorage.count > 1 else { return nil }
        let actions = itemStorage.dropLast().enumerated().reversed().map { index, item in
            UIAction(title: item.nameInBackMenu) { [weak self, weak item] _ in
                guard let self, let item, itemStorage.indices.contains(index), itemStorage[index] === item
                else { return }
                goBack(to: item)
            }
        }
        return UIMenu(children: actions)
    }

    private func goBack(to item: UINavigationItem) {
        if let controller {
            if let target = controller.viewControllers.first(where: { $0.navigationItem === item }) {
                controller.popToViewController(target, animated: true)
            }
        } else if let index = itemStorage.firstIndex(where: { $0 === item }) {
            show(Array(itemStorage[...index]), .pop, animated: true)
        }
    }
}
