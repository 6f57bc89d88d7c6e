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
    /// Whether `transform` moves anything of the plane; kept with it, since every pass asks.
    package private(set) var hasTransform = false
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
            hasTransform = newValue.projection != .identity
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
            bounds: bounds, anchorPoint: anchorPoint, position: position, transform: hasTransform ? transform : nil)
    }

    /// - Parameter transform: nil where it moves nothing of the plane.
    static func toSuperlayer(
        bounds: CGRect, anchorPoint: CGPoint, position: CGPoint, transform: CATransform3D?
    ) -> CGAffineTransform {
        let anchor = anchor(bounds: bounds, anchorPoint: anchorPoint)
        guard let transform else {
            return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
        }
        var t = transform.projection
        t.tx += position.x - (t.a * anchor.x + t.c * anchor.y)
        t.ty += position.y - (t.b * anchor.x + t.d * anchor.y)
        return t
    }

    /// The smallest upright rectangle around the layer, in its superlayer's coordinates.
    package var frame: CGRect {
        if !hasTransform {
            return CGRect(
                x: position.x - anchorPoint.x * bounds.size.width, y: position.y - anchorPoint.y * bounds.size.height,
                width: bounds.size.width, height: bounds.size.height
            ).nullUnlessFinite
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
