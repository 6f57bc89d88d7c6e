import CoreGraphics
import SystemSupport

/// The places of the desktop's associations between types and programs, and of desktop entries.
struct AssociationFiles {
    /// A folder with lists, the one with the highest precedence first.
    struct Place {
        let folder: String
        /// The names of the lists, in order of precedence.
        let lists: [String]

        var paths: [String] { lists.map { "\(folder)/\($0)" } }
    }

    let places: [Place]
    /// The folders with desktop entries, in order of precedence.
    let applications: [String]

    /// Locates the files.
    ///
    /// - Parameter environment: The environment. Reads `HOME`, `XDG_CONFIG_HOME`, `XDG_CONFIG_DIRS`, `XDG_DATA_HOME`,
    ///   `XDG_DATA_DIRS` and `XDG_CURRENT_DESKTOP`.
    init(environment: ProcessEnvironment) {
        applications = environment.dataFolders.map { "\($0)/applications" }
        let desktops = (environment["XDG_CURRENT_DESKTOP"] ?? "").lowercased().split(separator: ":")
        let names = desktops.map { "\($0)-mimeapps.list" } + ["mimeapps.list"]
        places = (environment.configurationFolders + applications).map { Place(folder: $0, lists: names) }
    }

    /// The name of the list that a folder of desktop entries has of their types.
    static let cache = "mimeinfo.cache"
}
