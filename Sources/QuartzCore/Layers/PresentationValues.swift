/// The values that a layer displays while an animation affects it.
final class PresentationValues {
    var properties: LayerProperties

    init(_ properties: LayerProperties) { self.properties = properties }
}
