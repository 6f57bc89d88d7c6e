import DocumentStorage
import SystemSupport

/// The folders in which documents are stored outside of their files.
enum DocumentFolders {
    /// A folder that takes the place of the user's state folder, for tests. Set it before documents exist.
    nonisolated(unsafe) static var stateOverride: String?

    /// The folder for unsaved contents and versions: `documents` in the app's folder in `$XDG_STATE_HOME`. Tests of apps
    /// (`UIKIT_TESTING`) use a temporary folder of the process, so that they do not depend on the user's files.
    static var state: String { app + "/documents" }

    /// The file with the list of recent documents.
    static var recentDocuments: String { app + "/recent-documents" }

    private static var app: String {
        if let stateOverride { return stateOverride }
        if ProcessEnvironment.process["UIKIT_TESTING"] != nil {
            return NSTemporaryDirectory() + "uikit-documents-\(getpid())"
        }
        return RecoveryLocation.stateFolder(program: ProgramName.current)
    }
}
