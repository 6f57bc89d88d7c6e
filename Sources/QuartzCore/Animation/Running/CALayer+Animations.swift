// Adding, finding and removing animations.
extension CALayer {
    final func addAnimation(_ original: CAAnimation, _ key: String?) {
        let animation = original.makeCopy()
        if animation.duration == 0 { animation.duration = CATransaction.animationDuration() }
        if animation.timingFunction == nil { animation.timingFunction = CATransaction.animationTimingFunction() }
        animation.prepare(for: self)
        let key = animation is CATransition ? kCATransition : key
        if let key { removeAnimations { $0.key == key } }
        let list = animations ?? LayerAnimations(self)
        if animations == nil {
            animations = list
            AnimationDriver.add(list)
        }
        let running = RunningAnimation(animation, key: key)
        running.trackers = CATransaction.trackersForNewAnimation()
        list.running.append(running)
        animationsDidChange()
    }

    final func removeAnimations(where matches: (RunningAnimation) -> Bool) {
        guard let list = animations else { return }
        let gone = list.running.filter(matches)
        guard !gone.isEmpty else { return }
        list.running.removeAll(where: matches)
        for animation in gone where !animation.hasEnded { AnimationDriver.note(removed: animation) }
        animationsDidChange()
    }

    /// What is seen changes in the next frame.
    package final func animationsDidChange() { rootLayer.host?.becameDirty() }

    /// The host that shows the tree the layer is in.
    package final var displayedBy: LayerHost? { rootLayer.host }

    final func findAnimation(_ key: String) -> CAAnimation? {
        animations?.running.last { $0.key == key }?.animation
    }

    final var allAnimationKeys: [String]? {
        let keys = (animations?.running ?? []).compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// Whether an animation of the property is there.
    package final func isAnimated(_ property: LayerProperty) -> Bool {
        guard let running = animations?.running else { return false }
        var set = LayerPropertySet()
        set.insert(bit: LayerPropertySet.bit(property))
        return running.contains { !$0.hasEnded && !$0.animation.changes.isDisjoint(with: set) }
    }

    /// Whether an animation has that name.
    package final func hasAnimation(_ key: String) -> Bool {
        animations?.running.contains { $0.key == key } ?? false
    }

    /// The value of a property or a part of one, by a path such as "transform.rotation.z"; nil for an unknown path.
    public final func value(forKeyPath keyPath: String) -> Any? { AnimatedKey(keyPath)?.value(in: modelValues)?.any }

    /// Sets a property or a part of one by a path such as "transform.rotation.z". An unknown path, or a value of another
    /// type, changes nothing.
    public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let key = AnimatedKey(keyPath), let old = key.value(in: modelValues),
            let new = AnimationValue(value, like: old), !new.isEqual(to: old)
        else { return }
        setModelValue(new, key)
    }

    /// Sets a model value, as the property's own setter does.
    package final func setModelValue(_ value: AnimationValue, _ key: AnimatedKey) {
        let boundsChange = key.property == .bounds
        if boundsChange {
            var values = modelValues
            key.set(value, in: &values)
            bounds = values.bounds
            return
        }
        change(key.property.rawValue, key.property.effect(whenMasking: modelValues.masksToBounds)) {
            key.set(value, in: &$0)
        }
        if key.property == .sublayerTransform { updateSublayerArrangement() }
        if key.property == .zPosition { superlayer?.childMovedInDepth() }
    }

    /// The model value of a property.
    package final func modelValue(_ property: LayerProperty) -> AnimationValue? { property.value(in: modelValues) }

    /// What is seen of a property now.
    package final func seenValue(_ property: LayerProperty) -> AnimationValue? {
        property.value(in: seenProperties)
    }
}

extension LayerPropertySet {
    func isDisjoint(with other: LayerPropertySet) -> Bool {
        var both = self
        both.formIntersection(other)
        return both.isEmpty
    }
}
