import DocumentStorage
import SystemSupport

/// The list of recent files of the desktop, an XBEL file that all programs of the user share.
///
/// Only the entries of the app's files are changed. All other bytes of the file stay as they are, and a file that is
/// not understood is not changed at all. Processes that use this type lock the list while they change it. Programs that
/// do not are detected: if the file has changed since it was read, it is read again.
struct DesktopRecentFiles: Sendable {
    /// The path of the list.
    let path: String
    /// The name of the app in the entries, and its command.
    let program: String

    /// A larger list is not changed.
    private static let sizeLimit = 8 << 20

    /// Returns the list of the user; nil in tests of apps (`UIKIT_TESTING`).
    ///
    /// - Parameter environment: The environment. Reads `XDG_DATA_HOME`, or else `HOME`.
    static func standard(_ environment: ProcessEnvironment = .process) -> DesktopRecentFiles? {
        guard environment["UIKIT_TESTING"] == nil, !ProgramName.current.isEmpty else { return nil }
        var data = environment["XDG_DATA_HOME"] ?? ""
        if !data.hasPrefix("/") {
            guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
            data = home + "/.local/share"
        }
        return DesktopRecentFiles(path: data + "/recently-used.xbel", program: ProgramName.current)
    }

    /// Enters a file, or updates its entry.
    func add(_ file: String, at date: Date) {
        let type = MIMETypes.type(of: file)
        change { $0.add(RecentFileList.address(of: file), type: type, program: program, date: date) }
    }

    /// Removes the app from all entries, and entries that no other program has.
    func removeAll() {
        guard access(path, F_OK) == 0 else { return }
        change { $0.remove(program: program) }
    }

    private func change(_ body: (inout RecentFileList) -> Void) {
        RecoveryLocation.prepareFolder(DocumentPath.folder(of: path))
        guard let lock = try? FileLock(path + ".lock", timeout: 5) else { return }
        withExtendedLifetime(lock) {
            for _ in 1...5 {
                guard let before = try? FileFingerprint(of: path)?.hash ?? "" else { return }
                let exists = access(path, F_OK) == 0
                guard let bytes = exists ? try? FileReader.contents(of: path) : Data(),
                    bytes.count <= DesktopRecentFiles.sizeLimit, var list = RecentFileList(bytes)
                else { return }
                let old = list
                body(&list)
                guard list != old || !exists else { return }
                guard (try? FileFingerprint(of: path)?.hash ?? "") == before else { continue }
                _ = try? DocumentWriter.write(to: path) { draft in
                    try DocumentWriter.writeNew(list.bytes, to: draft)
                    // The list tells which files the user has opened.
                    chmod(draft, 0o600)
                }
                return
            }
        }
    }
}
