/// The traits of objects outside a view hierarchy: those of the system, with a display scale.
@MainActor enum TraitBase {
    private static var last: (system: UITraitCollection, scale: CGFloat, traits: UITraitCollection)?

    /// Returns the traits for a scale. The result is the same object as long as nothing changes.
    static func traits(scale: CGFloat) -> UITraitCollection {
        let system = UITraitCollection.system
        if let last, last.system === system, last.scale == scale { return last.traits }
        var values = system.values
        values.displayScale = scale
        let traits = UITraitCollection(values)
        last = (system, scale, traits)
        return traits
    }

    /// The traits of views and controllers that are not in a view hierarchy.
    static var outside: UITraitCollection { traits(scale: UIScreen.main.scale) }
}
