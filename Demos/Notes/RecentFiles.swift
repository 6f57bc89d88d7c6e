import UIKit

/// The files that were opened or saved last, which the menu "Open Recent" lists.
@MainActor final class RecentFiles {
    private let url: URL
    private(set) var paths: [String]
    private static let limit = 10

    /// Reads the list from a file. A file that cannot be read is an empty list.
    init(at path: String) {
        url = URL(fileURLWithPath: path)
        let text = (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        paths = Array(text.split(separator: "\n").map(String.init).prefix(RecentFiles.limit))
    }

    /// Moves a path to the beginning of the list, and stores the list. Errors only affect the next launch.
    func add(_ path: String) {
        guard paths.first != path, !path.contains("\n") else { return }
        paths.removeAll { $0 == path }
        paths.insert(path, at: 0)
        paths = Array(paths.prefix(RecentFiles.limit))
        store()
    }

    func removeAll() {
        guard !paths.isEmpty else { return }
        paths = []
        store()
    }

    private func store() {
        try? FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? Data(paths.map { $0 + "\n" }.joined().utf8).write(to: url, options: .atomic)
        UIMenuSystem.main.setNeedsRebuild()
    }

    /// A submenu with a command for each file.
    var menu: UIMenu {
        let files = paths.map { path in
            UICommand(title: NoteFile.shortened(path), action: NotesController.openRecent, propertyList: path)
        }
        let clear = UICommand(title: "Clear Menu", action: NotesController.clearRecent)
        if files.isEmpty { clear.attributes = .disabled }
        return UIMenu(
            title: "Open Recent", identifier: .openRecent,
            children: [
                UIMenu(options: .displayInline, children: files), UIMenu(options: .displayInline, children: [clear]),
            ])
    }
}
