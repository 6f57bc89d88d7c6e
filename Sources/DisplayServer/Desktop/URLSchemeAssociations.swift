import CoreGraphics
import SystemSupport

/// The desktop's associations between URL schemes and programs, from the `mimeapps.list` and `mimeinfo.cache` files.
struct URLSchemeAssociations {
    private let files: [String]

    /// Locates the files.
    ///
    /// - Parameter environment: The environment. Reads `HOME`, `XDG_CONFIG_HOME`, `XDG_CONFIG_DIRS`, `XDG_DATA_HOME`,
    ///   `XDG_DATA_DIRS` and `XDG_CURRENT_DESKTOP`.
    init(environment: ProcessEnvironment) {
        let places = environment.configurationFolders + environment.dataFolders.map { "\($0)/applications" }
        let desktops = (environment["XDG_CURRENT_DESKTOP"] ?? "").lowercased().split(separator: ":")
        let names = desktops.map { "\($0)-mimeapps.list" } + ["mimeapps.list", "mimeinfo.cache"]
        files = places.flatMap { place in names.map { "\(place)/\($0)" } }
    }

    /// Returns whether a program is registered for a scheme. The scheme must be in lower case.
    func hasProgram(for scheme: String) -> Bool {
        let key = "x-scheme-handler/\(scheme)"
        return files.contains { file in
            guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return false }
            return text.split(separator: "\n").contains { Self.isEntry($0, for: key) }
        }
    }

    /// Returns whether a line assigns at least one program to a key.
    private static func isEntry(_ line: Substring, for key: String) -> Bool {
        guard let equals = line.firstIndex(of: "=") else { return false }
        return line[..<equals].trimmingCharacters(in: .whitespaces) == key
            && line[equals...].dropFirst().contains { !$0.isWhitespace && $0 != ";" }
    }
}
