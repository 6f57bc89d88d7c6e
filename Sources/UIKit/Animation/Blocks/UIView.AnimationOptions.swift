extension UIView {
    /// The predefined timing curves of animations.
    public enum AnimationCurve: Int, Sendable {
        /// Starts and ends slowly.
        case easeInOut = 0
        /// Starts slowly.
        case easeIn = 1
        /// Ends slowly.
        case easeOut = 2
        /// Has a constant speed.
        case linear = 3
    }

    /// Options for animating changes in a block (AN-01).
    ///
    /// ```swift
    /// UIView.animate(
    ///     withDuration: 0.4, delay: 0.1, options: [.curveEaseOut, .allowUserInteraction],
    ///     animations: { button.center.y -= 40 },
    ///     completion: { finished in button.isEnabled = finished })
    /// UIView.transition(with: imageView, duration: 0.3, options: .transitionCrossDissolve) {
    ///     imageView.image = photo
    /// }
    /// ```
    ///
    /// Without options, an animation starts and ends slowly, runs once, and its views receive no touches meanwhile. An
    /// option for a transition has no effect on other animations. Durations and delays are in seconds; values that are
    /// not finite count as 0.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Creates a set from the bits of the options.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out views whose bounds change in the block, so that their subviews animate with them.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets the views receive touches during the animation.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Removes running animations, and starts new ones from the displayed values.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation indefinitely.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs the animation forward, then backward.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Uses the block's own duration in a nested block, instead of that of the enclosing block.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Uses the block's own curve in a nested block, instead of that of the enclosing block.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Also animates changes in the block of a transition; otherwise the new content shows them from the start.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Hides one view and shows the other in a transition between two views, instead of replacing one with the
        /// other.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Does not inherit the options of the enclosing block in a nested block.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Starts and ends slowly; the default curve.
        public static let curveEaseInOut: AnimationOptions = []
        /// Starts slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Has a constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Flips the view about its vertical axis; its left side moves to the front.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Flips the view about its vertical axis; its right side moves to the front.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Turns the old content up like a page about its top edge, which reveals the new content. The page stays flat.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Turns the new content down like a page about its top edge, over the old content. The page stays flat.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Cross-fades from the old to the new content.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Flips the view about its horizontal axis; its top side moves to the front.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Flips the view about its horizontal axis; its bottom side moves to the front.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }

        /// The type of a transition.
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

        /// The options that a nested block inherits from the enclosing block.
        static let inherited: AnimationOptions = [
            .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
        ]
    }

    /// Options for keyframe animations. Options that also exist in ``AnimationOptions`` have the same meanings and
    /// values.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Creates a set from the bits of the options.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out views whose bounds change in the block.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Lets the views receive touches during the animation.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Removes running animations, and starts new ones from the displayed values.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation indefinitely.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs the animation forward, then backward.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Uses the block's own duration in a nested block, instead of that of the enclosing block.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Does not inherit the options of the enclosing block in a nested block.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// Interpolates linearly between keyframes.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Shows each keyframe until the next one.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Has a constant speed over the whole animation.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Interpolates on a smooth curve through the keyframes.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Interpolates on a smooth curve with a constant speed.
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
