/// The geometry and the appearance of a layer, including all animatable properties.
///
/// Values of this type are copied and read frequently. Therefore properties that most layers leave at their defaults
/// are stored in a separate object, which copies share until a mutation.
package struct LayerProperties {
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var opacity: Float = 1
    package var isHidden = false
    package var masksToBounds = false
    package var isOpaque = false
    /// The effect of `transform` on the plane, which is cached because every pass reads it.
    private(set) var placementKind = LayerPlacementKind.moved
    /// A Boolean value that indicates whether the layer is rotated, scaled, flipped, or projected, instead of only
    /// translated.
    package var hasTransform: Bool { placementKind != .moved }
    package var cornerRadius: CGFloat = 0
    package var borderWidth: CGFloat = 0
    package var contentsScale: CGFloat = 1
    package var zPosition: CGFloat = 0
    package var backgroundColor: CGColor?
    private(set) var rare: SharedLayerProperties?

    /// Returns the uniquely referenced storage of the rare properties, and creates or copies it if necessary.
    private mutating func ownRare() -> SharedLayerProperties {
        if isKnownUniquelyReferenced(&rare), let rare { return rare }
        let own = rare.map(SharedLayerProperties.init(copying:)) ?? SharedLayerProperties()
        rare = own
        return own
    }

    package var transform: CATransform3D {
        get { rare.transform }
        set {
            ownRare().transform = newValue
            updatePlacementKind()
        }
    }
    mutating func setUncommon(_ new: ColdLayerProperties) {
        ownRare().uncommon = new
        updatePlacementKind()
    }

    private mutating func updatePlacementKind() {
        let transform = transform.after(0, 0, -anchorPointZ)
        if transform.m14 != 0 || transform.m24 != 0 || !(transform.m44 > 0) {
            placementKind = .projected
        } else if transform.projection != .identity || transform.m44 != 1 || isGeometryFlipped {
            placementKind = .affine
        } else {
            placementKind = .moved
        }
    }
    package var maskedCorners: CACornerMask {
        get { rare.maskedCorners }
        set { ownRare().maskedCorners = newValue }
    }
    package var borderColor: CGColor? {
        get { rare.borderColor }
        set { ownRare().borderColor = newValue }
    }
    package var contents: Any? {
        get { rare.contents }
        set { ownRare().contents = newValue }
    }
    package var contentsGravity: CALayerContentsGravity {
        get { rare.contentsGravity }
        set { ownRare().contentsGravity = newValue }
    }
    package var contentsRect: CGRect {
        get { rare.contentsRect }
        set { ownRare().contentsRect = newValue }
    }
    package var contentsCenter: CGRect {
        get { rare.contentsCenter }
        set { ownRare().contentsCenter = newValue }
    }
    package var minificationFilter: CALayerContentsFilter {
        get { rare.minificationFilter }
        set { ownRare().minificationFilter = newValue }
    }
    package var magnificationFilter: CALayerContentsFilter {
        get { rare.magnificationFilter }
        set { ownRare().magnificationFilter = newValue }
    }
    package var shadowColor: CGColor? {
        get { rare.shadowColor }
        set { ownRare().shadowColor = newValue }
    }
    package var shadowOpacity: Float {
        get { rare.shadowOpacity }
        set { ownRare().shadowOpacity = newValue }
    }
    package var shadowOffset: CGSize {
        get { rare.shadowOffset }
        set { ownRare().shadowOffset = newValue }
    }
    package var shadowRadius: CGFloat {
        get { rare.shadowRadius }
        set { ownRare().shadowRadius = newValue }
    }
    package var shadowPath: CGPath? {
        get { rare.shadowPath }
        set { ownRare().shadowPath = newValue }
    }
    /// The content of special layer classes.
    var special: SpecialDrawing {
        get { rare.special }
        set { ownRare().special = newValue }
    }
    /// The state of a transition in progress.
    var fade: TransitionState? {
        get { rare.fade }
        set { ownRare().fade = newValue }
    }

    /// The `contents`, classified when they are set instead of each time they are drawn.
    var picture: LayerContents { rare.picture }

    package init() {}

    /// The point of the bounds that `position` locates and about which `transform` applies.
    package var anchor: CGPoint { LayerProperties.anchor(bounds: bounds, anchorPoint: anchorPoint) }

    @inline(__always)
    private static func anchor(bounds: CGRect, anchorPoint: CGPoint) -> CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// The transform from the layer's own coordinate system to its superlayer's.
    package var toSuperlayer: CGAffineTransform {
        LayerProperties.toSuperlayer(
            bounds: bounds, anchorPoint: anchorPoint, position: position, rare: hasTransform ? rare : nil)
    }

    /// Returns the transform from the layer's own coordinate system to its superlayer's, without perspective and
    /// without the superlayer's `sublayerTransform`.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of the layer.
    ///   - anchorPoint: The anchor point of the layer.
    ///   - position: The position of the layer.
    ///   - rare: The rare properties, or `nil` if the layer is only translated.
    static func toSuperlayer(
        bounds: CGRect, anchorPoint: CGPoint, position: CGPoint, rare: SharedLayerProperties?
    ) -> CGAffineTransform {
        let anchor = anchor(bounds: bounds, anchorPoint: anchorPoint)
        guard let rare else {
            return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
        }
        if rare.uncommon != nil || rare.transform.m44 != 1 {
            return LayerProperties.space(
                bounds: bounds, anchorPoint: anchorPoint, position: position, zPosition: 0, rare: rare
            ).plane.affine
        }
        var t = rare.transform.projection
        t.tx += position.x - (t.a * anchor.x + t.c * anchor.y)
        t.ty += position.y - (t.b * anchor.x + t.d * anchor.y)
        return t
    }

    /// The transform from the layer's own space to its superlayer's.
    var space: CATransform3D {
        LayerProperties.space(
            bounds: bounds, anchorPoint: anchorPoint, position: position, zPosition: zPosition, rare: rare)
    }

    private static func space(
        bounds: CGRect, anchorPoint: CGPoint, position: CGPoint, zPosition: CGFloat, rare: SharedLayerProperties?
    ) -> CATransform3D {
        let anchor = anchor(bounds: bounds, anchorPoint: anchorPoint)
        var t = rare.transform.after(-anchor.x, -anchor.y, -rare.uncommon.anchorPointZ)
            .translatedAfter(position.x, position.y, zPosition.isFinite ? zPosition : 0)
        if rare.uncommon.isGeometryFlipped {
            let middle = 2 * bounds.origin.y + bounds.size.height
            t.m41 += middle * t.m21
            t.m42 += middle * t.m22
            t.m43 += middle * t.m23
            t.m44 += middle * t.m24
            (t.m21, t.m22, t.m23, t.m24) = (-t.m21, -t.m22, -t.m23, -t.m24)
        }
        return t
    }

    /// The transform of the sublayers' space: `sublayerTransform` about the anchor point.
    var sublayerSpace: CATransform3D {
        let anchor = anchor
        return uncommon.sublayerTransform.after(-anchor.x, -anchor.y, -anchorPointZ)
            .translatedAfter(anchor.x, anchor.y, anchorPointZ)
    }

    /// The effect of the layer on the positions of its sublayers.
    var sublayerArrangement: SublayerArrangement {
        guard let rare else { return .flat }
        switch rare.special {
        case .transform, .replicator: return .depth
        default: break
        }
        guard let uncommon = rare.uncommon, uncommon.sublayerTransform != CATransform3DIdentity else { return .flat }
        return uncommon.sublayerTransform.isFlat ? .plane : .depth
    }

    /// The bounding box of the layer in its superlayer's coordinate system.
    package var frame: CGRect {
        if !hasTransform {
            return CGRect(
                x: position.x - anchorPoint.x * bounds.size.width, y: position.y - anchorPoint.y * bounds.size.height,
                width: bounds.size.width, height: bounds.size.height
            ).nullUnlessFinite
        }
        if placementKind == .projected {
            let box = space.plane.boundingBox(of: bounds)
            if !box.isNull { return box }
        }
        return bounds.applying(toSuperlayer)
    }

    /// Returns the size and the position that give the layer a frame. The result is exact for transforms that map
    /// rectangles to rectangles. Under other transforms, bounds with this frame may not exist, and the result is an
    /// approximation.
    package func fitting(frame: CGRect) -> (size: CGSize, position: CGPoint) {
        guard hasTransform else {
            return (
                frame.size,
                CGPoint(
                    x: frame.origin.x + anchorPoint.x * frame.size.width,
                    y: frame.origin.y + anchorPoint.y * frame.size.height)
            )
        }
        let linear = CGAffineTransform(
            a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: 0, ty: 0)
        let size = CGRect(origin: .zero, size: frame.size).applying(linear.inverted()).size
        // The frame's location for a position of zero. Its difference from the frame is the position.
        let origin = CGPoint(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height)
        let placed = CGRect(origin: origin, size: size)
            .applying(linear.concatenating(CGAffineTransform(translationX: transform.m41, y: transform.m42)))
        return (size, CGPoint(x: frame.midX - placed.midX, y: frame.midY - placed.midY))
    }
}

/// The effect of a layer's own transform on its plane.
enum LayerPlacementKind: UInt8 {
    /// A translation.
    case moved
    /// An affine transform: the layer is rotated, scaled, sheared, or mirrored.
    case affine
    /// A perspective projection.
    case projected
}

/// The effect of a layer on the positions of its sublayers.
enum SublayerArrangement: UInt8 {
    /// The sublayers lie in the layer's plane.
    case flat
    /// The layer transforms the plane that contains the sublayers.
    case plane
    /// The sublayers lie in a space in which they are sorted by depth.
    case depth
}
