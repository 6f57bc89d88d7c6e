/// Moves all animations, frame by frame. Without any it does nothing.
@MainActor package enum AnimationDriver {
    /// The layers that have animations, in the order they got the first.
    private static var entries: [LayerAnimations] = []
    /// What moves animations by hand.
    private static var sources: [any AnimationSource] = []
    /// Animations that were taken away, whose delegates have not been told.
    private static var removed: [RunningAnimation] = []
    /// Animations that were active for the first time in the last frame.
    private static var started: [RunningAnimation] = []

    /// Another number after each change of which layers are in which tree.
    private(set) static var treeEpoch = 0

    /// Asks for a call of ``deliver()`` soon, where no layer that is shown asks for a frame. Whoever joins layers and
    /// display installs it.
    package static var wake: (() -> Void)?

    /// Whether a layer anywhere has an animation.
    package static var isIdle: Bool { entries.isEmpty && sources.isEmpty && removed.isEmpty && started.isEmpty }

    // MARK: What there is

    static func add(_ entry: LayerAnimations) { entries.append(entry) }

    /// A layer got into a tree, or out of one.
    static func treeDidChange(isLeaving: Bool = false) {
        treeEpoch &+= 1
        if isLeaving, !entries.isEmpty { wake?() }
    }

    static func note(removed animation: RunningAnimation) {
        removed.append(animation)
        wake?()
    }

    /// Adds what moves animations by hand; it is asked in each frame of its host until it is removed.
    package static func add(_ source: any AnimationSource) {
        if !sources.contains(where: { $0 === source }) { sources.append(source) }
    }

    package static func remove(_ source: any AnimationSource) { sources.removeAll { $0 === source } }

    // MARK: Frames

    /// A frame begins: what has ended is taken away, and those who wait for it are told.
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

    /// All changes of the frame are made: layers show what their animations say.
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

    /// When the next frame is needed for animations.
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

    /// - Parameter isSeen: whether anybody sees the frames; otherwise only beginnings and ends matter.
    static func nextFrame(_ host: LayerHost, after time: TimeInterval, isSeen: Bool) -> NextFrame {
        if isIdle { return .never }
        // Delegates wait to be told.
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

    /// Runs `body` while all layers show their model values.
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

    /// Runs `body` while all layers in `root` show what they show at another time.
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

    /// Ends the animations of layers that are gone or are shown no more, and tells all who wait for that.
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
        // What they moved is shown no more.
        for source in sources where source.host == nil { source.finishIfDone() }
    }

    private static func sweep() {
        var emptied = false
        for entry in entries where entry.layer == nil || entry.hasBegun && entry.host == nil {
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

/// Moves animations by hand, in step with frames.
@MainActor package protocol AnimationSource: AnyObject {
    /// Whose frames it follows.
    var host: LayerHost? { get }
    /// Whether each frame shows something else.
    var isRunning: Bool { get }
    /// When it stops running by itself, in seconds since the system started.
    var endTime: TimeInterval? { get }
    /// A frame of this time begins.
    func advance(to time: TimeInterval)
    /// All have advanced: time to tell of an end.
    func finishIfDone()
}
