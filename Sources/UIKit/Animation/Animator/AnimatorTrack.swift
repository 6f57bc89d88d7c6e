import QuartzCore

/// A property of a view that an animator animates.
@MainActor final class AnimatorTrack: NSObject, AnimationProgress, CAAnimationDelegate {
    private(set) weak var view: UIView?
    let property: LayerProperty
    let from: AnimationValue
    let to: AnimationValue
    /// The fraction of the animator at which this track begins.
    private let begin: Double
    private unowned let animator: UIViewPropertyAnimator
    private let blocksTouches: Bool
    private let hitTestsDisplayedPosition: Bool
    private(set) var key = ""
    /// A Boolean value that indicates whether the layer still has the animation.
    private(set) var isAlive = true

    init(
        _ view: UIView, _ property: LayerProperty, from: AnimationValue, to: AnimationValue, begin: Double,
        animator: UIViewPropertyAnimator
    ) {
        self.view = view
        self.property = property
        self.from = from
        self.to = to
        self.begin = begin
        self.animator = animator
        blocksTouches = !animator.isUserInteractionEnabled
        hitTestsDisplayedPosition = !blocksTouches && !animator.isManualHitTestingEnabled
        if blocksTouches { view.touchBlockCount += 1 }
        if hitTestsDisplayedPosition { view.presentedHitTestCount += 1 }
    }

    func start(_ animation: CAAnimation) {
        guard let view else { return }
        animation.progress = self
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        animation.delegate = self
        animation.duration = max(animation.duration, 1e-3)
        view.layer.removeViewAnimations(of: property)
        key = property.rawValue
        view.layer.add(animation, forKey: key)
    }

    var fraction: Double {
        guard begin > 0 else { return animator.position }
        return begin < 1 ? max(0, (animator.position - begin) / (1 - begin)) : animator.position >= 1 ? 1 : 0
    }

    var isRunning: Bool { animator.isRunning }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { end() }

    /// Removes the animation.
    func remove() {
        guard isAlive else { return }
        end()
        if let layer = view?.layer, layer.animation(forKey: key)?.progress === self {
            layer.removeAnimation(forKey: key)
        }
    }

    private func end() {
        guard isAlive else { return }
        isAlive = false
        if blocksTouches { view?.touchBlockCount -= 1 }
        if hitTestsDisplayedPosition { view?.presentedHitTestCount -= 1 }
    }

    /// Sets the model value of the property.
    func set(_ value: AnimationValue) {
        guard let view else { return }
        UIView.performWithoutAnimation {
            switch (property, value) {
            case (.position, .point(let point)): view.center = point
            case (.bounds, .rect(let rect)): view.bounds = rect
            case (.opacity, .number(let number)): view.alpha = CGFloat(number)
            case (.hidden, .number(let number)): view.isHidden = number >= 0.5
            case (.backgroundColor, .color(let color)): view.backgroundColor = color.map { UIColor(cgColor: $0) }
            default: view.layer.setModelValue(value, AnimatedKey(property, .whole))
            }
        }
    }
}
