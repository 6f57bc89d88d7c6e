/// The properties of a layer as displayed: the presentation values if an animation affects the layer, and the model
/// values otherwise.
///
/// Each property is read in place. A copy of ``LayerProperties``, which a closure or a method would receive, retains
/// every object in it, and rendering reads a few values of each layer that it visits.
@MainActor package struct EffectiveLayerProperties {
    /// The layer, unmanaged to avoid reference counting on every access.
    fileprivate let layer: Unmanaged<CALayer>

    /// A copy of all properties.
    package var all: LayerProperties {
        layer._withUnsafeGuaranteedRef { layer in
            if let values = layer.presentationValues { values.properties } else { layer.modelValues }
        }
    }
    private var rare: SharedLayerProperties? {
        layer._withUnsafeGuaranteedRef { layer in
            if let values = layer.presentationValues { values.properties.rare } else { layer.modelValues.rare }
        }
    }

    package var bounds: CGRect {
        layer._withUnsafeGuaranteedRef { layer in
            if let values = layer.presentationValues { values.properties.bounds } else { layer.modelValues.bounds }
        }
    }
    package var position: CGPoint {
        layer._withUnsafeGuaranteedRef { layer in
            if let values = layer.presentationValues { values.properties.position } else { layer.modelValues.position }
        }
    }
    package var anchorPoint: CGPoint {
        layer._withUnsafeGuaranteedRef { layer in
            if let values = layer.presentationValues {
                values.properties.anchorPoint
            } else {
                layer.modelValues.anchorPoint
            }
        }
    }
    /// The transform from the layer's own coordinate system to its superlayer's, without perspective.
    package var toSuperlayer: CGAffineTransform {
        if layer._withUnsafeGuaranteedRef({ $0.superlayerArrangement != .flat }) {
            return layer._withUnsafeGuaranteedRef { $0.presentationPlane.affine }
        }
        return LayerProperties.toSuperlayer(
            bounds: bounds, anchorPoint: anchorPoint, position: position, rare: hasTransform ? rare : nil)
    }
    package var zPosition: CGFloat {
        layer._withUnsafeGuaranteedRef { layer in
            if let values = layer.presentationValues {
                values.properties.zPosition
            } else {
                layer.modelValues.zPosition
            }
        }
    }
    package var opacity: Float {
        layer._withUnsafeGuaranteedRef { layer in
            if let values = layer.presentationValues { values.properties.opacity } else { layer.modelValues.opacity }
        }
    }
    package var isHidden: Bool {
        layer._withUnsafeGuaranteedRef { layer in
            if let values = layer.presentationValues { values.properties.isHidden } else { layer.modelValues.isHidden }
        }
    }
    package var hasTransform: Bool { placementKind != .moved }
    var placementKind: LayerPlacementKind {
        layer._withUnsafeGuaranteedRef { layer in
            if let values = layer.presentationValues {
                values.properties.placementKind
            } else {
                layer.modelValues.placementKind
            }
        }
    }
    var uncommon: ColdLayerProperties { rare.uncommon }
    var shouldRasterize: Bool { rare?.uncommon?.shouldRasterize ?? false }
    package var masksToBounds: Bool {
        layer._withUnsafeGuaranteedRef { layer in
            if let values = layer.presentationValues {
                values.properties.masksToBounds
            } else {
                layer.modelValues.masksToBounds
            }
        }
    }
    package var backgroundColor: CGColor? {
        layer._withUnsafeGuaranteedRef { layer in
            if let values = layer.presentationValues {
                values.properties.backgroundColor
            } else {
                layer.modelValues.backgroundColor
            }
        }
    }
    package var cornerRadius: CGFloat {
        layer._withUnsafeGuaranteedRef { layer in
            if let values = layer.presentationValues {
                values.properties.cornerRadius
            } else {
                layer.modelValues.cornerRadius
            }
        }
    }
    package var maskedCorners: CACornerMask { rare.maskedCorners }
    package var borderWidth: CGFloat {
        layer._withUnsafeGuaranteedRef { layer in
            if let values = layer.presentationValues {
                values.properties.borderWidth
            } else {
                layer.modelValues.borderWidth
            }
        }
    }
    package var borderColor: CGColor? { rare.borderColor }
    package var contentsScale: CGFloat {
        layer._withUnsafeGuaranteedRef { layer in
            if let values = layer.presentationValues {
                values.properties.contentsScale
            } else {
                layer.modelValues.contentsScale
            }
        }
    }
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
    var picture: LayerContents { rare.picture }
    var special: SpecialDrawing { rare.special }
    var fade: TransitionState? { rare.fade }
}

extension CALayer {
    /// The property values that the compositor reads.
    package final var effectiveProperties: EffectiveLayerProperties {
        @inline(__always) get { EffectiveLayerProperties(layer: .passUnretained(self)) }
    }
}
