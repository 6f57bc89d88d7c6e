/// The key of a layer's transition.
public let kCATransition = "transition"

/// Constants that specify the type of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String
    /// Creates a type with a name. A transition with an unknown type behaves as ``fade``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old content cross-fades to the new content.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides in over the old content.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content slides in and pushes the old content out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides out and reveals the new content.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Constants that specify the direction of a transition.
///
/// The names "top" and "bottom" refer to coordinates whose y-axis points up. On screen, ``fromTop`` moves upward from
/// the lower edge and ``fromBottom`` moves downward from the upper edge.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name of the direction.
    public let rawValue: String
    /// Creates a direction with a name. A transition with an unknown direction behaves as ``fromLeft``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A movement from the right edge to the left.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// A movement from the left edge to the right.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// A movement from the lower edge upward.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// A movement from the upper edge downward.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation from the appearance of a layer tree at the time the animation is added to its current appearance.
@preconcurrency @MainActor open class CATransition: CAAnimation {
    /// The type of the transition. The default is ``CATransitionType/fade``.
    open var type = CATransitionType.fade

    /// The direction of the movement. The default is `nil`, which moves from the left. A fade ignores the direction.
    open var subtype: CATransitionSubtype?

    /// The progress at which the transition starts, from 0 to 1. The default is 0.
    open var startProgress: Float = 0

    /// The progress at which the transition ends, from 0 to 1. The default is 1.
    open var endProgress: Float = 1

    /// A Boolean value that indicates whether the new content replaces the old content halfway, without interpolation.
    package var isCut = false

    private var old: TransitionSnapshot?

    override func makeCopy() -> CAAnimation {
        let copy = super.makeCopy()
        if let copy = copy as? CATransition {
            copy.type = type
            copy.subtype = subtype
            copy.startProgress = startProgress
            copy.endProgress = endProgress
            copy.isCut = isCut
        }
        return copy
    }

    /// A layer has one transition at a time.
    override func layerKey(for key: String?) -> String? { kCATransition }

    override func prepare(for layer: CALayer) { old = TransitionSnapshot(of: layer) }

    override func apply(_ fraction: Double, run: Int, to values: inout LayerProperties) {
        let start = Double(startProgress)
        let fraction = isCut ? (fraction < 0.5 ? 0 : 1) : fraction
        let progress = start + (Double(endProgress) - start) * fraction
        let style = style
        values.fade = old.map { TransitionState(picture: $0, style: style, progress: progress) }
    }

    private var style: TransitionStyle {
        var style = TransitionStyle()
        switch type {
        case .moveIn: style.kind = .moveIn
        case .push: style.kind = .push
        case .reveal: style.kind = .reveal
        default: style.kind = .fade
        }
        switch subtype {
        case CATransitionSubtype.fromRight: style.origin = CGVector(dx: 1, dy: 0)
        case CATransitionSubtype.fromTop: style.origin = CGVector(dx: 0, dy: 1)
        case CATransitionSubtype.fromBottom: style.origin = CGVector(dx: 0, dy: -1)
        default: break
        }
        return style
    }

    override var changes: LayerPropertySet {
        var set = LayerPropertySet()
        set.insert(bit: LayerPropertySet.bit(.fade))
        return set
    }
}
