// Colors and traits, which views inherit from their superviews.
extension UIView {
    /// Resolves the background color with the current traits and applies it to the layer.
    func updateLayerColors() {
        let color = backgroundColorStorage?.resolvedColor(with: traitCollection).cgColor
        if backgroundColorStorage?.patternImage != nil || rareValues?.pattern != nil {
            updatePattern(color)
        } else {
            layer.backgroundColor = color
        }
        guard layer.hasBackingStore else { return }
        layer.isOpaque = isOpaque && color?.alpha == 1 && backgroundColorStorage?.patternImage == nil
        layer.setNeedsDisplay()
    }

    /// Adds or removes a pattern image behind the content.
    ///
    /// A view that overrides `draw(_:)` draws the pattern first. A view that the library draws uses the mean color of
    /// the pattern instead.
    private func updatePattern(_ color: CGColor?) {
        let old = rareValues?.pattern
        if let old, layer.painter === old { layer.painter = nil }
        guard let image = backgroundColorStorage?.patternImage else {
            rareValues?.pattern = nil
            layer.backgroundColor = color
            return
        }
        let pattern = PatternBackground(image)
        ownRareValues.pattern = pattern
        if layer.hasBackingStore {
            layer.backgroundColor = nil
        } else if layer.painter == nil {
            layer.backgroundColor = nil
            layer.painter = pattern
        } else {
            layer.backgroundColor = color
        }
    }

    /// The traits of the window's scene, or of the system, with the overrides of all views and controllers from there
    /// to this view.
    var inheritedTraits: UITraitCollection {
        let base = windowStorage?.windowScene?.traitCollection ?? UIApplication.shared.displays.current.traitCollection
        var overrides: TraitValues?
        var tint: UIColor?
        visitSelfAndSuperviews { view in
            if tint == nil { tint = view.tintColorStorage }
            if view.overridesTraits {
                var all = view.ownOverrides
                if let overrides { all.merge(overrides) }
                overrides = all
            }
            return false
        }
        let traits = overrides.map(base.overridden) ?? base
        return tint.map(traits.tinted) ?? traits
    }

    /// Returns the traits of this view for the given traits of its superview.
    private func traits(in traits: UITraitCollection) -> UITraitCollection {
        let own = overridesTraits ? traits.overridden(ownOverrides) : traits
        return tintColorStorage.map(own.tinted) ?? own
    }

    /// The light or dark style that the nearest ancestor or its controller overrides, otherwise that of the system.
    var interfaceStyle: UIUserInterfaceStyle {
        var style = UIUserInterfaceStyle.unspecified
        visitSelfAndSuperviews { view in
            if view.overridesTraits { style = view.ownOverrides.userInterfaceStyle }
            return style != .unspecified
        }
        if style != .unspecified { return style }
        return (windowStorage?.windowScene?.traitCollection ?? UITraitCollection.system).userInterfaceStyle
    }

    /// The layout direction that the nearest ancestor or its controller overrides, otherwise that of the scene.
    var inheritedLayoutDirection: UITraitEnvironmentLayoutDirection {
        var direction = UITraitEnvironmentLayoutDirection.unspecified
        visitSelfAndSuperviews { view in
            if view.overridesTraits { direction = view.ownOverrides.layoutDirection }
            return direction != .unspecified
        }
        if direction != .unspecified { return direction }
        let base = windowStorage?.windowScene?.traitCollection ?? UIApplication.shared.displays.current.traitCollection
        return base.layoutDirection
    }

    /// A Boolean value that indicates whether the view or its controller overrides traits.
    var overridesTraits: Bool {
        interfaceStyleOverride != .unspecified || traitObservers?.overrides.isEmpty == false
            || viewController?.overridesTraits == true
    }

    /// The trait overrides of the view and of its controller.
    private var ownOverrides: TraitValues {
        var result = viewController?.ownOverrides ?? TraitValues()
        if interfaceStyleOverride != .unspecified { result.userInterfaceStyle = interfaceStyleOverride }
        if let traitObservers { result.merge(traitObservers.overrides) }
        return result
    }

    func setInterfaceStyle(_ style: UIUserInterfaceStyle) {
        guard interfaceStyleOverride != style else { return }
        let previous = traitCollection
        interfaceStyleOverride = style
        propagateTraitChange(from: previous)
    }

    func setTraitOverrides(_ overrides: TraitValues) {
        let watch = traitObservers ?? TraitObservers()
        guard watch.overrides != overrides else { return }
        let previous = traitCollection
        traitObservers = watch
        watch.overrides = overrides
        propagateTraitChange(from: previous)
    }

    /// Notifies this view and its descendants of a change of traits.
    package func propagateTraitChange(from previous: UITraitCollection) {
        let current = traitCollection
        guard current != previous else { return }
        notifyTraits(previous, current)
    }

    private func notifyTraits(_ previous: UITraitCollection, _ current: UITraitCollection) {
        if previous.displayScale != current.displayScale {
            if layer.contentsScale != current.displayScale { layer.contentsScale = current.displayScale }
            scaleDidChange()
        }
        tell(previous, current)
        for view in subviewStorage {
            guard view.overridesTraits || view.tintColorStorage != nil else {
                view.notifyTraits(previous, current)
                continue
            }
            let old = view.traits(in: previous)
            let new = view.traits(in: current)
            if old != new { view.notifyTraits(old, new) }
        }
    }

    /// Requests layout and another intrinsic size: text is laid out in device pixels, so its size in points depends on
    /// the scale.
    private func scaleDidChange() {
        setNeedsLayout()
        if layoutItem != nil { invalidateIntrinsicContentSize() }
    }

    /// Notifies only this view.
    private func tell(_ previous: UITraitCollection, _ current: UITraitCollection) {
        knownTraits = current
        let looksOther =
            previous.displayScale != current.displayScale || current.hasDifferentColorAppearance(comparedTo: previous)
        let hasDefaultTint = current.tint == nil || current.tint === UIColor.defaultTint
        let hasOtherTint = hasDefaultTint && previous.values.accent != current.values.accent
        current.performAsCurrent {
            if looksOther, backgroundColorStorage?.isDynamic == true { updateLayerColors() }
            if previous.layoutDirection != current.layoutDirection { layoutDirectionDidChange() }
            if AppearanceRules.isActive, windowStorage != nil { AppearanceRules.apply(to: self) }
            traitCollectionDidChange(previous)
            traitObservers?.notify(self, previous, current)
            if let viewController {
                viewController.traitCollectionDidChange(previous)
                viewController.traitObservers?.notify(viewController, previous, current)
            }
            if hasOtherTint { tintColorDidChange() }
            if looksOther {
                setNeedsDisplay()
                focusValues?.ring?.place(around: self)
                if let window = windowStorage, window === self { window.windowScene?.updateBackground() }
            }
        }
    }

    func notifyTintColorChange() {
        // A dynamic background color may depend on the tint color.
        if let color = backgroundColorStorage, color.isDynamic,
            color.resolvedColor(with: traitCollection).cgColor != layer.backgroundColor
        {
            updateLayerColors()
        }
        tintColorDidChange()
        for view in subviewStorage where view.tintColorStorage == nil { view.notifyTintColorChange() }
    }

    /// Updates the view after it has moved in the view hierarchy. If the traits at its new location differ from those
    /// it was last notified of, the views are notified and redrawn.
    func inheritedAppearanceDidChange() {
        adopt(traitCollection)
        if tintColorStorage == nil { notifyTintColorChange() }
    }

    private func adopt(_ traits: UITraitCollection) {
        if layer.contentsScale != traits.displayScale {
            layer.contentsScale = traits.displayScale
            setNeedsDisplay()
            scaleDidChange()
        }
        let known = knownTraits ?? UIApplication.shared.displays.current.traitCollection
        knownTraits = traits
        if known !== traits {
            // A view that enters a window is not notified of a change of scale alone.
            var old = known.values
            old.displayScale = traits.displayScale
            if old != traits.values {
                tell(UITraitCollection(old), traits)
            }
        }
        if backgroundColorStorage?.isDynamic == true { updateLayerColors() }
        for view in subviewStorage {
            view.adopt(view.traits(in: traits))
        }
    }
}
