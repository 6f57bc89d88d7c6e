/// The animations of a layer, and the presentation values that they produce.
@MainActor final class LayerAnimations {
    /// The animated layer. The driver can retain this object longer than the layer lives.
    private(set) weak var layer: CALayer?
    var running: [RunningAnimation] = []
    /// A Boolean value that indicates whether an animation has been in a frame, or was added to a layer in a tree. From
    /// then on, removing the layer from its tree ends the animations.
    var wasInTree = false
    /// The properties that animations affected in the last frame.
    private var shown = LayerPropertySet()
    private weak var knownHost: LayerHost?
    private var knownEpoch = -1

    init(_ layer: CALayer) { self.layer = layer }

    /// The host that displays the layer, cached until a layer tree changes.
    var host: LayerHost? {
        if knownEpoch != AnimationDriver.treeEpoch {
            knownEpoch = AnimationDriver.treeEpoch
            knownHost = layer?.rootLayer.host
        }
        return knownHost
    }

    /// Sets the begin time of the animations that were added since the last frame.
    func resolve(_ layer: CALayer, at time: TimeInterval) {
        wasInTree = true
        let local = layer.localTime(time)
        for animation in running { animation.resolve(local) }
    }

    /// Returns the layer's properties with all animations applied at a time, or `nil` if no animation has an effect.
    func values(of layer: CALayer, at time: TimeInterval) -> LayerProperties? {
        var values = layer.modelValues
        var hasEffect = false
        let local = layer.localTime(time)
        for animation in running where animation.apply(at: local, to: &values) { hasEffect = true }
        return hasEffect ? values : nil
    }

    /// Updates the layer's presentation values, and marks the layer for the properties that differ from the last frame.
    func show(_ layer: CALayer, at time: TimeInterval) {
        layer.markDelayedReplicas()
        var changing = LayerPropertySet()
        for animation in running { changing.formUnion(animation.animation.changes) }
        let new = values(of: layer, at: time)
        shown.formUnion(changing)
        let masks = layer.effectiveProperties.masksToBounds
        var effect: LayerFlags = []
        var movesInDepth = false
        var changesSpace = false
        if layer.presentationValues != nil || new != nil {
            let old = layer.effectiveProperties.all
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
