/// The traits that a view, controller or scene gives to all in it, instead of those around it.
public struct UITraitOverrides: UIMutableTraits {
    var values: TraitValues

    init(_ values: TraitValues) { self.values = values }

    /// A trait; its default value if it is not overridden.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values.value(of: trait) }
        set { values.set(trait, newValue) }
    }

    /// Whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool {
        func open<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool { values.contains(trait) }
        return open(trait)
    }

    /// Overrides a trait no longer.
    public mutating func remove(_ trait: UITrait) {
        func open<Trait: UITraitDefinition>(_ trait: Trait.Type, _ values: inout TraitValues) { values.remove(trait) }
        open(trait, &values)
    }
}
