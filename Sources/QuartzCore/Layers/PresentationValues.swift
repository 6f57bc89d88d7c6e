/// What a layer shows while something of it is animated.
final class PresentationValues {
    var properties: LayerProperties

    init(_ properties: LayerProperties) { self.properties = properties }
}

extension CALayer {
    /// What is seen of the layer now: what the compositor reads. The model values where nothing is animated.
    package final var presentationProperties: LayerProperties {
        @inline(__always) get { presentationValues?.properties ?? modelValues }
    }
}
