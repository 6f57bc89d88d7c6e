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
        var view: UIView? = self
        var style = UIUserInterfaceStyle.unspecified
        while let current = view {
            if style == .unspecified { style = current.interfaceStyleOverride }
            if let controller = current.viewController, style == .unspecified {
                style = controller.overrideUserInterfaceStyle
            }
            view = current.superviewStorage
        }
        let scale = window?.screen.scale ?? UIScreen.main.scale
        return UITraitCollection(
            userInterfaceStyle: style == .unspecified ? UITraitCollection.system.userInterfaceStyle : style,
            displayScale: scale)
    }

    /// Tells this view and all in it that traits changed, where they did.
    package func propagateTraitChange(from previous: UITraitCollection) {
        let current = traitCollection
        guard current != previous else { return }
        tellTraits(previous, current)
    }

    private func tellTraits(_ previous: UITraitCollection, _ current: UITraitCollection) {
        current.performAsCurrent {
            if backgroundColorStorage?.isDynamic == true { updateLayerColors() }
            if layer.contentsScale != current.displayScale, previous.displayScale != current.displayScale {
                layer.contentsScale = current.displayScale
            }
            traitCollectionDidChange(previous)
            viewController?.traitCollectionDidChange(previous)
            setNeedsDisplay()
        }
        for view in subviewStorage where view.interfaceStyleOverride == .unspecified || previous.displayScale != current.displayScale {
            view.tellTraits(previous, view.interfaceStyleOverride == .unspecified ? current : view.traitCollection)
        }
    }

    func notifyTintColorChange() {
        tintColorDidChange()
        for view in subviewStorage where view.tintColorStorage == nil { view.notifyTintColorChange() }
    }

    /// After the view has got other views around it.
    func inheritedAppearanceDidChange() {
        let traits = traitCollection
        forEachView { view in
            if view.backgroundColorStorage?.isDynamic == true { view.updateLayerColors() }
            if view.layer.contentsScale != traits.displayScale { view.layer.contentsScale = traits.displayScale }
        }
        if tintColorStorage == nil { notifyTintColorChange() }
    }
}
