import QuartzCore

/// The timing curve of an animation.
enum TimingCurve {
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

    /// Returns the progress after a fraction of the duration.
    func value(at share: Double, of duration: TimeInterval) -> Double {
        switch self {
        case .curve(let function): function.value(at: share)
        case .spring(let spring): share >= 1 ? 1 : spring.value(at: share * duration)
        }
    }

    /// Returns an animation of a property with this timing curve.
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
            // The timing function of a transaction must not affect a spring.
            animation.timingFunction = CAMediaTimingFunction(name: .linear)
            return animation
        }
    }
}
