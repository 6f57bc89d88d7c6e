import DisplayServer

/// A drag that began in a view of this app.
@MainActor final class DragSession: NSObject, UIDragSession {
    private(set) var items: [UIDragItem]
    /// The interactions that provided the items, in their order.
    private var owners: [UIDragInteraction]
    var localContext: Any?
    let allowsMoveOperation: Bool
    let isRestrictedToDraggingApplication: Bool

    private let interaction: UIDragInteraction
    private let scene: UIWindowScene
    private let contact: UITouch.Contact
    /// The location of the press, in the scene; the location on the desktop while the drag moves.
    private var place: CGPoint
    private var drag: (any DisplayDrag)?
    /// The previews with which the items were lifted, in the order of the items.
    private var previews: [UITargetedDragPreview?] = []
    private var highlights: [MenuHighlight] = []
    private var liftAnimator: DragAnimator?
    private var picture: DragPicture?
    private(set) var isOver = false
    /// The session of the targets in this app; nil before the drag has entered a window.
    var dropSession: DropSession?
    private var operation = UIDropOperation.cancel
    /// A Boolean value that indicates whether the target at the last location forbids a drop.
    private var isForbidden = false
    private var hasDidEnd = false
    /// The operation that the target has performed; nil before the end of the transfer, and if it failed.
    private(set) var performedOperation: DragOperation?
    private var transfer: Bool?
    /// Retains the session until the target has the data. The display server does not retain its delegate.
    private var ownReference: DragSession?
    /// The loads of the items' data that have not ended.
    let activity = ItemActivity()

    private var delegate: (any UIDragInteractionDelegate)? { interaction.delegate }

    // MARK: Lifting

    /// Asks the delegate for items, and prepares the drag.
    ///
    /// - Parameters:
    ///   - interaction: The interaction.
    ///   - point: The location of the press, in the view's coordinates.
    ///   - contact: The pointer or finger.
    ///   - scene: The scene of the view.
    /// - Returns: Nil if there are no items.
    static func lift(
        _ interaction: UIDragInteraction, at point: CGPoint, contact: UITouch.Contact, in scene: UIWindowScene
    ) -> DragSession? {
        guard let view = interaction.view, let window = view.window, let delegate = interaction.delegate else {
            return nil
        }
        let place = window.convertToScene(view.convert(point, to: window))
        let start = DragStart(scene: scene, place: place)
        let items = delegate.dragInteraction(interaction, itemsForBeginning: start)
        guard !items.isEmpty, interaction.view === view, view.window === window else { return nil }
        return DragSession(interaction, items, start, contact, scene)
    }

    private init(
        _ interaction: UIDragInteraction, _ items: [UIDragItem], _ start: DragStart, _ contact: UITouch.Contact,
        _ scene: UIWindowScene
    ) {
        self.interaction = interaction
        self.items = items
        owners = items.map { _ in interaction }
        self.contact = contact
        self.scene = scene
        localContext = start.localContext
        place = start.place
        start.items = items
        let delegate = interaction.delegate
        allowsMoveOperation = delegate?.dragInteraction(interaction, sessionAllowsMoveOperation: start) ?? false
        isRestrictedToDraggingApplication =
            delegate?.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: start) ?? false
        super.init()
        start.session = self
        previews = items.map { delegate?.dragInteraction(interaction, previewForLifting: $0, session: self) }
        let animator = DragAnimator()
        liftAnimator = animator
        delegate?.dragInteraction(interaction, willAnimateLiftWith: animator, session: self)
        animator.run()
        activity.observe(items)
    }

    /// Lifts the items in their window, while a finger holds them.
    func showLift() { highlights = previews.compactMap { $0.flatMap { MenuHighlight($0) } } }

    /// Lowers the items, which the user did not move.
    func lower() {
        guard drag == nil, !isOver else { return }
        isOver = true
        hideLift()
        liftAnimator?.finish(at: .start)
    }

    private func hideLift() {
        for highlight in highlights { highlight.end(nil) }
        highlights = []
    }

    // MARK: The drag

    /// Begins to move the items.
    ///
    /// - Parameter current: The location of the pointer or finger, in the scene.
    func begin(at current: CGPoint) {
        guard let surface = scene.surface, let view = interaction.view, view.window != nil, !isOver else {
            return lower()
        }
        let isFull = delegate?.dragInteraction(interaction, prefersFullSizePreviewsFor: self) ?? false
        let picture = DragPicture(items, previews, at: place, in: scene, isFullSize: isFull, like: view)
        self.picture = picture
        let location = desktop(current)
        let input: DragInput
        switch contact {
        case .finger(let id): input = .touch(id: id)
        default: input = .pointer
        }
        let configuration = DragConfiguration(
            input: input, location: location, content: content,
            operations: allowsMoveOperation ? [.copy, .move] : .copy, image: picture?.image)
        // Its window can be notified of the drag before the display server returns.
        scene.display.dragSession = self
        guard let drag = scene.server.beginDrag(from: surface, configuration, delegate: self) else {
            scene.display.dragSession = nil
            dropSession?.dragEnded()
            return lower()
        }
        self.drag = drag
        ownReference = self
        place = location
        hideLift()
        liftAnimator?.finish()
        delegate?.dragInteraction(interaction, sessionWillBegin: self)
    }

    private func desktop(_ point: CGPoint) -> CGPoint {
        let origin = scene.contentScreenOrigin
        return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }

    private var content: DragContent {
        guard !isRestrictedToDraggingApplication else { return DragContent(types: []) { $1(nil) } }
        let known = ProvidedContent(items.map(\.itemProvider)).dragContent
        return DragContent(types: known.types, promisedFile: known.promisedFile) { [weak self] type, completion in
            // Items may have been added since a target learned the types.
            guard let self else { return completion(nil) }
            ProvidedContent(items.map(\.itemProvider)).dragContent.load(type, completion)
        }
    }

    // MARK: Adding items

    /// A Boolean value that indicates whether the user moves the items, so that others can be added.
    var isMoving: Bool { drag?.isActive ?? false }

    /// Adds items to the drag, because the user tapped them with another finger (DI-09).
    ///
    /// - Parameters:
    ///   - new: The items.
    ///   - adding: The interaction that provides them.
    func add(_ new: [UIDragItem], from adding: UIDragInteraction) {
        let new = new.filter { item in !items.contains { $0 === item } }
        guard isMoving, !new.isEmpty else { return }
        delegate?.dragInteraction(interaction, session: self, willAdd: new, for: adding)
        // The delegate may have cancelled the drag.
        guard isMoving, let drag else { return }
        items += new
        owners += new.map { _ in adding }
        previews += new.map { adding.delegate?.dragInteraction(adding, previewForLifting: $0, session: self) }
        activity.observe(new)
        dropSession?.itemsWereAdded()
        drag.content = content
        guard let picture else { return }
        picture.count = items.count
        drag.setImage(picture.image)
    }

    /// The location of the drag, on the desktop.
    var desktopLocation: CGPoint { drag == nil ? desktop(place) : place }

    func location(in view: UIView) -> CGPoint { view.convert(fromDesktop: desktopLocation) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.haveItems(conformingTo: typeIdentifiers)
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { items.canLoad(aClass) }

    /// Shows the image translucently where the exact location matters.
    func setPrecise(_ isPrecise: Bool) {
        guard let drag, let picture, picture.isTranslucent != isPrecise else { return }
        picture.isTranslucent = isPrecise
        drag.setImage(picture.image)
    }

    /// Returns whether a drag of the display server is this one.
    func isDrag(_ other: any DisplayDrag) -> Bool { drag == nil || drag === other }

    /// Returns the preview with which an item was lifted.
    func preview(at index: Int) -> UITargetedDragPreview? { previews.indices.contains(index) ? previews[index] : nil }

    /// Cancels the drag, for example because its view is removed from the window.
    func cancel() { drag?.cancel() }

    // MARK: The end

    /// Moves the image to a place in a window, and calls a closure when it has arrived.
    func fly(to preview: UITargetedDragPreview?, completion: @escaping () -> Void) {
        guard let drag, let picture, let preview, preview.target.container.window != nil else {
            drag?.setImage(nil)
            completion()
            return
        }
        let center = preview.target.container.convertToDesktop(preview.target.center)
        let target = picture.location(forCenter: center)
        DragFlight.start(drag, from: place, to: target, on: scene.server) { [weak self] in
            self?.drag?.setImage(nil)
            completion()
        }
    }

    /// Removes the image without an animation.
    func removeImage() { drag?.setImage(nil) }

    private func cancelled() {
        var returning: [(DragAnimator, UITargetedDragPreview?)] = []
        for (index, (item, lifted)) in zip(items, previews).enumerated() {
            let owner = owners[index]
            guard let standard = lifted ?? owner.view.map({ UITargetedDragPreview(view: $0) }) else { continue }
            let preview = owner.delegate?.dragInteraction(owner, previewForCancelling: item, withDefault: standard)
            let animator = DragAnimator()
            returning.append((animator, lifted == nil ? nil : preview))
            owner.delegate?.dragInteraction(owner, item: item, willAnimateCancelWith: animator)
            animator.run()
        }
        fly(to: returning.first?.1) { [self] in
            for (animator, _) in returning { animator.finish() }
            didEnd()
        }
    }

    /// Reports the end, after the animations of the drop or of the return.
    func didEnd() {
        guard !hasDidEnd else { return }
        hasDidEnd = true
        delegate?.dragInteraction(interaction, session: self, didEndWith: operation)
        if scene.display.dragSession === self { scene.display.dragSession = nil }
        dropSession = nil
        if operation == .cancel || operation == .forbidden { ownReference = nil }
        if let transfer { didTransfer(transfer) }
    }

    private func didTransfer(_ succeeds: Bool) {
        guard hasDidEnd else {
            transfer = succeeds
            return
        }
        transfer = nil
        ownReference = nil
        if succeeds { delegate?.dragInteraction(interaction, sessionDidTransferItems: self) }
    }
}

extension DragSession: DisplayDragDelegate {
    func drag(_ drag: any DisplayDrag, didMoveTo location: CGPoint) {
        place = location
        isForbidden = dropSession?.isForbidden ?? false
        delegate?.dragInteraction(interaction, sessionDidMove: self)
        if interaction.view?.window == nil { drag.cancel() }
    }

    func drag(_ drag: any DisplayDrag, didChange response: DragResponse) {}

    func drag(_ drag: any DisplayDrag, didEndWith operation: DragOperation?) {
        guard !isOver else { return }
        isOver = true
        place = drag.location
        switch operation {
        case .move?: self.operation = .move
        case .copy?, .link?: self.operation = .copy
        case nil: self.operation = isForbidden ? .forbidden : .cancel
        }
        delegate?.dragInteraction(interaction, session: self, willEndWith: self.operation)
        if operation == nil {
            dropSession?.dragEnded()
            cancelled()
        } else if dropSession?.hasTarget != true {
            // Another program receives the drop.
            dropSession?.dragEnded()
            drag.setImage(nil)
            didEnd()
        }
    }

    func drag(_ drag: any DisplayDrag, didFinishWith operation: DragOperation?) {
        performedOperation = operation
        if !hasDidEnd, dropSession?.hasTarget != true { didEnd() }
        didTransfer(operation != nil)
    }
}
