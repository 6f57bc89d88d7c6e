import DisplayServer
import SystemSupport
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of the file dialog where the desktop has none (SH-03).
@MainActor @Suite(.serialized) final class FilePanelTests {
    private let stage: PresentationStage
    private let folder: URL
    private var answers: [[String]?] = []

    init() throws {
        stage = try PresentationStage()
        BackgroundWork.isImmediate = true
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("panel-\(UUID().uuidString)")
        for name in ["sub", ".hidden", "locked"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        for name in ["b10.txt", "b9.txt", "A.png", ".dot", "sub/inner.txt"] {
            try Data(name.utf8).write(to: folder.appendingPathComponent(name))
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func present(_ kind: FileChoice.Kind = .files, _ change: (inout FileChoice) -> Void = { _ in }) throws
        -> FilePanelController
    {
        var choice = FileChoice(kind, title: "Title")
        choice.folder = folder
        change(&choice)
        let panel = FilePanelController(choice, environment: ["HOME": folder.path]) { [weak self] urls in
            self?.answers.append(urls?.map(\.path))
        }
        stage.present(panel)
        try wait { panel.reading == nil }
        return panel
    }

    private func wait(_ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) throws {
        for _ in 0..<50 where !condition() {
            stage.server.serve(for: 0.05)
        }
        try #require(condition(), sourceLocation: sourceLocation)
        stage.settle()
    }

    private func names(_ panel: FilePanelController) -> [String] { panel.list.entries.map(\.name) }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private func select(_ name: String, in panel: FilePanelController) throws {
        let row = try #require(names(panel).firstIndex(of: name))
        panel.list.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        panel.tableView(panel.list, didSelectRowAt: IndexPath(row: row, section: 0))
    }

    @Test("SH-03 folders come first, numbers are ordered by value, Control-H shows hidden files")
    func listing() throws {
        let panel = try present()
        #expect(names(panel) == ["locked", "sub", "A.png", "b9.txt", "b10.txt"])
        #expect(panel.list.isFirstResponder && !panel.acceptButton.isEnabled)
        try stage.generator.keyPress(.keyboardH, modifiers: .control)
        try wait { panel.reading == nil }
        #expect(names(panel) == [".hidden", "locked", "sub", ".dot", "A.png", "b9.txt", "b10.txt"])
        panel.list.sortDescriptors = [ColumnSortDescriptor(key: "size", ascending: false)]
        panel.columnTableView(panel.list, sortDescriptorsDidChange: [])
        try wait { panel.reading == nil }
        #expect(names(panel).suffix(4) == ["b10.txt", "b9.txt", "A.png", ".dot"])
    }

    @Test("SH-03 the keyboard: type-ahead, Return, the way up, Escape")
    func keyboard() throws {
        let panel = try present()
        try stage.generator.keyType("b1")
        stage.settle()
        #expect(panel.selectedEntries.map(\.name) == ["b10.txt"])
        try stage.generator.keyPress(.keyboardReturnOrEnter)
        stage.settle()
        #expect(answers == [[path("b10.txt")]])
        stage.root.dismiss(animated: false)
        stage.settle()
        let other = try present()
        try select("sub", in: other)
        other.accept()
        try wait { other.reading == nil }
        #expect(names(other) == ["inner.txt"])
        try stage.generator.keyPress(.keyboardUpArrow, modifiers: .alternate)
        try wait { other.reading == nil }
        #expect(other.folder == folder.path && other.selectedEntries.map(\.name) == ["sub"])
        try stage.generator.keyPress(.keyboardLeftArrow, modifiers: .alternate)
        try wait { other.reading == nil }
        #expect(other.folder == path("sub"))
        try stage.generator.keyPress(.keyboardEscape)
        stage.settle()
        #expect(answers == [[path("b10.txt")], nil])
    }

    @Test("SH-03 typing / or ~ opens the path field, which completes names")
    func pathField() throws {
        let panel = try present()
        try stage.generator.keyType("~")
        stage.settle()
        #expect(!panel.pathField.isHidden && panel.pathField.text == "~" && panel.pathField.isFirstResponder)
        try stage.generator.keyType("/s")
        try wait { panel.pathField.text == "~/sub/" }
        try stage.generator.keyPress(.keyboardReturnOrEnter)
        try wait { panel.pathField.isHidden && panel.reading == nil }
        #expect(panel.folder == path("sub") && panel.list.isFirstResponder)
        try stage.generator.keyPress(.keyboardL, modifiers: .control)
        #expect(panel.pathField.text == path("sub") + "/")
        // Escape closes only the field.
        try stage.generator.keyPress(.keyboardEscape)
        stage.settle()
        #expect(panel.pathField.isHidden && answers.isEmpty)
        panel.openPathField(with: path("missing"))
        panel.openTypedPath()
        try wait { panel.presentedViewController is UIAlertController }
    }

    @Test("SH-03 saving asks before it replaces a file")
    func saving() throws {
        let panel = try present(.saving(name: "new.txt"))
        #expect(panel.nameField.isFirstResponder)
        #expect(panel.nameField.selectedTextRange.flatMap { panel.nameField.text(in: $0) } == "new")
        #expect(panel.acceptButton.isEnabled)
        try select("b9.txt", in: panel)
        #expect(panel.nameField.text == "b9.txt")
        panel.accept()
        try wait { panel.presentedViewController is UIAlertController }
        #expect(answers.isEmpty)
        try stage.generator.keyPress(.keyboardEscape)
        try wait { panel.presentedViewController == nil }
        #expect(answers.isEmpty)
        panel.nameField.text = "nowhere/x.txt"
        panel.accept()
        try wait { panel.presentedViewController is UIAlertController }
        panel.dismiss(animated: false)
        stage.settle()
        // The name of a folder opens it.
        panel.nameField.text = "sub"
        panel.accept()
        try wait { panel.folder == self.path("sub") && panel.reading == nil }
        panel.nameField.text = "x.txt"
        panel.accept()
        try wait { !self.answers.isEmpty }
        #expect(answers == [[path("sub/x.txt")]])
    }

    @Test("SH-03 one file or several; folders; several files to save")
    func kinds() throws {
        var panel = try present { $0.allowsSeveral = true }
        try select("A.png", in: panel)
        try select("b9.txt", in: panel)
        panel.list.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        panel.accept()
        #expect(answers.count == 1)
        stage.root.dismiss(animated: false)
        stage.settle()
        panel = try present(.folders)
        #expect(names(panel) == ["locked", "sub"])
        panel.accept()
        #expect(answers.last == [folder.path])
        stage.root.dismiss(animated: false)
        stage.settle()
        panel = try present(.savingAll(names: ["x", "y"]))
        try select("sub", in: panel)
        panel.accept()
        try wait { self.answers.count == 3 }
        #expect(answers.last == [path("sub/x"), path("sub/y")])
    }

    @Test("SH-03 filters, and folders that cannot be shown")
    func filtersAndErrors() throws {
        let panel = try present {
            $0.filters = [
                FileChoiceFilter(name: "Pictures", patterns: [.mimeType("image/*")]),
                FileChoiceFilter(name: "Texts", patterns: [.glob("*.txt")]),
            ]
        }
        #expect(names(panel) == ["locked", "sub", "A.png"])
        panel.filterIndex = 1
        panel.arrange()
        try wait { panel.reading == nil }
        #expect(names(panel) == ["locked", "sub", "b9.txt", "b10.txt"])
        panel.show(path("gone"))
        try wait { panel.reading == nil }
        #expect(names(panel).isEmpty && !panel.message.isHidden)
        #expect(panel.message.text?.contains("does not exist") == true)
        panel.show(path("A.png"))
        try wait { panel.reading == nil }
        #expect(panel.message.text?.contains("not a folder") == true)
    }

    @Test("SH-03 a new folder is selected")
    func newFolder() throws {
        let panel = try present()
        panel.makeFolder()
        stage.settle()
        try stage.generator.keyType("Fresh")
        try stage.generator.keyPress(.keyboardReturnOrEnter)
        try wait { self.names(panel).contains("Fresh") && panel.reading == nil }
        #expect(panel.selectedEntries.map(\.name) == ["Fresh"])
    }

    @Test("SH-03 100,000 files are listed without blocking the main thread")
    func manyFiles() throws {
        let entries = (0..<100_000).map {
            FileEntry(name: "file \(99_999 - $0).txt", isFolder: false, size: Int64($0), date: 0)
        }
        var rules = FileListRules()
        rules.filter = FileChoiceFilter(name: "", patterns: [.mimeType("text/plain")])
        let sorted = rules.apply(to: entries)
        #expect(sorted.count == 100_000 && sorted.first?.name == "file 0.txt" && sorted.last?.name == "file 99999.txt")
        let list = FilePanelList()
        list.entries = sorted
        let panel = FilePanelController(FileChoice(.files, title: ""), environment: ["HOME": "/nonexistent"]) { _ in }
        list.dataSource = panel
        list.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        stage.window.addSubview(list)
        panel.list.entries = sorted
        stage.settle()
        #expect(list.numberOfRows(inSection: 0) == 100_000 && list.visibleCells.count < 20)
    }

    @Test("SH-03 places: the user's folders, recently used ones, and volumes")
    func places() {
        #expect(FilePlace.userFolder("DESKTOP", in: "XDG_DESKTOP_DIR=\"$HOME/Tisch\"\n", home: "/h") == "/h/Tisch")
        #expect(FilePlace.userFolder("DESKTOP", in: "XDG_DESKTOP_DIR=\"\nXDG_DESKTOP_DIR=\"x\"", home: "/h") == nil)
        let recent = "<b href=\"file:///a/x\" >\n<b href=\"file:///b%20c/y\">\n<b href=\"http://z\">"
        #expect(FilePlace.recentFolders(in: recent) == ["/b c", "/a"])
        #expect(FilePlace.volumes(in: "/dev/a / ext4\n/dev/b /media/u/My\\040Disk vfat\nx\n") == ["/media/u/My Disk"])
        let all = FilePlace.all(["HOME": folder.path], mounts: "/nonexistent")
        #expect(all.map(\.title) == ["Home", "File System"])
    }

    @Test("SH-03 the area for a preview appears with the first selected file, and stays")
    func previewArea() throws {
        let panel = try present()
        stage.settle()
        #expect(panel.preview.isHidden)
        let width = panel.list.frame.width
        try select("sub", in: panel)
        stage.settle()
        #expect(panel.preview.isHidden && panel.list.frame.width == width)
        try select("b9.txt", in: panel)
        stage.settle()
        #expect(!panel.preview.isHidden && panel.list.frame.width == width - panel.preview.frame.width)
        try select("sub", in: panel)
        stage.settle()
        #expect(!panel.preview.isHidden)
    }

    @Test("SH-03 in small windows the title and columns give way", arguments: [true, false])
    func smallWindows(_ isLow: Bool) throws {
        try stage.generator.windowResize(to: isLow ? CGSize(width: 480, height: 360) : CGSize(width: 360, height: 640))
        let panel = try present(.saving(name: "a.txt"))
        stage.settle()
        let columns = panel.list.tableColumns.filter { !$0.isHidden }.map(\.identifier)
        #expect(columns == (isLow ? ["name", "size", "date"] : ["name", "size"]))
        #expect(panel.list.frame.height >= (isLow ? 150 : 300))
        #expect(panel.nameField.frame.width >= 120 && panel.preview.isHidden && panel.sidebar.isHidden)
        let visible = panel.view.subviews.filter { !$0.isHidden && $0 !== panel.message && $0 !== panel.pathField }
        for view in visible { #expect(panel.view.bounds.contains(view.frame), "\(view)") }
        for (index, view) in visible.enumerated() {
            for other in visible[(index + 1)...] where !view.frame.isEmpty && !other.frame.isEmpty {
                #expect(!view.frame.insetBy(dx: 0.5, dy: 0.5).intersects(other.frame), "\(view) \(other)")
            }
        }
    }

    @Test("SH-03 completions")
    func completions() {
        let entries = ["sub", "summer", "other"].map { FileEntry(name: $0, isFolder: true, size: 0, date: 0) }
        #expect(PathCompletion.rest(of: "s", in: entries) == "u")
        #expect(PathCompletion.rest(of: "sum", in: entries) == "mer/")
        #expect(PathCompletion.rest(of: "", in: entries) == "" && PathCompletion.rest(of: "x", in: entries) == "")
        #expect(PathCompletion.expanded("~/a/../b", home: "/h", folder: "/f") == "/h/b")
        #expect(PathCompletion.expanded("c", home: "/h", folder: "/f") == "/f/c")
        #expect(FilePath.join("/", "a") == "/a" && FilePath.parent("/a") == "/" && FilePath.parent("/a/b") == "/a")
    }
}
