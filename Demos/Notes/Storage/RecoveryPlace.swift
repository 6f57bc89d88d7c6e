import Foundation

/// A folder in which recovery files may be kept, and the beginning of their names there.
struct RecoveryPlace: Equatable, Sendable {
    let folder: String
    let prefix: String

    /// The places for a document: the user's folder for the state of programs, and then the document's own, where the
    /// files are hidden.
    static func all(for document: String?, state: String) -> [RecoveryPlace] {
        let places = [RecoveryPlace(folder: state, prefix: "")]
        guard let document else { return places }
        return places + [RecoveryPlace(folder: DocumentPath.folder(of: document), prefix: ".recovery-")]
    }

    /// The folder of a program in `XDG_STATE_HOME`, which is `~/.local/state` unless it is set to an absolute path.
    static func stateFolder(
        program: String, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String {
        let home = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (home ?? NSHomeDirectory() + "/.local/state") + "/" + program
    }

    /// Makes the folder, which others may not look into, if it is missing.
    func prepare() {
        guard access(folder, F_OK) != 0 else { return }
        var path = ""
        for part in folder.split(separator: "/") {
            path += "/" + part
            mkdir(path, 0o700)
        }
    }
}
