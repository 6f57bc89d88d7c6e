/// A view controller with which the user chooses a color: from a grid, in a spectrum, with sliders, as hexadecimal
/// digits, from the screen, or from saved colors.
///
/// ```swift
/// let picker = UIColorPickerViewController()
/// picker.selectedColor = view.backgroundColor ?? .white
/// picker.delegate = self
/// picker.modalPresentationStyle = .popover
/// picker.popoverPresentationController?.sourceView = button
/// present(picker, animated: true)
/// ```
///
/// Colors are those of sRGB. Saved colors are stored in the user defaults of the app.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
    /// The object that is notified of changes. Not retained.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    private var value = ColorValue(hue: 0, saturation: 0, brightness: 1)
    private var picker: ColorPickerView?
    private var hasFinished = false
    private let titleLabel = UILabel()
    private lazy var closeButton = makeCloseButton()
    /// The colors that the user saved.
    var savedColors = SavedColors.shared

    private static let inset: CGFloat = 16
    private static let headerHeight: CGFloat = 44

    /// Creates a color picker with the color white, which is presented as a form sheet unless the app chooses another
    /// style.
    public init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
        updateSize()
    }

    /// Returns `nil`: archived view controllers are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    deinit {}

    // MARK: Color

    /// The color. Setting it does not notify the delegate. The default is white.
    open var selectedColor: UIColor {
        get { value.color }
        set {
            var new = ColorValue(newValue, traitCollection, keeping: value)
            if !supportsAlpha { new.alpha = 1 }
            value = new
            picker?.value = new
        }
    }

    /// A Boolean value that indicates whether the user can choose an opacity. Otherwise colors are opaque. The default
    /// is `true`.
    open var supportsAlpha = true {
        didSet {
            guard supportsAlpha != oldValue else { return }
            if !supportsAlpha { value.alpha = 1 }
            picker?.value = value
            picker?.supportsAlpha = supportsAlpha
            updateSize()
        }
    }

    private func userDidChange(to new: ColorValue, continuously: Bool) {
        value = new
        delegate?.colorPickerViewController(self, didSelect: new.color, continuously: continuously)
    }

    // MARK: The pipette

    /// Lets the user choose a color of the screen (PK-08).
    private func pick() {
        guard let server = view.window?.windowScene?.server else { return }
        server.pickColor(parent: view.window?.windowScene?.surface) { [weak self] color in
            guard let self, let color, let picker = self.picker else { return }
            picker.choose(
                ColorValue(red: color.red, green: color.green, blue: color.blue, alpha: 1, keeping: self.value))
        }
    }

    // MARK: View

    /// The title above the colors; without one, it is "Colors".
    open override var title: String? { didSet { titleLabel.text = title ?? "Colors" } }

    /// Creates the content.
    open override func viewDidLoad() {
        super.viewDidLoad()
        let picker = ColorPickerView(value, saved: savedColors)
        picker.supportsAlpha = supportsAlpha
        picker.didChange = { [weak self] in self?.userDidChange(to: $0, continuously: $1) }
        picker.pick = { [weak self] in self?.pick() }
        self.picker = picker
        titleLabel.text = title ?? "Colors"
        titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
        for view in [picker, titleLabel, closeButton] { self.view.addSubview(view) }
        if modalPresentationStyle != .popover { view.backgroundColor = .systemBackground }
    }

    private func makeCloseButton() -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.image = UIImage(
            systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10, weight: .bold))
        configuration.contentInsets = .zero
        configuration.cornerStyle = .capsule
        configuration.baseForegroundColor = .secondaryLabel
        let button = UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in self?.presentingViewController?.dismiss(animated: true) })
        button.accessibilityLabel = "Close"
        return button
    }

    private func updateSize() {
        let inset = UIColorPickerViewController.inset
        preferredContentSize = CGSize(
            width: ColorPickerView.width + 2 * inset,
            height: UIColorPickerViewController.headerHeight + ColorPickerView.height(supportsAlpha: supportsAlpha)
                + inset)
    }

    /// Lays out the content.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let picker else { return }
        let inset = UIColorPickerViewController.inset
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let width = min(ColorPickerView.width + 60, max(0, area.width - 2 * inset))
        let x = (area.midX - width / 2).rounded()
        let header = UIColorPickerViewController.headerHeight
        titleLabel.frame = view.mirrored(CGRect(x: x, y: area.minY, width: max(0, width - 40), height: header))
        closeButton.isHidden = presentingViewController == nil
        closeButton.frame = view.mirrored(
            CGRect(x: x + width - 24, y: area.minY + (header - 24) / 2, width: 24, height: 24))
        picker.frame = CGRect(
            x: x, y: area.minY + header, width: width, height: ColorPickerView.height(supportsAlpha: supportsAlpha))
    }

    /// Notifies the delegate when the picker was dismissed.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard !hasFinished, isBeingDismissed || presentingViewController == nil else { return }
        hasFinished = true
        delegate?.colorPickerViewControllerDidFinish(self)
    }

    /// Prepares for another presentation.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hasFinished = false
    }
}
