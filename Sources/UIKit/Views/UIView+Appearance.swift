// Colours and traits, which views inherit from the views around them.
extension UIView {
    /// Gives the layer the colours as they are under the present traits.
    func updateLayerColors() {
        let color = backgroundColorStorage?.resolvedColor(with: traitCollection).cgColor
        if backgroundColorStorage?.patternImage != nil || rareValues?.pattern != nil {
            updatePattern(color)
        } else {
            layer.backgroundColor = color
        }
        guard layer.keepsDrawing else { return }
        layer.isOpaque = isOpaque && color?.alpha == 1 && backgroundColorStorage?.patternImage == nil
        layer.setNeedsDisplay()
    }

    /// Draws a pattern colour behind the content, or no longer does.
    ///
    /// A view that draws itself begins its drawing with the pattern, and one that the toolkit draws has the pattern's mean
    /// colour.
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
        if layer.keepsDrawing {
            layer.backgroundColor = nil
        } else if layer.painter == nil {
            layer.backgroundColor = nil
            layer.painter = pattern
        } else {
            layer.backgroundColor = color
        }
    }

    /// The traits of the window's scene, or of the system, with what the views and controllers from there to here
    /// override.
    var inheritedTraits: UITraitCollection {
        let base = windowStorage?.windowScene?.traitCollection ?? TraitBase.outside
        var overrides: TraitValues?
        var tint: UIColor?
        var view: UIView? = self
        while let current = view {
            if tint == nil { tint = current.tintColorStorage }
            if current.overridesTraits {
                var all = current.ownOverrides
                if let overrides { all.merge(overrides) }
                overrides = all
            }
            view = current.superviewStorage
        }
        let traits = overrides.map(base.overridden) ?? base
        return tint.map(traits.tinted) ?? traits
    }

    /// The traits of a subview of a view with these traits.
    private func traits(in traits: UITraitCollection) -> UITraitCollection {
        let own = overridesTraits ? traits.overridden(ownOverrides) : traits
        return tintColorStorage.map(own.tinted) ?? own
    }

    /// Light or dark: as the nearest view or controller up the tree says, otherwise as the system does.
    var interfaceStyle: UIUserInterfaceStyle {
        var view: UIView? = self
        while let current = view {
            if current.overridesTraits {
                let style = current.ownOverrides.userInterfaceStyle
                if style != .unspecified { return style }
            }
            view = current.superviewStorage
        }
        return (windowStorage?.windowScene?.traitCollection ?? UITraitCollection.system).userInterfaceStyle
    }

    /// Whether the view or its controller has traits of its own.
    var overridesTraits: Bool {
        interfaceStyleOverride != .unspecified || (traitWatch.map { !$0.overrides.isEmpty } ?? false)
            || viewController?.overridesTraits == true
    }

    /// What the view's controller and the view itself say.
    private var ownOverrides: TraitValues {
        var result = viewController?.ownOverrides ?? TraitValues()
        if interfaceStyleOverride != .unspecified { result.userInterfaceStyle = interfaceStyleOverride }
        if let traitWatch { result.merge(traitWatch.overrides) }
        return result
    }

    func setInterfaceStyle(_ style: UIUserInterfaceStyle) {
        guard interfaceStyleOverride != style else { return }
        let previous = traitCollection
        interfaceStyleOverride = style
        propagateTraitChange(from: previous)
    }

    func setTraitOverrides(_ overrides: TraitValues) {
        let watch = traitWatch ?? TraitWatch()
        guard watch.overrides != overrides else { return }
        let previous = traitCollection
        traitWatch = watch
        watch.overrides = overrides
        propagateTraitChange(from: previous)
    }

    /// Tells this view and all in it that traits changed, where they did.
    package func propagateTraitChange(from previous: UITraitCollection) {
        let current = traitCollection
        guard current != previous else { return }
        tellTraits(previous, current)
    }

    private func tellTraits(_ previous: UITraitCollection, _ current: UITraitCollection) {
        if previous.displayScale != current.displayScale {
            if layer.contentsScale != current.displayScale { layer.contentsScale = current.displayScale }
            // Text is laid out in device pixels: in points it is a little wider or narrower now.
            setNeedsLayout()
        }
        tell(previous, current)
        for view in subviewStorage {
            guard view.overridesTraits || view.tintColorStorage != nil else {
                view.tellTraits(previous, current)
                continue
            }
            let old = view.traits(in: previous)
            let new = view.traits(in: current)
            if old != new { view.tellTraits(old, new) }
        }
    }

    /// Tells this view alone.
    private func tell(_ previous: UITraitCollection, _ current: UITraitCollection) {
        knownTraits = current
        let looksOther =
            previous.displayScale != current.displayScale || current.hasDifferentColorAppearance(comparedTo: previous)
        current.performAsCurrent {
            if looksOther, backgroundColorStorage?.isDynamic == true { updateLayerColors() }
            if AppearanceRules.isActive, windowStorage != nil { AppearanceRules.apply(to: self) }
            traitCollectionDidChange(previous)
            traitWatch?.tell(self, previous, current)
            if let viewController {
                viewController.traitCollectionDidChange(previous)
                viewController.traitWatch?.tell(viewController, previous, current)
            }
            if looksOther {
                setNeedsDisplay()
                if let window = windowStorage, window === self { window.windowScene?.updateBackground() }
            }
        }
    }

    func notifyTintColorChange() {
        // The colour may be made of the tint colour.
        if let color = backgroundColorStorage, color.isDynamic,
            color.resolvedColor(with: traitCollection).cgColor != layer.backgroundColor
        {
            updateLayerColors()
        }
        tintColorDidChange()
        for view in subviewStorage where view.tintColorStorage == nil { view.notifyTintColorChange() }
    }

    /// After the view has got other views around it. Where it was before, or while it was nowhere, the style may have
    /// been another one: then the views hear of it, and draw anew.
    func inheritedAppearanceDidChange() {
        adopt(traitCollection)
        if tintColorStorage == nil { notifyTintColorChange() }
    }

    private func adopt(_ traits: UITraitCollection) {
        if layer.contentsScale != traits.displayScale {
            layer.contentsScale = traits.displayScale
            setNeedsDisplay()
            setNeedsLayout()
        }
        let known = knownTraits ?? TraitBase.outside
        knownTraits = traits
        if known !== traits {
            // Another scale is no news to a view that comes into a window.
            var old = known.values
            old.displayScale = traits.displayScale
            if old != traits.values {
                tell(UITraitCollection(old), traits)
                focusValues?.ring?.place(around: self)
            }
        }
        if backgroundColorStorage?.isDynamic == true { updateLayerColors() }
        for view in subviewStorage {
            view.adopt(view.traits(in: traits))
        }
    }
}
