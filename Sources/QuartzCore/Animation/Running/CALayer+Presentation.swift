/// The layer that a presentation layer copies.
final class PresentationSource {
    let layer: CALayer
    /// The presentation copy of the superlayer. A sublayer retains it because layers do not retain their superlayers.
    let parent: CALayer?

    init(_ layer: CALayer, parent: CALayer?) {
        self.layer = layer
        self.parent = parent
    }
}

extension CALayer {
    /// The presentation values at the current time, which may be between frames.
    final var currentPresentationProperties: LayerProperties {
        guard let animations, !animations.running.isEmpty, let host = rootLayer.host else {
            return effectiveProperties.all
        }
        return animations.values(of: self, at: host.animationTime) ?? modelValues
    }

    /// Returns a copy of the layer, of the same class, with its current presentation values and within presentation
    /// copies of its superlayers. The result is `nil` if the layer is not displayed.
    final func makePresentation() -> Self? {
        if source != nil { return self }
        guard rootLayer.host != nil else { return nil }
        return prepare(LayerCopier.copy(self), in: superlayer?.plainPresentation)
    }

    /// The presentation copy as an instance of one of the framework's layer classes. Subclasses of the app need no
    /// `init(layer:)` for it.
    package final var plainPresentation: CALayer? {
        if source != nil { return self }
        guard rootLayer.host != nil else { return nil }
        return prepare(plainCopy(), in: superlayer?.plainPresentation)
    }

    private func prepare<Copy: CALayer>(_ copy: Copy, in parent: CALayer?) -> Copy {
        copy.modelValues = currentPresentationProperties
        copy.delegate = nil
        copy.source = PresentationSource(self, parent: parent)
        copy.superlayer = parent
        copy.superlayerArrangement = superlayerArrangement
        return copy
    }

    /// Returns the presentation copies of sublayers, for a presentation layer.
    final func presentationChildren(of layer: CALayer, _ list: [CALayer]) -> [CALayer] {
        list.map { child in child.prepare(child.plainCopy(), in: self) }
    }
}
