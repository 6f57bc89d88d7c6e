import DemoSupport
import DocumentStorage
import Foundation

/// The contents of one folder as they are listed, which follow the changes of the folder.
///
/// Folders are read, sorted and filtered on background threads. ``arrangement`` changes on the main actor only, just
/// before ``onChange`` is called.
@MainActor final class FolderModel {
    /// A change of the arrangement.
    struct Update {
        /// The rows that differ; nil if the list is to be loaded again.
        let changes: RowChanges?
        /// The rows of the files that were selected before, or of those to reveal, ascending.
        let selectedRows: [Int]
        /// A Boolean value that indicates whether to scroll to the selected rows, which were not selected before.
        let revealsSelection: Bool
    }

    /// The settings of a list.
    struct Settings: Hashable, Sendable {
        var order = FileOrder()
        var filter = ""
        var showsHidden = false
    }

    private(set) var arrangement: Arrangement
    /// The reason why the folder cannot be read; nil if it can.
    private(set) var failure: FileFailure?
    /// A Boolean value that indicates whether the folder is being read for the first time.
    private(set) var isLoading = false

    /// The settings. Changes take effect soon.
    var settings = Settings() { didSet { if settings != oldValue { arrange() } } }

    /// Called when the rows have changed.
    var onChange: ((Update) -> Void)?
    /// Called when sizes and times have become known, without changes of the rows.
    var onDetails: (() -> Void)?
    /// Returns the selected rows.
    var selectedRows: () -> [Int] = { [] }

    private var contents: FolderContents?
    private var details: FileDetails?
    private var reading: BackgroundRequest?
    private var isArranging = false
    private var needsArranging = false
    private var isRereading = false
    private var needsRereading = false
    private var watcher: FileWatcher?
    /// The names of the files to select when they are listed.
    private var revealed: Set<FileName> = []

    private static let queue = DispatchQueue(label: "folders", qos: .userInitiated, attributes: .concurrent)

    init(path: FilePath) { arrangement = Arrangement(empty: path) }

    var path: FilePath { arrangement.contents.path }

    /// A Boolean value that indicates whether changes of the folder are noticed.
    var isWatched: Bool { watcher != nil }

    /// A Boolean value that indicates whether there are files that are not listed because they are hidden.
    var hasHiddenFiles: Bool {
        !settings.showsHidden && (contents?.count ?? 0) > arrangement.unfilteredCount
    }

    // MARK: Reading

    /// Opens a folder.
    ///
    /// - Parameters:
    ///   - path: The folder.
    ///   - selecting: The names of the files to select and to scroll to.
    func open(_ path: FilePath, selecting names: Set<FileName> = []) {
        reading?.cancel()
        (contents, details, watcher, failure) = (nil, nil, nil, nil)
        (isLoading, needsArranging, needsRereading) = (true, false, false)
        revealed = names
        arrangement = Arrangement(empty: path)
        onChange?(Update(changes: nil, selectedRows: [], revealsSelection: false))
        read(isFirst: true)
    }

    /// Selects files and scrolls to them, now or as soon as they are listed.
    func reveal(_ names: Set<FileName>) {
        revealed = names
        arrange()
    }

    /// Reads the folder again.
    func reload() {
        guard !isLoading, !isRereading else {
            needsRereading = true
            return
        }
        guard failure == nil else { return open(path) }
        isRereading = true
        read(isFirst: false)
    }

    private func read(isFirst: Bool) {
        let (path, request) = (path, BackgroundRequest())
        reading = request
        let watches = watcher == nil
        FolderModel.queue.async { [weak self] in
            let start = DispatchTime.now()
            // Watching begins first, so that no change is missed.
            let watcher = watches ? FolderModel.watch(path) { [weak self] in self?.reload() } : nil
            let result = Result {
                try FolderReader.read(path, request: request) { contents in
                    if isFirst { FolderModel.deliver(self, request) { $0.adopt(contents, nil) } }
                }
            }
            switch result {
            case .failure(let error):
                let failure = error as? FileFailure ?? FileFailure("The folder cannot be read", code: EIO)
                FolderModel.deliver(self, request) { $0.adopt(failure) }
            case .success(nil): break
            case .success(let contents?):
                if isFirst { FolderModel.deliver(self, request) { $0.adopt(contents, nil, watcher) } }
                let details = FileDetails.read(contents, request: request) { details in
                    if isFirst { FolderModel.deliver(self, request) { $0.adopt(details, of: contents) } }
                }
                let time = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
                FolderModel.deliver(self, request) { model in
                    if let details, isFirst {
                        model.adopt(details, of: contents)
                    } else if !isFirst {
                        model.adopt(contents, details, watcher)
                    }
                    model.didFinishReading(after: time, isFirst: isFirst)
                }
            }
        }
    }

    nonisolated private static func watch(
        _ path: FilePath, _ onChange: @escaping @MainActor @Sendable () -> Void
    ) -> FileWatcher? {
        path.withCString {
            FileWatcher(folder: $0) { DispatchQueue.main.async { MainActor.assumeIsolated { onChange() } } }
        }
    }

    nonisolated private static func deliver(
        _ model: FolderModel?, _ request: BackgroundRequest,
        _ action: @escaping @MainActor @Sendable (FolderModel) -> Void
    ) {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                guard !request.isCancelled, let model else { return }
                action(model)
            }
        }
    }

    private func didFinishReading(after time: TimeInterval, isFirst: Bool) {
        if !isFirst { isRereading = false }
        guard needsRereading else { return }
        needsRereading = false
        // A large folder that changes all the time is read less often.
        DispatchQueue.main.asyncAfter(deadline: .now() + min(30, 3 * time)) { [weak self] in
            MainActor.assumeIsolated { self?.reload() }
        }
    }

    // MARK: Results

    private func adopt(_ failure: FileFailure) {
        (contents, details, watcher) = (nil, nil, nil)
        (isLoading, isRereading, needsRereading, needsArranging) = (false, false, false, false)
        self.failure = failure
        arrangement = Arrangement(empty: path)
        onChange?(Update(changes: nil, selectedRows: [], revealsSelection: false))
    }

    private func adopt(_ contents: FolderContents, _ details: FileDetails?, _ watcher: FileWatcher? = nil) {
        self.contents = contents
        self.details = details
        if let watcher { self.watcher = watcher }
        arrange()
    }

    private func adopt(_ details: FileDetails, of contents: FolderContents) {
        guard self.contents === contents else { return }
        self.details = details
        if details.isComplete, [.size, .modified].contains(settings.order.column) {
            arrange()
        } else if arrangement.contents === contents {
            arrangement.details = details
            onDetails?()
        }
    }

    // MARK: Arranging

    /// Sorts and filters the files on a background thread. Requests during this work are combined.
    private func arrange() {
        guard let contents else { return }
        guard !isArranging else {
            needsArranging = true
            return
        }
        (isArranging, needsArranging) = (true, false)
        let (details, settings, old, revealed) = (details, settings, arrangement, revealed)
        let selected = selectedRows().filter { $0 < old.count }.map { old.rows[$0] }
        FolderModel.queue.async { [weak self] in
            let new = Arrangement(
                contents, details, order: settings.order, filter: NameFilter(settings.filter),
                showsHidden: settings.showsHidden)
            let changes = RowChanges(from: old, to: new)
            let revealedRows = new.rows(of: revealed)
            let rows = revealedRows.isEmpty ? FolderModel.rows(in: new, ofFiles: selected, of: old) : revealedRows
            let update = Update(changes: changes, selectedRows: rows, revealsSelection: !revealedRows.isEmpty)
            DispatchQueue.main.async {
                MainActor.assumeIsolated { self?.adopt(new, update, revealed) }
            }
        }
    }

    private func adopt(_ new: Arrangement, _ update: Update, _ revealed: Set<FileName>) {
        isArranging = false
        guard new.contents === contents else {
            // Another folder was opened, or the folder was read again.
            if contents != nil { arrange() }
            return
        }
        if update.revealsSelection, revealed == self.revealed { self.revealed = [] }
        if new.contents.isComplete { isLoading = false }
        arrangement = new
        if let details, details.knownCount > new.details?.knownCount ?? 0 { arrangement.details = details }
        onChange?(update)
        if needsArranging { arrange() }
    }

    /// Returns the rows of files of another arrangement.
    nonisolated private static func rows(in new: Arrangement, ofFiles files: [Int32], of old: Arrangement) -> [Int] {
        guard !files.isEmpty else { return [] }
        guard new.contents === old.contents else {
            return new.rows(of: Set(files.map { old.contents.name(at: $0) }))
        }
        var isSelected = [Bool](repeating: false, count: new.contents.count)
        for file in files { isSelected[Int(file)] = true }
        return new.rows.indices.filter { isSelected[Int(new.rows[$0])] }
    }
}
