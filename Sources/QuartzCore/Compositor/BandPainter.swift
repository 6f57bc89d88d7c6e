import CRuntime

/// An object that paints large rectangles of the frame in bands, where that is faster.
///
/// The X server reads each frame on another processor core. The first store to a cache line of the next frame transfers
/// the line back from that core, which takes longer than painting it. A band is therefore painted in memory that stays
/// in the cache, and copied into the frame with stores that bypass the cache.
///
/// The pixels are the same with and without bands, because they never depend on the part that is painted. The first of
/// several large frames is painted without bands: no server has read it, and many windows show nothing else.
///
/// The cost of drawing with Cairo, and of other content that is not cached, hardly depends on the part that is painted.
/// Such content would be drawn again in each band that it extends into. The renderer reports it while it paints
/// (``noteDrawing(in:)``). Then the remaining part of the rectangle is painted as a whole, and the next large frames
/// are not divided.
@MainActor final class BandPainter {
    /// The number of pixels in a band, which fit into a second-level cache of 256 KiB.
    private static let bandArea: Int32 = 49_152
    /// The number of pixels from which a rectangle is divided: two bands. The content that extends into both of less, as
    /// the rows of a strip that was scrolled to, would cost more than is gained.
    static let minimumArea = 2 * Int(bandArea)
    private static let minimumHeight: Int32 = 16
    /// The number of large frames that are not divided after one that should not have been.
    private static let undividedFrames = 60
    /// The number of small frames after which the memory is released.
    private static let maximumIdleFrames = 60

    /// The memory of a band.
    private var target: RenderTarget?
    /// The rectangle that is being painted and its current band, if it is divided.
    private var current: (rect: PixelRect, band: PixelRect)?
    /// A Boolean value that indicates whether the current band contains drawing that another band would repeat.
    private var wouldRepeatDrawing = false
    private var isLargeFrame = false
    private var wasLargeFrame = false
    private var undividedFramesLeft = 0
    private var idleFrames = 0
    /// The number of bands of the current frame, for tests.
    private(set) var bandCount = 0

    /// Prepares for the first rectangle of a frame.
    func startFrame() {
        wasLargeFrame = isLargeFrame
        isLargeFrame = false
        bandCount = 0
        if wasLargeFrame {
            idleFrames = 0
            if undividedFramesLeft > 0 { undividedFramesLeft -= 1 }
        } else if target != nil {
            idleFrames += 1
            if idleFrames > BandPainter.maximumIdleFrames { target = nil }
        }
    }

    /// Paints a rectangle of a frame.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - frame: The frame.
    ///   - paint: A closure that paints a part of the rectangle, with opaque pixels, into the given target.
    func paint(_ rect: PixelRect, into frame: RenderTarget, _ paint: (RenderTarget, PixelRect) -> Void) {
        guard rect.area >= BandPainter.minimumArea else { return paint(frame, rect) }
        isLargeFrame = true
        guard wasLargeFrame, undividedFramesLeft == 0 else { return paint(frame, rect) }
        let target = target ?? RenderTarget()
        self.target = target
        let height = max(BandPainter.minimumHeight, BandPainter.bandArea / rect.width)
        wouldRepeatDrawing = false
        var y = rect.minY
        while y < rect.maxY, !wouldRepeatDrawing {
            let band = PixelRect(x: rect.x, y: y, width: rect.width, height: min(height, rect.maxY &- y))
            current = (rect, band)
            target.reserve(band)
            paint(target, band)
            for row in band.minY..<band.maxY {
                uikit_stream_pixels(frame.row(band.x, row), target.row(band.x, row), Int(band.width))
            }
            target.release()
            bandCount += 1
            y = band.maxY
        }
        current = nil
        uikit_finish_streaming()
        guard y < rect.maxY else { return }
        undividedFramesLeft = BandPainter.undividedFrames
        paint(frame, PixelRect(minX: rect.minX, minY: y, maxX: rect.maxX, maxY: rect.maxY))
    }

    /// Notes that content is drawn whose cost hardly depends on the part that is painted.
    ///
    /// - Parameter extents: The device pixels that the content may affect.
    @inline(__always) func noteDrawing(in extents: PixelRect) {
        guard let current else { return }
        if !current.band.contains(extents.intersection(current.rect)) { wouldRepeatDrawing = true }
    }
}
