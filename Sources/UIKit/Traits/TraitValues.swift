/// The values of a trait collection. Each of them may be unspecified.
struct TraitValues: Sendable, Equatable {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var displayScale: CGFloat = 0
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var displayGamut = UIDisplayGamut.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accent = AccentTint.unspecified
    /// The values of traits that apps define.
    private var custom: [ObjectIdentifier: CustomTraitValue]?

    /// A Boolean value that indicates whether no trait is specified.
    var isEmpty: Bool { self == TraitValues() }

    /// Sets the traits that are specified in `other`.
    mutating func merge(_ other: TraitValues) {
        if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
        if other.displayScale != 0 { displayScale = other.displayScale }
        if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
        if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
        if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
        if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
        if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
        if other.preferredContentSizeCategory != .unspecified {
            preferredContentSizeCategory = other.preferredContentSizeCategory
        }
        if other.accent != .unspecified { accent = other.accent }
        if let theirs = other.custom { custom = custom?.merging(theirs) { $1 } ?? theirs }
    }

    func changed(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = UITraitOverrides(self)
        mutations(&traits)
        return (traits as? UITraitOverrides)?.values ?? self
    }

    // MARK: Access by trait definition

    func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value {
        if let system = trait as? any SystemTrait.Type {
            return system.anyValue(self) as? Trait.Value ?? Trait.defaultValue
        }
        return custom?[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
    }

    mutating func set<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value) {
        if let system = trait as? any SystemTrait.Type { return system.setAny(&self, value) }
        custom = custom ?? [:]
        custom?[ObjectIdentifier(trait)] = CustomTraitValue(
            value: value, affectsColors: Trait.affectsColorAppearance,
            isEqual: { ($0 as? any Equatable)?.equals($1) ?? false })
    }

    /// Makes a trait unspecified.
    mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) {
        if let system = trait as? any SystemTrait.Type { return system.reset(&self) }
        custom?[ObjectIdentifier(trait)] = nil
        if custom?.isEmpty == true { custom = nil }
    }

    /// Returns whether a trait is specified.
    func contains<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
        var without = self
        without.remove(trait)
        return without != self
    }

    /// Returns whether a trait has different values here and in `other`.
    func differs<Trait: UITraitDefinition>(from other: TraitValues, in trait: Trait.Type) -> Bool {
        let (mine, theirs) = (value(of: trait), other.value(of: trait))
        return !((mine as? any Equatable)?.equals(theirs) ?? false)
    }

    func hasDifferentColors(from other: TraitValues) -> Bool {
        if userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
            || accent != other.accent
        {
            return true
        }
        guard custom != nil || other.custom != nil else { return false }
        let keys = Set((custom ?? [:]).keys).union((other.custom ?? [:]).keys)
        return keys.contains { key in
            let (mine, theirs) = (custom?[key], other.custom?[key])
            return (mine ?? theirs)?.affectsColors == true && mine != theirs
        }
    }
}

/// The value of a trait that an app defines.
private struct CustomTraitValue: Sendable, Equatable {
    let value: any Sendable
    let affectsColors: Bool
    let isEqual: @Sendable (any Sendable, any Sendable) -> Bool

    static func == (a: CustomTraitValue, b: CustomTraitValue) -> Bool { a.isEqual(a.value, b.value) }
}

extension SystemTrait {
    fileprivate static func anyValue(_ values: TraitValues) -> any Sendable { get(values) }

    fileprivate static func setAny(_ values: inout TraitValues, _ value: any Sendable) {
        if let value = value as? Value { set(&values, value) }
    }

    fileprivate static func reset(_ values: inout TraitValues) { set(&values, defaultValue) }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
