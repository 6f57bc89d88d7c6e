/// Estimates velocity as the slope of a least-squares line through recent positions. Samples may arrive at irregular
/// times, several at once, or late; a single outlier has little effect.
package struct VelocityTracker {
    /// Creates a tracker without samples.
    package init() {}

    private struct Sample {
        var time: TimeInterval
        var x: CGFloat
        var y: CGFloat
    }

    private static let capacity = 24
    // A ring buffer.
    private var samples: [Sample] = []
    private var next = 0

    /// Adds a position. Of several samples with the same timestamp, the last replaces the others; a timestamp before
    /// the previous one is treated as equal to it.
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

    /// Removes all samples.
    package mutating func clear() {
        samples.removeAll(keepingCapacity: true)
        next = 0
    }

    /// The timestamp of the last sample.
    package var lastTime: TimeInterval? {
        samples.isEmpty ? nil : samples[(next + samples.count - 1) % samples.count].time
    }

    /// Returns a Boolean value that indicates whether the position equals that of the last sample.
    func isAt(_ x: CGFloat, _ y: CGFloat) -> Bool {
        guard !samples.isEmpty else { return false }
        let last = samples[(next + samples.count - 1) % samples.count]
        return last.x == x && last.y == y
    }

    /// Returns the velocity in units per second. It is zero if there is no sample within `rest` seconds before `time`,
    /// or if the samples within `window` seconds before the last one have fewer than two timestamps.
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

    /// Returns the velocity with the default thresholds.
    @MainActor func velocity(at time: TimeInterval) -> CGVector {
        let thresholds = InputThresholds.standard
        return velocity(at: time, window: thresholds.velocityWindow, rest: thresholds.velocityRest)
    }
}
