/// A type whose instances take default values of properties from a proxy.
///
/// ```swift
/// UISwitch.appearance().onTintColor = .systemPurple
/// UILabel.appearance(whenContainedInInstancesOf: [HeaderView.self]).textColor = .white
/// ```
///
/// The proxy is an instance of the class that is never shown: it is made with `init()`, or for views `init(frame:)`,
/// which the class must have. What is set on it is set on each instance that gets into a window from then on, except
/// where the instance has a value of its own. Proxies record the properties and methods that Apple marks with
/// `UI_APPEARANCE_SELECTOR` where this toolkit has them, and fonts and colours of text:
///
/// - `UIView`: `tintColor`, `backgroundColor`
/// - `UILabel`, `UITextField`, `UITextView`: `textColor`, `font`
/// - `UIButton`: `setTitleColor(_:for:)`, `setBackgroundImage(_:for:)`
/// - `UISwitch`: `onTintColor`, `thumbTintColor`
/// - `UISlider`: `minimumTrackTintColor`, `maximumTrackTintColor`, `thumbTintColor`
/// - `UIProgressView`: `progressTintColor`, `trackTintColor`
/// - `UIPageControl`: `pageIndicatorTintColor`, `currentPageIndicatorTintColor`
/// - `UISegmentedControl`: `selectedSegmentTintColor`, `setTitleTextAttributes(_:for:)`
/// - `UIActivityIndicatorView`: `color`
///
/// A property of a subclass takes part if its setter sets one of these.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {
    /// The proxy for all instances.
    static func appearance() -> Self

    /// The proxy for instances within instances of other classes.
    ///
    /// - Parameter containerTypes: Classes of views and view controllers, the innermost first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

    /// The proxy for instances with the given traits.
    static func appearance(for trait: UITraitCollection) -> Self

    /// The proxy for instances with the given traits, within instances of other classes.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A class that can be named as a container of a ``UIAppearance``.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// The proxy for all instances of the class.
    public static func appearance() -> Self { proxy(in: [], with: nil) }

    /// The proxy for instances of the class within instances of other classes.
    ///
    /// - Parameter containerTypes: Classes of views and view controllers, the innermost first.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(in: containerTypes, with: nil) }

    /// The proxy for instances of the class with the given traits.
    public static func appearance(for trait: UITraitCollection) -> Self { proxy(in: [], with: trait) }

    /// The proxy for instances of the class with the given traits, within instances of other classes.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(in: containerTypes, with: trait) }

    private static func proxy(in containers: [any UIAppearanceContainer.Type], with traits: UITraitCollection?) -> Self {
        if let known = AppearanceRules.rule(for: Self.self, containers, traits)?.proxy as? Self { return known }
        guard let proxy = ObjectFactory.make(Self.self) as? Self else {
            preconditionFailure("\(Self.self) has no init(): an appearance proxy cannot be made of it")
        }
        let rule = AppearanceRule(Self.self, containers, traits, proxy)
        proxy.ownRareValues.appearanceRule = rule
        AppearanceRules.add(rule)
        return proxy
    }
}
