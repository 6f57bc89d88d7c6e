/// The type and the direction of a transition.
struct TransitionStyle: Equatable {
    enum Kind {
        case fade, push, moveIn, reveal
    }

    var kind = Kind.fade
    /// The initial offset of the new content, in units of the layer's size.
    var origin = CGVector(dx: -1, dy: 0)

    /// A Boolean value that indicates whether the old or the new content moves.
    var movesLayers: Bool { kind != .fade }
    /// A Boolean value that indicates whether the new content is in front of the old content.
    var showsNewContentInFront: Bool { kind != .reveal }

    /// Returns the offsets of the old and the new content, in units of the layer's size.
    func shifts(at progress: Double) -> (old: CGVector, new: CGVector) {
        let (gone, left) = (CGFloat(progress), CGFloat(1 - progress))
        let old = CGVector(dx: -origin.dx * gone, dy: -origin.dy * gone)
        let new = CGVector(dx: origin.dx * left, dy: origin.dy * left)
        return (kind == .moveIn ? .zero : old, kind == .reveal ? .zero : new)
    }
}

/// The state of a transition: a snapshot of the old content and the progress toward the new content.
struct TransitionState: Equatable {
    let picture: TransitionSnapshot
    var style = TransitionStyle()
    /// The progress, from 0 (old content only) to 1 (new content only).
    var progress: Double

    static func == (a: TransitionState, b: TransitionState) -> Bool { 
        a.picture === b.picture && a.progress == b.progress && a.style == b.style
    }
}

/// A snapshot of a layer and its sublayers at the beginning of a transition.
@MainActor final class TransitionSnapshot {
    let store: BackingStore

    /// Takes a snapshot of a displayed layer, or returns `nil` if the layer shows nothing.
    init?(of layer: CALayer) {
        guard let host = layer.rootLayer.host, layer.committed.stamp > 0 else { return nil }
        var values = layer.effectiveProperties.all
        // The committed extent of the layer in its own coordinates, rounded out to whole pixels.
        var box = layer.committed.ownBounds
        let children = layer.committed.childBounds.union
        if !children.isEmpty { box = box.union(children.rect) }
        if values.masksToBounds { box = box.intersection(values.bounds) }
        box = box.union(layer.committed.shadowBounds)
        guard !box.isNull, box.isFinite else { return nil }
        let scale = host.scale
        func down(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.down) / scale }
        func up(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.up) / scale }
        let bounds = CGRect(
            x: down(box.minX), y: down(box.minY), width: up(box.maxX) - down(box.minX),
            height: up(box.maxY) - down(box.minY))
        guard let store = BackingStore(bounds: bounds, scale: scale, isOpaque: false) else { return nil }
        self.store = store
        memset(store.pixels.base, 0, store.pixels.height * store.pixels.bytesPerRow)
        // The compositor applies opacity and position when it composites the snapshot.
        values.opacity = 1
        values.isHidden = false
        values.transform = CATransform3DIdentity
        values.position = values.anchor
        let shown = layer.presentationValues
        let mask = layer.maskLayer
        layer.presentationValues = PresentationValues(values)
        layer.maskLayer = nil
        let toPixels = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        FrameRenderer().paintSnapshot(
            layer, toPixels, into: store.pixels,
            at: PixelRect(x: 0, y: 0, width: Int32(store.pixels.width), height: Int32(store.pixels.height)))
        layer.presentationValues = shown
        layer.maskLayer = mask
    }
}
