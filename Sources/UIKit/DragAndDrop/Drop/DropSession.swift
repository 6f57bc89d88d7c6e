import DisplayServer
import Foundation

/// A drag over the windows of this app. For a drag that began in this app, it lasts until the end of the drag; for
/// another program's, until the drag leaves the window.
@MainActor final class DropSession: NSObject, UIDropSession {
    private(set) var items: [UIDragItem]
    let dragSession: DragSession?
    let progress = Progress(totalUnitCount: 1)
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

    private let display: Displays.Display
    private var drop: any DisplayDrop
    private weak var scene: UIWindowScene?
    /// The location in the scene.
    private var place = CGPoint.zero
    /// The interaction whose view the drag is over.
    private weak var current: UIDropInteraction?
    private var proposal = UIDropProposal(operation: .cancel)
    private var answers: [ObjectIdentifier: (interaction: UIDropInteraction, canHandle: Bool)] = [:]
    /// The interactions that the drag entered, which are notified of its end.
    private var entered: [UIDropInteraction] = []
    private var autoscroll: (view: UIScrollView, scroll: Autoscroll)?
    private let springs: SpringLoadTracker
    private let activity: ItemActivity
    private(set) var isDropped = false
    private var hasEnded = false

    init(_ drop: any DisplayDrop, _ dragSession: DragSession?, on display: Displays.Display) {
        self.drop = drop
        self.dragSession = dragSession
        self.display = display
        springs = SpringLoadTracker(scheduler: display.server.scheduler)
        activity = dragSession?.activity ?? ItemActivity()
        items = dragSession?.items ?? [UIDragItem(itemProvider: ForeignDragItems.provider(of: drop))]
        super.init()
    }

    // MARK: UIDropSession

    var localDragSession: (any UIDragSession)? { dragSession }

    var allowsMoveOperation: Bool {
        guard drop.forcedOperation != .copy else { return false }
        return dragSession.map(\.allowsMoveOperation) ?? drop.operations.allows(.move)
    }

    var isRestrictedToDraggingApplication: Bool { dragSession?.isRestrictedToDraggingApplication ?? false }

    func location(in view: UIView) -> CGPoint {
        guard let scene, let window = view.window else { return .zero }
        if window.windowScene === scene { return view.convert(window.convertFromScene(place), from: window) }
        let origin = scene.contentScreenOrigin
        return view.convert(fromDesktop: CGPoint(x: place.x + origin.x, y: place.y + origin.y))
    }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.haveItems(conformingTo: typeIdentifiers)
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { items.canLoad(aClass) }

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let whole = Progress(totalUnitCount: Int64(max(1, providers.count)))
        let gathered = GatheredObjects(count: providers.count, completion: completion)
        guard !providers.isEmpty else {
            display.server.scheduler.schedule(after: 0) { gathered.finish() }
            return whole
        }
        for (index, provider) in providers.enumerated() {
            let part = provider.loadObject(ofClass: aClass) { object, _ in
                let box = UncheckedBox(object)
                MainActor.assumeIsolated { gathered.set(box.value, at: index) }
            }
            whole.addChild(part, withPendingUnitCount: 1)
        }
        return whole
    }

    /// Takes over the items that the user added to the drag (DI-09).
    func itemsWereAdded() { if let dragSession { items = dragSession.items } }

    // MARK: Movement

    /// A Boolean value that indicates whether a drop would be performed by a view of this app.
    var hasTarget: Bool { current != nil && response.operation != nil }
    /// A Boolean value that indicates whether the user forces a move with the modifier keys.
    var forcesMove: Bool { drop.forcedOperation == .move }
    var isForbidden: Bool { proposal.operation == .forbidden }

    /// Updates the target for a location.
    func move(_ drop: any DisplayDrop, to place: CGPoint, in scene: UIWindowScene) -> DragResponse {
        self.drop = drop
        self.scene = scene
        self.place = place
        update()
        return response
    }

    /// Finds the target at the location, and asks it for a proposal.
    private func update() {
        guard let scene, !isDropped else { return }
        let hit = scene.hitTest(place, with: nil)?.view
        let target = target(from: hit)
        if target !== current { enter(target) }
        springs.update(from: hit, session: self)
        scroll(from: hit)
        guard let target, current === target, let delegate = target.delegate else {
            return propose(UIDropProposal(operation: .cancel))
        }
        let new = delegate.dropInteraction(target, sessionDidUpdate: self)
        // The delegate may have removed the view.
        propose(current === target ? new : UIDropProposal(operation: .cancel))
    }

    private func propose(_ new: UIDropProposal) {
        proposal = new
        dragSession?.setPrecise(new.isPrecise)
    }

    /// Returns the interaction of the deepest view that can handle the session.
    private func target(from hit: UIView?) -> UIDropInteraction? {
        var next = hit
        while let view = next {
            for case let candidate as UIDropInteraction in view.interactionStorage.reversed() {
                if canHandle(candidate) { return candidate }
            }
            if let standard = view.standardDropInteraction, canHandle(standard) { return standard }
            next = view.superview
        }
        return nil
    }

    private func canHandle(_ interaction: UIDropInteraction) -> Bool {
        let key = ObjectIdentifier(interaction)
        if let known = answers[key] { return known.canHandle }
        guard let delegate = interaction.delegate else { return false }
        let answer = delegate.dropInteraction(interaction, canHandle: self)
        answers[key] = (interaction, answer)
        return answer
    }

    private func enter(_ target: UIDropInteraction?) {
        if let old = current {
            current = nil
            old.delegate?.dropInteraction(old, sessionDidExit: self)
        }
        guard let target else { return }
        current = target
        if !entered.contains(where: { $0 === target }) { entered.append(target) }
        target.delegate?.dropInteraction(target, sessionDidEnter: self)
    }

    /// The operation that the target performs: a move that is not allowed becomes a copy (DI-04).
    var effectiveOperation: UIDropOperation {
        proposal.operation == .move && !allowsMoveOperation ? .copy : proposal.operation
    }

    private var response: DragResponse {
        switch effectiveOperation {
        case .cancel: .none
        case .forbidden: .forbidden
        case .copy: .operation(.copy)
        case .move: .operation(.move)
        }
    }

    /// Updates the target because content moved below the drag.
    func contentDidMove() {
        guard !isDropped, !hasEnded else { return }
        let old = response
        update()
        if response != old { drop.setResponse(response) }
    }

    // MARK: Scrolling

    /// The distance from the edges within which content scrolls, in points (DT-05).
    private static let scrollMargin: CGFloat = 40

    private func scroll(from hit: UIView?) {
        var next = hit
        while let view = next {
            if let candidate = view as? UIScrollView, candidate.isScrollEnabled, candidate.scrollsForDrop {
                return follow(candidate)
            }
            next = view.superview
        }
        stopScrolling()
    }

    private func follow(_ view: UIScrollView) {
        if autoscroll?.view !== view {
            stopScrolling()
            let scroll = Autoscroll(in: view, along: .both) { [weak self, weak view] way in
                guard let self, let view, view.scrollForDrag(by: way) else { return false }
                contentDidMove()
                return true
            }
            autoscroll = (view, scroll)
        }
        let area = view.bounds.inset(by: view.adjustedContentInset)
        let margin = min(DropSession.scrollMargin, area.width / 4, area.height / 4)
        autoscroll?.scroll.follow(location(in: view), in: area, margin: margin)
    }

    private func stopScrolling() {
        autoscroll?.scroll.stop()
        autoscroll = nil
    }

    // MARK: The end

    /// Ends the session over a view whose interaction is removed.
    func leave(_ interaction: UIDropInteraction) { if current === interaction { enter(nil) } }

    /// The drag left the window.
    func exit() {
        guard !isDropped else { return }
        stopScrolling()
        springs.end()
        enter(nil)
        propose(UIDropProposal(operation: .cancel))
        if dragSession == nil { dragEnded() }
    }

    /// The drag ended without a drop on a view of this app, or the drop is over.
    func dragEnded() {
        guard !hasEnded else { return }
        hasEnded = true
        stopScrolling()
        springs.end()
        if !isDropped { enter(nil) }
        if display.dropSession === self { display.dropSession = nil }
        let told = entered
        entered = []
        for interaction in told { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: self) }
        answers = [:]
    }

    /// Returns whether a drag over a window is the one of this session.
    func isDrop(_ other: any DisplayDrop) -> Bool { drop === other }

    /// The user dropped the items.
    func perform(_ drop: any DisplayDrop) {
        guard !isDropped else { return }
        self.drop = drop
        stopScrolling()
        springs.end()
        guard current != nil, response.operation != nil else { return fail() }
        isDropped = true
        guard dragSession == nil, drop.types.contains(URIList.type) else { return performDrop() }
        // Each URL of another program is an item.
        drop.load(URIList.type) { [self] result in
            let urls = (try? result.get()).map { URIList.urls(in: $0) } ?? []
            let divided = ForeignDragItems.items(of: urls, drop)
            if !divided.isEmpty { items = divided }
            performDrop()
        }
    }

    private func fail() {
        drop.finish(nil)
        dragSession?.removeImage()
        dragSession?.didEnd()
        dragEnded()
    }

    private func performDrop() {
        guard let target = current, let view = target.view, view.window != nil, let delegate = target.delegate,
            let operation = response.operation
        else { return fail() }
        activity.observe(items)
        let location = location(in: view)
        delegate.dropInteraction(target, performDrop: self)
        var animators: [DragAnimator] = []
        var flight: UITargetedDragPreview?
        for (index, item) in items.enumerated() {
            let standard = UITargetedDragPreview(
                view: dragSession?.preview(at: index)?.view ?? UIView(), parameters: UIDragPreviewParameters(),
                target: UIDragPreviewTarget(container: view, center: location))
            let preview = delegate.dropInteraction(target, previewForDropping: item, withDefault: standard)
            if let preview, preview !== standard, flight == nil { flight = preview }
            let animator = DragAnimator()
            animators.append(animator)
            delegate.dropInteraction(target, item: item, willAnimateDropWith: animator)
            animator.run()
        }
        dragSession?.fly(to: flight) {}
        let finishing = UncheckedBox(operation)
        display.server.scheduler.schedule(after: DragAnimator.duration) { [self] in
            for animator in animators { animator.finish() }
            delegate.dropInteraction(target, concludeDrop: self)
            dragSession?.didEnd()
            dragEnded()
            showProgress()
            activity.whenIdle { [self] in
                hideProgress()
                progress.completedUnitCount = 1
                drop.finish(finishing.value)
            }
        }
    }

    // MARK: Progress

    private var progressTask: Scheduler.Task?
    private weak var busyScene: UIWindowScene?

    /// Shows that the program is busy if the transfer takes longer than a moment.
    private func showProgress() {
        guard progressIndicatorStyle == .default, let scene else { return }
        progressTask = display.server.scheduler.schedule(after: 0.5) { [weak self, weak scene] in
            self?.busyScene = scene
            scene?.translator.hover.pointers.isBusy = true
        }
    }

    private func hideProgress() {
        progressTask?.cancel()
        busyScene?.translator.hover.pointers.isBusy = false
    }
}

/// Objects that are loaded one by one.
@MainActor private final class GatheredObjects {
    private var objects: [(any NSItemProviderReading)?]
    private var missing: Int
    private let completion: ([any NSItemProviderReading]) -> Void

    init(count: Int, completion: @escaping ([any NSItemProviderReading]) -> Void) {
        objects = Array(repeating: nil, count: count)
        missing = count
        self.completion = completion
    }

    func set(_ object: (any NSItemProviderReading)?, at index: Int) {
        objects[index] = object
        missing -= 1
        if missing == 0 { finish() }
    }

    func finish() { completion(objects.compactMap(\.self)) }
}
