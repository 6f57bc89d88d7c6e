import QuartzCore

/// A block of changes that are animated while it runs.
@MainActor final class AnimationBlock {
    let duration: TimeInterval
    let delay: TimeInterval
    let options: UIView.AnimationOptions
    let pace: AnimationPace
    let ending: AnimationEnding
    /// Nil leaves it to the options.
    var repeatCount: Float?
    /// Takes the changes instead, to make one animation of several of them.
    var recorder: KeyframeRecorder?
    /// Moves the animations by hand, if somebody does.
    var animator: UIViewPropertyAnimator?

    /// Whether only blocks inside of this one animate changes, in its way; its own are made at once.
    private var animatesOnlyInner = false

    private var touched: [UIView] = []

    /// The blocks that are running, the innermost last.
    private(set) static var running: [AnimationBlock] = []
    static var current: AnimationBlock? { running.last }

    init(
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, pace: AnimationPace,
        ending: AnimationEnding
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
        if options.contains(.layoutSubviews) { for view in touched { view.layoutIfNeeded() } }
        AnimationBlock.running.removeLast()
    }

    /// Makes the block the innermost until ``leave()``.
    func enter() { AnimationBlock.running.append(self) }

    /// Ends what ``enter()`` began.
    func leave() {
        guard let index = AnimationBlock.running.lastIndex(where: { $0 === self }) else { return }
        if options.contains(.layoutSubviews) { for view in touched { view.layoutIfNeeded() } }
        AnimationBlock.running.remove(at: index)
    }

    /// What a layer is to do when a property of a view's changes: nothing, unless the change is animated.
    static func action(for view: UIView, _ event: String) -> any CAAction {
        guard let block = current, !block.animatesOnlyInner, UIView.areAnimationsEnabled,
            let property = LayerProperty(rawValue: event),
            property.isAnimatedByViews, view.isShown
        else { return none }
        return ViewAction(block: block, view: view, property: property)
    }

    /// Runs changes of which only those in blocks of their own are animated, in the way of the block that is running.
    static func animatesOnlyInnerBlocks(_ changes: () -> Void) {
        guard let block = current else { return changes() }
        block.animatesOnlyInner = true
        changes()
        block.animatesOnlyInner = false
    }

    fileprivate static let none = NSNull()

    /// A property has changed from `old` to what it is now.
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
            // The way from the old to the new value is laid over those that are under way: so position and speed go on
            // from where they are.
            animation.isAdditive = true
            animation.setEnds(from: distance, to: distance.times(0))
            begin(animation, on: view, name: view.layer.unusedAnimationName(name))
        } else {
            view.layer.removeViewAnimations(of: property)
            animation.setEnds(from: seen ?? old, to: new)
            begin(animation, on: view, name: name)
        }
    }

    /// Gives the view's layer an animation of this block.
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

/// Animates a change of a view's layer after it was made.
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
        seen = view.layer.isAnimated(property) ? view.layer.seenValue(property) : nil
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        if let old { block.animate(view, property, from: old, seen: seen) }
    }
}

extension LayerProperty {
    /// What an animation block animates of a view's layer.
    var isAnimatedByViews: Bool {
        switch self {
        case .contents, .hidden, .fade, .fontSize: false
        default: true
        }
    }

    /// Interrupted animations of these go on under the new one.
    var isAdditive: Bool {
        switch self {
        case .position, .bounds, .anchorPoint: true
        default: false
        }
    }
}

extension CALayer {
    /// Whether an animation of the property never ends by itself.
    fileprivate func repeatsForever(_ property: LayerProperty) -> Bool {
        viewAnimationNames(of: property).contains {
            guard let animation = animation(forKey: $0) else { return false }
            return animation.repeatCount.isInfinite || animation.progress != nil
        }
    }

    /// A name for one more animation of the same property.
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

    /// Ends what animation blocks have under way for the property.
    func removeViewAnimations(of property: LayerProperty) {
        guard isAnimated(property) else { return }
        for name in viewAnimationNames(of: property) { removeAnimation(forKey: name) }
    }
}

extension UIView {
    /// What the view's layer is to do when a property changes. Other layers that have the view as their delegate do not
    /// animate.
    func animationAction(for layer: CALayer, _ event: String) -> any CAAction {
        layer === self.layer ? AnimationBlock.action(for: self, event) : AnimationBlock.none
    }

    /// Whether the view is in a window that is shown.
    var isShown: Bool { windowStorage.map { !$0.isHidden } ?? false }
}
