/// Updates all animations once per frame. Without animations it does no work.
///
/// Animations belong to layers, which move between hosts and can be in none. Therefore there is one list for the
/// process, of which each frame advances the animations of its host. Notifications are sent in the next frame of any
/// host, because the layers of ended animations may no longer have a host.
@MainActor package enum AnimationDriver {
    /// The animations of each animated layer, in the order in which the layers received their first animation.
    private static var entries: [LayerAnimations] = []
    /// The sources of interactively driven animations.
    private static var sources: [any InteractiveAnimationDriver] = []
    /// Removed animations whose delegates have not been notified.
    private static var removed: [RunningAnimation] = []
    /// Animations that became active in the last frame and whose delegates have not been notified.
    private static var started: [RunningAnimation] = []

    /// A number that changes whenever a layer enters or leaves a tree.
    private(set) static var treeEpoch = 0

    /// Requests a call of ``deliver()`` when no displayed layer requests a frame. The module that connects layers to a
    /// display installs it.
    package static var wake: (() -> Void)?

    /// A Boolean value that indicates whether no animation exists and no notification is pending.
    package static var isIdle: Bool { entries.isEmpty && sources.isEmpty && removed.isEmpty && started.isEmpty }

    // MARK: Registration

    static func add(_ entry: LayerAnimations) {
        if entry.host != nil { entry.wasInTree = true }
        entries.append(entry)
    }

    /// Records that a layer entered or left a tree.
    static func treeDidChange(isLeaving: Bool = false) {
        treeEpoch &+= 1
        if isLeaving, !entries.isEmpty { wake?() }
    }

    /// Records a removed animation, whose delegate is notified later.
    static func note(removed animation: RunningAnimation) {
        removed.append(animation)
        wake?()
    }

    /// Adds a source of interactively driven animations. It advances in every frame of its host until it is removed.
    package static func add(_ source: any InteractiveAnimationDriver) {
        if !sources.contains(where: { $0 === source }) { sources.append(source) }
    }

    /// Returns the sources that the frames of a host advance, in the order in which they were added.
    package static func sources(of host: LayerHost) -> [any InteractiveAnimationDriver] {
        sources.filter { $0.host === host }
    }

    /// Removes a source.
    package static func remove(_ source: any InteractiveAnimationDriver) { sources.removeAll { $0 === source } }

    // MARK: Frames

    /// Removes the animations that have ended and notifies their delegates, at the beginning of a frame.
    static func beginFrame(_ host: LayerHost, at time: TimeInterval) {
        guard !isIdle else { return }
        for source in sources where source.host === host { source.advance(to: time) }
        var ended: [(animation: RunningAnimation, end: TimeInterval)] = []
        for entry in entries where entry.host === host {
            guard let layer = entry.layer else { continue }
            entry.resolve(layer, at: time)
            let local = layer.localTime(time)
            for animation in entry.running where !animation.hasEnded {
                guard let end = animation.end, animation.moment(at: local).phase == .after else { continue }
                animation.hasEnded = true
                ended.append((animation, end))
                if animation.animation.isRemovedOnCompletion {
                    entry.running.removeAll { $0 === animation }
                }
            }
        }
        sweep()
        deliver()
        ended.sort { ($0.end, $0.animation.order) < ($1.end, $1.animation.order) }
        for (animation, _) in ended { tell(animation, finished: true) }
        for source in sources where source.host === host { source.finishIfDone() }
    }

    /// Updates the presentation values of the host's layers, after all changes of the frame.
    static func show(_ host: LayerHost, at time: TimeInterval) {
        guard !entries.isEmpty else { return }
        var emptied = false
        for entry in entries where entry.host === host {
            guard let layer = entry.layer else { continue }
            entry.resolve(layer, at: time)
            let local = layer.localTime(time)
            for animation in entry.running where !animation.hasStarted && animation.moment(at: local).phase != .before {
                animation.hasStarted = true
                started.append(animation)
            }
            entry.show(layer, at: time)
            if entry.running.isEmpty { emptied = true }
        }
        if emptied { removeEmptyEntries() }
    }

    /// The time at which animations need the next frame.
    enum NextFrame: Equatable {
        case next
        case at(TimeInterval)
        case never

        mutating func atMost(_ time: TimeInterval) {
            switch self {
            case .next: break
            case .at(let other): self = .at(min(other, time))
            case .never: self = .at(time)
            }
        }
    }

    /// Returns the time at which the host's animations need the next frame.
    ///
    /// - Parameters:
    ///   - host: The host of the animated layers.
    ///   - time: The time of the current frame.
    ///   - isSeen: A Boolean value that indicates whether the frames are visible. If not, only the begin and end times
    ///     of animations need a frame.
    static func nextFrame(_ host: LayerHost, after time: TimeInterval, isSeen: Bool) -> NextFrame {
        if isIdle { return .never }
        // Delegate notifications are pending.
        if !started.isEmpty || !removed.isEmpty { return .next }
        var result = NextFrame.never
        for source in sources where source.host === host && source.isRunning {
            if isSeen { return .next }
            if let end = source.endTime { result.atMost(end) }
        }
        for entry in entries where entry.host === host {
            guard let layer = entry.layer else { continue }
            let pace = layer.localSpeed
            guard pace != 0 else { continue }
            let local = layer.localTime(time)
            for animation in entry.running where !animation.hasEnded {
                if let progress = animation.animation.progress {
                    if isSeen, progress.isRunning { return .next }
                    continue
                }
                switch animation.moment(at: local).phase {
                case .before:
                    if pace > 0, let begin = animation.begin { result.atMost(time + (begin - local) / pace) }
                case .active:
                    if isSeen, animation.animation.speed != 0 { return .next }
                    if pace > 0, let end = animation.end { result.atMost(time + (end - local) / pace) }
                case .after: return .next
                }
            }
        }
        return result
    }

    /// Runs `body` while all layers use their model values. Calls are nested, so the state lasts no longer than a call.
    static func withModelValues(_ body: () -> Void) {
        let shown = entries.compactMap { entry in
            entry.layer.flatMap { layer in layer.presentationValues.map { (layer, $0) } }
        }
        for (layer, _) in shown { layer.presentationValues = nil }
        showsModelValues = true
        body()
        showsModelValues = false
        for (layer, values) in shown { layer.presentationValues = values }
    }
    private static var showsModelValues = false

    /// Runs `body` while the descendants of `root` use their presentation values at another time.
    static func withValues(in root: CALayer, at time: TimeInterval, _ body: () -> Void) {
        guard !showsModelValues else { return body() }
        var shown: [(CALayer, PresentationValues?)] = []
        for entry in entries {
            guard let layer = entry.layer, layer !== root, layer.isDescendant(of: root) else { continue }
            shown.append((layer, layer.presentationValues))
            layer.presentationValues = entry.values(of: layer, at: time).map { PresentationValues($0) }
        }
        body()
        for (layer, values) in shown { layer.presentationValues = values }
    }

    // MARK: Ends

    /// Ends the animations of deallocated layers and of layers that left their tree, and sends all pending
    /// notifications.
    package static func deliver() {
        sweep()
        while !started.isEmpty || !removed.isEmpty {
            let begun = started
            started.removeAll()
            for animation in begun { animation.animation.delegate?.animationDidStart(animation.animation) }
            let gone = removed
            removed.removeAll()
            for animation in gone { tell(animation, finished: false) }
        }
        // These sources have lost their host, so no frame finishes them.
        for source in sources where source.host == nil { source.finishIfDone() }
    }

    /// Ends the animations of deallocated layers and of layers that left their tree.
    private static func sweep() {
        var emptied = false
        for entry in entries where entry.layer == nil || entry.wasInTree && entry.host == nil {
            let gone = entry.running.filter { !$0.hasEnded }
            entry.running.removeAll()
            entry.layer?.presentationValues = nil
            removed.append(contentsOf: gone)
            emptied = true
        }
        if emptied { removeEmptyEntries() }
    }

    private static func removeEmptyEntries() {
        entries.removeAll { entry in
            guard entry.running.isEmpty else { return false }
            entry.layer?.animations = nil
            return true
        }
    }

    private static func tell(_ animation: RunningAnimation, finished: Bool) {
        animation.hasEnded = true
        animation.animation.delegate?.animationDidStop(animation.animation, finished: finished)
        let trackers = animation.trackers
        animation.trackers.removeAll()
        for tracker in trackers { tracker.animationDidEnd() }
    }
}
