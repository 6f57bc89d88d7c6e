extension CALayer {
    /// Whether display makes the layer draw with `draw(in:)` into a bitmap of its own.
    ///
    /// Set true for views that override `draw(_:)`, false for all other views, which then need no bitmap. Layers made
    /// by the app leave it alone: they draw if their class overrides `draw(in:)` or they have a delegate.
    package final var keepsDrawing: Bool {
        get { drawing == .kept }
        set {
            drawing = newValue ? .kept : .none
            if newValue { setNeedsDisplay() }
        }
    }

    final func markForDisplay(_ rect: CGRect) {
        // What a painter draws needs no bitmap.
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

    /// Displays what waits in this subtree, parents before children.
    package final func displaySubtreeIfNeeded() {
        displayIfMarked()
        guard flags.contains(.subtreeNeedsDisplay) else { return }
        flags.remove(.subtreeNeedsDisplay)
        for child in waiting where child.superlayer === self && !child.flags.isDisjoint(with: .display) {
            child.displaySubtreeIfNeeded()
        }
    }

    /// Draws what waits into the kept bitmap; makes a new one where size, scale or opacity have changed.
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
        // Not through the property: a new drawing is no change that animates.
        modelValues.contents = store
        markContentChanged(in: .infinite)
    }

    final func setContents(_ new: Any?) {
        guard !LayerPicture(new).isSame(as: modelValues.picture) || (new == nil) != (modelValues.contents == nil) else {
            return
        }
        change("contents", .contentChanged) { $0.contents = new }
    }
}

/// Which methods of `CALayer` a class overrides.
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
