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

    /// A copy of the layer as it is seen now, in copies of the layers around it; nil while the layer is not shown.
    final func makePresentation<Copy: CALayer>(_ make: (Any) -> Copy) -> Copy? {
        if source != nil { return self as? Copy }
        guard rootLayer.host != nil else { return nil }
        return makePresentation(in: superlayer?.presentation(), make)
    }

    private func makePresentation<Copy: CALayer>(in parent: CALayer?, _ make: (Any) -> Copy) -> Copy {
        let copy = make(self)
        copy.modelValues = seenProperties
        copy.delegate = nil
        copy.source = PresentationSource(self, parent: parent)
        copy.superlayer = parent
        copy.placedIn = placedIn
        return copy
    }

    /// The sublayers as they are seen now, for a presentation layer.
    final func presentationChildren(of layer: CALayer, _ list: [CALayer]) -> [CALayer] {
        list.map { child in
            switch child {
            case is CAShapeLayer: child.makePresentation(in: self) { CAShapeLayer(layer: $0) }
            case is CAGradientLayer: child.makePresentation(in: self) { CAGradientLayer(layer: $0) }
            case is CAReplicatorLayer: child.makePresentation(in: self) { CAReplicatorLayer(layer: $0) }
            case is CATransformLayer: child.makePresentation(in: self) { CATransformLayer(layer: $0) }
            case is CATextLayer: child.makePresentation(in: self) { CATextLayer(layer: $0) }
            default: child.makePresentation(in: self) { CALayer(layer: $0) }
            }
        }
    }
}
