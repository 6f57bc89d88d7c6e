import DisplayServer
import DocumentStorage
import SystemSupport

/// The documents that the user opened or saved last, for a menu "Open Recent".
///
/// The list belongs to the app, and survives its end. Documents are also entered in the list of recent files of the
/// desktop (`~/.local/share/recently-used.xbel`), which file managers and other programs show (UD-11).
///
/// ```swift
/// RecentDocuments.shared.noteNewRecentDocumentURL(document.fileURL)
/// ```
///
/// This class is not part of Apple's API. Its members have the names of AppKit's `NSDocumentController`.
@preconcurrency @MainActor public final class RecentDocuments {
    /// The recent documents of the app.
    public static let shared = RecentDocuments(
        list: DocumentFolders.recentDocuments, desktop: DesktopRecentFiles.standard())

    /// The maximum number of documents in the list. The default is 10; values below 0 count as 0.
    public var maximumRecentDocumentCount = 10 {
        didSet { store(Array(recentDocumentURLs.prefix(max(0, maximumRecentDocumentCount)))) }
    }

    /// The documents, the last one first. Files of the list may no longer exist.
    public private(set) var recentDocumentURLs: [URL]

    private let url: URL
    private let desktop: DesktopRecentFiles?
    private let queue = DispatchQueue(label: "recent documents", qos: .utility)

    /// Reads a list. A list that cannot be read is empty.
    init(list path: String, desktop: DesktopRecentFiles?) {
        url = URL(fileURLWithPath: path)
        self.desktop = desktop
        let text = (try? FileReader.contents(of: path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let paths = text.split(separator: "\n").filter { $0.hasPrefix("/") }.prefix(maximumRecentDocumentCount)
        recentDocumentURLs = paths.map { URL(fileURLWithPath: String($0)) }
    }

    /// Moves a document to the beginning of the list. URLs of other schemes than `file` are ignored.
    public func noteNewRecentDocumentURL(_ url: URL) {
        guard url.isFileURL, !url.path.contains("\n") else { return }
        let url = url.standardizedFileURL
        let list = [url] + recentDocumentURLs.filter { $0.path != url.path }
        store(Array(list.prefix(max(0, maximumRecentDocumentCount))))
        guard let desktop else { return }
        let path = url.path
        let now = WallClock.now
        queue.async { desktop.add(path, at: now) }
    }

    /// Removes all documents from the list, and the app from the entries in the list of the desktop.
    ///
    /// - Parameter sender: The object that requested this. It is ignored.
    public func clearRecentDocuments(_ sender: Any?) {
        store([])
        guard let desktop else { return }
        queue.async { desktop.removeAll() }
    }

    /// Returns a menu "Open Recent" with a command for each document and one that clears the list.
    ///
    /// - Parameters:
    ///   - openAction: The action of the commands. The property list of the sender, a ``UICommand``, is the path.
    ///   - clearAction: The action of the command "Clear Menu". Its target calls ``clearRecentDocuments(_:)``.
    public func makeMenu(openAction: Selector, clearAction: Selector) -> UIMenu {
        let documents = recentDocumentURLs.map { url in
            UICommand(title: FilePath.shortened(url.path), action: openAction, propertyList: url.path)
        }
        let clear = UICommand(title: "Clear Menu", action: clearAction)
        if documents.isEmpty { clear.attributes = .disabled }
        return UIMenu(
            title: "Open Recent", identifier: .openRecent,
            children: [
                UIMenu(options: .displayInline, children: documents),
                UIMenu(options: .displayInline, children: [clear]),
            ])
    }

    private func store(_ list: [URL]) {
        guard list != recentDocumentURLs else { return }
        recentDocumentURLs = list
        UIMenuSystem.main.setNeedsRebuild()
        let path = url.path
        let bytes = Data(list.map { $0.path + "\n" }.joined().utf8)
        queue.async {
            // An error only affects the next launch.
            RecoveryLocation.prepareFolder(DocumentPath.folder(of: path))
            _ = try? DocumentWriter.write(bytes, to: path)
        }
    }

    /// Waits until the lists are written.
    func finishWriting() { queue.sync {} }
}
