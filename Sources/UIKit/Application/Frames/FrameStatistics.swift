/// What the frames of a scene cost.
///
/// This is not Apple's API. Ask for it with ``UIWindowScene/startFrameStatistics(_:)``, or start any application with
/// the environment variable `UIKIT_FRAME_STATISTICS=1`, which prints a line for each second in which something was
/// drawn.
public struct FrameStatistics: Sendable, Equatable {
    /// What one frame cost. All durations are in seconds.
    public struct Frame: Sendable, Equatable {
        /// The time the frame is for, in seconds since the system started.
        public internal(set) var timestamp: TimeInterval

        /// How many frames fell out before this one: times at which the screen could have shown one, and one had been
        /// asked for by the frame before it, but the program was busy.
        public internal(set) var missedFrames = 0

        /// What it took to move animations on and to lay out.
        public internal(set) var layoutDuration: TimeInterval = 0

        /// What it took to let views draw what they keep, `draw(_:)` above all.
        public internal(set) var displayDuration: TimeInterval = 0

        /// What it took to find out which pixels change, and to paint them.
        public internal(set) var paintDuration: TimeInterval = 0

        /// What it took to hand the picture to the display server. How long that needs to show it is not known.
        public internal(set) var presentDuration: TimeInterval = 0

        /// How many device pixels were painted anew.
        public internal(set) var damagedPixels = 0

        /// In how many rectangles.
        public internal(set) var damagedRectangles = 0

        /// How many layers were looked at to paint them. One that lies in two of the rectangles counts twice.
        public internal(set) var paintedLayers = 0

        init(timestamp: TimeInterval) { self.timestamp = timestamp }

        /// All of it.
        public var duration: TimeInterval { layoutDuration + displayDuration + paintDuration + presentDuration }
    }

    /// How many frames were shown. One that changed nothing is none.
    public private(set) var frameCount = 0

    /// The sum of what each frame has in every field; `timestamp` is that of the last one.
    public private(set) var total = Frame(timestamp: 0)

    /// The frame that took longest; nil before the first one.
    public private(set) var longest: Frame?

    /// The last frame; nil before the first one.
    public private(set) var last: Frame?

    init() {}

    mutating func add(_ frame: Frame) {
        frameCount += 1
        last = frame
        if frame.duration >= longest?.duration ?? 0 { longest = frame }
        total.timestamp = frame.timestamp
        total.missedFrames += frame.missedFrames
        total.layoutDuration += frame.layoutDuration
        total.displayDuration += frame.displayDuration
        total.paintDuration += frame.paintDuration
        total.presentDuration += frame.presentDuration
        total.damagedPixels += frame.damagedPixels
        total.damagedRectangles += frame.damagedRectangles
        total.paintedLayers += frame.paintedLayers
    }

    /// One line about an average frame.
    var summary: String {
        let count = Double(max(1, frameCount))
        func milliseconds(_ seconds: TimeInterval) -> String { String(format: "%.2f", seconds * 1000) }
        func average(_ seconds: TimeInterval) -> String { milliseconds(seconds / count) }
        return """
            \(frameCount) frame\(frameCount == 1 ? "" : "s"), \(total.missedFrames) missed; each \
            \(average(total.duration)) ms (longest \(milliseconds(longest?.duration ?? 0))): \
            layout \(average(total.layoutDuration)), display \(average(total.displayDuration)), \
            paint \(average(total.paintDuration)), present \(average(total.presentDuration)); \
            \(total.damagedPixels / max(1, frameCount)) pixels, \(total.paintedLayers / max(1, frameCount)) layers
            """
    }
}
