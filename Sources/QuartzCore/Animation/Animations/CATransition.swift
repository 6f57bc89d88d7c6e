/// The name under which a layer has its transition.
public let kCATransition = "transition"

/// The kinds of transitions.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// The kind of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old look fades into the new one.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new look slides in over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new look slides in and pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old look slides away and uncovers the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition that moves something. As everywhere with y downwards, "top" and "bottom" are those of
/// coordinates with y upwards: ``fromTop`` moves up, from the lower edge, and ``fromBottom`` moves down.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name of the direction.
    public let rawValue: String
    /// Creates a direction by its name; unknown names behave as ``fromLeft``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the right edge to the left.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left edge to the right.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the lower edge upwards.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the upper edge downwards.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation from the look that the layer and everything in it had when it was added, to the look they have now.
@preconcurrency @MainActor open class CATransition: CAAnimation {
    /// How the old look goes: ``CATransitionType/fade`` unless set. Unknown kinds fade.
    open var type = CATransitionType.fade

    /// Where the movement of ``type`` comes from: from the left unless set. Without effect on fading.
    open var subtype: CATransitionSubtype?

    /// How far the transition has come where it starts, 0 to 1.
    open var startProgress: Float = 0

    /// How far the transition comes, 0 to 1.
    open var endProgress: Float = 1

    /// Whether the old look gives way to the new one all at once, half way.
    package var isCut = false

    private var old: FadingPicture?

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

    override func prepare(for layer: CALayer) { old = FadingPicture(of: layer) }

    override func apply(_ fraction: Double, run: Int, to values: inout LayerProperties) {
        let start = Double(startProgress)
        let fraction = isCut ? (fraction < 0.5 ? 0 : 1) : fraction
        let progress = start + (Double(endProgress) - start) * fraction
        let style = style
        values.fade = old.map { LayerFade(picture: $0, style: style, progress: progress) }
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
