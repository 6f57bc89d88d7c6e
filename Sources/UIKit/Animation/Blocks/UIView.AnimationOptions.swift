extension UIView {
    /// The pace of an animation.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at first.
        case easeIn = 1
        /// Slow at last.
        case easeOut = 2
        /// At an even pace.
        case linear = 3
    }

    /// How changes in a block are animated (AN-01).
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Views whose bounds change in the block are laid out in it, so that their subviews move with them.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// The views receive touches while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Animations that are under way end, and new ones start from what is seen.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Again and again.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Forwards, then backwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// In a block inside of another: its own duration instead of the other's.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// In a block inside of another: its own curve instead of the other's.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// In a transition: changes in the block animate too, instead of being there at once in what is faded in.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// A transition between two views hides one and shows the other, instead of taking one out and putting one in.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// In a block inside of another: none of the other's options.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Slow at both ends: what happens if nothing is said.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at last.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// At an even pace.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// The view turns over about its vertical axis: its left side comes to the front.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// The view turns over about its vertical axis: its right side comes to the front.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// The old look is turned up like a page about its upper edge, and the new one is beneath it. The page is flat: its
        /// paper does not bend.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// The new look is turned down like a page about its upper edge, over the old one. The page is flat: its paper does
        /// not bend.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// The old look fades into the new one.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// The view turns over about its horizontal axis: its upper side comes to the front.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// The view turns over about its horizontal axis: its lower side comes to the front.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }

        /// The kind of a transition.
        enum Transition: UInt {
            case flipFromLeft = 1
            case flipFromRight = 2
            case curlUp = 3
            case curlDown = 4
            case crossDissolve = 5
            case flipFromTop = 6
            case flipFromBottom = 7
        }

        var transition: Transition? { Transition(rawValue: rawValue >> 20 & 7) }

        /// What a block inside of another takes over from it.
        static let inherited: AnimationOptions = [
            .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
        ]
    }

    /// How keyframes are animated. The options that ``AnimationOptions`` has too mean the same and have the same
    /// values.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Views whose bounds change in the block are laid out in it.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// The views receive touches while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Animations that are under way end, and new ones start from what is seen.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Again and again.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Forwards, then backwards.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// In a block inside of another: its own duration instead of the other's.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// In a block inside of another: none of the other's options.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// On a straight line from one keyframe to the next.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Each keyframe stays until the next.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// At an even pace all the way.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// On a smooth curve.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// On a smooth curve at an even pace.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        var mode: CAAnimationCalculationMode {
            switch rawValue >> 10 & 7 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }
    }
}
