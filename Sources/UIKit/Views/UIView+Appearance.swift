// Colours and traits, which views inherit from the views around them.
extension UIView {
    /// Gives the layer the colours as they are under the present traits.
    func updateLayerColors() {
        let color = backgroundColorStorage?.resolvedColor(with: traitCollection).cgColor
        layer.backgroundColor = color
        guard layer.keepsDrawing else { return }
        layer.isOpaque = isOpaque && color?.alpha == 1
        layer.setNeedsDisplay()
    }

    /// The traits of the superview, the window's scene, or the system, with this view's own overrides.
    var inheritedTraits: UITraitCollection {
        UITraitCollection(userInterfaceStyle: interfaceStyle, displayScale: window?.screen.scale ?? UIScreen.main.scale)
    }

    /// Light or dark: as the nearest view or controller up the tree says, otherwise as the system does.
    var interfaceStyle: UIUserInterfaceStyle {
        var view: UIView? = self
        while let current = view {
            let style = current.ownInterfaceStyle
            if style != .unspecified { return style }
            view = current.superviewStorage
        }
        return UITraitCollection.system.userInterfaceStyle
    }

    /// What the view itself or its controller says.
    private var ownInterfaceStyle: UIUserInterfaceStyle {
        interfaceStyleOverride != .unspecified
            ? interfaceStyleOverride : viewController?.overrideUserInterfaceStyle ?? .unspecified
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
            let inherits = view.ownInterfaceStyle == .unspecified
            guard inherits || previous.displayScale != current.displayScale else { continue }
            view.tellTraits(previous, inherits ? current : view.traitCollection)
        }
    }

    /// Tells this view alone.
    private func tell(_ previous: UITraitCollection, _ current: UITraitCollection) {
        knownInterfaceStyle = current.userInterfaceStyle
        current.performAsCurrent {
            if backgroundColorStorage?.isDynamic == true { updateLayerColors() }
            traitCollectionDidChange(previous)
            viewController?.traitCollectionDidChange(previous)
            setNeedsDisplay()
        }
    }

    func notifyTintColorChange() {
        tintColorDidChange()
        for view in subviewStorage where view.tintColorStorage == nil { view.notifyTintColorChange() }
    }

    /// After the view has got other views around it. Where it was before, or while it was nowhere, the style may have been
    /// another one: then the views hear of it, and draw anew.
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
        let known =
            knownInterfaceStyle == .unspecified ? UITraitCollection.system.userInterfaceStyle : knownInterfaceStyle
        if known != traits.userInterfaceStyle {
            let previous = UITraitCollection(userInterfaceStyle: known, displayScale: traits.displayScale)
            tell(previous, traits)
            focusValues?.ring?.place(around: self)
        } else if backgroundColorStorage?.isDynamic == true {
            updateLayerColors()
        }
        for view in subviewStorage {
            view.adopt(view.ownInterfaceStyle == .unspecified ? traits : view.traitCollection)
        }
    }
}
