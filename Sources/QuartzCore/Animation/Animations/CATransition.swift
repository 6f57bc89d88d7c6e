/// The name under which a layer has its transition.
public let kCATransition = "transition"

/// The kinds of transitions. There is one: what was there before fades into what is there now.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// The kind of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old look fades into the new one.
    public static let fade = CATransitionType(rawValue: "fade")
}

/// An animation from the look that the layer and everything in it had when it was added, to the look they have now.
@preconcurrency @MainActor open class CATransition: CAAnimation {
    /// How the old look goes. Kinds other than ``CATransitionType/fade`` fade too.
    open var type = CATransitionType.fade

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
        values.fade = old.map { LayerFade(picture: $0, progress: start + (Double(endProgress) - start) * fraction) }
    }

    override var changes: LayerPropertySet {
        var set = LayerPropertySet()
        set.insert(bit: LayerPropertySet.bit(.fade))
        return set
    }
}
