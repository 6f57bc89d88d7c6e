/// The background and the separator of a bar.
///
/// ```swift
/// let appearance = UINavigationBarAppearance()
/// appearance.configureWithOpaqueBackground()
/// appearance.backgroundColor = .systemTeal
/// navigationController?.navigationBar.standardAppearance = appearance
/// navigationController?.navigationBar.scrollEdgeAppearance = appearance
/// ```
///
/// A bar stores a copy, so that later changes of the assigned object have no effect (BI-10).
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// Called when a property has changed.
    final var changeHandler: (() -> Void)?

    /// Creates an appearance with the default background.
    public required override init() { super.init() }

    /// Creates an appearance with the default background. Bars look the same for all idioms.
    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

    /// Creates an appearance with the background and the separator of another one.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        takeValues(of: barAppearance)
    }

    /// Returns `nil`: archived appearances are not supported.
    public required init?(coder: NSCoder) { return nil }

    /// Returns a copy.
    nonisolated open override func copy() -> Any {
        let copy: UIBarAppearance = MainActor.assumeIsolated { duplicate() }
        return copy
    }

    final func duplicate() -> Self {
        let new = type(of: self).init()
        new.takeValues(of: self)
        return new
    }

    /// Takes the values of another appearance, as far as it has them.
    func takeValues(of other: UIBarAppearance) {
        backgroundEffect = other.backgroundEffect
        backgroundColor = other.backgroundColor
        backgroundImage = other.backgroundImage
        backgroundImageContentMode = other.backgroundImageContentMode
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
    }

    final func didChange() { changeHandler?() }

    /// Reports changes of the appearance of a part as changes of this appearance.
    ///
    /// - Parameter part: The appearance of a part, which only this appearance retains: a copy of what the app has set.
    /// - Returns: `part`.
    final func observing<Part: BarPartAppearance>(_ part: Part) -> Part {
        part.changeHandler = { [weak self] in self?.didChange() }
        return part
    }

    // MARK: Background

    /// The effect behind the background. The default is `nil`.
    open var backgroundEffect: UIBlurEffect? { didSet { didChange() } }

    /// The color of the background, over the effect. The default is a neutral color.
    open var backgroundColor: UIColor? = BarDesign.background { didSet { didChange() } }

    /// The image over the background color. The default is `nil`.
    open var backgroundImage: UIImage? { didSet { didChange() } }

    /// The way in which the image fills the background. The default is `scaleToFill`.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { didChange() } }

    /// The color of the line between the bar and the content. With `nil`, there is no line. The default is
    /// `UIColor.separator`.
    open var shadowColor: UIColor? = BarDesign.shadow { didSet { didChange() } }

    /// The image in place of the line. Template images are drawn in ``shadowColor``. The default is `nil`.
    open var shadowImage: UIImage? { didSet { didChange() } }

    /// Sets the background and the separator to the default: a neutral color, which is opaque on this
    /// platform.
    open func configureWithDefaultBackground() { configure(BarDesign.background, BarDesign.shadow) }

    /// Sets the background to a neutral, opaque color, with a separator.
    open func configureWithOpaqueBackground() { configure(BarDesign.background, BarDesign.shadow) }

    /// Removes the background and the separator.
    open func configureWithTransparentBackground() { configure(nil, nil) }

    private func configure(_ background: UIColor?, _ shadow: UIColor?) {
        backgroundEffect = nil
        backgroundColor = background
        backgroundImage = nil
        shadowColor = shadow
        shadowImage = nil
    }
}
