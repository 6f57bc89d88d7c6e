import DisplayServer

/// Turns the input of one scene into events and sends them off: it knows every touch, key and button that is down.
@MainActor package final class EventTranslator {
    private unowned let scene: UIWindowScene
    /// The event of the multi-touch sequence that is going on.
    private var sequence: UITouchesEvent?
    private var active: [UITouch.Contact: UITouch] = [:]
    /// The views that touches are down in.
    var touchedViews: [UIView] { active.values.compactMap(\.view) }
    private var presses = PressTracker()
    /// The keys that are down and perform commands, by their codes: they are no presses.
    private var commandKeys: Set<Int> = []
    let hover = HoverTracker()
    /// The last event of hovering, changed and sent again unless somebody kept it.
    private var hoverEvent: UIHoverEvent?
    private var taps = TapCounter()
    private var buttons: UIEvent.ButtonMask = []
    private weak var transformWindow: UIWindow?

    init(scene: UIWindowScene) { self.scene = scene }

    /// Where a finger or the pointer is down; nil if none is.
    var pressedPlace: CGPoint? { sequence?.ordered.last { active[$0.contact] === $0 }?.sceneLocation }
    /// What came down last.
    private(set) var lastTouchType: UITouch.TouchType?

    /// Makes events of input and has them delivered; whatever waits for the end of the event runs before this returns.
    package func handle(_ input: InputEvent) {
        EventEnd.begin()
        defer { EventEnd.end() }
        // The caret may have gone elsewhere, away from what is being composed.
        defer { scene.textInput.update(isLaidOut: false) }
        let modifiers = UIKeyModifierFlags(input.modifiers)
        switch input.kind {
        case .touches(.began, let changes):
            begin(changes, at: input.timestamp, modifiers)
        case .touches(.moved, let changes):
            update(changes.map { (.finger($0.id), $0.samples) }, to: .moved, at: input.timestamp, modifiers)
        case .touches(.ended, let changes):
            update(changes.map { (.finger($0.id), $0.samples) }, to: .ended, at: input.timestamp, modifiers)
        case .touches(.cancelled, let changes):
            let contacts = Set(changes.map { UITouch.Contact.finger($0.id) })
            cancelTouches(bySystem: true) { contacts.contains($0.contact) }
        case .pointerMoved(let samples):
            pointerMoved(samples, at: input.timestamp, modifiers)
        case .pointerEntered(let location):
            sendHover(.entered, location, input.timestamp, modifiers)
        case .pointerExited:
            if active[.pointer] == nil { sendHover(.exited, hover.location, input.timestamp, modifiers) }
        case .button(let number, let isDown, let location):
            button(.button(number), isDown: isDown, location, input.timestamp, modifiers)
        case .pointerCancelled:
            buttons = []
            cancelTouches(bySystem: true) { $0.contact == .pointer }
        case .scroll(let delta, let isContinuous, let location):
            let event = UIScrollEvent(
                delta: delta, isContinuous: isContinuous, sceneLocation: location,
                window: scene.hitTest(location, with: nil)?.window, timestamp: input.timestamp)
            event.modifiers = modifiers
            event.buttons = buttons
            UIApplication.shared.sendEvent(event)
        case .transform(let phase, let scale, let rotation, let location):
            transform(phase, scale, rotation, location, input.timestamp, modifiers)
        case .key(let change):
            key(change, at: input.timestamp, modifiers)
        case .text(let change):
            scene.textInput.handle(change)
        case .keysCancelled:
            cancelPresses()
        }
    }

    // MARK: Keys

    private func key(_ change: KeyChange, at time: TimeInterval, _ modifiers: UIKeyModifierFlags) {
        if change.isDown { scene.textInput.keyWasPressed() }
        if performsCommand(change, modifiers) { return }
        if let event = presses.handle(change, window: scene.keyWindow, time: time, modifiers: modifiers) {
            UIApplication.shared.sendEvent(event)
        } else if change.isDown, let press = presses.press(of: change.code) {
            press.responder?.pressRepeated(press, key: UIKey(change, modifiers: modifiers))
        }
    }

    /// Whether a key performs a command, or did when it went down: it is no press then. Commands repeat with the key
    /// (KY-06).
    private func performsCommand(_ change: KeyChange, _ modifiers: UIKeyModifierFlags) -> Bool {
        guard change.isDown else { return commandKeys.remove(change.code) != nil }
        let isCommand = commandKeys.contains(change.code)
        guard let window = scene.keyWindow, isCommand || presses.press(of: change.code) == nil else { return isCommand }
        // Modifier keys choose commands and perform none.
        guard !(0xe0...0xe7).contains(change.usage) else { return false }
        let key = UIKey(change, modifiers: modifiers)
        guard KeyCommandDispatch.perform(key, from: window.pressStart, in: window) else { return isCommand }
        commandKeys.insert(change.code)
        return true
    }

    // MARK: Touches

    private func begin(_ changes: [TouchChange], at time: TimeInterval, _ modifiers: UIKeyModifierFlags) {
        var new: [UITouch] = []
        for change in changes {
            guard let sample = change.samples.last else { continue }
            let contact = UITouch.Contact.finger(change.id)
            // A finger that never ended, as far as we were told, is another one now.
            if active[contact] != nil { cancelTouches(bySystem: true) { $0.contact == contact } }
            let touch = UITouch()
            touch.type = change.kind == .pen ? .pencil : .direct
            touch.contact = contact
            if let pressure = sample.pressure {
                touch.force = pressure
                touch.maximumPossibleForce = 1
            }
            touch.majorRadius = sample.radius ?? 0
            new.append(touch)
            start(touch, at: sample.location, time: time)
        }
        send(new, at: time, modifiers)
    }

    /// Finds the view of a touch that came down and makes it part of the sequence.
    private func start(_ touch: UITouch, at location: CGPoint, time: TimeInterval) {
        let event = sequence ?? UITouchesEvent(timestamp: time)
        sequence = event
        lastTouchType = touch.type
        touch.phase = .began
        touch.timestamp = time
        touch.sceneLocation = location
        touch.previousSceneLocation = location
        touch.initialSceneLocation = location
        touch.initialTimestamp = time
        if let (window, view) = scene.hitTest(location, with: event) {
            touch.window = window
            touch.hitView = view
            touch.view = receives(touch, view, in: window) ? view : nil
        }
        touch.tapCount = taps.touchDown(
            at: location, in: touch.window.map(ObjectIdentifier.init), time: time, type: touch.type, buttons: buttons,
            isAlone: active.isEmpty, .current)
        active[touch.contact] = touch
        event.ordered.append(touch)
    }

    /// Whether `view` takes a new touch beside those that are down: views take one unless they say otherwise (HT-21),
    /// and exclusive views share a window with nobody (HT-22).
    private func receives(_ touch: UITouch, _ view: UIView, in window: UIWindow) -> Bool {
        for other in active.values where other !== touch {
            guard let tracking = other.view, other.window === window else { continue }
            if tracking === view {
                if !view.isMultipleTouchEnabled { return false }
            } else if view.isExclusiveTouch || tracking.isExclusiveTouch {
                return false
            }
        }
        return true
    }

    private func update(
        _ changes: [(contact: UITouch.Contact, samples: [TouchSample])], to phase: UITouch.Phase, at time: TimeInterval,
        _ modifiers: UIKeyModifierFlags
    ) {
        var changed: [UITouch] = []
        for (contact, samples) in changes {
            // Unknown contacts were cancelled before: their fingers are still down.
            guard let touch = active[contact], let last = samples.last else { continue }
            touch.coalesced.removeAll(keepingCapacity: true)
            touch.previousSceneLocation = touch.sceneLocation
            touch.phase = phase
            for sample in samples {
                touch.timestamp = sample.timestamp
                touch.sceneLocation = sample.location
                if let pressure = sample.pressure { touch.force = pressure }
                if let radius = sample.radius { touch.majorRadius = radius }
                if samples.count > 1 { touch.coalesced.append(touch.copySample()) }
            }
            touch.timestamp = max(last.timestamp, time)
            updateTapCount(touch)
            changed.append(touch)
        }
        send(changed, at: time, modifiers)
    }

    /// A touch that strays or is held is no tap (TE-10).
    private func updateTapCount(_ touch: UITouch) {
        guard touch.tapCount > 0 else { return }
        let thresholds = InputThresholds.current
        let slop = thresholds.tapSlop(for: touch.type)
        let start = touch.initialSceneLocation
        let strayed = hypot(touch.sceneLocation.x - start.x, touch.sceneLocation.y - start.y) > slop
        if strayed || touch.timestamp - touch.initialTimestamp > thresholds.holdDuration {
            touch.tapCount = 0
            taps.forget()
        }
    }

    /// Sends the sequence's event with the given touches changed and all others stationary.
    private func send(_ changed: [UITouch], at time: TimeInterval, _ modifiers: UIKeyModifierFlags) {
        guard let event = sequence, !changed.isEmpty else { return }
        for touch in event.ordered where !changed.contains(where: { $0 === touch }) {
            touch.phase = .stationary
            touch.coalesced.removeAll(keepingCapacity: true)
        }
        event.eventTimestamp = time
        event.modifiers = modifiers
        event.buttons = buttons
        UIApplication.shared.sendEvent(event)
        // Handlers may have cancelled touches; those are gone from `active` already.
        for touch in changed where touch.phase == .ended && active[touch.contact] === touch { forget(touch) }
    }

    private func forget(_ touch: UITouch) {
        if let event = sequence { touch.window?.gestureArbiter.forget(touch, event) }
        if active[touch.contact] === touch { active[touch.contact] = nil }
        sequence?.ordered.removeAll { $0 === touch }
        if active.isEmpty { sequence = nil }
    }

    /// The next touch is a first tap, whatever came before it.
    package func forgetTaps() { taps.forget() }

    /// A window leaves the scene, with the touches in it.
    func windowWillLeave(_ window: UIWindow) {
        taps.forget(ObjectIdentifier(window))
        cancelTouches { $0.window === window }
    }

    // MARK: Cancelling

    /// Cancels every touch and press that is down.
    package func cancelAll() {
        buttons = []
        cancelTouches(bySystem: true) { _ in true }
        cancelPresses()
        hover.clear()
    }

    /// Cancels the touches that `match`: their views hear of it now, and of nothing after it.
    ///
    /// - Parameter bySystem: whether it is news, which goes the way of all events (AP-04), so that overrides of
    ///   `sendEvent` see the end of what they saw begin. What the app itself causes, such as a view's leaving, is none.
    func cancelTouches(bySystem: Bool = false, where match: (UITouch) -> Bool) {
        guard let event = sequence else { return }
        let touches = event.ordered.filter { active[$0.contact] === $0 && match($0) }
        guard !touches.isEmpty else { return }
        // Gone before anybody is told, so that nothing that happens meanwhile cancels them again.
        for touch in touches {
            active[touch.contact] = nil
            touch.phase = .cancelled
            touch.timestamp = scene.server.scheduler.now
            touch.coalesced.removeAll()
        }
        event.eventTimestamp = scene.server.scheduler.now
        if bySystem {
            for touch in event.ordered where active[touch.contact] === touch { touch.phase = .stationary }
            UIApplication.shared.sendEvent(event)
            // An override may have kept it; what began must end all the same (TE-13).
            for touch in touches { touch.window?.gestureArbiter.forget(touch, event) }
        } else {
            for (window, group) in Dictionary(grouping: touches, by: { $0.window }) {
                window?.gestureArbiter.cancel(group, with: event)
            }
        }
        event.ordered.removeAll { touch in touches.contains { $0 === touch } }
        if active.isEmpty, sequence === event { sequence = nil }
    }

    /// Cancels the presses of keys that are down.
    func cancelPresses() {
        commandKeys.removeAll()
        if let event = presses.cancelAll(time: scene.server.scheduler.now) { UIApplication.shared.sendEvent(event) }
    }

    /// Cancels the presses of a window that has lost the keys to another of its scene.
    func cancelPresses(in window: UIWindow) {
        let now = scene.server.scheduler.now
        if let event = presses.cancel(time: now, where: { $0.window === window }) {
            UIApplication.shared.sendEvent(event)
        }
    }

    /// Ends touches in a view that leaves, and forgets that the pointer is over it.
    func viewWillLeave(_ view: UIView) {
        let arbiter = view.windowStorage?.gestureArbiter
        arbiter?.viewWillLeave(view)
        let concerned = sequence?.ordered.filter { $0.view?.isDescendant(of: view) ?? false } ?? []
        // A touch that a recognizer elsewhere is about goes on for that; the view hears of its end.
        arbiter?.takeFromViews(concerned.filter { !$0.recognizers.isEmpty })
        cancelTouches { touch in touch.view?.isDescendant(of: view) ?? false }
        if let event = presses.cancel(
            time: scene.server.scheduler.now, where: { $0.responder?.belongs(to: view) ?? false })
        {
            view.windowStorage?.gestureArbiter.deliver(event)
        }
        hover.viewWillLeave(view)
    }

    // MARK: Pointer

    private func button(
        _ button: UIEvent.ButtonMask, isDown: Bool, _ location: CGPoint, _ time: TimeInterval,
        _ modifiers: UIKeyModifierFlags
    ) {
        if isDown {
            buttons.formUnion(button)
        } else {
            // The mask of the event that ends a press still says which button it was.
            defer { buttons.subtract(button) }
            guard buttons == button else { return }
            update(
                [(.pointer, [TouchSample(timestamp: time, location: location)])], to: .ended, at: time, modifiers)
            buttons = []
            sendHover(.moved, location, time, modifiers)
            return
        }
        // A second button changes the mask of the touch that is there (TE-16).
        guard active[.pointer] == nil else { return }
        if button == .secondary {
            lastTouchType = .indirectPointer
            if ContextMenus.open(at: location, in: scene) { return }
        }
        let touch = UITouch()
        touch.type = .indirectPointer
        touch.contact = .pointer
        start(touch, at: location, time: time)
        send([touch], at: time, modifiers)
    }

    private func pointerMoved(_ samples: [PointerSample], at time: TimeInterval, _ modifiers: UIKeyModifierFlags) {
        guard let last = samples.last else { return }
        if active[.pointer] != nil {
            let moved = samples.map { TouchSample(timestamp: $0.timestamp, location: $0.location) }
            update([(.pointer, moved)], to: .moved, at: time, modifiers)
        } else if buttons.isEmpty {
            sendHover(.moved, last.location, time, modifiers)
        }
    }

    /// All of a touchpad's gesture goes to the window in which it began.
    private func transform(
        _ phase: InputEvent.TouchPhase, _ scale: CGFloat, _ rotation: CGFloat, _ location: CGPoint,
        _ time: TimeInterval, _ modifiers: UIKeyModifierFlags
    ) {
        if phase == .began { transformWindow = scene.hitTest(location, with: nil)?.window }
        let event = UITransformEvent(
            phase: UITouch.Phase(phase), scale: scale, rotation: rotation, sceneLocation: location,
            window: transformWindow, timestamp: time)
        event.modifiers = modifiers
        event.buttons = buttons
        UIApplication.shared.sendEvent(event)
    }

    private func sendHover(
        _ phase: UIHoverEvent.Phase, _ location: CGPoint, _ time: TimeInterval, _ modifiers: UIKeyModifierFlags
    ) {
        let hit = phase == .exited ? nil : scene.hitTest(location, with: nil)
        let event = reusableHoverEvent(at: time)
        event.phase = phase
        event.window = hit?.window ?? hover.view?.window
        event.sceneLocation = location
        event.modifiers = modifiers
        event.buttons = buttons
        hover.move(to: hit?.view, location: location)
        if event.window != nil { UIApplication.shared.sendEvent(event) } else { hover.tellRecognizers(event) }
    }

    /// Pointers move often: unless an app kept the last event, there is no new object for each move.
    private func reusableHoverEvent(at time: TimeInterval) -> UIHoverEvent {
        if isKnownUniquelyReferenced(&hoverEvent), let hoverEvent {
            hoverEvent.eventTimestamp = time
            return hoverEvent
        }
        let event = UIHoverEvent(timestamp: time)
        hoverEvent = event
        return event
    }

    /// A view in the scene got or lost a recognizer of hovering.
    func recognizersDidChange() {
        hover.recognizersDidChange()
    }
}

extension UITouch.Phase {
    fileprivate init(_ phase: InputEvent.TouchPhase) {
        switch phase {
        case .began: self = .began
        case .moved: self = .moved
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        }
    }
}
