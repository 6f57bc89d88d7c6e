import QuartzCore

/// A block whose changes are animated.
@MainActor final class AnimationBlock {
    let duration: TimeInterval
    let delay: TimeInterval
    let options: UIView.AnimationOptions
    let pace: TimingCurve
    let ending: AnimationCompletionGroup
    /// The repeat count; `nil` to follow the options.
    var repeatCount: Float?
    /// The recorder that combines the changes into keyframe animations; `nil` to animate each change directly.
    var recorder: KeyframeRecorder?
    /// The animator that controls the animations; `nil` if they run on their own.
    var animator: UIViewPropertyAnimator?

    /// A Boolean value that indicates whether only changes in nested blocks are animated, with the attributes of this
    /// block; its own changes take effect immediately.
    private var animatesOnlyInner = false

    private var touched: [UIView] = []
    private var viewsToLayOut: [UIView] = []

    /// The stack of running blocks, the innermost last. A block may change views of several displays, so there is one
    /// stack for the main thread.
    private(set) static var running: [AnimationBlock] = []
    static var current: AnimationBlock? { running.last }

    init(
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, pace: TimingCurve,
        ending: AnimationCompletionGroup
    ) {
        self.ending = ending
        guard let outer = AnimationBlock.current else {
            self.duration = duration
            self.delay = delay
            self.options = options
            self.pace = pace
            return
        }
        self.duration = options.contains(.overrideInheritedDuration) ? duration : outer.duration
        self.delay = options.contains(.overrideInheritedDuration) ? delay : max(delay, outer.delay)
        self.pace = options.contains(.overrideInheritedCurve) ? pace : outer.pace
        self.options =
            options.contains(.overrideInheritedOptions)
            ? options : options.union(outer.options.intersection(.inherited))
        repeatCount = options.contains(.overrideInheritedOptions) ? nil : outer.repeatCount
        animator = outer.animator
    }

    /// Runs the changes.
    func run(_ changes: () -> Void) {
        AnimationBlock.running.append(self)
        changes()
        layOut()
        AnimationBlock.running.removeLast()
    }

    /// Makes this block the innermost one until ``leave()`` is called.
    func enter() { AnimationBlock.running.append(self) }

    /// Ends the effect of ``enter()``.
    func leave() {
        guard let index = AnimationBlock.running.lastIndex(where: { $0 === self }) else { return }
        layOut()
        AnimationBlock.running.remove(at: index)
    }

    /// Lays out a view at the end of the block, so that changes of its layout are animated.
    func layOutAtEnd(_ view: UIView) {
        if !viewsToLayOut.contains(where: { $0 === view }) { viewsToLayOut.append(view) }
    }

    private func layOut() {
        for view in viewsToLayOut { view.layoutIfNeeded() }
        if options.contains(.layoutSubviews) { for view in touched { view.layoutIfNeeded() } }
    }

    /// Returns the action of a layer for a change of a view's property, which does nothing unless the change is
    /// animated.
    static func action(for view: UIView, _ event: String) -> any CAAction {
        guard let block = current, !block.animatesOnlyInner, UIView.areAnimationsEnabled,
            let property = LayerProperty(rawValue: event),
            property.isAnimatedByViews, view.isShown
        else { return none }
        return ViewAction(block: block, view: view, property: property)
    }

    /// Runs changes of which only those in nested blocks are animated, with the attributes of the running block.
    static func animatesOnlyInnerBlocks(_ changes: () -> Void) {
        guard let block = current else { return changes() }
        let outer = block.animatesOnlyInner
        block.animatesOnlyInner = true
        changes()
        block.animatesOnlyInner = outer
    }

    fileprivate static let none = NSNull()

    /// Animates a property that has changed from `old` to its current value.
    func animate(_ view: UIView, _ property: LayerProperty, from old: AnimationValue, seen: AnimationValue?) {
        guard let new = view.layer.modelValue(property) else { return }
        if property == .bounds { touched.append(view) }
        if let recorder {
            recorder.note(view, property, old, seen, new)
        } else if let animator {
            animator.animate(view, property, from: old, seen: seen, to: new)
        } else {
            start(view, property, old, seen, new)
        }
    }

    private func start(
        _ view: UIView, _ property: LayerProperty, _ old: AnimationValue, _ seen: AnimationValue?,
        _ new: AnimationValue
    ) {
        let animation = pace.makeAnimation(keyPath: property.rawValue, duration: duration)
        let name = property.rawValue
        let continues = options.contains(.beginFromCurrentState) || view.layer.repeatsForever(property)
        if property.isAdditive, !continues, let distance = old.subtracting(new) {
            // An additive animation of the distance from the new to the old value does not replace the running
            // animations, so that the displayed position and velocity are continuous.
            animation.isAdditive = true
            animation.setEnds(from: distance, to: distance.times(0))
            begin(animation, on: view, name: view.layer.unusedAnimationName(name))
        } else {
            view.layer.removeViewAnimations(of: property)
            animation.setEnds(from: seen ?? old, to: new)
            begin(animation, on: view, name: name)
        }
    }

    /// Adds an animation with the attributes of this block to the view's layer.
    func begin(_ animation: CAAnimation, on view: UIView, name: String?) {
        animation.startDelay = delay
        animation.fillMode = .backwards
        animation.autoreverses = options.contains(.autoreverse)
        animation.repeatCount = repeatCount ?? (options.contains(.repeat) ? .infinity : 0)
        animation.delegate = ending.delegate(
            for: view, blocksTouches: !options.contains(.allowUserInteraction))
        view.layer.add(animation, forKey: name)
    }
}

/// An action that animates a change of a view's layer after the change was made.
@MainActor private final class ViewAction: CAAction {
    private let block: AnimationBlock
    private let view: UIView
    private let property: LayerProperty
    private let old: AnimationValue?
    private let seen: AnimationValue?

    init(block: AnimationBlock, view: UIView, property: LayerProperty) {
        self.block = block
        self.view = view
        self.property = property
        old = view.layer.modelValue(property)
        seen = view.layer.isAnimated(property) ? view.layer.presentationValue(property) : nil
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        if let old { block.animate(view, property, from: old, seen: seen) }
    }
}

extension LayerProperty {
    /// A Boolean value that indicates whether animation blocks animate the property of a view's layer.
    var isAnimatedByViews: Bool {
        switch self {
        case .contents, .hidden, .fade, .fontSize: false
        default: true
        }
    }

    /// A Boolean value that indicates whether interrupted animations of the property continue below a new one.
    var isAdditive: Bool {
        switch self {
        case .position, .bounds, .anchorPoint: true
        default: false
        }
    }
}

extension CALayer {
    /// Returns a Boolean value that indicates whether an animation of the property never ends on its own.
    fileprivate func repeatsForever(_ property: LayerProperty) -> Bool {
        viewAnimationNames(of: property).contains {
            guard let animation = animation(forKey: $0) else { return false }
            return animation.repeatCount.isInfinite || animation.progress != nil
        }
    }

    /// Returns an unused name for another animation of the same property.
    fileprivate func unusedAnimationName(_ name: String) -> String {
        guard hasAnimation(name) else { return name }
        var number = 2
        while hasAnimation("\(name)-\(number)") { number += 1 }
        return "\(name)-\(number)"
    }

    private func viewAnimationNames(of property: LayerProperty) -> [String] {
        let name = property.rawValue
        return (animationKeys() ?? []).filter { $0 == name || $0.hasPrefix("\(name)-") }
    }

    /// Removes the animations of the property that animation blocks have added.
    func removeViewAnimations(of property: LayerProperty) {
        guard isAnimated(property) else { return }
        for name in viewAnimationNames(of: property) { removeAnimation(forKey: name) }
    }
}

extension UIView {
    /// Returns the action for a change of a layer's property. Other layers that have the view as their delegate do not
    /// animate.
    func animationAction(for layer: CALayer, _ event: String) -> any CAAction {
        layer === self.layer ? AnimationBlock.action(for: self, event) : AnimationBlock.none
    }

    /// A Boolean value that indicates whether the view is in a visible window.
    var isShown: Bool { windowStorage.map { !$0.isHidden } ?? false }
}
