import TextEngine

/// A view controller with which the user chooses one of the installed fonts.
///
/// ```swift
/// let picker = UIFontPickerViewController()
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
///
/// The names of the families are drawn in their fonts, as they become visible, and a search field filters them. The
/// picker is dismissed when the user has chosen a font (PK-09).
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
    private let ownConfiguration: Configuration
    private lazy var list = FontListController(self)
    private lazy var navigation = UINavigationController(rootViewController: list)
    private var hasAnswered = false

    /// The object that is notified of the choice. Not retained.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?

    /// A copy of the configuration.
    open var configuration: Configuration { ownConfiguration.duplicate() }

    /// The font that the user chose, or that is marked when the picker is shown. The default is `nil`.
    open var selectedFontDescriptor: UIFontDescriptor? {
        didSet { if isViewLoaded { list.table.reloadData() } }
    }

    /// Creates a font picker with a copy of a configuration.
    public init(configuration: Configuration) {
        ownConfiguration = configuration.duplicate()
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
        preferredContentSize = CGSize(width: 380, height: 520)
    }

    /// Creates a font picker with the default configuration.
    public convenience init() { self.init(configuration: Configuration()) }

    /// Returns `nil`: archived view controllers are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    deinit {}

    // MARK: Choice

    func pick(_ family: FontCatalog.Family, _ face: FontCatalog.Face?) {
        guard !hasAnswered else { return }
        hasAnswered = true
        selectedFontDescriptor = FontList.descriptor(family, face, size: UIFont.labelFontSize)
        delegate?.fontPickerViewControllerDidPickFont(self)
        dismissByUser()
    }

    func dismissByUser() { presentingViewController?.dismiss(animated: true) }

    // MARK: View

    /// Adds the list of the fonts.
    open override func viewDidLoad() {
        super.viewDidLoad()
        addChild(navigation)
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    /// Lays out the list of the fonts.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        navigation.view.frame = view.bounds
    }

    /// Prepares for another presentation.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hasAnswered = false
    }

    /// Gives keyboard focus to the search field.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        list.searchBar.becomeFirstResponder()
    }

    /// Notifies the delegate when the picker was dismissed without a choice.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard !hasAnswered, isBeingDismissed || presentingViewController == nil else { return }
        hasAnswered = true
        delegate?.fontPickerViewControllerDidCancel(self)
    }
}
