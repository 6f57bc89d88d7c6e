import Foundation

/// A folder that can contain recovery files, with the prefix of their names in that folder.
package struct RecoveryLocation: Equatable, Sendable {
    package let folder: String
    package let prefix: String

    /// Returns the locations for a document, in order of preference: the user's state folder, then the folder of the
    /// document, where the files are hidden.
    package static func all(for document: String?, state: String) -> [RecoveryLocation] {
        let locations = [RecoveryLocation(folder: state, prefix: "")]
        guard let document else { return locations }
        return locations + [RecoveryLocation(folder: DocumentPath.folder(of: document), prefix: ".recovery-")]
    }

    /// Returns the folder of a program in `XDG_STATE_HOME`, which defaults to `~/.local/state` unless it is an absolute
    /// path.
    package static func stateFolder(
        program: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String {
        let home = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (home ?? NSHomeDirectory() + "/.local/state") + "/" + program
    }

    /// Creates the folder if it does not exist, with access only for the user.
    package func prepare() { RecoveryLocation.prepareFolder(folder) }

    /// Creates a folder and its missing parents, with access only for the user.
    package static func prepareFolder(_ folder: String) {
        guard access(folder, F_OK) != 0 else { return }
        var path = ""
        for part in folder.split(separator: "/") {
            path += "/" + part
            mkdir(path, 0o700)
        }
    }
}
