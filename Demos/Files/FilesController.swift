import DemoSupport
import UIKit

/// A view controller that shows the files of a folder, and moves between folders.
final class FilesController: UIViewController, UITextFieldDelegate {
    let model: FolderModel
    let header = HeaderBar()
    let sidebar = Sidebar()
    let grid = FileGrid()
    let table = FileTable()
    let status = StatusLine()
    let message = MessageView()
    /// The pane beside the files that shows the selected one, or nil.
    private(set) var preview: PreviewPane?
    /// Called when the user opens a folder in a tab of its own.
    var onOpenInTab: ((FilePath) -> Void)?
    /// The view of the files, with the views below them, which has the context menu of the folder.
    private let area = UIView()

    private(set) var history: History
    private(set) var isGrid = true
    /// The field in which the user renames a file.
    var renameField: RenameField?
    /// The recognizer of clicks beside the field.
    var renameTap: UITapGestureRecognizer?
    /// The name of a new folder that the user renames as soon as it is listed.
    var nameToRename: FileName?
    /// The message of the last failure, until the next action.
    var failureText: String? { didSet { showStatus() } }
    let environment: [String: String]

    private static let sidebarWidth: CGFloat = 184
    /// The least width of a window that has a sidebar.
    private static let leastWidthForSidebar: CGFloat = 560
    /// The least width of the files beside a preview. In a narrower window, the preview covers them.
    private static let leastWidthBesidePreview: CGFloat = 220

    /// Creates a controller.
    ///
    /// - Parameters:
    ///   - folder: The folder to show first.
    ///   - environment: The environment, which determines the folders of the user.
    init(folder: FilePath, environment: [String: String] = ProcessInfo.processInfo.environment) {
        model = FolderModel(path: folder)
        history = History(folder)
        self.environment = environment
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// The view of the files that is shown.
    var items: any FileItemsView { isGrid ? grid : table }

    var home: FilePath { FilePath(UserFolders.home(environment)) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for part in [area, header, sidebar, status] { view.addSubview(part) }
        for part in [grid, table, message] { area.addSubview(part) }
        area.addInteraction(UIContextMenuInteraction(delegate: self))
        grid.actions = self
        table.actions = self
        table.isHidden = true
        table.order = model.settings.order
        message.isHidden = true
        status.content = { [weak self] in
            guard let self else { return ("", false) }
            return (failureText ?? statusText, failureText != nil)
        }
        connectHeader()
        sidebar.onOpen = { [weak self] in self?.open($0) }
        sidebar.dropOperation = { [weak self] in self?.dropOperation($0, folder: $1) ?? .cancel }
        sidebar.onDrop = { [weak self] in self?.receive($0, folder: $1, operation: $2) }
        model.selectedRows = { [weak self] in self?.items.selectedRows ?? [] }
        model.onChange = { [weak self] in self?.showFiles($0) }
        model.onDetails = { [weak self] in
            guard let self else { return }
            items.showDetails(model.arrangement)
            showStatus()
        }
        load(selecting: [])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        showLocation()
        focusItems()
    }

    private func connectHeader() {
        header.back.addAction(UIAction { [weak self] _ in self?.goBack() }, for: .primaryActionTriggered)
        header.forward.addAction(UIAction { [weak self] _ in self?.goForward() }, for: .primaryActionTriggered)
        header.up.addAction(UIAction { [weak self] _ in self?.goUp() }, for: .primaryActionTriggered)
        header.pathBar.onOpen = { [weak self] in self?.open($0) }
        header.pathBar.onOpenText = { [weak self] in self?.open(text: $0) ?? true }
        header.pathBar.onEndEditing = { [weak self] in self?.focusItems() }
        header.views.selectedSegmentIndex = 0
        header.views.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                setView(isGrid: header.views.selectedSegmentIndex == 0)
            }, for: .valueChanged)
        header.searchField.delegate = self
        header.searchField.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                endRenaming()
                model.settings.filter = header.searchField.text ?? ""
            }, for: .editingChanged)
    }

    // MARK: Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // A strip of tabs covers a part of the view.
        let bounds = view.bounds.inset(by: view.safeAreaInsets)
        let side = bounds.width < FilesController.leastWidthForSidebar ? 0 : FilesController.sidebarWidth
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        sidebar.isHidden = side == 0
        sidebar.frame = CGRect(
            x: isRightToLeft ? bounds.maxX - side : bounds.minX, y: bounds.minY, width: side, height: bounds.height)
        let x = isRightToLeft ? bounds.minX : bounds.minX + side
        let width = bounds.width - side
        header.frame = CGRect(x: x, y: bounds.minY, width: width, height: HeaderBar.height)
        status.frame = CGRect(
            x: x, y: bounds.maxY - StatusLine.height, width: width, height: StatusLine.height)
        let content = CGRect(
            x: x, y: bounds.minY + HeaderBar.height, width: width,
            height: max(0, bounds.height - HeaderBar.height - StatusLine.height))
        let (files, pane) = FilesController.divide(content, hasPreview: preview != nil, isRightToLeft: isRightToLeft)
        area.frame = files
        preview?.frame = pane
        for part in [grid, table, message] { part.frame = area.bounds }
        placeRenameField()
    }

    /// Divides the area of the files for a preview at its trailing side, or covers it.
    private static func divide(
        _ content: CGRect, hasPreview: Bool, isRightToLeft: Bool
    ) -> (files: CGRect, preview: CGRect) {
        guard hasPreview, content.width >= PreviewPane.width + leastWidthBesidePreview else {
            return (content, content)
        }
        let (preview, files) = content.divided(
            atDistance: PreviewPane.width, from: isRightToLeft ? .minXEdge : .maxXEdge)
        return (files, preview)
    }

    /// The commands of the folder. Space is for a preview only while the files have keyboard focus.
    override var keyCommands: [UIKeyCommand]? {
        let showsPreviews = !isTyping && items.isFirstResponder
        return FilesCommands.all + (showsPreviews ? [FilesCommands.preview] : [])
    }

    /// A Boolean value that indicates whether the user types into a field.
    private var isTyping: Bool { renameField != nil || header.searchField.isEditing || header.pathBar.isEditing }

    // MARK: Preview

    /// Shows or hides the preview of the selected file.
    func togglePreview() {
        if let preview {
            preview.cancel()
            preview.removeFromSuperview()
            self.preview = nil
            focusItems()
        } else {
            let pane = PreviewPane()
            preview = pane
            view.addSubview(pane)
            showPreview()
        }
        view.setNeedsLayout()
    }

    func showPreview() {
        guard let preview else { return }
        let list = model.arrangement
        preview.show(items.selectedRows.filter { $0 < list.count }.map { list[$0] }, in: model.path)
    }

    // MARK: Moving between folders

    /// Opens a folder.
    func open(_ path: FilePath) {
        guard path != history.current else { return focusItems() }
        history.open(path)
        load(selecting: [])
    }

    /// Opens the folder at a path that the user has typed, such as `~/Music`.
    ///
    /// - Returns: False if there is no such folder.
    func open(text: String) -> Bool {
        let text = text.trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty else { return false }
        let isAtHome = text == "~" || text.hasPrefix("~/")
        let path =
            isAtHome
            ? FilePath(home.text + text.dropFirst())
            : text.hasPrefix("/") ? FilePath(text) : FilePath(history.current.text + "/" + text)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path.text, isDirectory: &isFolder), isFolder.boolValue else {
            failureText = "There is no folder “\(text)”."
            return false
        }
        open(path)
        return true
    }

    /// Shows a field for the path.
    func editPath() { header.pathBar.beginEditing() }

    func goBack() {
        let old = history.current
        if history.goBack() { load(selecting: FilesController.child(of: history.current, towards: old)) }
    }

    func goForward() {
        if history.goForward() { load(selecting: []) }
    }

    func goUp() {
        guard let parent = history.current.parent, let name = history.current.name else { return }
        history.open(parent)
        load(selecting: [name])
    }

    func goHome() { open(home) }

    /// Returns the name of the file in a folder that leads to another folder.
    private static func child(of folder: FilePath, towards path: FilePath) -> Set<FileName> {
        guard path != folder, path.isInside(folder) else { return [] }
        return [path.components[folder.components.count]]
    }

    private func load(selecting names: Set<FileName>) {
        endRenaming()
        nameToRename = nil
        failureText = nil
        header.searchField.text = ""
        model.settings.filter = ""
        model.open(history.current, selecting: names)
        showLocation()
        if view.window != nil { focusItems() }
    }

    private func showLocation() {
        let path = history.current
        header.back.isEnabled = !history.back.isEmpty
        header.forward.isEnabled = !history.forward.isEmpty
        header.up.isEnabled = path.parent != nil
        header.pathBar.show(path, home: home)
        showPlaces()
        let name = path == home ? "Home" : path.name?.text ?? "/"
        title = name
        tabBarItem.image = UIImage(systemName: path == home ? "house" : "folder")
        view.window?.windowScene?.title = name
    }

    /// Reads a folder again that cannot be watched, and the places in the sidebar.
    func refreshAfterActivation() {
        showPlaces()
        if !model.isWatched { model.reload() }
    }

    /// Updates the sidebar. Network disks can make a thread that looks for folders wait.
    private func showPlaces() {
        sidebar.show(sidebar.places, current: history.current)
        let environment = environment
        DispatchQueue.global(qos: .userInitiated).async { [weak self] in
            let places = UserFolders(environment: environment).places
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    guard let self else { return }
                    self.sidebar.show(places, current: self.history.current)
                }
            }
        }
    }

    func focusItems() { items.becomeFirstResponder() }

    // MARK: Files

    private func showFiles(_ update: FolderModel.Update) {
        items.show(model.arrangement, changes: update.changes, selectedRows: update.selectedRows)
        if update.revealsSelection { items.select(update.selectedRows) }
        let name = renameField?.name ?? nameToRename
        if renameField != nil, name.flatMap(model.arrangement.row) == nil { endRenaming() }
        placeRenameField()
        if let nameToRename, let row = model.arrangement.row(of: nameToRename) {
            self.nameToRename = nil
            beginRenaming(row)
        }
        showMessage()
        showStatus()
    }

    private func showMessage() {
        let settings = model.settings
        message.isHidden = model.arrangement.count > 0 || model.isLoading
        if let failure = model.failure {
            message.show(failure.summary, failure.reason)
        } else if !settings.filter.isEmpty {
            message.show("No results", "No name contains “\(settings.filter)”.")
        } else {
            message.show("Empty folder", model.hasHiddenFiles ? "Control-H shows hidden files." : "")
        }
    }

    func showStatus() {
        status.setNeedsUpdate()
        showPreview()
    }

    /// The number of files, and of the selected ones.
    private var statusText: String {
        let list = model.arrangement
        var text: String
        if model.isLoading, list.count == 0 {
            text = "Loading…"
        } else if list.count != list.unfilteredCount {
            text = "\(list.count.formatted()) of \(FilesController.items(list.unfilteredCount))"
        } else {
            // More files follow while the folder is being read.
            text = FilesController.items(list.count) + (model.isLoading ? "…" : "")
        }
        let selected = items.selectedRows.filter { $0 < list.count }
        if !selected.isEmpty {
            let size = selected.reduce(Int64(0)) { sum, row in
                let index = list.rows[row]
                guard !list.contents.kinds[Int(index)].isFolder, let size = list.details?.size(at: index) else {
                    return sum
                }
                return sum &+ size
            }
            text += ", \(selected.count.formatted()) selected"
            if size > 0 { text += " (\(FileItem.text(ofSize: size)))" }
        }
        return text
    }

    private static func items(_ count: Int) -> String { count == 1 ? "1 item" : "\(count.formatted()) items" }

    // MARK: Views

    func showGrid() { setView(isGrid: true) }

    func showList() { setView(isGrid: false) }

    private func setView(isGrid: Bool) {
        guard isGrid != self.isGrid else { return }
        endRenaming()
        let selected = items.selectedRows
        self.isGrid = isGrid
        header.views.selectedSegmentIndex = isGrid ? 0 : 1
        grid.isHidden = !isGrid
        table.isHidden = isGrid
        // The hidden view has no files, so that it needs no updates.
        (isGrid ? table as any FileItemsView : grid).show(Arrangement(empty: .root), changes: nil, selectedRows: [])
        items.show(model.arrangement, changes: nil, selectedRows: selected)
        if let first = selected.first { items.reveal(first) }
        focusItems()
    }

    func toggleHidden() { model.settings.showsHidden.toggle() }

    func reload() { model.reload() }

    // MARK: Search

    override func find(_ sender: Any?) { header.searchField.becomeFirstResponder() }

    /// Return goes to the first file that was found.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if items.selectedRows.isEmpty, model.arrangement.count > 0 { items.select([0]) }
        focusItems()
        showStatus()
        return false
    }

    /// Escape ends the search, and the Down key goes to the files.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let key = presses.first?.key?.keyCode
        if key == .keyboardEscape, preview != nil, !isTyping, model.settings.filter.isEmpty {
            togglePreview()
        } else if key == .keyboardEscape, header.searchField.isEditing || !model.settings.filter.isEmpty {
            header.searchField.text = ""
            model.settings.filter = ""
            focusItems()
        } else if key == .keyboardDownArrow, header.searchField.isEditing {
            _ = textFieldShouldReturn(header.searchField)
        } else {
            super.pressesBegan(presses, with: event)
        }
    }

    func quit() {
        guard let session = view.window?.windowScene?.session else { return }
        UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
    }
}
