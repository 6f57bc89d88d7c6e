/// The settings that an appearance proxy recorded, with the views that they apply to.
@MainActor final class AppearanceRule {
    let viewType: UIView.Type
    /// The container types, the innermost first.
    let containers: [any UIAppearanceContainer.Type]
    let traits: UITraitCollection?
    let proxy: UIView
    /// The closures that set the properties, by property name.
    private(set) var settings: [String: (UIView) -> Void] = [:]

    init(
        _ viewType: UIView.Type, _ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?,
        _ proxy: UIView
    ) {
        self.viewType = viewType
        self.containers = containers
        self.traits = traits
        self.proxy = proxy
    }

    func record(_ key: String, _ apply: @escaping (UIView) -> Void) { settings[key] = apply }

    /// Returns a Boolean value that indicates whether the rule applies to a view. The caller has checked the class of
    /// the view.
    func applies(to view: UIView) -> Bool {
        if let traits, !view.traitCollection.containsTraits(in: traits) { return false }
        guard !containers.isEmpty else { return true }
        var wanted = containers[...]
        var current: UIView? = view
        while let inner = current, let type = wanted.first {
            if let controller = inner.viewController, AppearanceRule.isInstance(controller, of: type) {
                wanted.removeFirst()
                continue
            }
            guard let outer = inner.superviewStorage else { break }
            if AppearanceRule.isInstance(outer, of: type) { wanted.removeFirst() }
            current = outer
        }
        return wanted.isEmpty
    }

    static func isInstance(_ object: AnyObject, of type: AnyClass) -> Bool {
        isClass(Swift.type(of: object), type)
    }

    /// Returns a Boolean value that indicates whether a class equals another class or inherits from it.
    static func isClass(_ candidate: AnyClass, _ type: AnyClass) -> Bool {
        var current: AnyClass? = candidate
        while let found = current {
            if found == type { return true }
            current = _getSuperclass(found)
        }
        return false
    }

    /// The number of superclasses of the rule's class.
    var depth: Int {
        var count = 0
        var current: AnyClass? = _getSuperclass(viewType)
        while let found = current {
            count += 1
            current = _getSuperclass(found)
        }
        return count
    }
}

/// The appearance rules of the application. They apply to the windows of all its displays.
@MainActor enum AppearanceRules {
    /// A Boolean value that indicates whether there are any rules. Until then, setters and views do no further work.
    private(set) static var isActive = false

    private static var rules: [AppearanceRule] = []
    /// The cached rules for each class of views, the least specific first.
    private static var rulesByClass: [ObjectIdentifier: [AppearanceRule]] = [:]
    private static var isApplying = false

    static func rule(
        for viewType: UIView.Type, _ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?
    ) -> AppearanceRule? {
        rules.first { rule in
            rule.viewType == viewType && rule.traits == traits && rule.containers.count == containers.count
                && zip(rule.containers, containers).allSatisfy { ($0 as AnyClass) == ($1 as AnyClass) }
        }
    }

    static func add(_ rule: AppearanceRule) {
        isActive = true
        rules.append(rule)
        rulesByClass.removeAll()
    }

    /// Notes that a property was set. A proxy records the setting; for a view, the value takes precedence over rules
    /// from then on.
    ///
    /// - Parameters:
    ///   - view: The proxy or view.
    ///   - key: The name of the property.
    ///   - apply: A closure that sets the property of another view to the same value.
    static func note<View: UIView>(_ view: View, _ key: String, _ apply: @escaping (View) -> Void) {
        if let rule = view.rareValues?.appearanceRule {
            rule.record(key) { other in
                if let other = other as? View { apply(other) }
            }
        } else if !isApplying {
            view.ownRareValues.explicitAppearance.insert(key)
        }
    }

    /// Applies the rules to a view that moved to a window or whose traits changed.
    static func apply(to view: UIView) {
        let id = ObjectIdentifier(type(of: view))
        let candidates: [AppearanceRule]
        if let known = rulesByClass[id] {
            candidates = known
        } else {
            candidates =
                rules.filter { AppearanceRule.isClass(type(of: view), $0.viewType) }
                .map { ($0, [$0.depth, $0.containers.count, $0.traits == nil ? 0 : 1]) }
                .sorted { $0.1.lexicographicallyPrecedes($1.1) }
                .map(\.0)
            rulesByClass[id] = candidates
        }
        guard !candidates.isEmpty, view.rareValues?.appearanceRule == nil else { return }
        var settings: [String: (UIView) -> Void] = [:]
        for rule in candidates where rule.applies(to: view) { settings.merge(rule.settings) { $1 } }
        let wasApplying = isApplying
        isApplying = true
        for (key, apply) in settings where view.rareValues?.explicitAppearance.contains(key) != true { apply(view) }
        isApplying = wasApplying
    }
}
