/// A type whose instances take default values of properties from a proxy.
///
/// ```swift
/// UISwitch.appearance().onTintColor = .systemPurple
/// UILabel.appearance(whenContainedInInstancesOf: [HeaderView.self]).textColor = .white
/// ```
///
/// The proxy is an instance of the class that is never displayed. It is created with `init()`, or for views with
/// `init(frame:)`, which the class must provide. Properties that are set on it are set on each instance that moves to a
/// window afterwards, except where the app has set the property of the instance itself. Proxies record the properties
/// and methods that Apple marks with `UI_APPEARANCE_SELECTOR`, as far as this toolkit has them, and fonts and colors of
/// text:
///
/// - `UIView`: `tintColor`, `backgroundColor`, `semanticContentAttribute`
/// - `UILabel`, `UITextField`, `UITextView`: `textColor`, `font`
/// - `UIButton`: `setTitleColor(_:for:)`, `setBackgroundImage(_:for:)`
/// - `UISwitch`: `onTintColor`, `thumbTintColor`
/// - `UISlider`: `minimumTrackTintColor`, `maximumTrackTintColor`, `thumbTintColor`
/// - `UIProgressView`: `progressTintColor`, `trackTintColor`
/// - `UIPageControl`: `pageIndicatorTintColor`, `currentPageIndicatorTintColor`
/// - `UISegmentedControl`: `selectedSegmentTintColor`, `setTitleTextAttributes(_:for:)`
/// - `UIActivityIndicatorView`: `color`
///
/// A property of a subclass is recorded if its setter sets one of these.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {
    /// Returns the proxy for all instances.
    static func appearance() -> Self

    /// Returns the proxy for instances contained in instances of other classes.
    ///
    /// - Parameter containerTypes: Classes of views and view controllers, the innermost first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

    /// Returns the proxy for instances with the given traits.
    static func appearance(for trait: UITraitCollection) -> Self

    /// Returns the proxy for instances with the given traits that are contained in instances of other classes.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A class that can be a container type of a ``UIAppearance`` proxy.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// Returns the proxy for all instances of the class.
    public static func appearance() -> Self { proxy(in: [], with: nil) }

    /// Returns the proxy for instances of the class that are contained in instances of other classes.
    ///
    /// - Parameter containerTypes: Classes of views and view controllers, the innermost first.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(in: containerTypes, with: nil) }

    /// Returns the proxy for instances of the class with the given traits.
    public static func appearance(for trait: UITraitCollection) -> Self { proxy(in: [], with: trait) }

    /// Returns the proxy for instances of the class with the given traits that are contained in instances of other
    /// classes.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(in: containerTypes, with: trait) }

    private static func proxy(in containers: [any UIAppearanceContainer.Type], with traits: UITraitCollection?) -> Self
    {
        if let known = AppearanceRules.rule(for: Self.self, containers, traits)?.proxy as? Self { return known }
        guard let proxy = ObjectFactory.make(Self.self) as? Self else {
            preconditionFailure("\(Self.self) has no init(), which an appearance proxy requires")
        }
        let rule = AppearanceRule(Self.self, containers, traits, proxy)
        proxy.ownRareValues.appearanceRule = rule
        AppearanceRules.add(rule)
        return proxy
    }
}
