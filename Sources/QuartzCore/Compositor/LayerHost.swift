/// Shows a layer tree: runs the layout and the display pass, collects what changed, and paints it.
@MainActor package final class LayerHost {
    package init() {}

    /// The top of the tree. Its `position` is in points from the top left corner of the picture.
    package var rootLayer: CALayer? {
        didSet {
            guard rootLayer !== oldValue else { return }
            if oldValue?.host === self { oldValue?.host = nil }
            rootLayer?.host = self
            AnimationDriver.treeDidChange(isLeaving: oldValue != nil)
            invalidateAll()
        }
    }

    /// The size of the picture in device pixels.
    package var pixelSize: (width: Int, height: Int) = (0, 0) {
        didSet {
            guard pixelSize != oldValue else { return }
            renderer.pictureSizeChanged()
            invalidateAll()
        }
    }

    /// Device pixels a point.
    package var scale: CGFloat = 1 {
        didSet { if scale != oldValue { invalidateAll() } }
    }

    /// Opaque, and under everything.
    package var backgroundColor = CGColor.white {
        didSet { if backgroundColor != oldValue { invalidateAll() } }
    }

    /// Called once when something becomes dirty after all was clean: time to ask for a frame. The three passes in order,
    /// ``layoutIfNeeded()``, ``displayIfNeeded()`` and ``commitDamage()``, make it clean again.
    package var onNeedsFrame: (() -> Void)?

    /// Gives the present time, in seconds since the system started. Without it nothing is animated: changes are seen at once.
    package var clock: (() -> TimeInterval)?

    /// Called when nothing moves until a time, at which a frame will be needed.
    package var onNeedsFrameAt: ((TimeInterval) -> Void)?

    /// The time of the frame that is made, or was made last.
    private var frameTime: TimeInterval?
    /// Whether the next frame will show something else.
    private var isAnimating = false

    /// What animations are looked at by: the frame on the screen while something moves, else the present.
    var animationTime: TimeInterval {
        if isAnimating, let frameTime { return frameTime }
        return clock?() ?? frameTime ?? 0
    }

    /// How many layers the last commit and the last paint looked at.
    package private(set) var visitedByCommit = 0
    package private(set) var visitedByPaint = 0

    /// The backdrops as the last commit found them.
    private var trackedBackdrops: [TrackedBackdrop] = []
    private var isDirty = false
    private var everythingChanged = true
    private let surfaces = SurfaceCache()
    private lazy var renderer = FrameRenderer(surfaces: surfaces)

    /// Makes the next commit return the whole picture.
    package func invalidateAll() {
        everythingChanged = true
        becameDirty()
    }

    /// Paints as ``paint(_:into:)`` does, but without any pixels kept from earlier frames, and without keeping any: shows
    /// whether those that are kept are right.
    package func paintAfresh(_ damage: PixelRegion, into pixels: PixelBuffer) {
        let fresh = FrameRenderer()
        paint(damage, into: pixels, with: fresh)
    }

    /// How often the pixels kept of a group were painted, and how often a shadow that is no box was made.
    package var keptPixelUses: (groups: Int, shadowsMade: Int) { (renderer.groups.hits, renderer.shadowMasks.made) }

    /// How many pixels were rendered into the surfaces of layers that are kept.
    package var renderedSurfacePixels: Int { surfaces.renderedPixels }

    func becameDirty() {
        guard !isDirty else { return }
        isDirty = true
        onNeedsFrame?()
    }

    /// Starts a frame of this time: animations that have ended are taken away, and those who wait for that are told.
    package func beginFrame(at time: TimeInterval) {
        frameTime = time
        AnimationDriver.beginFrame(self, at: time)
    }

    /// Ends a frame that nobody sees, instead of the commit.
    package func endUnseenFrame() {
        guard let frameTime else { return }
        AnimationDriver.show(self, at: frameTime)
        planNextFrame(after: frameTime, isSeen: false)
    }

    private func planNextFrame(after time: TimeInterval, isSeen: Bool) {
        switch AnimationDriver.nextFrame(self, after: time, isSeen: isSeen) {
        case .next:
            isAnimating = true
            becameDirty()
            // What nobody sees stays dirty.
            if !isSeen { onNeedsFrame?() }
        case .at(let time):
            isAnimating = false
            onNeedsFrameAt?(time)
        case .never:
            isAnimating = false
        }
    }

    /// Ends the implicit transaction, then lays out what waits, parents before children, until nothing does.
    package func layoutIfNeeded() {
        CATransaction.flush()
        rootLayer?.layoutSubtreeIfNeeded()
    }

    /// Lets layers draw what waits into the bitmaps they keep.
    package func displayIfNeeded() { rootLayer?.displaySubtreeIfNeeded() }

    /// Everything that changed since the last call, in device pixels. Layers keep what they need to know for painting,
    /// so a paint follows the last commit; between the two, the tree stays as it is.
    package func commitDamage() -> PixelRegion {
        let picture = PixelRect(
            x: 0, y: 0, width: Int32(clamping: pixelSize.width), height: Int32(clamping: pixelSize.height))
        if let frameTime { AnimationDriver.show(self, at: frameTime) }
        var commit = LayerCommit(damage: DamageList(bounds: picture), surfaces: surfaces)
        commit.track(trackedBackdrops)
        if let rootLayer, !rootLayer.flags.isDisjoint(with: .commit) {
            commit.commit(
                rootLayer, CGAffineTransform(scaleX: scale, y: scale), clip: picture, reports: !everythingChanged)
        }
        visitedByCommit = commit.visited
        if !BackdropLayer.registered.isEmpty || !trackedBackdrops.isEmpty { commitBackdrops(&commit, picture) }
        let region = everythingChanged ? PixelRegion(picture) : commit.damage.region()
        everythingChanged = false
        isDirty = false
        // What asked for layout or display since those passes needs another frame.
        if let rootLayer, !rootLayer.flags.isEmpty { becameDirty() }
        if let frameTime { planNextFrame(after: frameTime, isSeen: true) }
        return region
    }

    /// Damages the backdrops above what changed, as far as their blur reaches.
    private func commitBackdrops(_ commit: inout LayerCommit, _ picture: PixelRect) {
        let toDevice = CGAffineTransform(scaleX: scale, y: scale)
        let list = rootLayer.map { Backdrop.list(in: $0, toDevice, picture: picture, isCommitted: true) } ?? []
        if everythingChanged {
            renderer.backdrops.removeAll()
        } else {
            commit.spreadDamage(to: list, renderer.backdrops)
        }
        trackedBackdrops = list.map { TrackedBackdrop(id: $0.id, ancestors: $0.ancestors) }
    }

    /// The pixels of backdrops that the last paint rendered.
    package var renderedBackdropPixels: Int { renderer.backdrops.renderedPixels }

    /// Paints `damage` as the tree was at the last commit. The pixels must be ``pixelSize`` large; outside `damage` they
    /// are left alone.
    package func paint(_ damage: PixelRegion, into pixels: PixelBuffer) {
        paint(damage, into: pixels, with: renderer)
        visitedByPaint = renderer.visited
    }

    private func paint(_ damage: PixelRegion, into pixels: PixelBuffer, with renderer: FrameRenderer) {
        renderer.startFrame()
        let background = PixelOperations.pixel(backgroundColor) | 0xFF00_0000
        renderer.prepareBackdrops(of: rootLayer, in: pixels.bounds, scale: scale, background: background)
        for index in 0..<damage.rectCount {
            renderer.paint(rootLayer, damage.rect(at: index), into: pixels, scale: scale, background: background)
        }
    }
}
