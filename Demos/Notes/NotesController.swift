import UIKit
import UniformTypeIdentifiers

/// The editor of the text with all notes, and of its file.
final class NotesController: UIViewController, UITextViewDelegate, UIDocumentPickerDelegate {
    /// The list of the notes, in another column.
    private weak var sidebar: NoteSidebar?
    private let textView = UITextView()
    private let status = StatusBar()
    private lazy var saveItem = UIBarButtonItem(
        title: "Save", style: .plain, target: self, action: NotesController.save)

    /// The document with the notes; nil while the first one is being opened.
    private var document: NoteDocument?
    private var outline = NoteOutline()
    private var isDirty = false { didSet { if isDirty != oldValue { showTitle() } } }
    private var refreshTimer: Timer?
    private var otherEditors: [String] = []
    /// A Boolean value that indicates whether a file is being opened. Text that the user typed meanwhile would be lost.
    private var isLoading = false { didSet { textView.isEditable = !isLoading } }
    /// The dialog "Save As" while it is displayed.
    private var export: NoteExport?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        textView.font = .systemFont(ofSize: 15)
        textView.delegate = self
        textView.isFindInteractionEnabled = true
        textView.accessibilityLabel = "Text"
        // The text is below the bar.
        edgesForExtendedLayout = []
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .compose, target: self, action: NotesController.addNote), saveItem,
        ]
        for part in [textView, status] as [UIView] { view.addSubview(part) }
        NotificationCenter.default.addObserver(
            self, selector: NotesController.documentStateDidChange,
            name: UIDocument.stateChangedNotification, object: nil)
    }

    /// Connects the editor with the list of the notes.
    func attach(_ sidebar: NoteSidebar) {
        self.sidebar = sidebar
        sidebar.onChoose = { [weak self] in self?.choose(noteAt: $0) }
        sidebar.onEdit = { [weak self] in self?.edit() }
        sidebar.onAdd = { [weak self] in self?.addNote() }
        sidebar.onDropFile = { [weak self] file in
            self?.settle { [weak self] in self?.load(file) }
        }
    }

    /// Shows the text, and gives it keyboard focus.
    private func edit() {
        splitViewController?.show(.secondary)
        textView.becomeFirstResponder()
    }

    private func choose(noteAt start: Int) {
        show(noteAt: start)
        // In a narrow window, the list makes room for the text.
        if splitViewController?.isCollapsed == true { edit() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        status.frame = CGRect(x: 0, y: bounds.height - 29, width: bounds.width, height: 29)
        // Limit the length of lines, because long lines are hard to read.
        let margin = max(16, ((bounds.width - 720) / 2).rounded())
        textView.textContainerInset = UIEdgeInsets(top: 16, left: margin, bottom: 16, right: margin)
        textView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - 29))
    }

    // MARK: Opening a document

    /// Opens a file, if a path is given, and shows its text.
    func start(with path: String?) {
        showTitle()
        refresh()
        textView.becomeFirstResponder()
        if let path { load(NoteDocument.location(path)) } else { beginUntitled() }
    }

    /// Begins a document without a file, and offers unsaved text of earlier ones.
    private func beginUntitled() {
        let new = NoteDocument(fileURL: NoteDocument.location("~/Untitled.md"))
        adopt(new)
        new.openNew(untitled: true) { [weak self] isOpen in
            guard let self, isOpen, document === new else { return }
            showTitle()
            offerRecovery()
        }
    }

    private func load(_ url: URL) {
        if let document, !document.isUntitled, document.fileURL == url {
            document.discardChanges()
            document.revert(toContentsOf: url)
            return
        }
        let new = NoteDocument(fileURL: url)
        var text = ""
        new.editedText = { text }
        new.onLoad = { loaded, _ in text = loaded }
        new.onError = { [weak self] error, _ in self?.tell(error) }
        isLoading = true
        let didOpen: (Bool) -> Void = { [weak self] isOpen in
            guard let self else { return }
            isLoading = false
            guard isOpen else {
                if document == nil { beginUntitled() }
                return
            }
            guard let editor = new.otherEditors.first else { return show(new, text) }
            ask(
                Question(
                    "“\(new.name)” is already being edited",
                    "\(editor) has it open. Saving in one window replaces the changes saved in the other.",
                    [
                        Question.Choice(title: "Open Anyway") { [weak self] in self?.show(new, text) },
                        Question.Choice(title: "Cancel") { [weak self] in
                            new.close()
                            if self?.document == nil { self?.beginUntitled() }
                        },
                    ]))
        }
        if FileManager.default.fileExists(atPath: url.path) {
            new.open(completionHandler: didOpen)
        } else {
            new.openNew(completionHandler: didOpen)
        }
    }

    private func show(_ new: NoteDocument, _ text: String) {
        RecentDocuments.shared.noteNewRecentDocumentURL(new.fileURL)
        // The user has saved or discarded the text of the previous document.
        document?.discardChanges()
        document?.close()
        replaceText(text)
        adopt(new)
        offerRecovery()
    }

    /// Shows another text, which cannot be undone.
    private func replaceText(_ text: String) {
        let caret = textView.text == text ? textView.selectedRange.location : 0
        textView.text = text
        textView.selectedRange = NSRange(location: caret, length: 0)
        textView.undoManager?.removeAllActions()
    }

    private func adopt(_ new: NoteDocument) {
        document = new
        new.editedText = { [weak self] in self?.textView.text ?? "" }
        new.onLoad = { [weak self] text, isRestored in
            guard let self else { return }
            if isRestored {
                // Inserting the text allows the user to undo the recovery.
                textView.selectedRange = NSRange(location: 0, length: NSString(string: textView.text).length)
                textView.insertText(text)
                textView.selectedRange = NSRange(location: 0, length: 0)
            } else {
                replaceText(text)
            }
            refreshSoon()
        }
        new.onError = { [weak self] error, isAutomatic in
            if isAutomatic { self?.refresh() } else { self?.tell(error) }
        }
        otherEditors = new.otherEditors
        isDirty = new.hasUnsavedChanges
        showTitle()
        refresh()
    }

    func documentStateDidChange(_ notification: Notification) {
        if notification.object as? NoteDocument === document { refresh() }
    }

    // MARK: Unsaved text

    /// Asks the user about unsaved text that other processes left behind when they edited this document.
    private func offerRecovery() {
        guard let document else { return }
        var left = document.recoveredVersions
        left.removeAll { version in
            let text = ((try? version.loadContents()) as? Data).map { String(decoding: $0, as: UTF8.self) }
            guard let text, text == document.savedText || text.isEmpty && document.isUntitled else { return false }
            try? version.remove()
            return true
        }
        askAboutRecovery(left, index: 0, isAlreadyRestored: false)
    }

    /// Asks about one unsaved text, and then about the next ones.
    ///
    /// - Parameters:
    ///   - versions: The texts.
    ///   - index: The index of the first one to ask about.
    ///   - isAlreadyRestored: True if one of the texts has been restored. No other text can be restored then.
    private func askAboutRecovery(_ versions: [NSFileVersion], index: Int, isAlreadyRestored: Bool) {
        guard let document, index < versions.count else { return }
        let version = versions[index]
        let next: (Bool) -> Void = { [weak self] in
            self?.askAboutRecovery(versions, index: index + 1, isAlreadyRestored: $0)
        }
        var choices = [
            Question.Choice(title: "Keep Both") { [weak self] in
                self?.keepBoth(version) { next(isAlreadyRestored) }
            },
            Question.Choice(title: "Discard", isDestructive: true) {
                try? version.remove()
                next(isAlreadyRestored)
            },
            Question.Choice(title: "Not Now") { next(isAlreadyRestored) },
        ]
        if !isAlreadyRestored {
            choices.insert(
                Question.Choice(title: "Restore") { document.restoreText(version) { next(true) } }, at: 0)
        }
        let date = version.modificationDate?.formatted(date: .abbreviated, time: .shortened) ?? ""
        let change = version.isBasedOnOlderFile ? " The file was changed later." : ""
        let count = versions.count == 1 ? "" : " (\(index + 1) of \(versions.count))"
        ask(
            Question(
                "\(isAlreadyRestored ? "More unsaved" : "Unsaved") changes to “\(document.name)”\(count)",
                "Notes quit before these changes were saved (\(date)).\(change)", choices))
    }

    private func keepBoth(_ version: NSFileVersion, then: @escaping () -> Void) {
        guard let document else { return }
        do {
            let copy = try version.writeCopy(beside: document.fileURL)
            try version.remove()
            ask(
                Question(
                    "The recovered changes were saved to a separate file", NoteDocument.shortened(copy.path),
                    [Question.Choice(title: "OK") { then() }]))
        } catch {
            tell(error)
        }
    }

    /// Updates the warning in the status bar that another process edits the same file.
    func lookForOtherEditors() {
        let editors = document?.otherEditors ?? []
        guard editors != otherEditors else { return }
        otherEditors = editors
        refresh()
    }

    private var warning: String? {
        if let error = document?.autosaveError {
            let reason = (error as NSError).localizedFailureReason ?? error.localizedDescription
            return "Unsaved changes are not protected: \(reason)"
        }
        if document?.documentState.contains(.inConflict) == true { return "Another program has changed this file" }
        return otherEditors.first.map { "\($0) is also editing this file" }
    }

    // MARK: Text changes

    func textViewDidChange(_ textView: UITextView) {
        isDirty = true
        if document == nil { beginUntitled() }
        document?.updateChangeCount(.done)
        refreshSoon()
    }

    func textViewDidChangeSelection(_ textView: UITextView) { refreshSoon() }

    /// Updates the parts that depend on the entire text, after the user pauses typing.
    private func refreshSoon() {
        refreshTimer?.invalidate()
        refreshTimer = Timer.scheduledTimer(withTimeInterval: 0.15, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.refresh() }
        }
    }

    private func refresh() {
        refreshTimer?.invalidate()
        refreshTimer = nil
        let text = textView.text ?? ""
        // Undo can restore the saved text.
        isDirty = text != document?.savedText ?? ""
        outline = NoteOutline(text)
        sidebar?.show(outline, caret: textView.selectedRange.location)
        let path = document.flatMap { $0.isUntitled ? nil : NoteDocument.shortened($0.fileURL.path) }
        status.show(file: path ?? "Not saved yet", words: outline.words, warning: warning)
    }

    private func showTitle() {
        let name = document?.name ?? "Untitled"
        title = name
        saveItem.isEnabled = isDirty
        view.window?.windowScene?.title = "\(isDirty ? "• " : "")\(name) – Notes"
    }

    // MARK: Notes

    private func show(noteAt start: Int) {
        textView.selectedRange = NSRange(location: start, length: 0)
        // Scroll so that the beginning of the note is at the top.
        textView.scrollRangeToVisible(NSRange(location: NSString(string: textView.text).length, length: 0))
        textView.scrollRangeToVisible(NSRange(location: start, length: 0))
    }

    /// Adds a note at the end of the text.
    func addNote() {
        let text = textView.text ?? ""
        let gap = text.isEmpty || text.hasSuffix("\n\n") ? "" : text.hasSuffix("\n") ? "\n" : "\n\n"
        let title = "New note"
        edit()
        textView.selectedRange = NSRange(location: text.utf16.count, length: 0)
        textView.insertText("\(gap)# \(title)\n")
        let end = text.utf16.count + gap.utf16.count + 2
        textView.selectedRange = NSRange(location: end, length: title.utf16.count)
        textView.scrollRangeToVisible(textView.selectedRange)
        refresh()
    }

    /// Moves focus to the search field.
    func findNote() {
        splitViewController?.show(.primary)
        sidebar?.searchBar.becomeFirstResponder()
    }

    /// Opens the link at the caret in another program.
    func openLink() {
        let text = NSString(string: textView.text)
        let caret = textView.selectedRange.location
        let before = text.rangeOfCharacter(
            from: .whitespacesAndNewlines, options: .backwards, range: NSRange(location: 0, length: caret))
        let after = text.rangeOfCharacter(
            from: .whitespacesAndNewlines, options: [], range: NSRange(location: caret, length: text.length - caret))
        let start = before.location == NSNotFound ? 0 : before.location + before.length
        let end = after.location == NSNotFound ? text.length : after.location
        let word = text.substring(with: NSRange(location: start, length: max(0, end - start)))
            .trimmingCharacters(in: CharacterSet(charactersIn: "<>()[]\"“”.,;:!?"))
        guard let link = URL(string: word), ["http", "https", "mailto"].contains(link.scheme?.lowercased()) else {
            return tell("No link at the insertion point", "Links begin with https://.")
        }
        UIApplication.shared.open(link) { [weak self] isOpened in
            guard !isOpened else { return }
            self?.tell("“\(word)” cannot be opened", "No program was found that can open it.")
        }
    }

    // MARK: Files

    private func ask(_ question: Question) {
        guard presentedViewController == nil else { return }
        present(question.makeAlert(), animated: false)
    }

    private func tell(_ title: String, _ details: String) {
        ask(Question(title, details, [Question.Choice(title: "OK")]))
    }

    private func tell(_ error: any Error) {
        let reason = (error as NSError).localizedFailureReason ?? ""
        let path = ((error as NSError).userInfo[NSFilePathErrorKey] as? String).map { NoteDocument.shortened($0) }
        tell(error.localizedDescription, [reason, path ?? ""].filter { !$0.isEmpty }.joined(separator: "\n"))
    }

    /// The folder of the document, or the current one.
    private var folder: URL {
        document.flatMap { $0.isUntitled ? nil : $0.fileURL.deletingLastPathComponent() }
            ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    }

    /// Saves the text to its file, or asks for a file.
    func save() { save {} }

    /// Saves the text to another file.
    func saveAs() { saveAs {} }

    private func save(then: @escaping () -> Void) {
        guard let document, !document.isUntitled else { return saveAs(then: then) }
        // The user decides about a conflict before the file is replaced.
        guard !document.documentState.contains(.inConflict) else { return askAboutConflict(then) }
        write(to: document.fileURL, then)
    }

    private func askAboutConflict(_ then: @escaping () -> Void) {
        guard let document else { return }
        ask(
            Question(
                "“\(document.name)” was changed by another program",
                "Saving replaces the contents of the file with the text in this window.",
                [
                    Question.Choice(title: "Replace", isDestructive: true) { [weak self] in
                        self?.write(to: document.fileURL, then)
                    },
                    Question.Choice(title: "Save As…") { [weak self] in self?.saveAs(then: then) },
                    Question.Choice(title: "Cancel"),
                ]))
    }

    private func saveAs(then: @escaping () -> Void) {
        guard presentedViewController == nil else { return }
        do {
            let new = try NoteExport(
                textView.text ?? "", name: document?.fileURL.lastPathComponent ?? "Untitled.md"
            ) { [weak self] url in
                guard let self else { return }
                export = nil
                if let url { write(to: url.standardizedFileURL, isConfirmed: true, then) }
            }
            export = new
            new.present(from: self, in: folder)
        } catch {
            tell(error)
        }
    }

    /// Saves the text to a file, which becomes that of the document.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - isConfirmed: True if the user has agreed to replace the file, whatever its contents are.
    ///   - then: A closure that is called after the text was saved.
    private func write(to url: URL, isConfirmed: Bool = false, _ then: @escaping () -> Void) {
        guard let document else { return }
        let isOwnFile = !document.isUntitled && document.fileURL == url
        document.save(to: url, for: isOwnFile ? .forOverwriting : .forCreating) { [weak self] isSaved in
            guard let self, self.document === document else { return }
            if isSaved {
                RecentDocuments.shared.noteNewRecentDocumentURL(url)
                showTitle()
                refresh()
                then()
            } else if isOwnFile, document.documentState.contains(.inConflict) {
                if isConfirmed { write(to: url, then) } else { askAboutConflict(then) }
            }
        }
    }

    /// Prints the text.
    override func printContent(_ sender: Any?) {
        let controller = UIPrintInteractionController.shared
        let info = UIPrintInfo.printInfo()
        info.jobName = document?.name ?? "Notes"
        controller.printInfo = info
        controller.printPageRenderer = NotePages(textView.text ?? "")
        let isStarted = controller.present(animated: true) { [weak self] _, _, error in
            guard let error else { return }
            self?.tell("“\(info.jobName)” was not printed", error.localizedDescription)
        }
        guard !isStarted else { return }
        tell(
            "“\(info.jobName)” cannot be printed",
            UIPrintInteractionController.isPrintingAvailable
                ? "Another document is being printed." : "No printing system is installed.")
    }

    /// Opens another file, after the user has decided what to do with unsaved text.
    func open() {
        settle { [weak self] in
            guard let self, presentedViewController == nil else { return }
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text, .item])
            picker.directoryURL = folder
            picker.delegate = self
            present(picker, animated: true)
        }
    }

    /// Opens a file that another program hands over, after the user has decided what to do with unsaved text.
    func open(_ url: URL) {
        guard presentedViewController == nil else { return }
        settle { [weak self] in self?.load(url.standardizedFileURL) }
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        if let url = urls.first { load(url.standardizedFileURL) }
    }

    /// Opens the file of a command of the menu "Open Recent", after the user has decided what to do with unsaved text.
    func openRecent(_ sender: Any?) {
        guard let path = (sender as? UICommand)?.propertyList as? String else { return }
        settle { [weak self] in self?.load(NoteDocument.location(path)) }
    }

    func clearRecent() { RecentDocuments.shared.clearRecentDocuments(self) }

    /// Calls `then` if there is no unsaved text, or after the user has decided what to do with it.
    private func settle(then: @escaping () -> Void) {
        refresh()
        guard isDirty else { return then() }
        ask(
            Question(
                "Save changes to “\(document?.name ?? "Untitled")”?", "Unsaved changes will be lost.",
                [
                    Question.Choice(title: "Save") { [weak self] in self?.save(then: then) },
                    Question.Choice(title: "Don’t Save", isDestructive: true) { then() },
                    Question.Choice(title: "Cancel"),
                ]))
    }

    /// Disables commands while a question is displayed.
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        presentedViewController == nil && super.canPerformAction(action, withSender: sender)
    }

    // MARK: Closing

    /// Closes the window, after the user has decided what to do with unsaved notes.
    func close() {
        settle { [weak self] in
            guard let self, let session = view.window?.windowScene?.session else { return }
            document?.discardChanges()
            UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
        }
    }

    override func performClose(_ sender: Any?) { close() }
}
