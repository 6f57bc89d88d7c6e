/// The animations of a layer, and what they make of its values.
@MainActor final class LayerAnimations {
    /// The driver knows this object longer than the layer may live.
    private(set) weak var layer: CALayer?
    var running: [RunningAnimation] = []
    /// Whether one of them has been in a frame: then leaving the tree ends them.
    var hasBegun = false
    /// The properties that an animation had an effect on in the last frame.
    private var shown = LayerPropertySet()
    private weak var knownHost: LayerHost?
    private var knownEpoch = -1

    init(_ layer: CALayer) { self.layer = layer }

    /// Where the layer is shown. Looked up again only when a tree has changed.
    var host: LayerHost? {
        if knownEpoch != AnimationDriver.treeEpoch {
            knownEpoch = AnimationDriver.treeEpoch
            knownHost = layer?.rootLayer.host
        }
        return knownHost
    }

    /// Lets what was added since the last frame begin.
    func resolve(_ layer: CALayer, at time: TimeInterval) {
        hasBegun = true
        let local = layer.localTime(time)
        for animation in running { animation.resolve(local) }
    }

    /// The layer's values as they are at a time, with all animations; nil where none has an effect.
    func values(of layer: CALayer, at time: TimeInterval) -> LayerProperties? {
        var values = layer.modelValues
        var hasEffect = false
        let local = layer.localTime(time)
        for animation in running where animation.apply(at: local, to: &values) { hasEffect = true }
        return hasEffect ? values : nil
    }

    /// Brings the layer's presentation values up to date, and marks what differs from the last frame.
    func show(_ layer: CALayer, at time: TimeInterval) {
        layer.markDelayedReplicas()
        var changing = LayerPropertySet()
        for animation in running { changing.formUnion(animation.animation.changes) }
        let new = values(of: layer, at: time)
        shown.formUnion(changing)
        let masks = layer.presentationProperties.masksToBounds
        var effect: LayerFlags = []
        var movesInDepth = false
        var changesSpace = false
        if layer.presentationValues != nil || new != nil {
            let old = layer.presentationProperties.all
            let now = new ?? layer.modelValues
            shown.forEach { property in
                guard property.differs(old, now) else { return }
                effect.formUnion(property.effect(whenMasking: masks))
                if type(of: layer).needsDisplay(forKey: property.rawValue) { layer.setNeedsDisplay() }
                if property == .zPosition { movesInDepth = true }
                if property == .sublayerTransform { changesSpace = true }
            }
        }
        if let new {
            if let presentation = layer.presentationValues {
                presentation.properties = new
            } else {
                layer.presentationValues = PresentationValues(new)
            }
        } else {
            layer.presentationValues = nil
        }
        shown = changing
        if effect.contains(.contentChanged) { layer.markContentChanged(in: .infinite) }
        effect.remove(.contentChanged)
        if !effect.isEmpty { layer.mark(effect, subtree: .subtreeNeedsCommit) }
        if changesSpace { layer.updateSublayerArrangement() }
        if movesInDepth { layer.superlayer?.childMovedInDepth() }
    }
}
