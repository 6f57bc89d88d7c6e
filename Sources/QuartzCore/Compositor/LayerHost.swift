/// Shows a layer tree: runs the layout and the display pass, collects what changed, and paints it.
@MainActor package final class LayerHost {
    package init() {}

    /// The top of the tree. Its `position` is in points from the top left corner of the picture.
    package var rootLayer: CALayer? {
        didSet {
            guard rootLayer !== oldValue else { return }
            if oldValue?.host === self { oldValue?.host = nil }
            rootLayer?.host = self
            invalidateAll()
        }
    }

    /// The size of the picture in device pixels.
    package var pixelSize: (width: Int, height: Int) = (0, 0) {
        didSet { if pixelSize != oldValue { invalidateAll() } }
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

    private var isDirty = false
    private var everythingChanged = true

    /// Makes the next commit return the whole picture.
    package func invalidateAll() {
        everythingChanged = true
        becameDirty()
    }

    func becameDirty() {
        guard !isDirty else { return }
        isDirty = true
        onNeedsFrame?()
    }

    /// Lays out what waits, parents before children, until nothing does.
    package func layoutIfNeeded() { rootLayer?.layoutSubtreeIfNeeded() }

    /// Lets layers draw what waits into the bitmaps they keep.
    package func displayIfNeeded() { rootLayer?.displaySubtreeIfNeeded() }
}
