/// How fast something has been moving lately: the slope of the straight line that fits its recent positions best (least
/// squares). Samples may come at any times, several at once or late; one that is off does not matter much.
package struct VelocityTracker {
    /// A tracker that knows of no positions.
    package init() {}

    private struct Sample {
        var time: TimeInterval
        var x: CGFloat
        var y: CGFloat
    }

    private static let capacity = 24
    // A ring.
    private var samples: [Sample] = []
    private var next = 0

    /// Notes a position. Of several at one time the last counts; times that run backwards are taken as the last time.
    package mutating func add(_ x: CGFloat, _ y: CGFloat = 0, at time: TimeInterval) {
        var sample = Sample(time: time, x: x, y: y)
        if !samples.isEmpty {
            let last = (next + samples.count - 1) % samples.count
            sample.time = max(time, samples[last].time)
            if samples[last].time == sample.time {
                samples[last] = sample
                return
            }
        }
        if samples.count < VelocityTracker.capacity {
            samples.append(sample)
        } else {
            samples[next] = sample
            next = (next + 1) % VelocityTracker.capacity
        }
    }

    /// Forgets all positions.
    package mutating func clear() {
        samples.removeAll(keepingCapacity: true)
        next = 0
    }

    /// When the last sample was taken.
    package var lastTime: TimeInterval? {
        samples.isEmpty ? nil : samples[(next + samples.count - 1) % samples.count].time
    }

    /// Whether this is the last position noted.
    func isAt(_ x: CGFloat, _ y: CGFloat) -> Bool {
        guard !samples.isEmpty else { return false }
        let last = samples[(next + samples.count - 1) % samples.count]
        return last.x == x && last.y == y
    }

    /// Units a second at a time: zero if nothing was noted within `rest` seconds before it, or at fewer than two times
    /// within `window` seconds before the last sample.
    package func velocity(at time: TimeInterval, window: TimeInterval, rest: TimeInterval) -> CGVector {
        guard let last = lastTime, time - last <= rest else { return .zero }
        var count: CGFloat = 0
        var sumT: CGFloat = 0
        var sumX: CGFloat = 0
        var sumY: CGFloat = 0
        for sample in samples where last - sample.time <= window {
            count += 1
            sumT += sample.time - last
            sumX += sample.x
            sumY += sample.y
        }
        guard count >= 2 else { return .zero }
        let (meanT, meanX, meanY) = (sumT / count, sumX / count, sumY / count)
        var spread: CGFloat = 0
        var alongX: CGFloat = 0
        var alongY: CGFloat = 0
        for sample in samples where last - sample.time <= window {
            let t = sample.time - last - meanT
            spread += t * t
            alongX += t * (sample.x - meanX)
            alongY += t * (sample.y - meanY)
        }
        guard spread > 0 else { return .zero }
        return CGVector(dx: alongX / spread, dy: alongY / spread)
    }

    /// The velocity by the thresholds in use.
    @MainActor func velocity(at time: TimeInterval) -> CGVector {
        let thresholds = InputThresholds.current
        return velocity(at: time, window: thresholds.velocityWindow, rest: thresholds.velocityRest)
    }
}
