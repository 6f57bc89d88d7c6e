/// The geometry and the appearance of a layer: all that animation can change.
package struct LayerProperties {
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var transform = CATransform3DIdentity {
        didSet { hasTransform = transform.projection != .identity }
    }
    package var opacity: Float = 1
    package var isHidden = false
    package var masksToBounds = false
    package var isOpaque = false
    package var backgroundColor: CGColor?
    package var cornerRadius: CGFloat = 0
    package var maskedCorners = CACornerMask.all
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor?
    package var contents: Any? {
        didSet { picture = LayerPicture(contents) }
    }
    package var contentsScale: CGFloat = 1
    package var contentsGravity = CALayerContentsGravity.resize
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var minificationFilter = CALayerContentsFilter.linear
    package var magnificationFilter = CALayerContentsFilter.linear
    package var zPosition: CGFloat = 0
    package var shadowColor: CGColor? = .black
    package var shadowOpacity: Float = 0
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowRadius: CGFloat = 3
    package var shadowPath: CGPath?
    /// What layers of special kinds draw besides.
    package var special = SpecialDrawing.none

    /// The old look that a transition still shows.
    var fade: LayerFade?

    /// Whether `transform` moves anything of the plane; kept with it, since every pass asks.
    package private(set) var hasTransform = false

    /// `contents`, told apart once instead of at each drawing.
    private(set) var picture = LayerPicture.none

    package init() {}

    /// The point of the bounds that `position` places and `transform` turns about.
    package var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// From the layer's own coordinates to its superlayer's.
    package var toSuperlayer: CGAffineTransform {
        let anchor = anchor
        if !hasTransform {
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
                width: bounds.size.width, height: bounds.size.height)
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
