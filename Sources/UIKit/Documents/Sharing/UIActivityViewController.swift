/// A view controller with which the user shares items: a menu of activities.
///
/// ```swift
/// let controller = UIActivityViewController(activityItems: ["Hello", image], applicationActivities: nil)
/// controller.popoverPresentationController?.sourceView = button
/// present(controller, animated: true)
/// ```
///
/// The menu offers copying, a mail, printing, opening with another program, saving as files, and the activities of the
/// app, as far as they can be performed with the items (SH-05). Items are texts, URLs, images, item providers and
/// ``UIActivityItemSource`` objects, and for printing ``UIPrintPageRenderer``, ``UIPrintFormatter`` and ``UIPrintInfo``;
/// the app's activities may accept others. The menu is a popover; without a source it
/// is in the middle of the window.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    /// A closure that is called with the type of the activity, a Boolean value that indicates whether it was completed,
    /// the items that it returned, and an error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private static let identifier = "activity"
    private static let rowHeight: CGFloat = 44
    private static let width: CGFloat = 260

    private let items: [Any]
    private let candidates: [UIActivity]
    private var activities: [UIActivity] = []
    private var chosen: UIActivity?
    private var hasEnded = false
    private let table = UITableView(frame: .zero, style: .plain)
    /// Called after the menu was dismissed, before a chosen activity ends.
    var menuDidDisappear: (() -> Void)?

    /// Called once for each presentation, after the activity has finished; with a `nil` type if the user chose none.
    /// The default is `nil`.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// The types of activities that the menu does not offer. The default is `nil`. Set it before the presentation.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    /// Creates a view controller.
    ///
    /// - Parameters:
    ///   - activityItems: The items to share.
    ///   - applicationActivities: The activities of the app, which the menu offers after the others.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        candidates =
            [CopyActivity(), MailActivity(), PrintActivity(), OpenActivity(), SaveActivity()]
            + (applicationActivities ?? [])
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
    }

    /// Creates a view controller with exactly the given activities.
    init(activityItems: [Any], activities: [UIActivity]) {
        items = activityItems
        candidates = activities
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
    }

    /// Returns `nil`: archived view controllers are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    deinit {}

    // MARK: The menu

    override func makeOwnPresentationController(presenting: UIViewController?) -> UIPresentationController? {
        ActivityPresentation(presentedViewController: self, presenting: presenting)
    }

    private var scene: UIWindowScene? { presentingViewController?.viewIfLoaded?.window?.windowScene }

    /// Creates the menu.
    open override func viewDidLoad() {
        super.viewDidLoad()
        table.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
        table.dataSource = self
        table.delegate = self
        table.rowHeight = Self.rowHeight
        table.backgroundColor = .clear
        table.accessibilityLabel = "Activities"
        view.addSubview(table)
    }

    /// Finds the activities that can be performed with the items.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard isBeingPresented else { return }
        hasEnded = false
        chosen = nil
        let placeholders = items.map {
            ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0
        }
        activities = candidates.filter { activity in
            activity.scene = scene
            if let type = activity.activityType, excludedActivityTypes?.contains(type) == true { return false }
            return activity.canPerform(withActivityItems: placeholders)
        }
        table.reloadData()
        preferredContentSize = CGSize(
            width: Self.width, height: Self.rowHeight * CGFloat(min(max(1, activities.count), 10)))
    }

    /// Gives keyboard focus to the menu.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        table.becomeFirstResponder()
    }

    /// Lays out the menu.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        table.frame = view.bounds.inset(by: view.safeAreaInsets)
    }

    /// Calls the completion handler if the user chose no activity.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed || presentingViewController == nil else { return }
        let handler = menuDidDisappear
        menuDidDisappear = nil
        handler?()
        if chosen == nil { end(nil, false) }
    }

    private func end(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        completionWithItemsHandler?(type, completed, nil, nil)
    }

    // MARK: Performing

    private func choose(_ activity: UIActivity) {
        guard chosen == nil, let presenter = presentingViewController else { return }
        chosen = activity
        let providers = items.compactMap { $0 as? UIActivityItemProvider }
        for provider in providers where !provider.isFinished && !provider.isExecuting {
            provider.activityType = activity.activityType
        }
        presenter.dismiss(animated: true) { [self] in
            let pending = providers.filter { !$0.isFinished && !$0.isExecuting && !$0.isCancelled }
            guard !pending.isEmpty else { return perform(activity, from: presenter) }
            BackgroundWork.perform { () -> Void in
                for provider in pending { provider.start() }
            } then: { _ in self.perform(activity, from: presenter) }
        }
    }

    private func perform(_ activity: UIActivity, from presenter: UIViewController) {
        let type = activity.activityType
        let sources = items.compactMap { $0 as? any UIActivityItemSource }
        let final = items.compactMap { item -> Any? in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: type)
        }
        activity.subject =
            sources.lazy.map { $0.activityViewController(self, subjectForActivityType: type) }
            .first { !$0.isEmpty } ?? ""
        activity.scene = presenter.viewIfLoaded?.window?.windowScene
        activity.prepare(withActivityItems: final)
        let controller = activity.activityViewController
        // The activity retains this controller until it has finished.
        activity.didFinish = { [self] completed in
            guard let controller, let presenting = controller.presentingViewController else {
                return end(type, completed)
            }
            presenting.dismiss(animated: true) { self.end(type, completed) }
        }
        if let controller { presenter.present(controller, animated: true) } else { activity.perform() }
    }
}

extension UIActivityViewController: UITableViewDataSource, UITableViewDelegate {
    /// Returns the number of activities in the menu.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { activities.count }

    /// Returns a row with the title and the image of an activity.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
        let activity = activities[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = activity.activityTitle ?? String(describing: type(of: activity))
        content.textProperties.numberOfLines = 1
        content.image = activity.activityImage
        content.imageProperties.reservedLayoutSize = CGSize(width: 24, height: 0)
        cell.contentConfiguration = content
        cell.backgroundColor = .clear
        return cell
    }

    /// Performs an activity that the user clicked.
    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        choose(activities[indexPath.row])
    }
}
