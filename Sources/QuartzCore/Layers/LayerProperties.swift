/// The geometry and the appearance of a layer: all that animation can change.
///
/// It is copied and read all the time, so what most layers never have lies apart, shared until it is changed.
package struct LayerProperties {
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var opacity: Float = 1
    package var isHidden = false
    package var masksToBounds = false
    package var isOpaque = false
    /// What `transform` does to the plane; kept with it, since every pass asks.
    private(set) var placementKind = LayerPlacementKind.moved
    /// Whether the layer's plane is anywhere but upright at its own size.
    package var hasTransform: Bool { placementKind != .moved }
    package var cornerRadius: CGFloat = 0
    package var borderWidth: CGFloat = 0
    package var contentsScale: CGFloat = 1
    package var zPosition: CGFloat = 0
    package var backgroundColor: CGColor?
    private(set) var rare: RareLayerProperties?

    /// What is not in `rare` has the values of this.
    private mutating func ownRare() -> RareLayerProperties {
        if isKnownUniquelyReferenced(&rare), let rare { return rare }
        let own = rare.map(RareLayerProperties.init(copying:)) ?? RareLayerProperties()
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
    mutating func setUncommon(_ new: UncommonLayerProperties) {
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
    /// What layers of special kinds draw besides.
    var special: SpecialDrawing {
        get { rare.special }
        set { ownRare().special = newValue }
    }
    /// The old look that a transition still shows.
    var fade: LayerFade? {
        get { rare.fade }
        set { ownRare().fade = newValue }
    }

    /// `contents`, told apart once instead of at each drawing.
    var picture: LayerPicture { rare.picture }

    package init() {}

    /// The point of the bounds that `position` places and `transform` turns about.
    package var anchor: CGPoint { LayerProperties.anchor(bounds: bounds, anchorPoint: anchorPoint) }

    @inline(__always)
    private static func anchor(bounds: CGRect, anchorPoint: CGPoint) -> CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// From the layer's own coordinates to its superlayer's.
    package var toSuperlayer: CGAffineTransform {
        LayerProperties.toSuperlayer(
            bounds: bounds, anchorPoint: anchorPoint, position: position, rare: hasTransform ? rare : nil)
    }

    /// From the layer's own coordinates to its superlayer's, without perspective and without what the superlayer does to
    /// the space of its sublayers.
    ///
    /// - Parameter rare: nil where the transform moves nothing of the plane.
    static func toSuperlayer(
        bounds: CGRect, anchorPoint: CGPoint, position: CGPoint, rare: RareLayerProperties?
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

    /// From the layer's own space to its superlayer's.
    var space: CATransform3D {
        LayerProperties.space(
            bounds: bounds, anchorPoint: anchorPoint, position: position, zPosition: zPosition, rare: rare)
    }

    private static func space(
        bounds: CGRect, anchorPoint: CGPoint, position: CGPoint, zPosition: CGFloat, rare: RareLayerProperties?
    ) -> CATransform3D {
        let anchor = anchor(bounds: bounds, anchorPoint: anchorPoint)
        var t = rare.transform.after(-anchor.x, -anchor.y, -rare.uncommon.anchorPointZ)
            .movedBy(position.x, position.y, zPosition.isFinite ? zPosition : 0)
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

    /// What the layer does to the space of its sublayers: `sublayerTransform` about the anchor point.
    var sublayerSpace: CATransform3D {
        let anchor = anchor
        return uncommon.sublayerTransform.after(-anchor.x, -anchor.y, -anchorPointZ)
            .movedBy(anchor.x, anchor.y, anchorPointZ)
    }

    /// What the layer does to the positions of its sublayers.
    var sublayerArrangement: SublayerArrangement {
        guard let rare else { return .flat }
        switch rare.special {
        case .transform, .replicator: return .depth
        default: break
        }
        guard let uncommon = rare.uncommon, uncommon.sublayerTransform != CATransform3DIdentity else { return .flat }
        return uncommon.sublayerTransform.isFlat ? .plane : .depth
    }

    /// The smallest upright rectangle around the layer, in its superlayer's coordinates.
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

    /// The size and the position that give the layer the frame `frame`. Exact for transforms that keep rectangles
    /// upright; under others no bounds need exist that have this frame, and the result is only near.
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
        // Where the frame would lie if the position were zero; the difference is the position.
        let origin = CGPoint(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height)
        let placed = CGRect(origin: origin, size: size)
            .applying(linear.concatenating(CGAffineTransform(translationX: transform.m41, y: transform.m42)))
        return (size, CGPoint(x: frame.midX - placed.midX, y: frame.midY - placed.midY))
    }
}

/// What a layer's own transform does to its plane.
enum LayerPlacementKind: UInt8 {
    /// It stays upright, at its own size.
    case moved
    /// It is turned, stretched or mirrored, and parallel lines stay parallel.
    case affine
    /// It is seen in perspective.
    case projected
}

/// What a layer does to the positions of its sublayers.
enum SublayerArrangement: UInt8 {
    /// Nothing.
    case flat
    /// It transforms the plane that they lie in.
    case plane
    /// It puts them in a space, in which they are sorted by depth.
    case depth
}
