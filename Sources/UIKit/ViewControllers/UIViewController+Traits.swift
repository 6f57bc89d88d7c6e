// The traits of a controller: those of its view, with the overrides of the controller and of its parent.
extension UIViewController {
    var traitsWithoutView: UITraitCollection {
        (parent?.traitCollection ?? UIApplication.shared.displays.current.traitCollection).overridden(ownOverrides)
    }

    var overridesTraits: Bool {
        overrideUserInterfaceStyle != .unspecified || parentOverrides != nil
            || (traitObservers.map { !$0.overrides.isEmpty } ?? false)
    }

    var ownOverrides: TraitValues {
        var result = parentOverrides ?? TraitValues()
        if overrideUserInterfaceStyle != .unspecified { result.userInterfaceStyle = overrideUserInterfaceStyle }
        if let traitObservers { result.merge(traitObservers.overrides) }
        return result
    }

    func setTraitOverrides(_ overrides: TraitValues) {
        let watch = traitObservers ?? TraitObservers()
        guard watch.overrides != overrides else { return }
        changeTraits {
            traitObservers = watch
            watch.overrides = overrides
        }
    }

    func setOverrides(_ collection: UITraitCollection?, of child: UIViewController) {
        precondition(child.parent === self, "traits can be overridden for children only: call addChild(_:) first")
        let overrides = collection?.values
        if child.parentOverrides != overrides { child.changeTraits { child.parentOverrides = overrides } }
    }

    /// Applies a change that may affect the traits, and notifies the view hierarchy.
    func changeTraits(_ change: () -> Void) {
        previousTraits = traitCollection
        change()
        notifyTraitChange()
    }

    func notifyTraitChange() {
        if let previousTraits { viewIfLoaded?.propagateTraitChange(from: previousTraits) }
        previousTraits = nil
    }
}
