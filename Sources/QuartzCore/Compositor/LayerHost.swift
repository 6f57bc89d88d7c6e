/// An object that displays a layer tree: it runs the layout and display passes, collects the damage, and paints it.
@MainActor package final class LayerHost {
    package init() {}

    /// The root layer of the tree. Its `position` is in points from the top-left corner of the frame.
    package var rootLayer: CALayer? {
        didSet {
            guard rootLayer !== oldValue else { return }
            if oldValue?.host === self { oldValue?.host = nil }
            rootLayer?.host = self
            AnimationDriver.treeDidChange(isLeaving: oldValue != nil)
            invalidateAll()
        }
    }

    /// The size of the frame, in device pixels.
    package var pixelSize: (width: Int, height: Int) = (0, 0) {
        didSet {
            guard pixelSize != oldValue else { return }
            renderer.framebufferSizeDidChange()
            invalidateAll()
        }
    }

    /// The number of device pixels per point.
    package var scale: CGFloat = 1 {
        didSet { if scale != oldValue { invalidateAll() } }
    }

    /// The opaque color behind the tree.
    package var backgroundColor = CGColor.white {
        didSet { if backgroundColor != oldValue { invalidateAll() } }
    }

    /// A closure that requests a frame. It is called once when the host becomes dirty. The three passes in order,
    /// ``layoutIfNeeded()``, ``displayIfNeeded()``, and ``commitDamage()``, make the host clean again.
    package var onNeedsFrame: (() -> Void)?

    /// A closure that returns the current time, in seconds since system startup. Without a clock nothing animates, and
    /// changes take effect immediately.
    package var clock: (() -> TimeInterval)?

    /// A closure that is called when no frame is needed until the given time.
    package var onNeedsFrameAt: ((TimeInterval) -> Void)?

    /// The time of the current or the last frame.
    private var frameTime: TimeInterval?
    /// A Boolean value that indicates whether animations change the next frame.
    private var isAnimating = false

    /// The time at which animations are evaluated: that of the frame on screen while animations run, otherwise the
    /// current time.
    var animationTime: TimeInterval {
        if isAnimating, let frameTime { return frameTime }
        return clock?() ?? frameTime ?? 0
    }

    /// The number of layers that the last commit and the last paint visited.
    package private(set) var committedLayerCount = 0
    package private(set) var paintedLayerCount = 0

    /// The backdrops of the last commit.
    private var trackedBackdrops: [TrackedBackdrop] = []
    private var isDirty = false
    private var everythingChanged = true
    private let surfaces = SurfaceCache()
    private lazy var renderer = FrameRenderer(surfaces: surfaces)

    /// Damages the whole frame in the next commit.
    package func invalidateAll() {
        everythingChanged = true
        becameDirty()
    }

    /// Paints like ``paint(_:into:)``, but neither uses nor updates caches, and notifies no painters. Tests compare
    /// both results to validate the caches.
    package func paintUncached(_ damage: PixelRegion, into pixels: PixelBuffer) {
        let fresh = FrameRenderer()
        paint(damage, into: pixels, with: fresh)
    }

    /// The number of times that the cached pixels of a group were used and that a shadow mask was computed.
    package var cacheStatistics: (groups: Int, shadowsMade: Int) { (renderer.groups.hits, renderer.shadowMasks.made) }

    /// The number of pixels that were rendered into cached surfaces.
    package var renderedSurfacePixels: Int { surfaces.renderedPixels }

    /// The number of bands into which the last paint divided large rectangles.
    package var paintedBandCount: Int { renderer.bands.bandCount }

    func becameDirty() {
        guard !isDirty else { return }
        isDirty = true
        onNeedsFrame?()
    }

    /// Starts a frame: removes the animations that have ended and notifies their delegates.
    package func beginFrame(at time: TimeInterval) {
        frameTime = time
        AnimationDriver.beginFrame(self, at: time)
    }

    /// Ends a frame that is not visible, in place of the commit.
    package func endInvisibleFrame() {
        guard let frameTime else { return }
        AnimationDriver.show(self, at: frameTime)
        planNextFrame(after: frameTime, isSeen: false)
    }

    private func planNextFrame(after time: TimeInterval, isSeen: Bool) {
        switch AnimationDriver.nextFrame(self, after: time, isSeen: isSeen) {
        case .next:
            isAnimating = true
            becameDirty()
            // A host without a visible frame remains dirty, so `becameDirty()` does not request a frame.
            if !isSeen { onNeedsFrame?() }
        case .at(let time):
            isAnimating = false
            onNeedsFrameAt?(time)
        case .never:
            isAnimating = false
        }
    }

    /// Ends the implicit transaction, then lays out the marked layers, superlayers first, until none is marked.
    package func layoutIfNeeded() {
        CATransaction.flush()
        rootLayer?.layoutSubtreeIfNeeded()
    }

    /// Draws the marked layers into their bitmaps.
    package func displayIfNeeded() { rootLayer?.displaySubtreeIfNeeded() }

    /// Returns the region that changed since the last call, in device pixels.
    ///
    /// Layers store information for painting during the commit. Painting must follow the last commit, and the tree must
    /// not change in between.
    package func commitDamage() -> PixelRegion { commitFrame(movesPixels: false).region }

    /// Returns the difference to the frame of the last call, as ``commitDamage()``; content that was scrolled by whole
    /// device pixels is moved rather than painted.
    ///
    /// - Parameter movesPixels: Whether pixels are moved. The pixels of the last frame must be available.
    package func commitFrame(movesPixels: Bool) -> FrameDamage {
        let picture = PixelRect(
            x: 0, y: 0, width: Int32(clamping: pixelSize.width), height: Int32(clamping: pixelSize.height))
        if let frameTime { AnimationDriver.show(self, at: frameTime) }
        let movesPixels = movesPixels && !everythingChanged
        var commit = LayerCommit(
            bounds: picture, surfaces: surfaces, movesPixels: movesPixels, reusing: takeCommitBuffers())
        commit.track(trackedBackdrops)
        if let rootLayer, !rootLayer.flags.isDisjoint(with: .commit) {
            commit.commit(
                rootLayer, CGAffineTransform(scaleX: scale, y: scale), clip: picture, reports: !everythingChanged)
        }
        committedLayerCount = commit.visited
        if !BackdropLayer.registered.isEmpty || !trackedBackdrops.isEmpty { commitBackdrops(&commit, picture) }
        var damage = FrameDamage(everythingChanged ? PixelRegion(picture) : commit.damage.region())
        commitBuffers = commit.takeBuffers()
        addMoves(to: &damage)
        everythingChanged = false
        isDirty = false
        // Layers that were marked for layout or display after those passes need another frame.
        if let rootLayer, !rootLayer.flags.isEmpty { becameDirty() }
        if let frameTime { planNextFrame(after: frameTime, isSeen: true) }
        return damage
    }

    /// The memory of the last commit.
    private var commitBuffers: CommitBuffers?

    private func takeCommitBuffers() -> CommitBuffers {
        defer { commitBuffers = nil }
        return commitBuffers ?? CommitBuffers()
    }

    /// Adds what scrolled layers move and paint, and ends the use of the commit's memory.
    private func addMoves(to damage: inout FrameDamage) {
        var buffers = takeCommitBuffers()
        buffers.moves.removeAll(keepingCapacity: true)
        // A layer that moves with another one is moved after it.
        let toDevice = CGAffineTransform(scaleX: scale, y: scale)
        while var layer = buffers.scrolled.popLast() {
            if !trackedBackdrops.isEmpty {
                // A backdrop that appeared in this frame shows pixels at another position.
                damage.region.formUnion(layer.move.rect)
            } else if layer.addDamage(to: &damage.region, toDevice, &buffers.surroundings),
                layer.move.dx != 0 || layer.move.dy != 0
            {
                buffers.moves.append(layer.move)
            }
            buffers.recycle(&layer.damage)
        }
        damage.moves = buffers.moves
        commitBuffers = buffers
    }

    /// Damages the backdrops in front of the damage, extended by their blur.
    private func commitBackdrops(_ commit: inout LayerCommit, _ picture: PixelRect) {
        let toDevice = CGAffineTransform(scaleX: scale, y: scale)
        let list = rootLayer.map { Backdrop.list(in: $0, toDevice, picture: picture, isCommitted: true) } ?? []
        if everythingChanged {
            renderer.backdrops.removeAll()
        } else {
            commit.propagateDamage(to: list, renderer.backdrops)
        }
        trackedBackdrops = list.map { TrackedBackdrop(id: $0.id, ancestors: $0.ancestors) }
    }

    /// The number of pixels of backdrops that the last paint rendered.
    package var renderedBackdropPixels: Int { renderer.backdrops.renderedPixels }

    /// Paints a region with the state of the tree at the last commit, and then notifies the painters that observe
    /// painting. Painting itself changes nothing but the pixels, so that a region can be painted any number of times.
    ///
    /// - Parameters:
    ///   - damage: The region to paint. Pixels outside of it are not changed.
    ///   - pixels: A buffer of the size ``pixelSize``.
    package func paint(_ damage: PixelRegion, into pixels: PixelBuffer) {
        paint(damage, into: pixels, with: renderer)
        paintedLayerCount = renderer.visited
        renderer.notifyObservers()
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
