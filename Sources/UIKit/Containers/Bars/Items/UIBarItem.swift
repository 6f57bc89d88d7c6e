/// The base class of the items of bars: ``UIBarButtonItem`` and the items of tab bars.
///
/// Changes of an item in a visible bar show with the next frame.
@preconcurrency @MainActor open class UIBarItem: NSObject, AccessibilityObject,
    UIAccessibilityIdentification
{
    /// Creates an item without title and image.
    public override init() { super.init() }

    /// Returns `nil`: archived items are not supported.
    public required init?(coder: NSCoder) { return nil }

    /// The object that displays the item.
    weak var host: (any BarItemHost)?

    /// Tells the bar that the item has changed.
    ///
    /// - Parameter affectsLayout: Whether the size of the item may have changed.
    func didChange(affectsLayout: Bool = true) { host?.barItemDidChange(self, affectsLayout: affectsLayout) }

    /// The title. The default is `nil`.
    open var title: String? { didSet { if title != oldValue { didChange() } } }

    /// The image. The default is `nil`. Symbols and other template images are drawn in the tint color.
    open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }

    /// An image for bars of reduced height. Bars of this platform have one height and use ``image``; without an image,
    /// this one.
    open var landscapeImagePhone: UIImage? { didSet { didChange() } }

    /// The distances by which the image is inset, in points. The default is zero.
    open var imageInsets = UIEdgeInsets.zero {
        didSet {
            if !GeometryValidation.accepts(imageInsets, "imageInsets", of: self) { imageInsets = oldValue }
            if imageInsets != oldValue { didChange() }
        }
    }

    /// A Boolean value that indicates whether the user can use the item. The default is `true`.
    open var isEnabled = true { didSet { if isEnabled != oldValue { didChange(affectsLayout: false) } } }

    /// A number that identifies the item. The default is 0.
    open var tag = 0

    // MARK: Accessibility

    /// The accessibility attributes that the app set.
    final var accessibilityValues: AccessibilityValues?

    /// The default name, which the kind of the item determines.
    var defaultAccessibilityLabel: String? { title.flatMap { $0.isEmpty ? nil : $0 } }

    /// The view that displays the item; `nil` while no bar displays it.
    var accessibilityView: UIView? { nil }

    func accessibilityAttributeDidChange(_ attribute: AccessibilityAttribute) { didChange(affectsLayout: false) }

    /// A Boolean value that indicates whether assistive technologies offer the item. The default is `true`.
    open var isAccessibilityElement: Bool {
        get { accessibilityValues?.isElement ?? true }
        set { setAccessibility(\.isElement, newValue, .elements) }
    }

    /// The name of the item for assistive technologies. The default is its title, or the name of the standard item
    /// (AX-11).
    open var accessibilityLabel: String? {
        get { accessibilityValues?.label?.string ?? defaultAccessibilityLabel }
        set { setAccessibility(\.label, newValue.map { .plain($0) }, .label) }
    }

    /// The name with attributes. Assigning it also assigns ``accessibilityLabel`` (AX-13).
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { attributedText(\.label, accessibilityLabel) }
        set { setAccessibility(\.label, newValue.map { .attributed($0) }, .label) }
    }

    /// The value of the item for assistive technologies. The default is that of its badge.
    open var accessibilityValue: String? {
        get { accessibilityValues?.value?.string }
        set { setAccessibility(\.value, newValue.map { .plain($0) }, .value) }
    }

    /// A description of the result of the item's action for assistive technologies (AX-14).
    open var accessibilityHint: String? {
        get { accessibilityValues?.hint?.string }
        set { setAccessibility(\.hint, newValue.map { .plain($0) }, .hint) }
    }

    /// The traits of the item for assistive technologies. The default is those of a button.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues?.traits ?? (isEnabled ? .button : [.button, .notEnabled]) }
        set { setAccessibility(\.traits, newValue, .traits) }
    }

    /// The frame of the item in points of the screen; zero while no bar displays it (AX-15).
    open var accessibilityFrame: CGRect {
        get { accessibilityValues?.frame ?? accessibilityView?.accessibilityFrame ?? .zero }
        set { if newValue.isFinite { setAccessibility(\.frame, newValue) } }
    }

    /// The actions of the item besides its activation (AX-24). The default is `nil`.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityValues?.customActions }
        set { setAccessibility(\.customActions, newValue) }
    }

    /// Names by which the user can address the item in speech. The default is the label.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityValues?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { setAccessibility(\.userInputLabels, newValue) }
    }

    /// An identifier by which tests find the view of the item (AX-09).
    open var accessibilityIdentifier: String? {
        get { accessibilityValues?.identifier }
        set { setAccessibility(\.identifier, newValue) }
    }

    /// Copies the attributes that the app set to the view of the item.
    func copyAccessibility(to view: UIView) {
        if view.accessibilityIdentifier != accessibilityIdentifier {
            view.accessibilityIdentifier = accessibilityIdentifier
        }
        guard let values = accessibilityValues else { return }
        if let isElement = values.isElement { view.isAccessibilityElement = isElement }
        view.accessibilityHint = accessibilityHint
        if let value = values.value?.string { view.accessibilityValue = value }
        if let traits = values.traits { view.accessibilityTraits = traits }
        if let actions = values.customActions { view.accessibilityCustomActions = actions }
        if let labels = values.userInputLabels { view.accessibilityUserInputLabels = labels }
    }

    private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Sets the attributes of the title for a state of the item.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        textAttributes[state] = attributes
        didChange()
    }

    /// Returns the attributes of the title that were set for a state of the item.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        textAttributes[state]
    }
}
