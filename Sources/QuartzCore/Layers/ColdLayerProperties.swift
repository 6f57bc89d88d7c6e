/// The properties that very few layers change.
///
/// Copies of a layer's values share an object. The conformance to `Sendable` is `@unchecked` because an object changes
/// only before it is shared.
final class ColdLayerProperties: @unchecked Sendable {
    fileprivate(set) var sublayerTransform = CATransform3DIdentity
    fileprivate(set) var anchorPointZ: CGFloat = 0
    fileprivate(set) var isDoubleSided = true
    fileprivate(set) var isGeometryFlipped = false
    fileprivate(set) var shouldRasterize = false
    fileprivate(set) var rasterizationScale: CGFloat = 1
    fileprivate(set) var allowsGroupOpacity = true
    fileprivate(set) var allowsEdgeAntialiasing = true
    fileprivate(set) var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
    fileprivate(set) var cornerCurve = CALayerCornerCurve.circular

    static let standard = ColdLayerProperties()

    fileprivate init() {}

    fileprivate init(copying other: ColdLayerProperties) {
        sublayerTransform = other.sublayerTransform
        anchorPointZ = other.anchorPointZ
        isDoubleSided = other.isDoubleSided
        isGeometryFlipped = other.isGeometryFlipped
        shouldRasterize = other.shouldRasterize
        rasterizationScale = other.rasterizationScale
        allowsGroupOpacity = other.allowsGroupOpacity
        allowsEdgeAntialiasing = other.allowsEdgeAntialiasing
        edgeAntialiasingMask = other.edgeAntialiasingMask
        cornerCurve = other.cornerCurve
    }
}

// Accessors of the properties. `uncommon` is the shared object, or the object with the default values.
extension LayerProperties {
    var uncommon: ColdLayerProperties { rare?.uncommon ?? .standard }

    private mutating func changeUncommon(_ body: (ColdLayerProperties) -> Void) {
        let new = ColdLayerProperties(copying: uncommon)
        body(new)
        setUncommon(new)
    }

    package var sublayerTransform: CATransform3D {
        get { uncommon.sublayerTransform }
        set { changeUncommon { $0.sublayerTransform = newValue } }
    }
    package var anchorPointZ: CGFloat {
        get { uncommon.anchorPointZ }
        set { changeUncommon { $0.anchorPointZ = newValue } }
    }
    package var isDoubleSided: Bool {
        get { uncommon.isDoubleSided }
        set { changeUncommon { $0.isDoubleSided = newValue } }
    }
    package var isGeometryFlipped: Bool {
        get { uncommon.isGeometryFlipped }
        set { changeUncommon { $0.isGeometryFlipped = newValue } }
    }
    package var shouldRasterize: Bool {
        get { uncommon.shouldRasterize }
        set { changeUncommon { $0.shouldRasterize = newValue } }
    }
    package var rasterizationScale: CGFloat {
        get { uncommon.rasterizationScale }
        set { changeUncommon { $0.rasterizationScale = newValue } }
    }
    package var allowsGroupOpacity: Bool {
        get { uncommon.allowsGroupOpacity }
        set { changeUncommon { $0.allowsGroupOpacity = newValue } }
    }
    package var allowsEdgeAntialiasing: Bool {
        get { uncommon.allowsEdgeAntialiasing }
        set { changeUncommon { $0.allowsEdgeAntialiasing = newValue } }
    }
    package var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { uncommon.edgeAntialiasingMask }
        set { changeUncommon { $0.edgeAntialiasingMask = newValue } }
    }
    package var cornerCurve: CALayerCornerCurve {
        get { uncommon.cornerCurve }
        set { changeUncommon { $0.cornerCurve = newValue } }
    }
}
