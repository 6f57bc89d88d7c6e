/// The traits that a view, controller or scene overrides for itself and its descendants.
public struct UITraitOverrides: UIMutableTraits {
    var values: TraitValues

    init(_ values: TraitValues) { self.values = values }

    /// The value of a trait. Traits that are not overridden have their default value.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values.value(of: trait) }
        set { values.set(trait, newValue) }
    }

    /// Returns whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool {
        func open<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool { values.contains(trait) }
        return open(trait)
    }

    /// Removes the override of a trait.
    public mutating func remove(_ trait: UITrait) {
        func open<Trait: UITraitDefinition>(_ trait: Trait.Type, _ values: inout TraitValues) { values.remove(trait) }
        open(trait, &values)
    }
}
