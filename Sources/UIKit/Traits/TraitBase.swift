/// The traits of what is in no view: the system's, with a scale.
@MainActor enum TraitBase {
    private static var last: (system: UITraitCollection, scale: CGFloat, traits: UITraitCollection)?

    /// The same object, as long as nothing changes.
    static func traits(scale: CGFloat) -> UITraitCollection {
        let system = UITraitCollection.system
        if let last, last.system === system, last.scale == scale { return last.traits }
        var values = system.values
        values.displayScale = scale
        let traits = UITraitCollection(values)
        last = (system, scale, traits)
        return traits
    }

    /// Those of views and controllers that are nowhere.
    static var outside: UITraitCollection { traits(scale: UIScreen.main.scale) }
}
