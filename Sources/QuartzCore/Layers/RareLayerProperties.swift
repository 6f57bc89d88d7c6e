/// The properties that most layers have the default values of.
final class RareLayerProperties {
    static let unitRect = CGRect(x: 0, y: 0, width: 1, height: 1)

    var transform: CATransform3D = CATransform3DIdentity
    var maskedCorners = CACornerMask.all
    var borderColor: CGColor?
    var contents: Any? {
        didSet { picture = LayerPicture(contents) }
    }
    private(set) var picture = LayerPicture.none
    var contentsGravity: CALayerContentsGravity = .resize
    var contentsRect: CGRect = unitRect
    var contentsCenter: CGRect = unitRect
    var minificationFilter: CALayerContentsFilter = .linear
    var magnificationFilter: CALayerContentsFilter = .linear
    var shadowColor: CGColor? = .black
    var shadowOpacity: Float = 0
    var shadowOffset: CGSize = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var special: SpecialDrawing = .none
    var fade: LayerFade?

    init() {}

    init(copying other: RareLayerProperties) {
        transform = other.transform
        maskedCorners = other.maskedCorners
        borderColor = other.borderColor
        contents = other.contents
        picture = other.picture
        contentsGravity = other.contentsGravity
        contentsRect = other.contentsRect
        contentsCenter = other.contentsCenter
        minificationFilter = other.minificationFilter
        magnificationFilter = other.magnificationFilter
        shadowColor = other.shadowColor
        shadowOpacity = other.shadowOpacity
        shadowOffset = other.shadowOffset
        shadowRadius = other.shadowRadius
        shadowPath = other.shadowPath
        special = other.special
        fade = other.fade
    }
}
