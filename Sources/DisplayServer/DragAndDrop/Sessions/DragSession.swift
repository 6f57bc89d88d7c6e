import CoreGraphics

/// A drag that began in a window of the application, independent of the display server.
///
/// The display server reports the input, and the answers of other programs. The session calls the delegates of own
/// windows directly (DD-10), and sends messages to other windows through ``ForeignDropTarget``: a movement is sent only
/// after the previous one was answered, and only the newest one is kept meanwhile (DD-03).
@MainActor final class DragSession: DisplayDrag {
    /// The longest time in seconds that a target may take for an answer (DD-04).
    static let answerTimeout: TimeInterval = 2
    /// The longest time in seconds between a drop, or the last request for its data, and its end (DD-04).
    static let finishTimeout: TimeInterval = 10
    /// The longest time in seconds for which the image remains after the end.
    static let imageTimeout: TimeInterval = 2

    /// The phases of a drag.
    enum Phase {
        /// The user moves the drag.
        case tracking
        /// The user has released the drag, and the target has not answered the last movement.
        case releasing
        /// A target loads the content.
        case transferring
        case ended
    }

    let surface: any DisplaySurface
    private unowned let host: any DragHost
    private weak var delegate: (any DisplayDragDelegate)?
    private(set) var phase = Phase.tracking
    var content: DragContent
    var operations: DragOperations
    private(set) var location: CGPoint
    private(set) var modifiers: KeyModifiers
    private(set) var response = DragResponse.none

    private var target = DragTarget.none
    /// The session of the own window below the drag.
    private var localDrop: DropSession?
    /// A Boolean value that indicates whether a foreign target has not answered a movement.
    private var isAnswerDue = false
    /// A Boolean value that indicates whether a newer movement is to be sent after the answer.
    private var isMoveDue = false
    /// A Boolean value that indicates whether the foreign target has exceeded the time limit.
    private var isSilent = false
    private var timer: Scheduler.Task?
    private var imageTimer: Scheduler.Task?
    private var presenter: (any DragImagePresenter)?
    /// The operation of the drop.
    private var droppedOperation: DragOperation?

    /// Creates a drag that has not found a target yet.
    init(
        host: any DragHost, surface: any DisplaySurface, configuration: DragConfiguration, modifiers: KeyModifiers,
        delegate: any DisplayDragDelegate
    ) {
        self.host = host
        self.surface = surface
        self.delegate = delegate
        self.modifiers = modifiers
        content = configuration.content
        operations = configuration.operations
        location = configuration.location
        setImage(configuration.image)
        host.showDragCursor(CursorShape.forDrag(response))
    }

    var isActive: Bool { phase == .tracking }

    var scheduler: Scheduler { host.scheduler }

    private var listener: (any DisplayDragDelegate)? {
        host.applicationCodeWillRun()
        return delegate
    }

    private var suggestion: DragOperation? { operations.suggestion(modifiers: modifiers) }

    // MARK: Input

    /// Handles a movement, or a change of the modifier keys.
    func move(to location: CGPoint, modifiers: KeyModifiers) {
        guard phase == .tracking else { return }
        self.location = location
        self.modifiers = modifiers
        presenter?.move(to: location)
        updateTarget()
        if phase == .tracking { listener?.drag(self, didMoveTo: location) }
    }

    /// Handles the release of the button or the touch.
    func release(at location: CGPoint, modifiers: KeyModifiers) {
        guard phase == .tracking else { return }
        if location != self.location || modifiers != self.modifiers { move(to: location, modifiers: modifiers) }
        guard phase == .tracking else { return }
        phase = .releasing
        host.dragDidEndTracking(self)
        guard phase == .releasing else { return }
        guard isAnswerDue, !isSilent else { return drop() }
        schedule(after: DragSession.answerTimeout) { $0.drop() }
    }

    func cancel() {
        guard phase == .tracking || phase == .releasing else { return }
        end()
    }

    // MARK: Targets

    private func updateTarget() {
        let found = host.dragTarget(at: location)
        switch (target, found) {
        case (.own(let old), .own(let new)) where old === new && localDrop?.isOver == true: moveLocally()
        case (.foreign(let old), .foreign(let new)) where old === new: moveRemotely()
        case (.none, .none): setResponse(.forbidden)
        default:
            leaveTarget()
            // The application may have cancelled the drag.
            if phase == .tracking { enter(found) }
        }
    }

    private func enter(_ found: DragTarget) {
        switch found {
        case .own(let surface):
            target = found
            localDrop = DropSession(
                surface: surface, types: content.types, source: self, scheduler: host.scheduler)
            moveLocally()
        case .foreign(let target):
            setResponse(.forbidden)
            guard phase == .tracking else { return }
            self.target = found
            target.enter(self)
            moveRemotely()
        case .none: setResponse(.forbidden)
        }
    }

    private func moveLocally() {
        guard let drop = localDrop else { return }
        let origin = drop.surface.screenOrigin
        let movement = DropSession.Movement(
            location: CGPoint(x: location.x - origin.x, y: location.y - origin.y), suggested: suggestion,
            forced: DragOperations.forced(by: modifiers), allowed: operations, modifiers: modifiers)
        let answer = drop.move(movement)
        if localDrop === drop { setResponse(answer) }
    }

    private func moveRemotely() {
        guard case .foreign(let target) = target else { return }
        guard !isAnswerDue else {
            isMoveDue = true
            return
        }
        isMoveDue = false
        guard target.needsMove(to: location, suggesting: suggestion) else { return }
        isAnswerDue = true
        if phase == .tracking {
            schedule(after: DragSession.answerTimeout) {
                $0.isSilent = true
                $0.setResponse(.forbidden)
            }
        }
        target.move(to: location, suggesting: suggestion)
    }

    private func leaveTarget() {
        let old = target
        target = .none
        forgetAnswers()
        if case .foreign(let target) = old { target.leave() }
        let drop = localDrop
        localDrop = nil
        drop?.exit()
    }

    private func forgetAnswers() {
        timer?.cancel()
        isAnswerDue = false
        isMoveDue = false
        isSilent = false
    }

    private func setResponse(_ answer: DragResponse) {
        var answer = answer
        if let operation = answer.operation, !operations.allows(operation) { answer = .forbidden }
        guard answer != response, phase == .tracking || phase == .releasing else { return }
        response = answer
        guard phase == .tracking else { return }
        host.showDragCursor(CursorShape.forDrag(answer))
        listener?.drag(self, didChange: answer)
    }

    // MARK: Answers of other programs

    private func isTarget(_ other: any ForeignDropTarget) -> Bool {
        if case .foreign(let target) = target { target === other } else { false }
    }

    /// Handles an answer of a target to a movement.
    func targetDidAnswer(_ target: any ForeignDropTarget, _ response: DragResponse) {
        guard isTarget(target), phase == .tracking || phase == .releasing else { return }
        isAnswerDue = false
        isSilent = false
        if phase == .tracking { timer?.cancel() }
        setResponse(suggestion == nil ? .forbidden : response)
        guard isTarget(target) else { return }
        if isMoveDue { moveRemotely() }
        if phase == .releasing, !isAnswerDue { drop() }
    }

    /// Handles the end of a drop in a target.
    func targetDidFinish(_ target: any ForeignDropTarget, isDone: Bool, operation: DragOperation?) {
        guard isTarget(target), phase == .transferring else { return }
        // A target must not make the source remove its content if it promised a copy.
        let isMoved = droppedOperation == .move && operation != .copy && operation != .link
        finish(!isDone ? nil : isMoved ? .move : droppedOperation == .move ? operation : droppedOperation)
    }

    /// Handles the end of a target's program, or the destruction of its window.
    func targetDidVanish(_ target: any ForeignDropTarget) {
        guard isTarget(target) else { return }
        switch phase {
        case .tracking:
            self.target = .none
            forgetAnswers()
            setResponse(.forbidden)
        case .releasing:
            self.target = .none
            end()
        case .transferring: finish(nil)
        case .ended: break
        }
    }

    /// Handles the loss of the content to another drag.
    func contentWasLost() { if phase == .transferring { finish(nil) } else { cancel() } }

    /// Notes that a target requested data, or received a part of them.
    func dataWereRequested() { if phase == .transferring { startFinishTimer() } }

    // MARK: End

    /// Drops the content on the target, or ends the drag if the target does not accept it.
    private func drop() {
        guard phase == .releasing else { return }
        // A target that has not answered the last movement has not accepted its location.
        guard !isAnswerDue, let operation = response.operation, operations.allows(operation) else { return end() }
        switch target {
        case .none: end()
        case .foreign(let target):
            droppedOperation = operation
            phase = .transferring
            startFinishTimer()
            keepImageForLimitedTime()
            target.drop()
            listener?.drag(self, didEndWith: operation)
        case .own:
            guard let drop = localDrop, drop.isOver else { return end() }
            droppedOperation = operation
            phase = .transferring
            timer?.cancel()
            keepImageForLimitedTime()
            listener?.drag(self, didEndWith: operation)
            if !drop.drop() { finish(nil) }
        }
    }

    /// Ends the drag without a drop.
    private func end() {
        let wasTracking = phase == .tracking
        // No response of a window that the drag leaves now is of interest.
        phase = .ended
        leaveTarget()
        if wasTracking { host.dragDidEndTracking(self) }
        host.dragDidFinish(self)
        keepImageForLimitedTime()
        listener?.drag(self, didEndWith: nil)
    }

    private func finish(_ operation: DragOperation?) {
        guard phase == .transferring else { return }
        phase = .ended
        timer?.cancel()
        target = .none
        localDrop = nil
        host.dragDidFinish(self)
        listener?.drag(self, didFinishWith: operation)
    }

    private func startFinishTimer() { schedule(after: DragSession.finishTimeout) { $0.finish(nil) } }

    private func schedule(after delay: TimeInterval, _ action: @escaping @MainActor (DragSession) -> Void) {
        timer?.cancel()
        timer = host.scheduler.schedule(after: delay) { [weak self] in
            if let self { action(self) }
        }
    }

    /// Ends everything because the connection was closed.
    func connectionEnded() {
        switch phase {
        case .tracking, .releasing: end()
        case .transferring: finish(nil)
        case .ended: break
        }
        removeImage()
    }

    /// Handles the destruction of an own window.
    func surfaceWasDestroyed(_ surface: any DisplaySurface) {
        if let drop = localDrop, drop.surface === surface {
            if phase == .transferring { drop.surfaceWasDestroyed() } else { leaveTarget() }
        }
        if surface === self.surface { cancel() }
    }

    // MARK: Image

    func setImage(_ image: DragImage?) {
        guard let image, image.width > 0, image.height > 0 else { return removeImage() }
        // Nothing would remove it.
        guard isActive || presenter != nil else { return }
        if presenter == nil { presenter = host.makeDragImagePresenter() }
        presenter?.show(image, at: location)
    }

    func moveImage(to location: CGPoint) {
        guard !isActive, location.x.isFinite, location.y.isFinite else { return }
        presenter?.move(to: location)
    }

    private func removeImage() {
        imageTimer?.cancel()
        presenter?.hide()
        presenter = nil
    }

    private func keepImageForLimitedTime() {
        guard presenter != nil else { return }
        imageTimer = host.scheduler.schedule(after: DragSession.imageTimeout) { [weak self] in self?.removeImage() }
    }

    isolated deinit { removeImage() }
}

extension DragSession: DropSource {
    var localDrag: (any DisplayDrag)? { self }

    func loadDrop(
        _ type: String, completion: @escaping @MainActor (Result<Data, ClipboardError>) -> Void
    ) -> ClipboardRequest {
        let request = ClipboardRequest()
        var isDone = false
        let tell: @MainActor (Result<Data, ClipboardError>) -> Void = { [weak self] result in
            guard !isDone else { return }
            isDone = true
            request.end()
            self?.host.applicationCodeWillRun()
            completion(result)
        }
        let load = content.load
        let scheduler = host.scheduler
        let task = scheduler.schedule(after: 0) {
            load(type) { data in tell(data.map { .success($0) } ?? .failure(.typeUnavailable)) }
        }
        request.onCancel = {
            task.cancel()
            tell(.failure(.cancelled))
        }
        return request
    }

    // Within the application, items provide their files themselves.
    var promisedFileName: String? { nil }

    func loadPromisedFile(
        completion: @escaping @MainActor (Result<URL, ClipboardError>) -> Void
    ) -> ClipboardRequest {
        let request = ClipboardRequest()
        host.scheduler.schedule(after: 0) { completion(.failure(.typeUnavailable)) }
        return request
    }

    func drop(_ drop: DropSession, didChange response: DragResponse) {
        if localDrop === drop { setResponse(response) }
    }

    func drop(_ drop: DropSession, didFinishWith operation: DragOperation?) {
        if localDrop === drop { finish(operation) }
    }

    func applicationCodeWillRun() { host.applicationCodeWillRun() }
}
