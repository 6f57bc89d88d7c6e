import DisplayServer
import QuartzCore

/// Drags of rows or items of a list, and drops on it. Table views and collection views share it (DI-06).
@MainActor final class ListDragDrop: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private weak var list: (any DragDropList)?
    private var dragging: UIDragInteraction?
    private var dropping: UIDropInteraction?
    let marker = ListDropMarker()

    /// The items of the drag that began in the list, with the index paths at which it began.
    private var sources: [(item: UIDragItem, path: IndexPath)] = []
    /// The generation of the list in which the index paths are valid.
    private var generation = 0
    private var dimmed: [UIView] = []
    private(set) var hasActiveDrag = false
    private(set) var hasActiveDrop = false
    private var placement = Placement()
    private var drop: ListDropState?
    /// The task that shows the marker, and the placement that it shows or will show.
    private var marking: (task: Scheduler.Task?, placement: Placement)?

    /// Where a drop would go.
    @MainActor private struct Placement {
        var proposal = UIDropProposal(operation: .cancel)
        var intent = ListDropIntent.unspecified
        var row: IndexPath?
        var isAfter = false

        /// Returns whether the marker of another placement is at the same place.
        func hasSameMarker(as other: Placement) -> Bool {
            row == other.row && isAfter == other.isAfter && intent == other.intent
        }
    }

    init(_ list: any DragDropList) {
        self.list = list
        super.init()
    }

    /// Adds or removes the interactions because the delegates changed.
    func update(isSpringLoaded: Bool) {
        guard let list else { return }
        func set<Interaction: UIInteraction>(
            _ stored: inout Interaction?, _ isWanted: Bool, _ make: () -> Interaction
        ) {
            if isWanted, stored == nil {
                let new = make()
                stored = new
                list.addInteraction(new)
            } else if !isWanted, let old = stored {
                stored = nil
                list.removeInteraction(old)
            }
        }
        set(&dragging, list.takesDrags) { UIDragInteraction(delegate: self) }
        set(&dropping, list.takesDrops || list.takesDrags) { UIDropInteraction(delegate: self) }
        list.setSpringLoaded(isSpringLoaded) {
            // The row below the items is the target.
            let behavior = PartSpringLoading { [weak list] context in
                guard let list, let path = list.dragPath(at: context.location(in: list)),
                    let cell = list.dragCell(at: path)
                else { return nil }
                context.targetView = cell
                context.targetItem = path
                return list.shouldSpringLoad(path, context) ? (cell, path) : nil
            }
            return StandardSpringLoading(behavior: behavior) { [weak list] context in
                if let path = context.targetItem as? IndexPath { list?.springLoad(path) }
            }
        }
    }

    /// Returns the index path of a dragged item; nil if the list has changed since the drag began.
    private func path(of item: UIDragItem) -> IndexPath? {
        guard list?.dragGeneration == generation else { return nil }
        return sources.first { $0.item === item }?.path
    }

    // MARK: Drags

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let list, !hasActiveDrag else { return [] }
        let point = session.location(in: list)
        // A header can cover a row.
        guard let path = list.dragPath(at: point), let cell = list.dragCell(at: path),
            list.hitTest(point, with: nil)?.isDescendant(of: cell) == true
        else { return [] }
        var found = list.dragItems(for: session, at: path).map { ($0, path) }
        guard !found.isEmpty else { return [] }
        // The other selected rows come along.
        let selected = list.selectedDragPaths
        if selected.contains(path) {
            for other in selected where other != path {
                found += list.dragItemsForAdding(to: session, at: other, point: point).map { ($0, other) }
            }
        }
        sources = found
        generation = list.dragGeneration
        return found.map(\.0)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let list, let path = list.dragPath(at: point) else { return [] }
        if !hasActiveDrag || generation != list.dragGeneration {
            // The items of an earlier drag.
            sources = []
            generation = list.dragGeneration
        }
        guard !sources.contains(where: { $0.path == path }) else { return [] }
        let items = list.dragItemsForAdding(to: session, at: path, point: point)
        sources += items.map { ($0, path) }
        // Only the list with which the drag began is notified of its end.
        if hasActiveDrag { setState(.dragging) }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { preview(of: item) }

    private func preview(of item: UIDragItem) -> UITargetedDragPreview? {
        guard let list, let path = path(of: item), let cell = list.dragCell(at: path) else { return nil }
        let parameters = list.dragPreviewParameters(at: path) ?? UIDragPreviewParameters()
        return UITargetedDragPreview(view: cell, parameters: parameters)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        setState(.lifting)
        animator.addCompletion { [weak self] position in
            guard position == .start, let self, !hasActiveDrag else { return }
            setState(.none)
            sources = []
        }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        hasActiveDrag = true
        setState(.dragging)
        list?.dragSessionWillBegin(session)
    }

    private func setState(_ state: ListDragState) {
        guard let list else { return }
        let cells = state == .none ? dimmed : sources.compactMap { list.dragCell(at: $0.path) }
        dimmed = state == .none ? [] : cells
        for cell in cells { list.setDragState(state, of: cell) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { list?.dragSessionAllowsMove(session) ?? false }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { list?.dragSessionIsRestricted(session) ?? false }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { preview(of: item) }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        hasActiveDrag = false
        setState(.none)
        sources = []
        list?.dragSessionDidEnd(session)
    }

    // MARK: Drops

    /// Returns the row that the data source can move, if the session drags only that one.
    private func movableSource(_ session: any UIDropSession) -> IndexPath? {
        guard hasActiveDrag, sources.count == 1, session.items.count == 1, session.items[0] === sources[0].item,
            let list, list.dragGeneration == generation, list.canMoveByDrag(sources[0].path)
        else { return nil }
        return sources[0].path
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let list else { return false }
        return list.takesDrops ? list.canHandleDrop(session) : movableSource(session) != nil
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        hasActiveDrop = true
        list?.dropDidEnter(session)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let list else { return UIDropProposal(operation: .cancel) }
        let point = session.location(in: list)
        var new = Placement()
        new.row = list.dragPath(at: point)
        var part: CGFloat = 0
        if let row = new.row {
            let frame = list.dropFrame(of: row)
            if list.insertsBeside(row) {
                part = frame.width > 0 ? (point.x - frame.minX) / frame.width : 0
                if list.isRightToLeft { part = 1 - part }
            } else {
                part = frame.height > 0 ? (point.y - frame.minY) / frame.height : 0
            }
            new.isAfter = part >= 0.5
        }
        if list.takesDrops {
            (new.proposal, new.intent) = list.dropProposal(session, at: new.row)
        } else {
            new.proposal = UIDropProposal(operation: .move)
            new.intent = .insertAt
        }
        if new.intent == .automatic {
            new.intent = new.row != nil && part > 0.25 && part < 0.75 ? .insertInto : .insertAt
        }
        placement = new
        updateMarker()
        return new.proposal
    }

    /// Moves the marker to the current placement: immediately, or after the items have rested there (DI-10).
    private func updateMarker() {
        guard let list, list.dropMarkerDelay > 0, let scheduler = list.window?.windowScene?.server.scheduler else {
            return showMarker()
        }
        if let marking, marking.placement.hasSameMarker(as: placement) {
            // The content may have moved below the items.
            if marker.shownFrame != nil { showMarker() }
            return
        }
        hideMarker()
        let task = scheduler.schedule(after: list.dropMarkerDelay) { [weak self] in self?.showMarker() }
        marking = (task, placement)
    }

    private func hideMarker() {
        marking?.task?.cancel()
        marking = nil
        marker.hide()
    }

    private func showMarker() {
        guard let list, let row = placement.row, placement.proposal.operation.rawValue > 1 else { return marker.hide() }
        let frame = list.dropFrame(of: row)
        switch placement.intent {
        case .insertAt:
            marker.showLine(at: frame, isAfter: placement.isAfter, isBeside: list.insertsBeside(row), in: list)
        case .insertInto: marker.showFrame(frame, in: list)
        case .unspecified, .automatic: marker.hide()
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        hasActiveDrop = false
        hideMarker()
        list?.dropDidExit(session)
    }

    /// The index path that dropped items get. A row that moves within its section leaves its place first.
    private func destination(_ session: any UIDropSession) -> IndexPath? {
        guard var path = placement.row, placement.intent == .insertAt else { return placement.row }
        if placement.isAfter { path = IndexPath(row: path.row + 1, section: path.section) }
        guard placement.proposal.operation == .move, list?.dragGeneration == generation else { return path }
        let leaving = sources.filter { source in
            session.items.contains { $0 === source.item } && source.path.section == path.section
                && source.path.row < path.row
        }
        return IndexPath(row: path.row - Set(leaving.map(\.path)).count, section: path.section)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let list else { return }
        hideMarker()
        let items = session.items.map { item in
            let path = path(of: item)
            return ListDropItem(item, from: path, size: path.map { list.dropFrame(of: $0).size } ?? .zero)
        }
        var proposal = placement.proposal
        // A move that is not allowed is a copy (DI-04).
        if proposal.operation == .move, !session.allowsMoveOperation { proposal = UIDropProposal(operation: .copy) }
        let state = ListDropState(list, session, items, proposal, placement.intent, destination(session))
        drop = state
        if list.takesDrops { return list.performDrop(state) }
        guard let source = movableSource(session), let target = state.destination, target != source else { return }
        _ = state.drop(session.items[0], at: target)
        list.moveByDrag(source, to: target)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { drop?.landings[ObjectIdentifier(item)]?.preview() ?? defaultPreview }

    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {
        guard let landing = drop?.landings[ObjectIdentifier(item)] else { return }
        landing.animator.run()
        animator.addCompletion { landing.animator.finish(at: $0) }
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        hasActiveDrop = false
        drop = nil
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        hasActiveDrop = false
        hideMarker()
        list?.dropDidEnd(session)
    }
}
