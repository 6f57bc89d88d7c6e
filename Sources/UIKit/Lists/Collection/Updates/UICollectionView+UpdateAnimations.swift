import QuartzCore

// Animations of updates and of changes of the layout.
extension UICollectionView {
    /// Lays out after updates, and moves the views from their poses before to those after them (CV-09, TV-37).
    ///
    /// - Parameters:
    ///   - scene: The appearance before.
    ///   - removed: The displayed elements that disappear, with their previous index paths.
    ///   - isAnimated: Whether the views move with an animation.
    ///   - appearance: The attributes with which elements appear and disappear.
    ///   - completions: The closures to call after the animations.
    ///   - finalize: A closure that is called in the animation block.
    func transition(
        from scene: CollectionUpdateScene, _ removed: [CollectionElement], isAnimated: Bool,
        appearance: UpdateAppearance, _ completions: [(Bool) -> Void], finalize: @escaping () -> Void
    ) {
        guard isAnimated else {
            for element in removed { endDisplaying(element) }
            layoutIfNeeded()
            if retarget() {
                setNeedsLayout()
                layoutIfNeeded()
            }
            finalize()
            return ListUpdateAnimation.complete(completions, true)
        }
        updates.generation += 1
        let generation = updates.generation
        for element in removed {
            guard let view = element.view else { continue }
            let attributes = appearance.finalAttributes(element.key)
            let end = attributes.map { pose($0, like: element.attributes) } ?? ViewPose(of: view).faded()
            exit(element, view, end)
        }
        UIView.performWithoutAnimation {
            updates.isAnimating = true
            setNeedsLayout()
            layoutIfNeeded()
        }
        var begins: [ElementKey: PlacedPose] = [:]
        collectBegins(&begins, scene, appearance)
        UIView.performWithoutAnimation {
            if retarget() {
                setNeedsLayout()
                layoutIfNeeded()
                collectBegins(&begins, scene, appearance)
            }
            updates.isAnimating = false
        }
        // A callback may have begun another update.
        guard updates.generation == generation else { return ListUpdateAnimation.complete(completions, false) }
        animate(from: scene, begins, completions, finalize)
    }

    /// Asks the layout, then the delegate, for the offset after an update.
    ///
    /// - Returns: `true` if the offset changed.
    private func retarget() -> Bool {
        guard !updates.isRetargeted else { return false }
        let proposed = contentOffset
        var target = layoutStorage.targetContentOffset(forProposedContentOffset: proposed)
        if let delegate {
            target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
        }
        guard target != proposed, target.x.isFinite, target.y.isFinite else { return false }
        contentOffset = ranges.clamped(target)
        return contentOffset != proposed
    }

    /// Determines the poses from which views appear that were not displayed before.
    private func collectBegins(
        _ begins: inout [ElementKey: PlacedPose], _ scene: CollectionUpdateScene, _ appearance: UpdateAppearance
    ) {
        for element in elements where begins[element.key] == nil {
            guard let view = element.view, scene.poses[ObjectIdentifier(view)] == nil else { continue }
            if appearance.isNew(element.key) {
                let attributes = appearance.initialAttributes(element.key)
                begins[element.key] = PlacedPose(
                    attributes.map { pose($0, like: element.attributes) } ?? pose(element.attributes).faded())
            } else if let pose = scene.nearbyPoses[element.key] {
                begins[element.key] = pose
            } else {
                begins[element.key] = PlacedPose(pose(element.attributes).faded())
            }
        }
    }

    private func animate(
        from scene: CollectionUpdateScene, _ begins: [ElementKey: PlacedPose], _ completions: [(Bool) -> Void],
        _ finalize: @escaping () -> Void
    ) {
        let shift = CGVector(dx: bounds.minX - scene.offset.x, dy: bounds.minY - scene.offset.y)
        let visible = bounds
        var moves: [(view: UIView, end: ViewPose)] = []
        // The sections that do not clip cells which come from elsewhere.
        var unclipped: [OrthogonalScrollView] = []
        UIView.performWithoutAnimation {
            for row in orthogonal.views.values {
                guard let placed = scene.poses[ObjectIdentifier(row)] else { continue }
                let (start, end) = (placed.pose.moved(by: shift).limited(to: visible), ViewPose(of: row))
                guard !start.isEqual(end) else { continue }
                start.apply(to: row)
                moves.append((row, end))
            }
            for element in elements {
                guard let view = element.view else { continue }
                let end = pose(element.attributes)
                let start: ViewPose
                let own = scene.poses[ObjectIdentifier(view)]
                guard let placed = own ?? begins[element.key] else { continue }
                if placed.isElsewhere(than: view.superview), let host = view.superview {
                    // The view comes from another orthogonal section.
                    var pose = placed.pose
                    pose.center = placed.center
                    pose = pose.moved(by: shift).limited(to: visible)
                    pose.center = convert(pose.center, to: host)
                    start = pose
                    if let row = host as? OrthogonalScrollView { unclipped.append(row) }
                } else if view.superview === self {
                    start = (own == nil ? placed.pose : placed.pose.moved(by: shift)).limited(to: visible)
                } else {
                    start = placed.pose
                }
                guard !start.isEqual(end) else { continue }
                start.apply(to: view)
                if start.size != end.size { view.layoutIfNeeded() }
                moves.append((view, end))
            }
            for exiting in updates.exiting where exiting.view.superview === self {
                if let placed = scene.poses[ObjectIdentifier(exiting.view)] {
                    placed.pose.moved(by: shift).limited(to: visible).apply(to: exiting.view)
                }
            }
        }
        let exiting = updates.exiting
        let generation = updates.generation
        unclipped += exiting.compactMap { $0.isElsewhere ? $0.view.superview as? OrthogonalScrollView : nil }
        guard !moves.isEmpty || !exiting.isEmpty else {
            finalize()
            return ListUpdateAnimation.complete(completions, true)
        }
        for row in unclipped { row.movingCells += 1 }
        UIView.animate(
            withDuration: ListUpdateAnimation.duration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]
        ) {
            for move in moves {
                let isResized = move.view.bounds.size != move.end.size
                move.end.apply(to: move.view)
                if isResized { move.view.layoutIfNeeded() }
            }
            for element in exiting {
                let isOwn = element.view.superview === self
                (isOwn ? element.end.limited(to: visible) : element.end).apply(to: element.view)
            }
            finalize()
        } completion: { [weak self] isFinished in
            for row in unclipped { row.movingCells -= 1 }
            if let self, updates.generation == generation { finishExiting() }
            ListUpdateAnimation.complete(completions, isFinished)
        }
    }

    // MARK: Views that disappear

    /// Ends the display of an element that is no longer visible. During updates, its view moves out of the visible area.
    func leave(_ element: CollectionElement) {
        guard updates.isAnimating, let view = element.view else { return endDisplaying(element) }
        guard let attributes = attributes(of: element.key) else {
            return exit(element, view, ViewPose(of: view).faded())
        }
        var end = pose(attributes)
        // The view stays where it is until it has disappeared, also if its item is in another orthogonal section now.
        let row = attributes.orthogonalSection.flatMap { orthogonal.views[$0] }
        let isElsewhere = view.superview !== row ?? self
        if isElsewhere, let host = view.superview {
            let frame = displayedFrame(of: attributes)
            end.center = convert(CGPoint(x: frame.midX, y: frame.midY), to: host)
        }
        exit(element, view, end, isElsewhere: isElsewhere)
    }

    /// Displays the view of an element behind the others until the animation ends.
    func exit(
        _ element: CollectionElement, _ view: UICollectionReusableView, _ end: ViewPose, isElsewhere: Bool = false
    ) {
        if isEditing(view) { view.endEditing(true) }
        if view.superview is OrthogonalScrollView {
            view.superview?.sendSubviewToBack(view)
        } else {
            insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
        }
        updates.exiting.append(ExitingElement(element: element, view: view, end: end, isElsewhere: isElsewhere))
    }

    /// Ends the display of the views that have disappeared.
    func finishExiting() {
        let exiting = updates.exiting
        updates.exiting = []
        for element in exiting { endDisplaying(element.element) }
        if !exiting.isEmpty { setNeedsLayout() }
    }

    // MARK: Layouts

    /// Replaces the layout. Views keep their identities, and move to their new positions (CV-18).
    func changeLayout(_ new: UICollectionViewLayout, isAnimated: Bool, _ completion: ((Bool) -> Void)?) {
        let completions = completion.map { [$0] } ?? []
        let old = layoutStorage
        guard new !== old else { return ListUpdateAnimation.complete(completions, true) }
        guard isAnimated, !needsReload, canAnimateUpdates(isEmpty: knownCounts.allSatisfy { $0 == 0 }) else {
            replaceLayout(new)
            return ListUpdateAnimation.complete(completions, true)
        }
        if layoutTransition != nil {
            endTransition(isFinished: false, isAnimated: false)
            return changeLayout(new, isAnimated: isAnimated, completion)
        }
        restoreOrderBeforeUpdates()
        finishExiting()
        old.prepareForTransition(to: new)
        let scene = CollectionUpdateScene(self) { $0 }
        // Elements that the new layout does not have are decided by it; the counts did not change.
        setElements(elements.filter { $0.view != nil })
        replaceLayout(new)
        new.prepareForTransition(from: old)
        prepareLayout()
        transition(
            from: scene, [], isAnimated: true, appearance: UpdateAppearance(layout: new, isNew: { _ in false }),
            completions
        ) {
            old.finalizeLayoutTransition()
            new.finalizeLayoutTransition()
        }
    }
}
