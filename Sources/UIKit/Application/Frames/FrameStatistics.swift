/// Statistics of the time that a scene spends on its frames.
///
/// This type is not part of Apple's API. Enable it with ``UIWindowScene/startFrameStatistics(_:)``, or launch any app
/// with the environment variable `UIKIT_FRAME_STATISTICS=1`, which prints one line for each second in which something
/// was drawn.
public struct FrameStatistics: Sendable, Equatable {
    /// The measurements of one frame. All durations are in seconds.
    public struct Frame: Sendable, Equatable {
        /// The frame's timestamp, in seconds since system startup.
        public internal(set) var timestamp: TimeInterval

        /// The number of frames missed before this one: display refreshes for which the previous frame had requested a
        /// frame that the app did not produce in time.
        public internal(set) var missedFrames = 0

        /// The time spent advancing animations and laying out views.
        public internal(set) var layoutDuration: TimeInterval = 0

        /// The time spent drawing view content, mainly in `draw(_:)`.
        public internal(set) var displayDuration: TimeInterval = 0

        /// The time spent computing the damage region and painting it.
        public internal(set) var paintDuration: TimeInterval = 0

        /// The time spent handing the framebuffer to the display server. The time that the server needs to show it is
        /// not included.
        public internal(set) var presentDuration: TimeInterval = 0

        /// The number of device pixels that were repainted.
        public internal(set) var damagedPixels = 0

        /// The number of rectangles in the damage region.
        public internal(set) var damagedRectangles = 0

        /// The number of layers visited while painting. A layer that intersects two damage rectangles counts twice.
        public internal(set) var paintedLayers = 0

        init(timestamp: TimeInterval) { self.timestamp = timestamp }

        /// The total time of the frame.
        public var duration: TimeInterval { layoutDuration + displayDuration + paintDuration + presentDuration }
    }

    /// The number of frames that were shown. A frame that changed nothing is not counted.
    public private(set) var frameCount = 0

    /// The sums of the frames' values. `timestamp` is that of the last frame.
    public private(set) var total = Frame(timestamp: 0)

    /// The frame with the longest duration; nil before the first frame.
    public private(set) var longest: Frame?

    /// The most recent frame; nil before the first frame.
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

    /// A one-line summary of an average frame.
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
