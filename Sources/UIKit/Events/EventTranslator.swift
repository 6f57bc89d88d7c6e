import DisplayServer

/// Translates the input of one scene into events and dispatches them. It tracks every touch, key and button that is
/// down.
@MainActor package final class EventTranslator {
    private unowned let scene: UIWindowScene
    /// The event of the current multi-touch sequence.
    private var sequence: UITouchesEvent?
    private var active: [UITouch.Contact: UITouch] = [:]
    /// The views that receive the current touches.
    var touchedViews: [UIView] { active.values.compactMap(\.view) }
    private var presses = PressTracker()
    /// The hardware codes of held keys that performed a key command. They produce no presses.
    private var commandKeys: Set<Int> = []
    let hover = HoverTracker()
    /// The most recent hover event, which is reused unless the app retains it.
    private var hoverEvent: UIHoverEvent?
    private var taps = TapCounter()
    private var buttons: UIEvent.ButtonMask = []
    private weak var transformWindow: UIWindow?

    init(scene: UIWindowScene) { self.scene = scene }

    /// The location of the most recent finger or pressed pointer, in points of the scene; nil if none is down.
    var lastPressLocation: CGPoint? { sequence?.ordered.last { active[$0.contact] === $0 }?.sceneLocation }
    /// The type of the most recent touch.
    private(set) var lastTouchType: UITouch.TouchType?

    /// Translates input into events and dispatches them. Work that was deferred until the end of the event runs before
    /// this method returns.
    package func handle(_ input: InputEvent) {
        DeferredEventWork.begin()
        defer { DeferredEventWork.end() }
        // The insertion point may have moved away from the marked text.
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

    /// Returns a Boolean value that indicates whether a key performs a key command, or performed one when it was
    /// pressed. Such a key produces no press. Commands repeat with the key (KY-06).
    private func performsCommand(_ change: KeyChange, _ modifiers: UIKeyModifierFlags) -> Bool {
        guard change.isDown else { return commandKeys.remove(change.code) != nil }
        let isCommand = commandKeys.contains(change.code)
        guard let window = scene.keyWindow, isCommand || presses.press(of: change.code) == nil else { return isCommand }
        // Modifier keys modify commands but perform none.
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
            // The display server did not report the end of the previous finger with this identifier.
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

    /// Hit-tests a new touch and adds it to the sequence.
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
            isAlone: active.isEmpty, scene.display.inputThresholds)
        active[touch.contact] = touch
        event.ordered.append(touch)
    }

    /// Returns a Boolean value that indicates whether `view` receives a new touch in addition to the current ones. A
    /// view receives one touch unless it enables multiple touches (HT-21), and an exclusive view excludes the other
    /// views of its window (HT-22).
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
            // A contact without a touch was cancelled while its finger remained down.
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

    /// Resets the tap count of a touch that moved too far or is held (TE-10).
    private func updateTapCount(_ touch: UITouch) {
        guard touch.tapCount > 0 else { return }
        let thresholds = scene.display.inputThresholds
        let slop = thresholds.tapSlop(for: touch.type)
        let start = touch.initialSceneLocation
        let hasMoved = hypot(touch.sceneLocation.x - start.x, touch.sceneLocation.y - start.y) > slop
        if hasMoved || touch.timestamp - touch.initialTimestamp > thresholds.touchHoldTime {
            touch.tapCount = 0
            taps.reset()
        }
    }

    /// Sends the sequence's event with `changed` as the changed touches and all others stationary.
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
        // Handlers may have cancelled touches, which are then no longer in `active`.
        for touch in changed where touch.phase == .ended && active[touch.contact] === touch { remove(touch) }
    }

    private func remove(_ touch: UITouch) {
        if let event = sequence { touch.window?.gestureArbiter.remove(touch, event) }
        if active[touch.contact] === touch { active[touch.contact] = nil }
        sequence?.ordered.removeAll { $0 === touch }
        if active.isEmpty { sequence = nil }
    }

    /// Resets tap counting, so that the next touch counts as a first tap.
    package func resetTapCount() { taps.reset() }

    /// Cancels the touches of a window that is removed from the scene.
    func windowWillLeave(_ window: UIWindow) {
        taps.windowWillLeave(ObjectIdentifier(window))
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

    /// Cancels the touches that satisfy `match`. Their views are notified immediately and receive no further events for
    /// them.
    ///
    /// - Parameters:
    ///   - bySystem: Whether the system causes the cancellation. It is then sent as an event (AP-04), so that overrides
    ///     of `sendEvent` receive the end of each touch whose beginning they received. Cancellations that the app
    ///     causes, for example by removing a view, are not sent as events.
    ///   - match: A closure that selects touches.
    func cancelTouches(bySystem: Bool = false, where match: (UITouch) -> Bool) {
        guard let event = sequence else { return }
        let touches = event.ordered.filter { active[$0.contact] === $0 && match($0) }
        guard !touches.isEmpty else { return }
        // Remove the touches before notifying anyone, so that reentrant calls do not cancel them again.
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
            // An override of `sendEvent` may have discarded the event, but every touch that began must end (TE-13).
            for touch in touches { touch.window?.gestureArbiter.remove(touch, event) }
        } else {
            for (window, group) in Dictionary(grouping: touches, by: { $0.window }) {
                window?.gestureArbiter.cancel(group, with: event)
            }
        }
        event.ordered.removeAll { touch in touches.contains { $0 === touch } }
        if active.isEmpty, sequence === event { sequence = nil }
    }

    /// Cancels the presses of held keys.
    func cancelPresses() {
        commandKeys.removeAll()
        if let event = presses.cancelAll(time: scene.server.scheduler.now) { UIApplication.shared.sendEvent(event) }
    }

    /// Cancels the presses of a window that is no longer the key window of its scene.
    func cancelPresses(in window: UIWindow) {
        let now = scene.server.scheduler.now
        if let event = presses.cancel(time: now, where: { $0.window === window }) {
            UIApplication.shared.sendEvent(event)
        }
    }

    /// Cancels touches in a view that is removed from its window, and stops tracking hover in it.
    func viewWillLeave(_ view: UIView) {
        let arbiter = view.windowStorage?.gestureArbiter
        arbiter?.viewWillLeave(view)
        let concerned = sequence?.ordered.filter { $0.view?.isDescendant(of: view) ?? false } ?? []
        // A touch that a recognizer outside the view tracks continues for that recognizer; the view receives a
        // cancellation.
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
            // The event that ends the touch still contains the button in its mask.
            defer { buttons.subtract(button) }
            guard buttons == button else { return }
            update(
                [(.pointer, [TouchSample(timestamp: time, location: location)])], to: .ended, at: time, modifiers)
            buttons = []
            sendHover(.moved, location, time, modifiers)
            return
        }
        // A second button changes the button mask of the current touch (TE-16).
        guard active[.pointer] == nil else { return }
        if button == .secondary {
            lastTouchType = .indirectPointer
            if ContextMenus.open(at: location, in: scene) { return }
            // A menu that could not be shown has cancelled all input.
            buttons.formUnion(button)
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

    /// Sends all events of a touchpad gesture to the window in which the gesture began.
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
        if UIToolTipInteraction.isUsed { scene.display.toolTips.pointerMoved(over: hover.view, location, in: scene) }
    }

    /// Reuses the previous hover event unless the app retains it, to avoid an allocation for each pointer movement.
    private func reusableHoverEvent(at time: TimeInterval) -> UIHoverEvent {
        if isKnownUniquelyReferenced(&hoverEvent), let hoverEvent {
            hoverEvent.eventTimestamp = time
            return hoverEvent
        }
        let event = UIHoverEvent(timestamp: time)
        hoverEvent = event
        return event
    }

    /// Updates hover tracking after a hover recognizer was added to or removed from a view in the scene.
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
