// Adding, finding and removing animations.
extension CALayer {
    final func addAnimation(_ original: CAAnimation, _ key: String?) {
        let animation = original.makeCopy()
        if animation.duration == 0 { animation.duration = CATransaction.animationDuration() }
        if animation.timingFunction == nil { animation.timingFunction = CATransaction.animationTimingFunction() }
        animation.prepare(for: self)
        let key = animation.layerKey(for: key)
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

    /// Requests a frame for a change of the layer's animations.
    package final func animationsDidChange() { rootLayer.host?.becameDirty() }

    /// The host that displays the layer's tree.
    package final var displayedBy: LayerHost? { rootLayer.host }

    final func findAnimation(_ key: String) -> CAAnimation? {
        animations?.running.last { $0.key == key }?.animation
    }

    final var allAnimationKeys: [String]? {
        let keys = (animations?.running ?? []).compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// Returns a Boolean value that indicates whether an animation of the property is in progress.
    package final func isAnimated(_ property: LayerProperty) -> Bool {
        guard let running = animations?.running else { return false }
        var set = LayerPropertySet()
        set.insert(bit: LayerPropertySet.bit(property))
        return running.contains { !$0.hasEnded && !$0.animation.changes.isDisjoint(with: set) }
    }

    /// Returns a Boolean value that indicates whether the layer has an animation with a key.
    package final func hasAnimation(_ key: String) -> Bool {
        animations?.running.contains { $0.key == key } ?? false
    }

    /// Returns the value of a property or of a component of one.
    ///
    /// - Parameter keyPath: A key path, such as "transform.rotation.z".
    /// - Returns: The model value, or `nil` if the path is unknown.
    public final func value(forKeyPath keyPath: String) -> Any? { AnimatedKey(keyPath)?.value(in: modelValues)?.any }

    /// Sets a property or a component of one.
    ///
    /// - Parameters:
    ///   - value: The new value. A value of another type changes nothing.
    ///   - keyPath: A key path, such as "transform.rotation.z". An unknown path changes nothing.
    public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let key = AnimatedKey(keyPath), let old = key.value(in: modelValues),
            let new = AnimationValue(value, like: old), !new.isEqual(to: old)
        else { return }
        setModelValue(new, key)
    }

    /// Sets a model value with the same effects as the setter of the property.
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

    /// Returns the model value of a property.
    package final func modelValue(_ property: LayerProperty) -> AnimationValue? { property.value(in: modelValues) }

    /// Returns the presentation value of a property at the current time.
    package final func presentationValue(_ property: LayerProperty) -> AnimationValue? {
        property.value(in: currentPresentationProperties)
    }
}

extension LayerPropertySet {
    func isDisjoint(with other: LayerPropertySet) -> Bool {
        var both = self
        both.formIntersection(other)
        return both.isEmpty
    }
}
