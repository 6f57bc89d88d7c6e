import DisplayServer
import UniformTypeIdentifiers

/// A view controller with which the user chooses documents to open, or a place to save documents.
///
/// ```swift
/// let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText, .image])
/// picker.delegate = self
/// picker.allowsMultipleSelection = true
/// present(picker, animated: true)
/// ```
///
/// The dialog is the one of the desktop, in a window of its own, through the FileChooser portal. The window of the app
/// receives no input until the dialog ends. Where the desktop has no portal, the picker shows its own dialog (SH-02,
/// SH-03). It is always presented modally, whatever ``UIViewController/modalPresentationStyle`` is.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
    /// The purpose of a picker.
    private enum Purpose {
        case opening([UTType], asCopy: Bool)
        case exporting([URL], asCopy: Bool)
    }

    private let purpose: Purpose
    private var session: (any FileChoiceSession)?
    /// A Boolean value that indicates whether the delegate has been or will be notified for this presentation.
    private var hasEnded = true
    private var isReady = false
    /// The outcome that arrived while the presentation was in progress.
    private var earlyOutcome: FileChoice.Outcome?

    /// The object that is notified of the choice. Not retained.
    open weak var delegate: (any UIDocumentPickerDelegate)?

    /// A Boolean value that indicates whether the user can choose more than one document to open. The default is
    /// `false`.
    open var allowsMultipleSelection = false

    /// The folder that the dialog shows first. With `nil`, the default, it is one that the dialog chooses. Dialogs
    /// ignore URLs that are not those of folders.
    open var directoryURL: URL?

    // MARK: Creation

    /// Creates a picker for opening documents.
    ///
    /// - Parameters:
    ///   - contentTypes: The types of the documents. With types of folders, such as `.folder`, the user chooses
    ///     folders. An empty array or `.item` allows all files.
    ///   - asCopy: A Boolean value that indicates whether the app receives copies in its temporary folder.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        purpose = .opening(contentTypes, asCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker for opening documents in place.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// Creates a picker for saving documents at places that the user chooses.
    ///
    /// - Parameters:
    ///   - urls: The URLs of the documents, whose names are proposed. URLs of other kinds than files are ignored.
    ///   - asCopy: A Boolean value that indicates whether the documents are copied. Otherwise they are moved.
    public init(forExporting urls: [URL], asCopy: Bool) {
        purpose = .exporting(urls.filter(\.isFileURL), asCopy: asCopy)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker for moving documents to places that the user chooses.
    public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

    /// Creates a picker for opening documents of types that are given by their identifiers. Unknown identifiers are
    /// ignored.
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(forOpeningContentTypes: allowedUTIs.compactMap { UTType($0) }, asCopy: mode == .import)
    }

    /// Creates a picker for saving a document.
    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

    /// Creates a picker for saving documents.
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.init(forExporting: urls, asCopy: mode != .moveToService)
    }

    /// Returns `nil`: archived view controllers are not supported on this platform.
    public required init?(coder: NSCoder) { return nil }

    deinit {}

    // MARK: Presentation

    override func makeOwnPresentationController(presenting: UIViewController?) -> UIPresentationController? {
        DocumentPickerPresentation(presentedViewController: self, presenting: presenting)
    }

    /// Requests the dialog.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard hasEnded, isBeingPresented else { return }
        hasEnded = false
        begin()
    }

    /// Accepts the answer.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isReady = true
        if let outcome = earlyOutcome { receive(outcome) }
    }

    /// Notifies the delegate if the picker was dismissed without a choice.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isReady = false
        earlyOutcome = nil
        guard presentingViewController == nil || isBeingDismissed else { return }
        session?.cancel()
        session = nil
        notify(nil)
    }

    // MARK: The dialog

    /// The dialog for the purpose; `nil` if there is nothing to choose.
    private var choice: FileChoice? {
        var choice: FileChoice
        switch purpose {
        case .opening(let types, _):
            let areFolders = FileChoiceFilter.areFolders(types)
            let subject = areFolders ? "Folder" : "File"
            choice = FileChoice(
                areFolders ? .folders : .files, title: title ?? "Open \(subject)\(allowsMultipleSelection ? "s" : "")")
            choice.acceptLabel = "Open"
            choice.allowsSeveral = allowsMultipleSelection
            choice.filters = areFolders ? [] : FileChoiceFilter.filters(for: types)
        case .exporting(let urls, let asCopy):
            guard let first = urls.first else { return nil }
            let kind = urls.count == 1
                ? FileChoice.Kind.saving(name: first.lastPathComponent)
                : .savingAll(names: urls.map(\.lastPathComponent))
            choice = FileChoice(kind, title: title ?? (asCopy ? "Save" : "Move"))
            choice.acceptLabel = asCopy ? "Save" : "Move"
        }
        if let directoryURL, directoryURL.isFileURL { choice.folder = directoryURL }
        return choice
    }

    private var scene: UIWindowScene? { view.window?.windowScene ?? presentingViewController?.view.window?.windowScene }

    private func begin() {
        guard let choice, let scene else { return receive(.cancelled) }
        session = scene.server.chooseFiles(choice, parent: scene.surface) { [weak self] outcome in
            guard let self, session != nil else { return }
            session = nil
            receive(outcome)
        }
    }

    /// Closes the dialog.
    func cancel() {
        if let session { session.cancel() } else if presentedViewController == nil { end(nil) }
    }

    private func receive(_ outcome: FileChoice.Outcome) {
        guard isReady else {
            earlyOutcome = outcome
            return
        }
        earlyOutcome = nil
        guard !hasEnded else { return }
        switch outcome {
        case .chosen(let urls): process(urls)
        case .cancelled: end(nil)
        case .unavailable(let allowsReplacement):
            // In a sandbox, a dialog of the app would show other files than those of the user (PT-04).
            if allowsReplacement, let choice { showPanel(choice) } else { end(nil) }
        }
    }

    private func showPanel(_ choice: FileChoice) {
        let panel = FilePanelController(choice) { [weak self] urls in
            if let urls { self?.process(urls) } else { self?.end(nil) }
        }
        present(panel, animated: true)
    }

    // MARK: The result

    /// Copies or moves documents, if that is the purpose, on a background thread.
    private func process(_ urls: [URL]) {
        switch purpose {
        case .opening(_, asCopy: false):
            end(urls)
        case .opening(_, asCopy: true):
            transfer("opened") { try urls.map { try TemporaryItem(copyOf: $0).url } }
        case .exporting(let sources, let asCopy):
            let files = Array(zip(sources, urls)).map { (source: $0, destination: $1) }
            transfer(asCopy ? "saved" : "moved") {
                try FileTransfer.transfer(files, moves: !asCopy)
                return urls
            }
        }
    }

    private func transfer(_ verb: String, _ body: @escaping @Sendable () throws -> [URL]) {
        BackgroundWork.perform {
            Result { try body() }
        } then: { [weak self] result in
            guard let self, !hasEnded else { return }
            switch result {
            case .success(let urls): end(urls)
            case .failure(let error): show(error, verb)
            }
        }
    }

    private func show(_ error: any Error, _ verb: String) {
        let alert = UIAlertController(
            title: "The document could not be \(verb).", message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.end(nil) })
        (presentedViewController ?? self).present(alert, animated: true)
    }

    /// Dismisses the picker and notifies the delegate.
    private func end(_ urls: [URL]?) {
        guard !hasEnded else { return }
        let top = presentedViewController ?? self
        if let coordinator = top.transitionCoordinator ?? transitionCoordinator {
            // A presentation cannot be dismissed while another one is in progress.
            let scheduler = scene?.server.scheduler
            coordinator.animate(alongsideTransition: nil) { [weak self] _ in
                scheduler?.schedule(after: 0) { self?.end(urls) }
            }
            return
        }
        guard let presenter = presentingViewController else { return notify(urls) }
        let showsPanel = presentedViewController != nil
        hasEnded = true
        presenter.dismiss(animated: showsPanel) { self.report(urls) }
    }

    private func notify(_ urls: [URL]?) {
        guard !hasEnded else { return }
        hasEnded = true
        report(urls)
    }

    private func report(_ urls: [URL]?) {
        if let urls, !urls.isEmpty {
            delegate?.documentPicker(self, didPickDocumentsAt: urls)
        } else {
            delegate?.documentPickerWasCancelled(self)
        }
    }
}
