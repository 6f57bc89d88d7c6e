import Synchronization

/// The circumstances an interface is shown in: light or dark, how many pixels a point has, and so on. Each of them is a
/// trait; those that nothing is said about are unspecified.
open class UITraitCollection: NSObject, @unchecked Sendable {
    let values: TraitValues
    /// The tint colour of the view that the traits are of, which ``UIColor/tintColor`` stands for; nil for the standard
    /// one. No trait: collections that differ in nothing else are equal.
    let tint: UIColor?
    /// The same traits without ``tint``; nil if there is none.
    private let plain: UITraitCollection?

    init(_ values: TraitValues) {
        self.values = values
        tint = nil
        plain = nil
        super.init()
    }

    private init(_ plain: UITraitCollection, tint: UIColor) {
        values = plain.values
        self.tint = tint
        self.plain = plain
        super.init()
    }

    /// The same traits in a view with the standard tint colour.
    var untinted: UITraitCollection { plain ?? self }

    /// The same traits in a view with a tint colour.
    ///
    /// Views ask for their traits often, mostly with the same tint: the last answers are kept.
    func tinted(_ color: UIColor) -> UITraitCollection {
        if tint === color { return self }
        let base = untinted
        return UITraitCollection.tinted.withLock { known in
            if let found = known.first(where: { $0.plain === base && $0.tint === color }) { return found }
            let new = UITraitCollection(base, tint: color)
            if known.count >= 4 { known.removeFirst() }
            known.append(new)
            return new
        }
    }

    /// The collections that ``tinted(_:)`` returned last.
    private static let tinted = Mutex<[UITraitCollection]>([])

    /// Style and scale are specified, and nothing else.
    package convenience init(userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat) {
        var values = TraitValues()
        values.userInterfaceStyle = userInterfaceStyle
        values.displayScale = displayScale
        self.init(values)
    }

    // MARK: Creation

    /// Nothing is specified.
    public override init() {
        values = TraitValues()
        tint = nil
        plain = nil
        super.init()
    }

    /// What is specified in any of `traitCollections`; of the same trait, the last one counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
    }

    /// What `mutations` specifies.
    ///
    /// ```swift
    /// UITraitCollection { $0.userInterfaceStyle = .dark }
    /// ```
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().changed(mutations))
    }

    /// The same with what `mutations` changes.
    open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.changed(mutations))
    }

    /// Only the style is specified.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// Only the scale is specified.
    public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

    /// Only the kind of device is specified.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    /// Only the direction is specified.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// Only the width is specified.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// Only the height is specified.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// Only the contrast is specified.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    /// Only the colours of the screen are specified.
    public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }

    /// Only the size of text is specified.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    // MARK: Traits

    /// Whether the interface is light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

    /// Device pixels a point; 0 if unspecified.
    open var displayScale: CGFloat { values.displayScale }

    /// What kind of device the interface is for: `.mac`, of which see `UIDevice`.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

    /// The direction of the interface: from left to right.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

    /// How much room there is in width: regular, in all windows of a desktop, unless it is overridden.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

    /// How much room there is in height: regular, unless it is overridden.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

    /// Whether the person wishes more contrast.
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }

    /// The colours that are shown: those of sRGB.
    open var displayGamut: UIDisplayGamut { values.displayGamut }

    /// How large the person wants text to be: `.large` is the usual size.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

    /// A trait, of the toolkit or of your own; its default value if it is unspecified.
    open subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values.value(of: trait) }

    /// These with some of them overridden; the same object if that changes nothing.
    func overridden(_ overrides: TraitValues) -> UITraitCollection {
        var all = values
        all.merge(overrides)
        guard all != values else { return self }
        let result = UITraitCollection(all)
        return tint.map(result.tinted) ?? result
    }

    /// Whether everything that is specified in `trait` is the same here.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var both = values
        both.merge(trait.values)
        return both == values
    }

    /// The number of the toolkit's traits that are specified.
    var specifiedCount: Int {
        let plain = TraitValues()
        return [
            values.userInterfaceStyle != plain.userInterfaceStyle, values.displayScale != plain.displayScale,
            values.userInterfaceIdiom != plain.userInterfaceIdiom, values.layoutDirection != plain.layoutDirection,
            values.horizontalSizeClass != plain.horizontalSizeClass,
            values.verticalSizeClass != plain.verticalSizeClass,
            values.accessibilityContrast != plain.accessibilityContrast,
            values.displayGamut != plain.displayGamut,
            values.preferredContentSizeCategory != plain.preferredContentSizeCategory,
        ].count { $0 }
    }

    /// Whether colours may differ between this and `traitCollection`.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return values.hasDifferentColors(from: traitCollection.values)
    }

    /// The traits of the toolkit that colours depend on.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]
    }

    /// Whether both specify the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    /// Made of style and scale: equal collections have equal ones.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(displayScale)
        return hasher.finalize()
    }

    // MARK: The current traits

    @TaskLocal private static var override: UITraitCollection?

    /// The traits that dynamic colours are resolved with while a view draws, is laid out, or its traits change;
    /// otherwise the system's.
    public static var current: UITraitCollection { override ?? system }

    /// Runs `actions` with this as the ``current`` traits.
    open func performAsCurrent(_ actions: () -> Void) {
        UITraitCollection.$override.withValue(self, operation: actions)
    }

    /// What the system says: the style is `UIKIT_APPEARANCE` if that is `light` or `dark`, otherwise the desktop's,
    /// otherwise light. The scale is unspecified.
    package static var system: UITraitCollection {
        let index = systemIndex.load(ordering: .relaxed)
        if index < systems.count { return systems[index] }
        return scaledSystems.withLock { known in
            if let traits = known[index] { return traits }
            let traits = makeSystem(index)
            known[index] = traits
            return traits
        }
    }

    /// Follows the desktop; the style only unless `UIKIT_APPEARANCE` decides.
    ///
    /// - Parameter textScale: how large text is to be, as a multiple of the usual.
    static func setDesktop(isDark: Bool, hasHighContrast: Bool, textScale: Double = 1) {
        let isDark = chosenStyle.map { $0 == .dark } ?? isDark
        let step = UIContentSizeCategory(textScale: textScale).step ?? UIContentSizeCategory.usualStep
        let size = step == UIContentSizeCategory.usualStep ? 0 : step + 1
        systemIndex.store((isDark ? 1 : 0) | (hasHighContrast ? 2 : 0) | size << 2, ordering: .relaxed)
    }

    private static let chosenStyle: UIUserInterfaceStyle? =
        switch ProcessEnvironment.process["UIKIT_APPEARANCE"] {
        case "dark": .dark
        case "light": .light
        default: nil
        }
    /// Which of them it is: dark counts 1, high contrast 2, and each size of text but the usual 4 times its step and
    /// one more.
    private static let systemIndex = Atomic<Int>(chosenStyle == .dark ? 1 : 0)
    /// Those with the usual size of text.
    private static let systems: [UITraitCollection] = (0..<4).map(makeSystem)
    /// The others, as far as there was one.
    private static let scaledSystems = Mutex<[Int: UITraitCollection]>([:])

    private static func makeSystem(_ index: Int) -> UITraitCollection {
        var values = TraitValues()
        values.userInterfaceStyle = index & 1 == 1 ? .dark : .light
        values.accessibilityContrast = index & 2 == 2 ? .high : .normal
        values.userInterfaceIdiom = .mac
        values.layoutDirection = .leftToRight
        values.horizontalSizeClass = .regular
        values.verticalSizeClass = .regular
        values.displayGamut = .SRGB
        let size = index >> 2
        values.preferredContentSizeCategory = size == 0 ? .large : UIContentSizeCategory.steps[size - 1]
        return UITraitCollection(values)
    }
}
