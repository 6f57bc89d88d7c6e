// Transitions between layouts that the app controls (CV-18).
extension UICollectionView {
    func beginTransition(
        to new: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        precondition(
            layoutTransition == nil,
            "startInteractiveTransition(to:completion:) was called during another transition. Finish or cancel it "
                + "first.")
        let old = layoutStorage
        precondition(
            new !== old, "startInteractiveTransition(to:completion:) needs another layout than the current one")
        restoreOrderBeforeUpdates()
        prepareLayout()
        finishExiting()
        swipes?.close()
        old.prepareForTransition(to: new)
        let layout =
            delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
        precondition(
            layout.currentLayout === old && layout.nextLayout === new,
            "collectionView(_:transitionLayoutForOldLayout:newLayout:) must return a layout between the two layouts")
        adopt(new)
        new.delegateDidChange()
        new.prepareForTransition(from: old)
        adopt(layout)
        layoutStorage = layout
        layoutTransition = InteractiveTransition(layout: layout, completion: completion)
        prepareLayout()
        let target = targetOffset(in: new)
        layout.offsetDistance = CGVector(dx: target.x - contentOffset.x, dy: target.y - contentOffset.y)
        knownRect = nil
        return layout
    }

    /// Returns the offset after a change to a layout: the present one, limited to the new content, or another one that
    /// the layout or the delegate chooses.
    private func targetOffset(in layout: UICollectionViewLayout) -> CGPoint {
        let (size, inset) = (layout.collectionViewContentSize, adjustedContentInset)
        let x = ScrollRange(content: size.width, extent: bounds.width, start: inset.left, end: inset.right)
        let y = ScrollRange(content: size.height, extent: bounds.height, start: inset.top, end: inset.bottom)
        let ranges = ScrollRanges(x: x, y: y)
        var target = layout.targetContentOffset(forProposedContentOffset: ranges.clamped(contentOffset))
        if let delegate {
            target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
        }
        guard target.x.isFinite, target.y.isFinite else { return ranges.clamped(contentOffset) }
        return ranges.clamped(target)
    }

    /// Moves the content with the progress of a transition.
    func shiftForTransition(_ distance: CGVector) {
        guard distance.dx != 0 || distance.dy != 0 else { return }
        // The size of the content may limit the offset.
        prepareLayout()
        movement.shift(by: distance)
    }

    /// Ends the transition with one of the two layouts, and moves the views to their positions in it.
    ///
    /// - Parameters:
    ///   - isFinished: `true` for the next layout, `false` for the current one.
    ///   - isAnimated: Whether the views move with an animation.
    func endTransition(isFinished: Bool, isAnimated: Bool = true) {
        guard let ending = layoutTransition else {
            return ResponderDiagnostics.report(
                "finishInteractiveTransition() and cancelInteractiveTransition() have no effect without a transition.")
        }
        let layout = ending.layout
        let both = (current: layout.currentLayout, next: layout.nextLayout)
        let (new, old) = isFinished ? (both.next, both.current) : (both.current, both.next)
        let rest = (isFinished ? 1 : 0) - layout.transitionProgress
        let target = CGPoint(
            x: contentOffset.x + layout.offsetDistance.dx * rest, y: contentOffset.y + layout.offsetDistance.dy * rest)
        let completions = ending.completion.map { completion in
            [{ (isCompleted: Bool) in completion(isCompleted, isFinished) }]
        }
        let canAnimate =
            isAnimated && !needsReload && canAnimateUpdates(isEmpty: knownCounts.allSatisfy { $0 == 0 })
        let scene = CollectionUpdateScene(self) { $0 }
        setElements(elements.filter { $0.view != nil })
        layoutTransition = nil
        layoutStorage = new
        layout.collectionView = nil
        old.collectionView = nil
        takeBackgroundColor()
        knownRect = nil
        prepareLayout()
        prepareContentSize()
        setNeedsLayout()
        contentOffset = ranges.clamped(target)
        let finalize = {
            layout.currentLayout.finalizeLayoutTransition()
            layout.nextLayout.finalizeLayoutTransition()
        }
        guard canAnimate else {
            finalize()
            return ListUpdateAnimation.complete(completions ?? [], isAnimated)
        }
        updates.isRetargeted = true
        transition(
            from: scene, [], isAnimated: true, appearance: UpdateAppearance(layout: new, isNew: { _ in false }),
            completions ?? [], finalize: finalize)
        updates.isRetargeted = false
    }
}
