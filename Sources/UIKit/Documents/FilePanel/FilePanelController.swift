import DisplayServer
import SystemSupport

/// The dialog of a document picker where the desktop has none: a list of a folder's contents with columns, a sidebar of
/// places, a path field and a preview (SH-03).
///
/// Folders are read, sorted and filtered on background threads.
@MainActor final class FilePanelController: UIViewController {
    let choice: FileChoice
    private let completion: ([URL]?) -> Void
    private var hasAnswered = false

    let environment: ProcessEnvironment
    let sidebar = FilePanelSidebar()
    let list = FilePanelList()
    let preview = FilePreview()
    let pathLabel = UILabel()
    let pathField = UITextField()
    let nameField = UITextField()
    let message = UILabel()
    private let titleLabel = UILabel()
    private let nameLabel = UILabel()
    private let backButton = UIButton(type: .system)
    private let forwardButton = UIButton(type: .system)
    private let upButton = UIButton(type: .system)
    private let hiddenButton = UIButton(type: .system)
    private let newFolderButton = UIButton(type: .system)
    private let filterButton = UIButton(type: .system)
    private let cancelButton = UIButton(type: .system)
    let acceptButton = UIButton(type: .system)

    /// The folder that is shown.
    var folder = "/"
    /// The contents of the folder.
    var contents: [FileEntry] = []
    var places: [FilePlace] = []
    /// The reading or sorting that is in progress.
    var reading: FolderReading?
    /// The folders that were shown before and after this one.
    var history: (back: [String], forward: [String]) = ([], [])
    var showsHidden = false
    var filterIndex = 0
    /// The name of the entry to select when the folder has been read.
    var nameToSelect: String?
    /// The contents of the folder in the path field.
    var completionFolder: (path: String, entries: [FileEntry])?
    var typedPath = ""
    /// A Boolean value that indicates whether the user has selected a file, so that there is something to preview.
    var showsPreview = false { didSet { if showsPreview != oldValue { view.setNeedsLayout() } } }

    /// The least height of a panel with a title.
    private static let leastHeightWithTitle: CGFloat = 380
    /// The least width of the name with its title beside the buttons.
    private static let leastNameWidth: CGFloat = 180

    /// Creates a panel.
    ///
    /// - Parameters:
    ///   - choice: The kind of the dialog and its first contents.
    ///   - environment: The environment. Reads `HOME` and the variables that locate the user's folders.
    ///   - completion: Called once with the files, or with nil if the user cancelled.
    init(
        _ choice: FileChoice, environment: ProcessEnvironment = .process, completion: @escaping ([URL]?) -> Void
    ) {
        self.choice = choice
        self.environment = environment
        self.completion = completion
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .formSheet
        isModalInPresentation = true
        preferredContentSize = CGSize(width: 780, height: 500)
        title = choice.title
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Kind

    /// The proposed name of a file to save; nil for other kinds.
    var proposedName: String? { if case .saving(let name) = choice.kind { name } else { nil } }

    var isSaving: Bool { proposedName != nil }

    var choosesFolders: Bool {
        switch choice.kind {
        case .folders, .savingAll: true
        case .files, .saving: false
        }
    }

    // MARK: The answer

    /// Ends the dialog.
    func answer(_ files: [URL]?) {
        guard !hasAnswered else { return }
        hasAnswered = true
        reading?.cancel()
        completion(files)
    }

    /// Cancels if the panel was dismissed without an answer.
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed || presentingViewController == nil { answer(nil) }
    }

    // MARK: Views

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        titleLabel.text = choice.title
        titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
        titleLabel.textAlignment = .center
        titleLabel.accessibilityTraits = [.staticText, .header]
        setUpButtons()
        setUpFields()
        list.dataSource = self
        list.delegate = self
        // Otherwise a click would open a file, and not only select it (TV-49).
        list.allowsMultipleSelection = true
        list.didTypePath = { [weak self] in self?.openPathField(with: $0) }
        sidebar.onChoose = { [weak self] in self?.show($0) }
        message.numberOfLines = 0
        message.textAlignment = .center
        message.textColor = .secondaryLabel
        let views: [UIView] = [
            titleLabel, sidebar, list, preview, message, backButton, forwardButton, upButton, pathLabel, pathField,
            hiddenButton, newFolderButton, nameLabel, nameField, filterButton, cancelButton, acceptButton,
        ]
        for subview in views { view.addSubview(subview) }
        let environment = environment
        BackgroundWork.perform { FilePlace.all(environment) } then: { [weak self] places in
            guard let self else { return }
            self.places = places
            sidebar.show(places, current: folder)
        }
        show(choice.folder?.path ?? FilePlace.home(environment), recordsHistory: false)
    }

    private func setUpButtons() {
        func set(_ button: UIButton, _ title: String, symbol: String? = nil, _ action: @escaping () -> Void) {
            if let symbol { button.setImage(UIImage(systemName: symbol), for: .normal) } else {
                button.setTitle(title, for: .normal)
            }
            button.accessibilityLabel = title
            button.toolTip = symbol == nil ? nil : title
            button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
        }
        set(backButton, "Back", symbol: "chevron.backward") { [weak self] in self?.goBack() }
        set(forwardButton, "Forward", symbol: "chevron.forward") { [weak self] in self?.goForward() }
        set(upButton, "Enclosing folder", symbol: "arrow.up") { [weak self] in self?.goUp() }
        set(hiddenButton, "Show hidden files", symbol: "eye") { [weak self] in self?.toggleHidden() }
        set(newFolderButton, "New folder", symbol: "plus") { [weak self] in self?.makeFolder() }
        set(cancelButton, "Cancel") { [weak self] in self?.answer(nil) }
        set(acceptButton, choice.acceptLabel ?? (isSaving ? "Save" : "Open")) { [weak self] in self?.accept() }
        acceptButton.configuration = .filled()
        acceptButton.configuration?.title = choice.acceptLabel ?? (isSaving ? "Save" : "Open")
        cancelButton.configuration = .gray()
        cancelButton.configuration?.title = "Cancel"
        filterButton.accessibilityLabel = "Shown files"
        filterButton.isHidden = choice.filters.isEmpty || choosesFolders
        filterButton.configuration = .gray()
        filterButton.menu = UIMenu(
            children: choice.filters.enumerated().map { index, filter in
                UIAction(title: filter.name, state: index == 0 ? .on : .off) { [weak self] _ in
                    self?.filterIndex = index
                    self?.arrange()
                }
            })
        filterButton.showsMenuAsPrimaryAction = true
        filterButton.changesSelectionAsPrimaryAction = true
    }

    private func setUpFields() {
        pathLabel.lineBreakMode = .byTruncatingHead
        pathLabel.textColor = .secondaryLabel
        pathLabel.font = .systemFont(ofSize: 13)
        pathLabel.accessibilityLabel = "Folder"
        pathField.isHidden = true
        pathField.borderStyle = .roundedRect
        pathField.accessibilityLabel = "Path"
        pathField.autocorrectionType = .no
        pathField.addAction(UIAction { [weak self] _ in self?.pathDidChange() }, for: .editingChanged)
        pathField.addAction(UIAction { [weak self] _ in self?.openTypedPath() }, for: .editingDidEndOnExit)
        nameLabel.text = "Name:"
        nameLabel.font = .systemFont(ofSize: 13)
        nameField.text = proposedName
        nameField.borderStyle = .roundedRect
        nameField.accessibilityLabel = "Name"
        nameField.autocorrectionType = .no
        nameField.isHidden = !isSaving
        nameLabel.isHidden = !isSaving
        nameField.addAction(UIAction { [weak self] _ in self?.updateButtons() }, for: .editingChanged)
        nameField.addAction(UIAction { [weak self] _ in self?.accept() }, for: .editingDidEndOnExit)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard isSaving else {
            list.becomeFirstResponder()
            return
        }
        nameField.becomeFirstResponder()
        // The extension stays when the user types a name.
        let base = (nameField.text ?? "") as NSString
        let length = (base.deletingPathExtension as NSString).length
        if let end = nameField.position(from: nameField.beginningOfDocument, offset: length) {
            nameField.selectedTextRange = nameField.textRange(from: nameField.beginningOfDocument, to: end)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let margin: CGFloat = 12
        func place(_ subview: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            subview.frame = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
                ? CGRect(x: area.maxX - x - width, y: area.minY + y, width: width, height: height)
                : CGRect(x: area.minX + x, y: area.minY + y, width: width, height: height)
        }
        let width = area.width
        // In a low window, the list needs the space of the title, and the name is beside the buttons.
        let isLow = area.height < Self.leastHeightWithTitle
        titleLabel.isHidden = isLow
        place(titleLabel, margin, 8, max(0, width - 2 * margin), 24)
        let bar: CGFloat = isLow ? 6 : 38
        var x = margin
        for button in [backButton, forwardButton, upButton] {
            place(button, x, bar, 34, 32)
            x += 34
        }
        place(newFolderButton, width - margin - 34, bar, 34, 32)
        place(hiddenButton, width - margin - 68, bar, 34, 32)
        let pathWidth = max(0, width - x - margin - 84)
        place(pathLabel, x + 8, bar, pathWidth, 32)
        place(pathField, x + 8, bar, pathWidth, 32)
        let acceptWidth = max(80, acceptButton.sizeThatFits(area.size).width)
        let cancelWidth = max(80, cancelButton.sizeThatFits(area.size).width)
        let bottom = area.height - margin - 34
        place(acceptButton, width - margin - acceptWidth, bottom, acceptWidth, 34)
        place(cancelButton, width - margin - acceptWidth - 8 - cancelWidth, bottom, cancelWidth, 34)
        let room = max(0, width - 3 * margin - acceptWidth - cancelWidth - 8)
        place(filterButton, margin, bottom, min(220, room), 34)
        var end = bottom - 10
        if isSaving {
            let isBeside = isLow && filterButton.isHidden && room >= Self.leastNameWidth
            let y = isBeside ? bottom + 1 : end - 32
            place(nameLabel, margin, y, 52, 32)
            place(nameField, margin + 56, y, max(0, (isBeside ? room : width - 2 * margin) - 56), 32)
            if !isBeside { end -= 42 }
        }
        let top = bar + 38
        let height = max(0, end - top)
        sidebar.isHidden = width < 520
        preview.isHidden = !showsPreview || width < 700
        let side: CGFloat = sidebar.isHidden ? 0 : 160
        let previewWidth: CGFloat = preview.isHidden ? 0 : 190
        place(sidebar, 0, top, side, height)
        place(list, side, top, max(0, width - side - previewWidth), height)
        place(preview, width - previewWidth, top, previewWidth, height)
        list.hideColumns(forWidth: list.frame.width)
        message.frame = list.frame.insetBy(dx: 20, dy: min(40, list.frame.height / 4))
    }

    /// Enables the buttons for the current folder and selection.
    func updateButtons() {
        backButton.isEnabled = !history.back.isEmpty
        forwardButton.isEnabled = !history.forward.isEmpty
        upButton.isEnabled = folder != "/"
        hiddenButton.setImage(UIImage(systemName: showsHidden ? "eye.slash" : "eye"), for: .normal)
        hiddenButton.accessibilityLabel = showsHidden ? "Hide hidden files" : "Show hidden files"
        acceptButton.isEnabled =
            isSaving ? nameField.text?.isEmpty == false : choosesFolders || !selectedEntries.isEmpty
    }

    // MARK: Keys

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(input: "h", modifierFlags: .control, action: FilePanelController.toggleHidden),
            UIKeyCommand(input: "l", modifierFlags: .control, action: FilePanelController.openPath),
            UIKeyCommand(input: "n", modifierFlags: [.control, .shift], action: FilePanelController.makeFolder),
            UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: .alternate, action: FilePanelController.goUp),
            UIKeyCommand(
                input: UIKeyCommand.inputLeftArrow, modifierFlags: .alternate, action: FilePanelController.goBack),
            UIKeyCommand(
                input: UIKeyCommand.inputRightArrow, modifierFlags: .alternate, action: FilePanelController.goForward),
            UIKeyCommand(input: UIKeyCommand.inputHome, modifierFlags: .alternate, action: FilePanelController.goHome),
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: FilePanelController.escape),
        ]
    }

    /// Closes the path field, or else cancels.
    func escape() { if pathField.isHidden { answer(nil) } else { closePathField() } }
}
