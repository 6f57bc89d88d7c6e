import QuartzCore

/// How an animation goes from its start to its end.
enum AnimationPace {
    case curve(CAMediaTimingFunction)
    case spring(SpringCurve)

    init(_ curve: UIView.AnimationCurve) {
        switch curve {
        case .easeInOut: self = .curve(CAMediaTimingFunction(name: .easeInEaseOut))
        case .easeIn: self = .curve(CAMediaTimingFunction(name: .easeIn))
        case .easeOut: self = .curve(CAMediaTimingFunction(name: .easeOut))
        case .linear: self = .curve(CAMediaTimingFunction(name: .linear))
        }
    }

    /// How far it has come after a share of its duration.
    func value(at share: Double, of duration: TimeInterval) -> Double {
        switch self {
        case .curve(let function): function.value(at: share)
        case .spring(let spring): share >= 1 ? 1 : spring.value(at: share * duration)
        }
    }

    /// An animation of one property that goes this way.
    @MainActor func makeAnimation(keyPath: String, duration: TimeInterval) -> CABasicAnimation {
        switch self {
        case .curve(let function):
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = function
            animation.duration = duration
            return animation
        case .spring(let spring):
            let animation = CASpringAnimation(keyPath: keyPath)
            animation.adopt(spring)
            animation.duration = duration
            // Nothing that a transaction says changes the way of a spring.
            animation.timingFunction = CAMediaTimingFunction(name: .linear)
            return animation
        }
    }
}
