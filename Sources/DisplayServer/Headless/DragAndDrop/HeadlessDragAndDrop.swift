import CoreGraphics

/// Drag and drop in memory, which also simulates other programs.
///
/// Input that tests inject into any window moves the drag of the application. Foreign windows are
/// ``HeadlessDropTarget``, and drags of other programs ``HeadlessForeignDrag``.
@MainActor package final class HeadlessDragAndDrop {
    private unowned let server: HeadlessServer
    /// The drag that the user moves.
    private(set) var session: DragSession?
    /// The drags whose targets load the content.
    private var finishing: [DragSession] = []
    private var input = DragInput.pointer
    private var button = 1
    private weak var source: HeadlessSurface?

    /// The buttons and touches that are down.
    private var buttons: Set<Int> = []
    private var touches: Set<Int> = []
    /// The buttons whose release is dropped, and the touches whose events are dropped, because their drag has ended.
    private var ignoredButtons: Set<Int> = []
    private var ignoredTouches: Set<Int> = []

    /// The windows of simulated programs, the front one last. They are in front of the application's windows.
    package var foreignTargets: [HeadlessDropTarget] = []
    /// The cursor of the drag; nil while there is none.
    package private(set) var cursor: CursorShape?
    /// The image of the drag on the screen; nil if there is none.
    package internal(set) var image: DragImage?
    /// The location of the image's hotspot, in points of the screen.
    package internal(set) var imageLocation = CGPoint.zero
    /// The drag of another program that is over a window.
    weak var foreignDrag: HeadlessForeignDrag?

    init(server: HeadlessServer) { self.server = server }

    // MARK: Beginning

    func begin(
        from surface: HeadlessSurface, _ configuration: DragConfiguration, delegate: any DisplayDragDelegate
    ) -> DragSession? {
        guard server.isConnected, session == nil, surface.isMapped, !configuration.operations.isEmpty,
            !server.isInputGrabbedByOtherClient
        else { return nil }
        switch configuration.input {
        case .pointer:
            guard let button = buttons.min() else { return nil }
            self.button = button
            surface.deliverFirst(InputEvent(timestamp: server.now, kind: .pointerCancelled))
            surface.deliverFirst(InputEvent(timestamp: server.now, kind: .pointerExited))
        case .touch(let id):
            guard touches.contains(id) else { return nil }
            let origin = surface.screenOrigin
            let location = CGPoint(
                x: configuration.location.x - origin.x, y: configuration.location.y - origin.y)
            let change = TouchChange(id: id, samples: [TouchSample(timestamp: server.now, location: location)])
            surface.deliverFirst(InputEvent(timestamp: server.now, kind: .touches(.cancelled, [change])))
        }
        input = configuration.input
        source = surface
        let session = DragSession(
            host: self, surface: surface, configuration: configuration, modifiers: lastModifiers, delegate: delegate)
        self.session = session
        return session
    }

    private var lastModifiers: KeyModifiers = []

    // MARK: Input

    /// Handles an event before its surface.
    ///
    /// - Returns: The part of the event that is not for the drag; nil if there is none.
    func filter(_ event: InputEvent, _ surface: HeadlessSurface) -> InputEvent? {
        lastModifiers = event.modifiers
        switch event.kind {
        case .button(let number, let isDown, _):
            if isDown { buttons.insert(number) } else { buttons.remove(number) }
            if !isDown, ignoredButtons.remove(number) != nil { return nil }
        case .pointerCancelled: buttons.removeAll()
        default: break
        }
        if case .touches(let phase, let changes) = event.kind { return filter(phase, changes, event, surface) }
        guard let session else { return event }
        if case .key(let key) = event.kind {
            let escape = 41
            if key.usage == escape, key.isDown {
                session.cancel()
            } else if event.modifiers != session.modifiers {
                session.move(to: session.location, modifiers: event.modifiers)
            }
            return nil
        }
        guard input == .pointer, isPointer(event.kind) else { return event }
        switch event.kind {
        case .pointerMoved(let samples):
            if let last = samples.last { session.move(to: screen(last.location, surface), modifiers: event.modifiers) }
        case .button(button, isDown: false, let location):
            session.release(at: screen(location, surface), modifiers: event.modifiers)
        case .button(let number, isDown: true, _):
            ignoredButtons.insert(number)
            session.cancel()
        case .pointerCancelled: session.cancel()
        default: break
        }
        return nil
    }

    private func isPointer(_ kind: InputEvent.Kind) -> Bool {
        switch kind {
        case .pointerMoved, .pointerEntered, .pointerExited, .button, .scroll, .transform, .pointerCancelled: true
        default: false
        }
    }

    private func filter(
        _ phase: InputEvent.TouchPhase, _ changes: [TouchChange], _ event: InputEvent, _ surface: HeadlessSurface
    ) -> InputEvent? {
        var rest: [TouchChange] = []
        for change in changes {
            let isEnd = phase == .ended || phase == .cancelled
            if isEnd { touches.remove(change.id) } else { touches.insert(change.id) }
            if ignoredTouches.contains(change.id) {
                if isEnd { ignoredTouches.remove(change.id) }
            } else if let session, input == .touch(id: change.id), let last = change.samples.last {
                let location = screen(last.location, surface)
                switch phase {
                case .began: break
                case .moved: session.move(to: location, modifiers: event.modifiers)
                case .ended: session.release(at: location, modifiers: event.modifiers)
                case .cancelled: session.cancel()
                }
            } else {
                rest.append(change)
            }
        }
        guard !rest.isEmpty else { return nil }
        var event = event
        event.kind = .touches(phase, rest)
        return event
    }

    private func screen(_ location: CGPoint, _ surface: HeadlessSurface) -> CGPoint {
        CGPoint(x: location.x + surface.screenOrigin.x, y: location.y + surface.screenOrigin.y)
    }

    // MARK: Windows

    /// Returns the front window of the application at a location: popups, then the window with keyboard focus, then
    /// newer windows before older ones.
    func ownSurface(at location: CGPoint) -> HeadlessSurface? {
        let candidates = server.surfaces.reversed().filter { $0.isMapped && $0.frame.contains(location) }
        return candidates.first { $0.kind.isPopup } ?? candidates.first { $0.hasFocus } ?? candidates.first
    }

    func surfaceEnded(_ surface: HeadlessSurface) {
        for session in finishing + [session].compactMap({ $0 }) { session.surfaceWasDestroyed(surface) }
        foreignDrag?.surfaceEnded(surface)
    }

    func connectionEnded() {
        for session in finishing + [session].compactMap({ $0 }) { session.connectionEnded() }
        foreignDrag?.terminate()
    }
}

extension HeadlessDragAndDrop: DragHost {
    var scheduler: Scheduler { server.scheduler }

    func dragTarget(at location: CGPoint) -> DragTarget {
        if let target = foreignTargets.last(where: { $0.frame.contains(location) }) {
            return target.isAware ? .foreign(target) : .none
        }
        return ownSurface(at: location).map { .own($0) } ?? .none
    }

    func showDragCursor(_ shape: CursorShape) { if input == .pointer { cursor = shape } }

    func makeDragImagePresenter() -> (any DragImagePresenter)? { HeadlessDragImagePresenter(dragAndDrop: self) }

    func dragDidEndTracking(_ session: DragSession) {
        guard self.session === session else { return }
        self.session = nil
        cursor = nil
        finishing.append(session)
        switch input {
        case .pointer:
            ignoredButtons.formUnion(buttons)
            // The events of the pointer arrive at the window below again.
            guard let surface = ownSurface(at: session.location) else { break }
            let location = CGPoint(
                x: session.location.x - surface.screenOrigin.x, y: session.location.y - surface.screenOrigin.y)
            surface.deliverFirst(InputEvent(timestamp: server.now, kind: .pointerEntered(location)))
        case .touch(let id): if touches.contains(id) { ignoredTouches.insert(id) }
        }
    }

    func dragDidFinish(_ session: DragSession) { finishing.removeAll { $0 === session } }

    func applicationCodeWillRun() {}
}
