import UniformTypeIdentifiers

/// A view controller with the recent documents of the app, and commands to open and create documents (SH-11).
///
/// ```swift
/// let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
/// browser.delegate = self
/// window.rootViewController = browser
/// ```
///
/// The list contains the documents of ``RecentDocuments`` that exist and have one of the types. The command "Open…"
/// presents a document picker, and "New Document" asks the delegate for a document, which the user places with a
/// document picker. _Differs from iOS_, where the browser shows the folders of the user itself.
@preconcurrency @MainActor open class UIDocumentBrowserViewController: UIViewController {
    /// The treatment of the file of a new document.
    public enum ImportMode: UInt, Sendable {
        /// There is no new document.
        case none = 0
        /// The file is copied.
        case copy = 1
        /// The file is moved.
        case move = 2
    }

    /// The object that opens and creates documents. Not retained.
    open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?

    /// A Boolean value that indicates whether the user can create documents. The default is `true`.
    open var allowsDocumentCreation = true { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// A Boolean value that indicates whether the user can open more than one document at a time. The default is
    /// `false`.
    open var allowsPickingMultipleItems = false

    /// The types of the documents in the list. The default is the types that the browser was created with. An empty
    /// array is equal to all types.
    open var contentTypesForRecentDocuments: [UTType] { didSet { reload() } }

    private let contentTypes: [UTType]
    /// The documents that are displayed, the last one first.
    private(set) var documents: [URL] = []
    let list: DocumentList
    let createButton = UIButton(configuration: .filled())
    let openButton = UIButton(configuration: .gray())
    private let titleLabel = UILabel()
    private let emptyLabel = UILabel()
    private let recents: RecentDocuments
    /// The picker in which the user chooses documents, or the place of a new one.
    private var picking: DocumentPicking?
    /// The number of the last reading of the list.
    private var reading = 0
    /// Called after the last reading of the list, which may replace the one that they were passed to.
    private var readingCompletions: [() -> Void] = []

    // MARK: Creation

    /// Creates a browser.
    ///
    /// - Parameter contentTypes: The types of the documents; `nil` or an empty array for all types.
    public convenience init(forOpening contentTypes: [UTType]?) {
        self.init(contentTypes ?? [], recents: .shared)
    }

    init(_ contentTypes: [UTType], recents: RecentDocuments) {
        self.contentTypes = contentTypes
        contentTypesForRecentDocuments = contentTypes
        self.recents = recents
        list = DocumentList()
        super.init(nibName: nil, bundle: nil)
        title = "Documents"
    }

    /// Returns `nil`: archived view controllers are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    deinit {}

    // MARK: Views

    /// Creates the list and the buttons.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        titleLabel.text = "Recent Documents"
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.accessibilityTraits = [.staticText, .header]
        emptyLabel.text = "No recent documents"
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.textAlignment = .center
        emptyLabel.isHidden = true
        createButton.configuration?.title = "New Document"
        createButton.addAction(UIAction { [weak self] _ in self?.createDocument() }, for: .primaryActionTriggered)
        openButton.configuration?.title = "Open…"
        openButton.addAction(UIAction { [weak self] _ in self?.openDocument() }, for: .primaryActionTriggered)
        list.didChoose = { [weak self] in self?.pick([$0]) }
        for subview in [titleLabel, list, emptyLabel, createButton, openButton] as [UIView] { view.addSubview(subview) }
    }

    /// Reads the list of recent documents.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    /// Gives keyboard focus to the list.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        list.becomeFirstResponder()
    }

    /// Lays out the list and the buttons.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let margin: CGFloat = 20
        let height: CGFloat = 34
        func place(_ subview: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            let left = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? area.width - x - width : x
            subview.frame = CGRect(x: area.minX + left, y: area.minY + y, width: width, height: height)
        }
        createButton.isHidden = !allowsDocumentCreation
        var end = area.width - margin
        for button in allowsDocumentCreation ? [createButton, openButton] : [openButton] {
            let width = button.sizeThatFits(area.size).width.rounded(.up)
            place(button, end - width, 12, width, height)
            end -= width + 8
        }
        // In a narrow window, the title is below the buttons.
        let titleWidth = titleLabel.sizeThatFits(area.size).width.rounded(.up)
        let isNarrow = titleWidth + margin > end
        let titleTop: CGFloat = isNarrow ? 12 + height + 8 : 12
        place(titleLabel, margin, titleTop, max(0, isNarrow ? area.width - 2 * margin : end - margin), height)
        let top = titleTop + height + 8
        place(list, 0, top, area.width, max(0, area.height - top))
        place(emptyLabel, margin, top + 24, max(0, area.width - 2 * margin), 24)
    }

    // MARK: The list

    /// Finds the recent documents that exist, on a background thread.
    private func reload(then completion: (() -> Void)? = nil) {
        guard isViewLoaded else {
            completion?()
            return
        }
        if let completion { readingCompletions.append(completion) }
        reading += 1
        let number = reading
        let (urls, types) = (recents.recentDocumentURLs, contentTypesForRecentDocuments)
        BackgroundWork.perform {
            urls.filter { access($0.path, F_OK) == 0 && Self.matches($0, types) }
        } then: { [weak self] found in
            guard let self, number == reading else { return }
            documents = found
            list.show(found)
            emptyLabel.isHidden = !found.isEmpty
            let completions = readingCompletions
            readingCompletions = []
            for completion in completions { completion() }
        }
    }

    private nonisolated static func matches(_ url: URL, _ types: [UTType]) -> Bool {
        guard !types.isEmpty else { return true }
        let type = UTType(filenameExtension: url.pathExtension) ?? .data
        return types.contains { type.conforms(to: $0) }
    }

    private func pick(_ urls: [URL]) {
        for url in urls.reversed() { recents.noteNewRecentDocumentURL(url) }
        reload()
        delegate?.documentBrowser(self, didPickDocumentsAt: urls)
    }

    /// Selects a document in the list.
    ///
    /// - Parameters:
    ///   - url: The URL of a file.
    ///   - importIfNeeded: A Boolean value that indicates whether a document that is not in the list is added to it.
    ///     Nothing is copied.
    ///   - completion: A closure that is called later with the URL, or with an error if the file does not exist, or if
    ///     it is not in the list.
    open func revealDocument(
        at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
    ) {
        loadViewIfNeeded()
        let url = url.standardizedFileURL
        let path = url.path
        BackgroundWork.perform { access(path, F_OK) == 0 } then: { [weak self] exists in
            guard let self else { return }
            let isKnown = recents.recentDocumentURLs.contains { $0.path == path }
            guard exists, isKnown || importIfNeeded else {
                completion?(nil, CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path]))
                return
            }
            if !isKnown { recents.noteNewRecentDocumentURL(url) }
            reload { [weak self] in
                let isShown = self?.list.select(url) ?? false
                completion?(
                    isShown ? url : nil,
                    isShown ? nil : CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path]))
            }
        }
    }

    // MARK: Opening

    /// Presents a document picker, and passes the chosen documents to the delegate.
    func openDocument() {
        guard presentedViewController == nil else { return }
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: contentTypes)
        picker.allowsMultipleSelection = allowsPickingMultipleItems
        present(picker) { [weak self] urls in
            if let urls { self?.pick(urls) }
        }
    }

    private func present(_ picker: UIDocumentPickerViewController, then completion: @escaping ([URL]?) -> Void) {
        if picker.directoryURL == nil { picker.directoryURL = documents.first?.deletingLastPathComponent() }
        let new = DocumentPicking { [weak self] urls in
            self?.picking = nil
            completion(urls)
        }
        picking = new
        picker.delegate = new
        present(picker, animated: true)
    }

    // MARK: Creating

    /// Asks the delegate for a document.
    func createDocument() {
        guard allowsDocumentCreation, presentedViewController == nil, let delegate else { return }
        var isAnswered = false
        delegate.documentBrowser(self) { [weak self] url, mode in
            guard !isAnswered else { return }
            isAnswered = true
            if let url, mode != .none { self?.place(url, mode) }
        }
    }

    /// Lets the user choose the place of a new document.
    private func place(_ url: URL, _ mode: ImportMode) {
        let picker = UIDocumentPickerViewController(forExporting: [url], asCopy: mode == .copy)
        picker.title = "New Document"
        present(picker) { [weak self] urls in
            guard let self else { return }
            guard let destination = urls?.first else {
                delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: CocoaError(.userCancelled))
                return
            }
            recents.noteNewRecentDocumentURL(destination)
            reload()
            delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: destination)
        }
    }

    /// Copies or moves a file into the folder of a document, under a name that no file there has.
    ///
    /// - Parameters:
    ///   - documentURL: The file.
    ///   - neighborURL: The document.
    ///   - importMode: Whether the file is copied or moved. With `.none`, an error is reported.
    ///   - completion: A closure that is called later with the new document, or with an error.
    open func importDocument(
        at documentURL: URL, nextToDocumentAt neighborURL: URL, mode importMode: ImportMode,
        completionHandler completion: @escaping (URL?, (any Error)?) -> Void
    ) {
        guard importMode != .none else { return completion(nil, CocoaError(.featureUnsupported)) }
        let folder = neighborURL.deletingLastPathComponent()
        BackgroundWork.perform { () -> Result<URL, any Error> in
            Result {
                let destination = FileTransfer.unusedURL(for: documentURL.lastPathComponent, in: folder)
                try FileTransfer.transfer([(documentURL, destination)], moves: importMode == .move)
                return destination
            }
        } then: { [weak self] result in
            switch result {
            case .success(let destination):
                self?.recents.noteNewRecentDocumentURL(destination)
                self?.reload()
                completion(destination, nil)
            case .failure(let error): completion(nil, error)
            }
        }
    }

    // MARK: Keys

    /// The commands to open and create documents.
    open override var keyCommands: [UIKeyCommand]? {
        var commands = [
            UIKeyCommand(
                title: "Open…", action: UIDocumentBrowserViewController.openDocument, input: "o",
                modifierFlags: .command)
        ]
        if allowsDocumentCreation {
            commands.append(
                UIKeyCommand(
                    title: "New Document", action: UIDocumentBrowserViewController.createDocument, input: "n",
                    modifierFlags: .command))
        }
        return (super.keyCommands ?? []) + commands
    }
}
