extension CALayer {
    /// A Boolean value that indicates whether display draws the layer into its own bitmap with `draw(in:)`.
    ///
    /// UIKit sets the value to `true` for views that override `draw(_:)`, and to `false` for all other views, which
    /// need no bitmap. Layers that the app creates do not use the property: they draw if their class overrides
    /// `draw(in:)` or if they have a delegate.
    package final var hasBackingStore: Bool {
        get { drawing == .kept }
        set {
            drawing = newValue ? .kept : .none
            if newValue { setNeedsDisplay() }
        }
    }

    /// Marks the layer for display or, if a painter draws it, only damages `rect`.
    final func markForDisplay(_ rect: CGRect) {
        // Content that a painter draws needs no bitmap.
        if drawing == .none || painter != nil && drawing == .automatic,
            !LayerOverrides.display.isOverridden(in: type(of: self)),
            !LayerOverrides.draw.isOverridden(in: type(of: self))
        {
            setNeedsPaint(in: rect)
            return
        }
        displayRect = displayRect.union(rect)
        mark(.needsDisplay, subtree: .subtreeNeedsDisplay)
    }

    final func displayIfMarked() {
        guard flags.contains(.needsDisplay) else { return }
        flags.remove(.needsDisplay)
        display()
        if !flags.contains(.needsDisplay) { displayRect = .null }
    }

    /// Displays the marked layers of this subtree, superlayers first.
    package final func displaySubtreeIfNeeded() {
        displayIfMarked()
        guard flags.contains(.subtreeNeedsDisplay) else { return }
        flags.remove(.subtreeNeedsDisplay)
        for child in waiting where child.superlayer === self && !child.flags.isDisjoint(with: .display) {
            child.displaySubtreeIfNeeded()
        }
    }

    /// Draws the damaged part of the backing store. Creates a new backing store if the size, the scale, or the
    /// opaqueness changed.
    final func drawBackingStore() {
        guard
            drawing == .kept || (drawing == .automatic && delegate != nil && painter == nil)
                || LayerOverrides.draw.isOverridden(in: type(of: self))
        else { return }
        delegate?.layerWillDraw(self)
        if case .drawn(let store) = modelValues.picture, store.bounds == modelValues.bounds,
            store.scale == modelValues.contentsScale,
            store.isOpaque == modelValues.isOpaque
        {
            let dirty = displayRect.isNull ? modelValues.bounds : displayRect.intersection(modelValues.bounds)
            guard !dirty.isNull else { return }
            store.redraw(dirty) { draw(in: $0) }
            markContentChanged(in: dirty)
            return
        }
        let store = BackingStore(
            bounds: modelValues.bounds, scale: modelValues.contentsScale, isOpaque: modelValues.isOpaque)
        store?.redraw(modelValues.bounds) { draw(in: $0) }
        // Bypass the setter of `contents`: a new drawing does not animate.
        modelValues.contents = store
        markContentChanged(in: .infinite)
    }

    final func setContents(_ new: Any?) {
        guard !LayerContents(new).isSame(as: modelValues.picture) || (new == nil) != (modelValues.contents == nil)
        else {
            return
        }
        change("contents", .contentChanged) { $0.contents = new }
    }
}

/// The overridable methods of `CALayer` whose overrides the compositor detects.
enum LayerOverrides {
    static let display = MethodSlot(base: CALayer.self, plain: PlainProbe.self, overriding: DisplayProbe.self)
    static let draw = MethodSlot(base: CALayer.self, plain: PlainProbe.self, overriding: DrawProbe.self)

    private final class PlainProbe: CALayer {}

    private final class DisplayProbe: CALayer {
        override func display() { MethodIdentity.probe() }
    }

    private final class DrawProbe: CALayer {
        override func draw(in ctx: CGContext) { MethodIdentity.probe() }
    }
}
