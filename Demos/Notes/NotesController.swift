import UIKit

/// The editor of the text with all notes, and of its file.
final class NotesController: UIViewController, UITextViewDelegate {
    /// The list of the notes, in another column.
    private weak var sidebar: NoteSidebar?
    private let textView = UITextView()
    private let status = StatusBar()
    private lazy var saveItem = UIBarButtonItem(
        title: "Save", style: .plain, target: self, action: NotesController.save)

    /// The file that contains the notes; nil until the user has chosen one.
    private var file: NoteFile?
    private var savedText = ""
    private var outline = NoteOutline()
    private var isDirty = false { didSet { if isDirty != oldValue { showTitle() } } }
    private var refreshTimer: Timer?
    /// A Boolean value that indicates whether the user closed the window after deciding what to do with unsaved text.
    private var isClosed = false

    /// Stores unsaved text, so that it survives the end of the process.
    private var autosaver: Autosaver?
    private var storingError: FileError?
    private var otherEditors: [EditingSession.Editor] = []
    private static let stateFolder = RecoveryLocation.stateFolder(program: "swift-uikit-notes")
    /// The files that were opened last. The list is beside the folder of unsaved texts.
    let recent = RecentFiles(at: stateFolder + "-recent")

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
    }

    /// Connects the editor with the list of the notes.
    func attach(_ sidebar: NoteSidebar) {
        self.sidebar = sidebar
        sidebar.onChoose = { [weak self] in self?.choose(noteAt: $0) }
        sidebar.onEdit = { [weak self] in self?.edit() }
        sidebar.onAdd = { [weak self] in self?.addNote() }
        sidebar.onDropFile = { [weak self] file in
            self?.settle { [weak self] in self?.load(NoteFile(path: file.path)) }
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
        if let path {
            load(NoteFile(path: path))
        } else {
            adopt(EditingSession(path: nil, stateFolder: NotesController.stateFolder))
            offerRecovery()
        }
    }

    private func load(_ new: NoteFile) {
        var new = new
        let text: String
        do {
            text = try new.read()
        } catch {
            return tell(error)
        }
        let session = session(for: new)
        guard let editor = session.otherEditors().first else { return show(new, text, session) }
        ask(
            Question(
                "“\(new.name)” is already being edited",
                "\(NotesController.description(of: editor)) has it open. "
                    + "Saving in one window replaces the changes saved in the other.",
                [
                    Question.Choice(title: "Open Anyway") { [weak self] _ in self?.show(new, text, session) },
                    Question.Choice(title: "Cancel") { [weak self] _ in
                        if session !== self?.autosaver?.session { session.end(keepsRecovery: true) }
                    },
                ]))
    }

    private func show(_ new: NoteFile, _ text: String, _ session: EditingSession) {
        file = new
        recent.add(new.url.path)
        savedText = text
        adopt(session)
        textView.text = text
        textView.selectedRange = NSRange(location: 0, length: 0)
        textView.undoManager?.removeAllActions()
        isDirty = false
        showTitle()
        refresh()
        offerRecovery()
    }

    // MARK: Unsaved text

    private func session(for file: NoteFile) -> EditingSession {
        if let current = autosaver?.session, current.document == DocumentPath.canonical(file.url.path) {
            return current
        }
        return EditingSession(path: file.url.path, stateFolder: NotesController.stateFolder)
    }

    /// Switches to a session. The text that the previous session stored has been saved or discarded by the user.
    private func adopt(_ session: EditingSession) {
        if let autosaver, autosaver.session === session {
            autosaver.discard()
        } else if let autosaver {
            autosaver.move(to: session)
        } else {
            autosaver = Autosaver(
                session: session,
                unsaved: { [weak self] in
                    guard let self, let text = textView.text, text != savedText else { return nil }
                    return (text, file?.knownHash)
                },
                didStore: { [weak self] error in
                    guard let self, error != storingError else { return }
                    storingError = error
                    refresh()
                })
        }
        storingError = nil
        otherEditors = session.otherEditors()
    }

    /// Asks the user about unsaved text that other processes left behind when they edited this document.
    ///
    /// - Parameters:
    ///   - left: The recovery files to ask about; nil for all that the session finds.
    ///   - isAlreadyRestored: True if one of the texts has been restored. No other text can be restored then.
    private func offerRecovery(_ left: [RecoveryFile]? = nil, isAlreadyRestored: Bool = false) {
        var left = left ?? autosaver?.session.leftBehind() ?? []
        left.removeAll { recovery in
            guard recovery.text == savedText || recovery.text.isEmpty && file == nil else { return false }
            recovery.remove()
            return true
        }
        guard !left.isEmpty else { return }
        let recovery = left.removeFirst()
        let rest = left
        let next: (Bool) -> Void = { [weak self] in self?.offerRecovery(rest, isAlreadyRestored: $0) }
        var choices = [
            Question.Choice(title: "Keep Both") { [weak self] _ in
                self?.keepBoth(recovery) { next(isAlreadyRestored) }
            },
            Question.Choice(title: "Discard", isDestructive: true) { _ in
                recovery.remove()
                next(isAlreadyRestored)
            },
            Question.Choice(title: "Not Now") { _ in next(isAlreadyRestored) },
        ]
        if !isAlreadyRestored {
            choices.insert(
                Question.Choice(title: "Restore") { [weak self] _ in
                    self?.restore(recovery)
                    next(true)
                }, at: 0)
        }
        let date = recovery.date.formatted(date: .abbreviated, time: .shortened)
        let change = recovery.base == file?.knownHash ? "" : " The file was changed later."
        ask(
            Question(
                "\(isAlreadyRestored ? "More unsaved" : "Unsaved") changes to “\(file?.name ?? "Untitled")”",
                "Notes quit before these changes were saved (\(date)).\(change)", choices))
    }

    private func restore(_ recovery: RecoveryFile) {
        textView.selectedRange = NSRange(location: 0, length: NSString(string: textView.text).length)
        // Inserting the text allows the user to undo the recovery.
        textView.insertText(recovery.text)
        textView.selectedRange = NSRange(location: 0, length: 0)
        refresh()
        // Remove the recovery file once this session has stored the text itself.
        if (try? autosaver?.storeNow()) != nil { recovery.remove() }
    }

    private func keepBoth(_ recovery: RecoveryFile, then: @escaping () -> Void) {
        do {
            let document = file?.url.path ?? NSHomeDirectory() + "/Untitled.md"
            let path = try RecoveredCopy.write(recovery.text, beside: DocumentPath.canonical(document))
            recovery.remove()
            ask(
                Question(
                    "The recovered changes were saved to a separate file", NoteFile.shortened(path),
                    [Question.Choice(title: "OK") { _ in then() }]))
        } catch {
            tell(error)
        }
    }

    /// Updates the warning in the status bar that another process edits the same file.
    func lookForOtherEditors() {
        guard let autosaver else { return }
        let editors = autosaver.session.otherEditors()
        guard editors != otherEditors else { return }
        otherEditors = editors
        refresh()
    }

    private static func description(of editor: EditingSession.Editor) -> String {
        "Process \(editor.process)" + (editor.host.map { " on \($0)" } ?? "")
    }

    private var warning: String? {
        if let storingError { return "Unsaved changes are not protected: \(storingError.reason)" }
        return otherEditors.first.map { "\(NotesController.description(of: $0)) is also editing this file" }
    }

    // MARK: Text changes

    func textViewDidChange(_ textView: UITextView) {
        isDirty = true
        if autosaver == nil { adopt(EditingSession(path: nil, stateFolder: NotesController.stateFolder)) }
        autosaver?.noteChange()
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
        isDirty = text != savedText
        outline = NoteOutline(text)
        sidebar?.show(outline, caret: textView.selectedRange.location)
        status.show(file: file?.shortPath ?? "Not saved yet", words: outline.words, warning: warning)
    }

    private func showTitle() {
        let name = file?.name ?? "Untitled"
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
            return tell(
                NoteFile.Problem(title: "No link at the insertion point", details: "Links begin with https://."))
        }
        UIApplication.shared.open(link) { [weak self] isOpened in
            guard !isOpened else { return }
            self?.tell(
                NoteFile.Problem(title: "“\(word)” cannot be opened", details: "No program was found that can open it.")
            )
        }
    }

    // MARK: Files

    private func ask(_ question: Question) {
        guard presentedViewController == nil else { return }
        present(question.makeAlert(), animated: false)
    }

    private func tell(_ error: any Error) {
        let problem = error as? NoteFile.Problem
        let details = problem?.details ?? (error as? FileError)?.reason ?? error.localizedDescription
        ask(
            Question(
                problem?.title ?? "The operation failed", details,
                [Question.Choice(title: "OK")]))
    }

    private func askForPath(_ title: String, _ button: String, _ then: @escaping (NoteFile) -> Void) {
        let folder = file?.url.deletingLastPathComponent().path ?? FileManager.default.currentDirectoryPath
        let start = NoteFile.shortened(folder)
        ask(
            Question(
                title, "", text: start.hasSuffix("/") ? start : start + "/",
                [
                    Question.Choice(title: button) { path in
                        guard !path.isEmpty, !path.hasSuffix("/") else { return }
                        then(NoteFile(path: path))
                    },
                    Question.Choice(title: "Cancel"),
                ]))
    }

    /// Saves the text to its file, or asks for a file.
    func save() { save {} }

    /// Saves the text to another file.
    func saveAs() { saveAs {} }

    private func save(then: @escaping () -> Void) {
        guard let file else { return saveAs(then: then) }
        do {
            guard try file.wasChangedByOthers() else { return write(file, then) }
        } catch {
            return tell(error)
        }
        ask(
            Question(
                "“\(file.name)” was changed by another program",
                "Saving replaces the contents of the file with the text in this window.",
                [
                    Question.Choice(title: "Replace", isDestructive: true) { [weak self] _ in self?.write(file, then) },
                    Question.Choice(title: "Save As…") { [weak self] _ in self?.saveAs(then: then) },
                    Question.Choice(title: "Cancel"),
                ]))
    }

    private func saveAs(then: @escaping () -> Void) {
        askForPath("Save as", "Save") { [weak self] new in
            guard let self else { return }
            guard new.exists, new.url != file?.url else { return write(new, then) }
            ask(
                Question(
                    "Replace “\(new.name)”?", "A file with that name already exists. Saving replaces its contents.",
                    [
                        Question.Choice(title: "Replace", isDestructive: true) { [weak self] _ in
                            self?.write(new, then)
                        },
                        Question.Choice(title: "Cancel"),
                    ]))
        }
    }

    private func write(_ new: NoteFile, _ then: () -> Void) {
        var new = new
        let text = textView.text ?? ""
        do {
            try new.write(text) { _ = try? autosaver?.storeNow() }
        } catch {
            return tell(error)
        }
        file = new
        recent.add(new.url.path)
        savedText = text
        adopt(session(for: new))
        showTitle()
        refresh()
        then()
    }

    /// Opens another file, after the user has decided what to do with unsaved text.
    func open() {
        settle { [weak self] in self?.askForPath("Open", "Open") { [weak self] in self?.load($0) } }
    }

    /// Opens the file of a command of the menu "Open Recent", after the user has decided what to do with unsaved text.
    func openRecent(_ sender: Any?) {
        guard let path = (sender as? UICommand)?.propertyList as? String else { return }
        settle { [weak self] in self?.load(NoteFile(path: path)) }
    }

    func clearRecent() { recent.removeAll() }

    /// Calls `then` if there is no unsaved text, or after the user has decided what to do with it.
    private func settle(then: @escaping () -> Void) {
        refresh()
        guard isDirty else { return then() }
        ask(
            Question(
                "Save changes to “\(file?.name ?? "Untitled")”?", "Unsaved changes will be lost.",
                [
                    Question.Choice(title: "Save") { [weak self] _ in self?.save(then: then) },
                    Question.Choice(title: "Don’t Save", isDestructive: true) { _ in then() },
                    Question.Choice(title: "Cancel"),
                ]))
    }

    /// Disables commands while a question is displayed.
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        presentedViewController == nil && super.canPerformAction(action, withSender: sender)
    }

    // MARK: Termination

    /// Stores unsaved text when the user can no longer be asked. The app offers it when the file is opened again.
    func storeUnsavedText() {
        guard !isClosed else { return }
        do {
            if autosaver == nil { adopt(EditingSession(path: nil, stateFolder: NotesController.stateFolder)) }
            guard let path = try autosaver?.storeNow() else { return }
            print("Notes: the unsaved text was stored in \(path)")
        } catch {
            print("Notes: the unsaved text could not be stored. \(error.reason)")
        }
    }

    /// Stores unsaved text and ends the session when the process ends.
    func end() {
        storeUnsavedText()
        autosaver?.end(keepsRecovery: !isClosed)
    }

    /// Closes the window, after the user has decided what to do with unsaved notes.
    func close() {
        settle { [weak self] in
            guard let self, let session = view.window?.windowScene?.session else { return }
            isClosed = true
            UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
        }
    }

    override func performClose(_ sender: Any?) { close() }
}
