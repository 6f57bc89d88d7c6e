/// What is seen of a layer now: the presentation values where something of it is animated, else the model values.
///
/// Each value is read by itself. A copy of ``LayerProperties`` would count a reference for each of those that are objects,
/// and painting asks for a handful of values of every layer it passes.
@MainActor package struct SeenProperties {
    fileprivate unowned(unsafe) let layer: CALayer

    @inline(__always)
    private func read<Value>(_ value: (LayerProperties) -> Value) -> Value {
        if let presentation = layer.presentationValues { return value(presentation.properties) }
        return value(layer.modelValues)
    }

    private var rare: RareLayerProperties? {
        @inline(__always) get { read { $0.rare } }
    }

    /// A copy of all of them.
    package var all: LayerProperties { read { $0 } }

    package var bounds: CGRect { read { $0.bounds } }
    package var toSuperlayer: CGAffineTransform { read { $0.toSuperlayer } }
    package var zPosition: CGFloat { read { $0.zPosition } }
    package var opacity: Float { read { $0.opacity } }
    package var isHidden: Bool { read { $0.isHidden } }
    package var hasTransform: Bool { read { $0.hasTransform } }
    package var masksToBounds: Bool { read { $0.masksToBounds } }
    package var backgroundColor: CGColor? { read { $0.backgroundColor } }
    package var cornerRadius: CGFloat { read { $0.cornerRadius } }
    package var maskedCorners: CACornerMask { rare.maskedCorners }
    package var borderWidth: CGFloat { read { $0.borderWidth } }
    package var borderColor: CGColor? { rare.borderColor }
    package var contentsScale: CGFloat { read { $0.contentsScale } }
    package var contentsGravity: CALayerContentsGravity { rare.contentsGravity }
    package var contentsRect: CGRect { rare.contentsRect }
    package var contentsCenter: CGRect { rare.contentsCenter }
    package var minificationFilter: CALayerContentsFilter { rare.minificationFilter }
    package var magnificationFilter: CALayerContentsFilter { rare.magnificationFilter }
    package var shadowColor: CGColor? { rare.shadowColor }
    package var shadowOpacity: Float { rare.shadowOpacity }
    package var shadowOffset: CGSize { rare.shadowOffset }
    package var shadowRadius: CGFloat { rare.shadowRadius }
    package var shadowPath: CGPath? { rare.shadowPath }
    var picture: LayerPicture { rare.picture }
    var special: SpecialDrawing { rare.special }
    var fade: LayerFade? { rare.fade }
}

extension CALayer {
    /// What the compositor reads.
    package final var presentationProperties: SeenProperties {
        @inline(__always) get { SeenProperties(layer: self) }
    }
}
