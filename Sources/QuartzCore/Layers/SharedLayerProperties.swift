/// The properties that have their default values in most layers.
final class SharedLayerProperties {
    static let unitRect = CGRect(x: 0, y: 0, width: 1, height: 1)

    var transform: CATransform3D = CATransform3DIdentity
    var maskedCorners = CACornerMask.all
    var borderColor: CGColor?
    var contents: Any? {
        didSet { picture = LayerContents(contents) }
    }
    private(set) var picture = LayerContents.none
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
    var fade: TransitionState?
    var uncommon: ColdLayerProperties?

    init() {}

    init(copying other: SharedLayerProperties) {
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
        uncommon = other.uncommon
    }
}

/// The property values of layers that may have no storage for rare properties.
extension SharedLayerProperties? {
    var transform: CATransform3D { self?.transform ?? CATransform3DIdentity }
    var maskedCorners: CACornerMask { self?.maskedCorners ?? .all }
    var borderColor: CGColor? { self?.borderColor }
    var contents: Any? { self?.contents }
    var contentsGravity: CALayerContentsGravity { self?.contentsGravity ?? .resize }
    var contentsRect: CGRect { self?.contentsRect ?? SharedLayerProperties.unitRect }
    var contentsCenter: CGRect { self?.contentsCenter ?? SharedLayerProperties.unitRect }
    var minificationFilter: CALayerContentsFilter { self?.minificationFilter ?? .linear }
    var magnificationFilter: CALayerContentsFilter { self?.magnificationFilter ?? .linear }
    var shadowColor: CGColor? { if let self { self.shadowColor } else { CGColor.black } }
    var shadowOpacity: Float { self?.shadowOpacity ?? 0 }
    var shadowOffset: CGSize { self?.shadowOffset ?? CGSize(width: 0, height: -3) }
    var shadowRadius: CGFloat { self?.shadowRadius ?? 3 }
    var shadowPath: CGPath? { self?.shadowPath }
    var special: SpecialDrawing { self?.special ?? .none }
    var fade: TransitionState? { self?.fade }
    var uncommon: ColdLayerProperties { self?.uncommon ?? .standard }
    var picture: LayerContents { self?.picture ?? .none }
}
