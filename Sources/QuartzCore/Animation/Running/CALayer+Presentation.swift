/// What a presentation layer was made of.
final class PresentationSource {
    let layer: CALayer
    /// Keeps the layers around, which do not keep those in them.
    let parent: CALayer?

    init(_ layer: CALayer, parent: CALayer?) {
        self.layer = layer
        self.parent = parent
    }
}

extension CALayer {
    /// What is seen of the layer now, between frames too.
    final var seenProperties: LayerProperties {
        guard let animations, !animations.running.isEmpty, let host = rootLayer.host else {
            return presentationProperties.all
        }
        return animations.values(of: self, at: host.animationTime) ?? modelValues
    }

    /// A copy of the layer as it is seen now, of its own class, in copies of the layers around it; nil while the layer is
    /// not shown.
    final func makePresentation() -> Self? {
        if source != nil { return self }
        guard rootLayer.host != nil else { return nil }
        return prepare(LayerCopier.copy(self), in: superlayer?.plainPresentation)
    }

    /// The same as a layer of the toolkit's own classes. Subclasses need no `init(layer:)` for that.
    package final var plainPresentation: CALayer? {
        if source != nil { return self }
        guard rootLayer.host != nil else { return nil }
        return prepare(plainCopy, in: superlayer?.plainPresentation)
    }

    private var plainCopy: CALayer {
        switch self {
        case is CAShapeLayer: CAShapeLayer(layer: self)
        case is CAGradientLayer: CAGradientLayer(layer: self)
        case is CAReplicatorLayer: CAReplicatorLayer(layer: self)
        case is CATransformLayer: CATransformLayer(layer: self)
        case is CATextLayer: CATextLayer(layer: self)
        default: CALayer(layer: self)
        }
    }

    private func prepare<Copy: CALayer>(_ copy: Copy, in parent: CALayer?) -> Copy {
        copy.modelValues = seenProperties
        copy.delegate = nil
        copy.source = PresentationSource(self, parent: parent)
        copy.superlayer = parent
        copy.placedIn = placedIn
        return copy
    }

    /// The sublayers as they are seen now, for a presentation layer.
    final func presentationChildren(of layer: CALayer, _ list: [CALayer]) -> [CALayer] {
        list.map { child in child.prepare(child.plainCopy, in: self) }
    }
}
