import CoreGraphics
import DBus

/// Lets the user choose files in the dialog of the FileChooser portal.
@MainActor final class FileChooser {
    private static let interface = "FileChooser"
    /// The versions of the interface since which the portal knows an option.
    private static let folderVersion = 3
    private static let currentFolderVersion = 4

    private let portal: PortalClient
    private let scheduler: Scheduler

    /// Creates a file chooser.
    ///
    /// - Parameters:
    ///   - portal: The portal.
    ///   - scheduler: Runs completion handlers.
    init(portal: PortalClient, scheduler: Scheduler) {
        self.portal = portal
        self.scheduler = scheduler
    }

    /// A choice that may still wait for the version of the portal.
    private final class Session: FileChoiceSession {
        var request: PortalRequest?
        private var completion: (@MainActor (FileChoice.Outcome) -> Void)?
        private let scheduler: Scheduler

        init(scheduler: Scheduler, completion: @escaping @MainActor (FileChoice.Outcome) -> Void) {
            self.scheduler = scheduler
            self.completion = completion
        }

        var isEnded: Bool { completion == nil }

        /// Ends the choice in the next turn of the event loop, so that the caller has the session before.
        func endLater(_ outcome: FileChoice.Outcome) {
            scheduler.schedule(after: 0) { self.end(outcome) }
        }

        func end(_ outcome: FileChoice.Outcome) {
            guard let completion else { return }
            self.completion = nil
            request = nil
            completion(outcome)
        }

        func cancel() {
            guard !isEnded else { return }
            request?.cancel()
            endLater(.cancelled)
        }
    }

    /// Starts a choice.
    ///
    /// - Parameters:
    ///   - choice: The dialog.
    ///   - parent: The identifier of the window in front of which the dialog appears, in the form of portals, or an
    ///     empty text.
    ///   - completion: Called once, never before this method returns.
    func choose(
        _ choice: FileChoice, parent: String, completion: @escaping @MainActor (FileChoice.Outcome) -> Void
    ) -> any FileChoiceSession {
        let session = Session(scheduler: scheduler, completion: completion)
        portal.version(of: Self.interface) { [self] version in
            guard !session.isEnded else { return }
            start(choice, parent, version, session)
        }
        return session
    }

    private func start(_ choice: FileChoice, _ parent: String, _ version: Int, _ session: Session) {
        let unavailable = FileChoice.Outcome.unavailable(allowsReplacement: !portal.isSandboxed)
        let method: String
        switch choice.kind {
        case .files: method = "OpenFile"
        case .folders:
            // Older portals would let the user choose files instead.
            guard version >= Self.folderVersion else { return session.endLater(unavailable) }
            method = "OpenFile"
        case .saving: method = "SaveFile"
        case .savingAll: method = "SaveFiles"
        }
        session.request = portal.request(
            Self.interface, method, arguments: [.string(parent), .string(Self.plain(choice.title))],
            options: Self.options(choice, version: version)
        ) { outcome in
            switch outcome {
            case .completed(let results): session.end(Self.outcome(results, of: choice))
            case .cancelled: session.end(.cancelled)
            case .failed: session.end(unavailable)
            }
        }
        if session.request == nil { session.endLater(unavailable) }
    }

    // MARK: Values

    static func options(_ choice: FileChoice, version: Int) -> [String: DBusValue] {
        var options: [String: DBusValue] = ["modal": .boolean(true)]
        if let label = choice.acceptLabel { options["accept_label"] = .string(plain(label)) }
        if choice.allowsSeveral { options["multiple"] = .boolean(true) }
        var isSaving = false
        switch choice.kind {
        case .files: break
        case .folders: options["directory"] = .boolean(true)
        case .saving(let name):
            options["current_name"] = .string(plain(name))
            isSaving = true
        case .savingAll(let names):
            options["files"] = .array(of: "ay", names.map(path))
            isSaving = true
        }
        // Opening dialogs know the folder later than saving ones.
        if let folder = choice.folder, folder.isFileURL, isSaving || version >= currentFolderVersion {
            options["current_folder"] = path(folder.path)
        }
        if !choice.filters.isEmpty {
            let filters = choice.filters.map(value)
            options["filters"] = .array(of: "(sa(us))", filters)
            options["current_filter"] = filters[0]
        }
        return options
    }

    private static func value(_ filter: FileChoiceFilter) -> DBusValue {
        let patterns = filter.patterns.map { pattern in
            switch pattern {
            case .glob(let text): DBusValue.structure([.uint32(0), .string(plain(text))])
            case .mimeType(let text): DBusValue.structure([.uint32(1), .string(plain(text))])
            }
        }
        return .structure([.string(plain(filter.name)), .array(of: "(us)", patterns)])
    }

    /// Returns a path as bytes with a zero byte at the end, since paths need not be valid text.
    private static func path(_ text: String) -> DBusValue { .bytes(plain(text).utf8 + [0]) }

    /// Returns a text without zero bytes, which messages cannot contain.
    private static func plain(_ text: String) -> String { text.replacing("\0", with: "") }

    /// Returns the outcome of a dialog with the portal's results. Values of wrong types, and URLs of other kinds than
    /// files, are ignored.
    static func outcome(_ results: DBusValue, of choice: FileChoice) -> FileChoice.Outcome {
        var files = (results["uris"]?.elements ?? []).compactMap { value -> URL? in
            guard case .string(let text) = value, let url = URL(string: text), url.isFileURL, url.path.hasPrefix("/"),
                url.host ?? "" == "" || url.host == "localhost"
            else { return nil }
            return URL(fileURLWithPath: url.path)
        }
        var isSingle = !choice.allowsSeveral
        if case .savingAll(let names) = choice.kind {
            isSingle = false
            if files.count != names.count { files = [] }
        }
        if isSingle { files = Array(files.prefix(1)) }
        return files.isEmpty ? .cancelled : .chosen(files)
    }
}
