import QuartzCore

/// Records changes with their relative start and end times, and creates a keyframe animation for each property.
@MainActor final class KeyframeRecorder {
    private struct Step {
        var start: Double
        var end: Double
        var value: AnimationValue
    }

    private final class Track {
        let view: UIView
        let property: LayerProperty
        let first: AnimationValue
        let seen: AnimationValue?
        var steps: [Step] = []

        init(_ view: UIView, _ property: LayerProperty, _ first: AnimationValue, _ seen: AnimationValue?) {
            self.view = view
            self.property = property
            self.first = first
            self.seen = seen
        }
    }

    private let mode: CAAnimationCalculationMode
    private var tracks: [Track] = []
    private var start = 0.0
    private var end = 1.0

    init(mode: CAAnimationCalculationMode) { self.mode = mode }

    /// Creates a recorder for changes in the current step of another recorder.
    init(within outer: KeyframeRecorder) {
        mode = outer.mode
        start = outer.start
        end = outer.end
    }

    /// Runs changes with a relative start time and duration, from 0 to 1.
    func step(from start: Double, lasting duration: Double, _ changes: () -> Void) {
        let outer = (self.start, self.end)
        self.start = start.isFinite ? min(1, max(0, start)) : 0
        self.end = duration.isFinite ? min(1, max(self.start, self.start + duration)) : 1
        changes()
        (self.start, self.end) = outer
    }

    func note(
        _ view: UIView, _ property: LayerProperty, _ old: AnimationValue, _ seen: AnimationValue?,
        _ new: AnimationValue
    ) {
        let known = tracks.first { $0.view === view && $0.property == property }
        let track = known ?? Track(view, property, old, seen)
        if known == nil { tracks.append(track) }
        track.steps.append(Step(start: start, end: end, value: new))
    }

    /// Starts the recorded animations.
    func start(in block: AnimationBlock) {
        for track in tracks {
            let (values, times) = keyframes(of: track)
            let animation = CAKeyframeAnimation(keyPath: track.property.rawValue)
            animation.setKeyframes(values, at: times, [])
            animation.calculationMode = mode
            animation.duration = block.duration
            if let animator = block.animator {
                animator.adopt(
                    animation, track.view, track.property, from: track.first, to: values[values.count - 1])
                continue
            }
            if case .curve(let function) = block.pace { animation.timingFunction = function }
            track.view.layer.removeViewAnimations(of: track.property)
            block.begin(animation, on: track.view, name: track.property.rawValue)
        }
    }

    private func keyframes(of track: Track) -> (values: [AnimationValue], times: [Double]) {
        var values = [track.seen ?? track.first]
        var times = [0.0]
        // Sort by start time; steps with equal start times keep the order of the calls.
        let steps = track.steps.enumerated()
            .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element)
        for step in steps {
            // A step that starts during another one replaces its rest.
            while times.count > 1, let last = times.last, last > step.start {
                let before = times[times.count - 2]
                let share = last > before ? (step.start - before) / (last - before) : 1
                if before <= step.start {
                    values[values.count - 1] =
                        values[values.count - 2].mixed(with: values[values.count - 1], max(0, share))
                    times[times.count - 1] = step.start
                } else {
                    values.removeLast()
                    times.removeLast()
                }
            }
            if mode == .discrete {
                values.append(step.value)
                times.append(step.start)
                continue
            }
            if let last = times.last, last < step.start {
                values.append(values[values.count - 1])
                times.append(step.start)
            }
            values.append(step.value)
            times.append(step.end)
        }
        if mode != .discrete, let last = times.last, last < 1 {
            values.append(values[values.count - 1])
            times.append(1)
        }
        return (values, times)
    }
}
