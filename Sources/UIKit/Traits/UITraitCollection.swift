import DisplayServer
import Synchronization
import SystemSupport

/// A collection of traits that describe the environment of an interface, such as light or dark mode and the display
/// scale.
///
/// ```swift
/// let isDark = traitCollection.userInterfaceStyle == .dark
/// layer.borderWidth = 1 / max(1, traitCollection.displayScale)
/// let largeText = traitCollection.modifyingTraits { $0.preferredContentSizeCategory = .extraExtraLarge }
/// label.font = .preferredFont(forTextStyle: .body, compatibleWith: largeText)
/// view.backgroundColor = isDark ? .black : .white
/// ```
///
/// Each trait may be unspecified; an unspecified ``displayScale`` is 0. Collections are immutable. The light or dark
/// style, the contrast and the text size follow the settings of the desktop. The size classes of the system are always
/// `.regular`, the layout direction is `.leftToRight`, the idiom is `.mac`, and the gamut is `.SRGB`. An app can
/// override traits for a part of its views with `traitOverrides`.
open class UITraitCollection: NSObject, @unchecked Sendable {
    let values: TraitValues
    /// The tint color of the view that the traits belong to, to which ``UIColor/tintColor`` resolves, or `nil` for the
    /// standard tint color. It is not a trait: collections that differ only in their tint color are equal.
    let tint: UIColor?
    /// The same traits without ``tint``, or `nil` if there is no tint color.
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

    /// The same traits with the standard tint color.
    var untinted: UITraitCollection { plain ?? self }

    /// Returns the same traits with a tint color.
    ///
    /// Views read their traits often, usually with the same tint color, so the most recent results are cached.
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

    /// The most recent results of ``tinted(_:)``.
    private static let tinted = Mutex<[UITraitCollection]>([])

    /// Creates a collection that specifies only the style and the scale.
    package convenience init(userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat) {
        var values = TraitValues()
        values.userInterfaceStyle = userInterfaceStyle
        values.displayScale = displayScale
        self.init(values)
    }

    // MARK: Creation

    /// Creates a collection without specified traits.
    public override init() {
        values = TraitValues()
        tint = nil
        plain = nil
        super.init()
    }

    /// Creates a collection with all traits that are specified in `traitCollections`. If a trait is specified several
    /// times, the last value is used.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
    }

    /// Creates a collection with the traits that `mutations` sets.
    ///
    /// ```swift
    /// let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
    /// ```
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().changed(mutations))
    }

    /// Returns a copy with the changes that `mutations` makes.
    open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.changed(mutations))
    }

    /// Creates a collection that specifies only the user interface style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// Creates a collection that specifies only the display scale.
    public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

    /// Creates a collection that specifies only the user interface idiom.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    /// Creates a collection that specifies only the layout direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// Creates a collection that specifies only the horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// Creates a collection that specifies only the vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// Creates a collection that specifies only the contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    /// Creates a collection that specifies only the display gamut.
    public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }

    /// Creates a collection that specifies only the content size category.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    // MARK: Traits

    /// The light or dark style of the interface.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

    /// The number of device pixels per point, or 0 if it is unspecified.
    open var displayScale: CGFloat { values.displayScale }

    /// The kind of device that the interface is designed for. The system's value is `.mac`; see `UIDevice`.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

    /// The layout direction of the interface. The system's value is that of the user's language (RT-01).
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

    /// The horizontal size class. The system's value is `.regular`, for all desktop windows.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

    /// The vertical size class. The system's value is `.regular`.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

    /// The contrast that the user prefers.
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }

    /// The color gamut of the display. The system's value is `.SRGB`.
    open var displayGamut: UIDisplayGamut { values.displayGamut }

    /// The text size that the user prefers. The default is `.large`.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

    /// The value of a trait that the library or the app defines. Unspecified traits have their default value.
    open subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values.value(of: trait) }

    /// Returns the traits with some of them overridden. The result is the same object if nothing changes.
    func overridden(_ overrides: TraitValues) -> UITraitCollection {
        var all = values
        all.merge(overrides)
        guard all != values else { return self }
        let result = UITraitCollection(all)
        return tint.map(result.tinted) ?? result
    }

    /// Returns whether all traits that are specified in `trait` have the same values in this collection.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var both = values
        both.merge(trait.values)
        return both == values
    }

    /// The number of specified traits, without those that apps define.
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

    /// Returns whether dynamic colors may differ between this collection and `traitCollection`.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return values.hasDifferentColors(from: traitCollection.values)
    }

    /// Returns whether dynamic colors, also ``UIColor/tintColor``, are the same in both collections.
    func hasSameColors(as other: UITraitCollection) -> Bool {
        self === other || tint === other.tint && !values.hasDifferentColors(from: other.values)
    }

    /// The traits of the library that affect dynamic colors. One of them is the accent color of the desktop (PO-14),
    /// which has no public name.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, AccentTrait.self]
    }

    /// Returns whether both collections specify the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    /// The hash value of style and scale. Other traits rarely distinguish collections.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(displayScale)
        return hasher.finalize()
    }

    // MARK: The current traits

    @TaskLocal private static var override: UITraitCollection?

    /// The traits with which dynamic colors are resolved. While a view draws, is laid out or is notified of changed
    /// traits, these are the traits of the view, otherwise those of the system.
    public static var current: UITraitCollection { override ?? system }

    /// Calls `actions` with this collection as the ``current`` traits.
    open func performAsCurrent(_ actions: () -> Void) {
        UITraitCollection.$override.withValue(self, operation: actions)
    }

    /// The traits of the system. The style is that of the environment variable `UIKIT_APPEARANCE` if it is `light` or
    /// `dark`, otherwise that of the desktop. The default is light. The accent color is that of the environment
    /// variable `UIKIT_ACCENT_COLOR`, otherwise that of the desktop. The scale is unspecified.
    ///
    /// They apply outside of scenes, and are read on any thread: therefore they are those of one display, the newest.
    package static var system: UITraitCollection { system(at: systemIndex.load(ordering: .relaxed)) }

    /// Returns the traits of a desktop with the given settings, without a scale. They are the same object for the same
    /// settings. The environment variables `UIKIT_APPEARANCE` and `UIKIT_ACCENT_COLOR` override the settings.
    static func system(for settings: DisplaySettings) -> UITraitCollection { system(at: index(of: settings)) }

    /// Adopts the settings of a desktop as those of the ``system``.
    static func setSystem(_ settings: DisplaySettings) { systemIndex.store(index(of: settings), ordering: .relaxed) }

    private static func system(at index: Int) -> UITraitCollection {
        if index < systems.count { return systems[index] }
        return otherSystems.withLock { known in
            if let traits = known.value(for: index) { return traits }
            let traits = makeSystem(index)
            known.insert(traits, for: index)
            return traits
        }
    }

    private static func index(of settings: DisplaySettings) -> Int {
        let isDark = chosenStyle.map { $0 == .dark } ?? settings.isDark ?? false
        let step = UIContentSizeCategory(textScale: settings.textScale ?? 1).step ?? UIContentSizeCategory.defaultStep
        let size = step == UIContentSizeCategory.defaultStep ? 0 : step + 1
        let accent = AccentTint.chosen ?? AccentTint(settings.accentColor)
        return (isDark ? 1 : 0) | (settings.hasHighContrast == true ? 2 : 0)
            | (WritingDirection.isRightToLeft ? 4 : 0) | size << 3 | accent.index << 7
    }

    /// Returns the same traits with another display scale.
    func withDisplayScale(_ scale: CGFloat) -> UITraitCollection {
        var values = values
        values.displayScale = scale
        return UITraitCollection(values)
    }

    private static let chosenStyle: UIUserInterfaceStyle? =
        switch ProcessEnvironment.process["UIKIT_APPEARANCE"] {
        case "dark": .dark
        case "light": .light
        default: nil
        }
    /// The index of the current system traits: 1 for dark, plus 2 for high contrast, plus 4 for right to left, plus,
    /// for each text size except the default, 8 times one more than its step, plus 128 times the index of the accent
    /// color.
    private static let systemIndex = Atomic<Int>(index(of: DisplaySettings()))
    /// The collections with the default text size and no accent color.
    private static let systems: [UITraitCollection] = (0..<8).map(makeSystem)
    /// The most recent other collections, created when needed.
    private static let otherSystems = Mutex(BoundedCache<Int, UITraitCollection>(maximumCount: 64))

    private static func makeSystem(_ index: Int) -> UITraitCollection {
        var values = TraitValues()
        values.userInterfaceStyle = index & 1 == 1 ? .dark : .light
        values.accessibilityContrast = index & 2 == 2 ? .high : .normal
        values.userInterfaceIdiom = .mac
        values.layoutDirection = index & 4 == 4 ? .rightToLeft : .leftToRight
        values.horizontalSizeClass = .regular
        values.verticalSizeClass = .regular
        values.displayGamut = .SRGB
        values.accent = AccentTint(index: index >> 7)
        let size = index >> 3 & 15
        values.preferredContentSizeCategory = size == 0 ? .large : UIContentSizeCategory.steps[size - 1]
        return UITraitCollection(values)
    }
}
