/// What a layer shows while something of it is animated.
final class PresentationValues {
    var properties: LayerProperties

    init(_ properties: LayerProperties) { self.properties = properties }
}
